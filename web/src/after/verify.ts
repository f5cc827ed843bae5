/** The check of a shuffle, step by step: what was promised before the game, what was added, what came of it. */
import { deal, type Deal } from "./deal";
import { fromHex, toHex } from "./hex";
import type { RecordHead } from "./record";
import { sha256 } from "./sha256";

/** What this browser kept when the game began; it owes the server nothing. */
export interface Kept {
  /** The promise, as it was seen before the game began; empty where it was not. */
  commitment: string;
  /** What this browser added. */
  own: string[];
}

export type Outcome = "right" | "wrong" | "unknown";

export interface Check {
  id: "promise" | "contribution" | "key" | "hands" | "market" | "tickets";
  outcome: Outcome;
  /** What was found, and what it was compared with. */
  found: string;
  expected: string;
}

const utf8 = new TextEncoder();

/** The key that the game must have been dealt with: of the secret, then of each contribution, its length before it. */
export function keyFrom(secret: Uint8Array, contributions: readonly string[]): Uint8Array {
  const parts: Uint8Array[] = [utf8.encode("traviesa key 1\n")];
  for (const part of [secret, ...contributions.map((one) => utf8.encode(one))]) {
    const length = new Uint8Array(4);
    new DataView(length.buffer).setUint32(0, part.length, true);
    parts.push(length, part);
  }
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return sha256(all);
}

/** Check a record against what this browser kept, and against the game as it stood at its first moment. */
export function checks(
  head: RecordHead,
  kept: Kept | null,
  tickets: readonly (readonly [string, string])[],
  first: Deal,
): Check[] {
  const secret = fromHex(head.seed) ?? new Uint8Array();
  const key = keyFrom(secret, head.contributions);
  const again = deal(key, head.rules, tickets, head.seats);
  return [
    promise(secret, head, kept),
    contribution(head, kept),
    { id: "key", outcome: secret.length === 32 ? "right" : "wrong", found: toHex(key), expected: "" },
    compared("hands", again.hands.map(sorted), first.hands.map(sorted)),
    compared("market", again.market, first.market),
    compared(
      "tickets",
      again.offered.map((one) => [...one].sort()),
      first.offered.map((one) => [...one].sort()),
    ),
  ];
}

function promise(secret: Uint8Array, head: RecordHead, kept: Kept | null): Check {
  const found = toHex(sha256(secret));
  const expected = kept?.commitment || head.commitment;
  const holds = found === expected && found === head.commitment && secret.length === 32;
  return { id: "promise", outcome: !holds ? "wrong" : kept?.commitment ? "right" : "unknown", found, expected };
}

function contribution(head: RecordHead, kept: Kept | null): Check {
  const own = kept?.own ?? [];
  const left = [...head.contributions];
  const is_there = own.every((one) => left.includes(one) && left.splice(left.indexOf(one), 1));
  const outcome = !is_there ? "wrong" : own.length ? "right" : "unknown";
  return { id: "contribution", outcome, found: head.contributions.join(", "), expected: own.join(", ") };
}

function compared(id: Check["id"], found: unknown, expected: unknown): Check {
  const [one, other] = [JSON.stringify(found), JSON.stringify(expected)];
  return { id, outcome: one === other ? "right" : "wrong", found: one, expected: other };
}

function sorted(hand: Readonly<Record<string, number>>): [string, number][] {
  return Object.entries(hand).sort(([one], [other]) => (one < other ? -1 : 1));
}
