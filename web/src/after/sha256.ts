/** SHA-256 (FIPS 180-4), written out: browsers offer theirs only where a page came by HTTPS, and a living room has none. */

const ROUNDS = fractions(64, 3);
const BEGINNING = fractions(8, 2);

/** The first 32 bits of the fractional parts of the roots of the first primes: where the constants come from. */
function fractions(count: number, root: 2 | 3): Uint32Array {
  const found = new Uint32Array(count);
  for (let prime = 2, k = 0; k < count; prime++) {
    if (!isPrime(prime)) continue;
    found[k++] = Number(wholeRoot(BigInt(prime) << BigInt(32 * root), root) & 0xffffffffn);
  }
  return found;
}

function isPrime(number: number): boolean {
  for (let divisor = 2; divisor * divisor <= number; divisor++) if (number % divisor === 0) return false;
  return true;
}

/** The largest whole number whose power is no more than that. */
function wholeRoot(power: bigint, root: 2 | 3): bigint {
  let low = 0n;
  let high = 1n << 40n;
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    if (middle ** BigInt(root) <= power) low = middle;
    else high = middle;
  }
  return low;
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The digest of some bytes. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const state = Uint32Array.from(BEGINNING);
  const padded = pad(bytes);
  const words = new Uint32Array(64);
  for (let at = 0; at < padded.byteLength; at += 64) mix(state, words, padded, at);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, k) => digest.setUint32(4 * k, word));
  return new Uint8Array(digest.buffer);
}

/** A one, zeros, and the length in bits, so that whole blocks come out. */
function pad(bytes: Uint8Array): DataView {
  const length = (Math.floor((bytes.length + 8) / 64) + 1) * 64;
  const padded = new Uint8Array(length);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(length - 4, bytes.length * 8);
  return view;
}

function mix(state: Uint32Array, words: Uint32Array, padded: DataView, at: number): void {
  for (let k = 0; k < 16; k++) words[k] = padded.getUint32(at + 4 * k);
  for (let k = 16; k < 64; k++) {
    const far = words[k - 15]!;
    const near = words[k - 2]!;
    const first = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
    const second = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
    words[k] = words[k - 16]! + first + words[k - 7]! + second;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let k = 0; k < 64; k++) {
    const chosen = (e & f) ^ (~e & g);
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + chosen + ROUNDS[k]! + words[k]!) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, k) => (state[k] = state[k]! + word));
}
