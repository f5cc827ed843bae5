/** Whether the server can be reached; while it cannot, it is asked again and again, quietly. */
const EVERY = 3000;

class Reach {
  away = $state(false);
  /** Counts up whenever the server is back: what waited for it asks again. */
  back = $state(0);
  #timer = 0;

  constructor() {
    addEventListener("offline", () => this.lost());
    addEventListener("online", () => void this.#ask());
  }

  /** Note that the server did not answer. */
  lost(): void {
    if (this.away) return;
    this.away = true;
    this.#again();
  }

  #again(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#ask(), EVERY);
  }

  async #ask(): Promise<void> {
    if (!this.away) return;
    const answer = await fetch("/health", { cache: "no-store" }).catch(() => null);
    if (!answer?.ok) return this.#again();
    this.away = false;
    this.back += 1;
  }
}

export const reach = new Reach();
