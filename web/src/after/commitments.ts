/** What this browser keeps of a table before its game begins: the promise, and what one adds to the shuffle oneself. */
import type { TableMessage } from "../api/messages";
import type { Kept } from "./verify";

const KEY = "traviesa-promise-";
const MOST = 40;

/** Keep the promise as soon as the table is seen, and one's own contribution as soon as it is known; never anew. */
export function keepPromise(message: TableMessage): void {
  if (message.status !== "open" && message.status !== "running") return;
  const before = keptPromise(message.table);
  const own = message.mine.flatMap((seat) => contributionOf(message, seat) ?? []);
  if (before && (before.own.length || !own.length)) return;
  try {
    if (!before) forgetOld();
    localStorage.setItem(KEY + message.table, JSON.stringify({ commitment: before?.commitment ?? message.commitment, own }));
  } catch {
    // a browser that keeps nothing: what it saw cannot be compared later, and the check says so
  }
}

export function keptPromise(table: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(KEY + table) ?? "null");
  } catch {
    return null;
  }
}

/** Contributions go by the people of the table, in the order of their seats; bots add nothing. */
function contributionOf(message: TableMessage, seat: number): string | undefined {
  if (message.chairs[seat]?.kind !== "person") return undefined;
  return message.contributions[message.chairs.slice(0, seat).filter((one) => one.kind === "person").length];
}

/** Leave room: the promises of long ago go first. */
function forgetOld(): void {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(KEY));
  for (const key of keys.slice(0, Math.max(0, keys.length - MOST))) localStorage.removeItem(key);
}
