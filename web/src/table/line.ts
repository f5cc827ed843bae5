/** The stream of what happens at a table: it breaks and comes back by itself, and nothing is missed between. */
import type { TableMessage } from "../api/messages";

export interface Listening {
  table(message: TableMessage): void;
  there(is_there: boolean): void;
  gone(error: Error): void;
}

const PATIENCE = [500, 1000, 2000, 4000];

export class Line {
  #source: EventSource | null = null;
  #tries = 0;
  #closed = false;
  #waiting = 0;

  constructor(
    readonly table: string,
    readonly version: () => number,
    readonly listening: Listening,
  ) {
    this.#open();
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#waiting);
    this.#source?.close();
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
  }

  #open(): void {
    const source = new EventSource(`/api/events?watch=${this.table}:${this.version()}`);
    this.#source = source;
    source.addEventListener("open", () => {
      this.#tries = 0;
      this.listening.there(true);
    });
    source.addEventListener("table", (event) => this.listening.table(JSON.parse(event.data)));
    source.addEventListener("error", () => this.#again());
  }

  /** A browser gives up where an answer is an error, and waits long: we come back ourselves, from the last entry known. */
  #again(): void {
    this.#source?.close();
    if (this.#closed) return;
    this.listening.there(false);
    clearTimeout(this.#waiting);
    this.#waiting = window.setTimeout(() => this.#open(), PATIENCE[Math.min(this.#tries++, PATIENCE.length - 1)]);
  }

  #hurry = (): void => {
    if (document.hidden || this.#closed || this.#source?.readyState !== EventSource.CLOSED) return;
    clearTimeout(this.#waiting);
    this.#open();
  };
}
