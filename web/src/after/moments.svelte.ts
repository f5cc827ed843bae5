/** The moments of a game, fetched a handful at a time and kept: the next ones before they are asked for. */
import { get } from "../api/client";
import type { MomentsMessage } from "../api/messages";
import type { Moment } from "./types";

export class Past {
  /** The entries after which the game stood otherwise: the stops of the slider. */
  numbers = $state.raw<number[]>([]);
  #kept = $state.raw<ReadonlyMap<number, Moment>>(new Map());
  #asked = new Map<number, Promise<void>>();

  constructor(readonly table: string) {}

  get count(): number {
    return this.#kept.size;
  }

  get is_whole(): boolean {
    return this.numbers.length > 0 && this.#kept.size === this.numbers.length;
  }

  /** All moments there are here, in their order. */
  get all(): Moment[] {
    return this.numbers.flatMap((number) => this.#kept.get(number) ?? []);
  }

  at(stop: number): Moment | undefined {
    return this.#kept.get(this.numbers[stop] ?? -1);
  }

  /** Fetch the handful in which a stop is, unless it is here. */
  async fetch(stop: number): Promise<void> {
    if (this.numbers.length && (stop < 0 || stop >= this.numbers.length || this.at(stop))) return;
    await this.#after(this.numbers.length ? (this.numbers[stop - 1] ?? 0) : 0);
  }

  /** Fetch all that is not here, from the beginning on. */
  async whole(): Promise<void> {
    await this.fetch(0);
    for (let stop = 0; stop < this.numbers.length; stop++) if (!this.at(stop)) await this.fetch(stop);
  }

  #after(number: number): Promise<void> {
    const found = this.#asked.get(number) ?? this.#ask(number);
    this.#asked.set(number, found);
    return found.catch((error) => {
      this.#asked.delete(number);
      throw error;
    });
  }

  async #ask(number: number): Promise<void> {
    const found = await get<MomentsMessage>(`/api/tables/${this.table}/moments?after=${number}`);
    this.#kept = new Map([...this.#kept, ...found.moments.map((one) => [one.number, one] as const)]);
    this.numbers = found.numbers;
  }
}

/** The stop at an entry of the journal, or the last one before it. */
export function stopAt(numbers: readonly number[], entry: number): number {
  return Math.max(0, numbers.filter((number) => number <= entry).length - 1);
}
