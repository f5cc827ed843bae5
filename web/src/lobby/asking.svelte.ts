/** Asking for something to show, and doing something: what is under way, and what went wrong. */
import { Unreached } from "../api/client";
import { reach } from "./reach.svelte";

/** Something asked of the server; asked again whenever the server is back. */
export class Asked<T> {
  value = $state.raw<T | null>(null);
  error = $state.raw<unknown>(null);
  #turn = 0;

  constructor(private readonly what: () => Promise<T>) {
    $effect(() => {
      void reach.back;
      void this.ask();
    });
  }

  async ask(): Promise<void> {
    const turn = ++this.#turn;
    try {
      const value = await this.what();
      if (turn !== this.#turn) return;
      this.value = value;
      this.error = null;
    } catch (error) {
      if (error instanceof Unreached) reach.lost();
      if (turn === this.#turn) this.error = error;
    }
  }
}

/** Something done on a click: once at a time, and what is refused is kept to be shown. */
export class Doing {
  busy = $state(false);
  error = $state.raw<unknown>(null);

  /** Do it; says whether it was done. */
  async run(work: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.error = null;
    try {
      await work();
      return true;
    } catch (error) {
      if (error instanceof Unreached) reach.lost();
      this.error = error;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
