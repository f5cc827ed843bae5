/** ChaCha with eight rounds, as the game's chance uses it: a key, a counter, sixteen words at a time; numbers without bias. */

const WORD = 2 ** 32;
const ROUNDS = 8;
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
const COLUMNS = [0, 1, 2, 3].map((k) => [k, k + 4, k + 8, k + 12] as const);
const DIAGONALS = [0, 1, 2, 3].map((k) => [k, 4 + ((k + 1) % 4), 8 + ((k + 2) % 4), 12 + ((k + 3) % 4)] as const);

const turn = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

export class Stream {
  readonly #key: Uint32Array;
  readonly #block = new Uint32Array(16);
  #counter = 0;
  #at = 16;

  /** A key of 32 bytes, its words lowest byte first. */
  constructor(key: Uint8Array) {
    const view = new DataView(key.buffer, key.byteOffset, 32);
    this.#key = Uint32Array.from({ length: 8 }, (_, k) => view.getUint32(4 * k, true));
  }

  /** The next 32 random bits. */
  word(): number {
    if (this.#at === 16) this.#fill();
    return this.#block[this.#at++]!;
  }

  /** A number from 0 to limit - 1, each equally likely (Lemire's method: the odd few are drawn again). */
  below(limit: number): number {
    let product = this.word() * limit;
    if (product % WORD < limit) {
      const unfair = (WORD - limit) % limit;
      while (product % WORD < unfair) product = this.word() * limit;
    }
    return Math.floor(product / WORD);
  }

  /** The same things in a new order, every order equally likely. */
  shuffled<T>(things: readonly T[]): T[] {
    const found = [...things];
    for (let last = found.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      [found[last], found[other]] = [found[other]!, found[last]!];
    }
    return found;
  }

  #fill(): void {
    const begun = Uint32Array.from([...CONSTANTS, ...this.#key, this.#counter, 0, 0, 0]);
    const block = this.#block;
    block.set(begun);
    for (let k = 0; k < ROUNDS; k++) for (const lane of k % 2 ? DIAGONALS : COLUMNS) quarter(block, ...lane);
    begun.forEach((word, k) => (block[k] = block[k]! + word));
    this.#counter++;
    this.#at = 0;
  }
}

/** The quarter round of ChaCha (RFC 8439, 2.1). */
function quarter(block: Uint32Array, a: number, b: number, c: number, d: number): void {
  for (const [more, less] of [
    [16, 12],
    [8, 7],
  ] as const) {
    block[a] = block[a]! + block[b]!;
    block[d] = turn(block[d]! ^ block[a]!, more);
    block[c] = block[c]! + block[d]!;
    block[b] = turn(block[b]! ^ block[c]!, less);
  }
}
