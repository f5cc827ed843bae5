/** What this browser keeps of a table before its game begins: the promise, and what one adds to the shuffle oneself.
 *
 *  Both are worth something only because they are not the server's word: the promise is kept while the table is open,
 *  before anything was added, and what is added is made here.
 */
import { post } from "../api/client";
import type { TableMessage } from "../api/messages";
import { toHex } from "./hex";
import type { Kept } from "./verify";

const KEY = "traviesa-promise-";
const MOST = 40;

/** Keep the promise of a table that has not begun; one that was kept is never exchanged. */
export function keepPromise(message: Pick<TableMessage, "table" | "status" | "commitment">): void {
  const before = keptPromise(message.table);
  if (message.status === "open" && !before?.commitment)
    keep(message.table, { commitment: message.commitment, own: before?.own ?? [] });
}

export function keptPromise(table: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(KEY + table) ?? "null");
  } catch {
    return null;
  }
}

/** Create a table and sit down there: first its promise is seen, then one's own part is added. */
export async function createTable(wanted: object, names: string[]): Promise<TableMessage> {
  const made = await post<TableMessage>("/api/tables", { ...wanted, names: [] });
  keepPromise(made);
  return names.length ? sitDown(made.table, names, made.invitation ?? "") : made;
}

/** Sit down with something of one's own for the shuffle. */
export async function sitDown<T = TableMessage>(table: string, names: string[], invitation: string): Promise<T> {
  const contribution = toHex(crypto.getRandomValues(new Uint8Array(12)));
  const answer = await post<T>(`/api/tables/${table}/join`, { names, invitation, contribution });
  keep(table, { commitment: keptPromise(table)?.commitment ?? "", own: [contribution] });
  return answer;
}

/** Play again: the promise is seen, one's own part is added anew, and where nobody else is to come the game begins. */
export async function rematch(table: string): Promise<string> {
  const next = await post<TableMessage>(`/api/tables/${table}/rematch`);
  const address = `/api/tables/${next.table}`;
  if (next.status !== "open") return next.table;
  keepPromise(next);
  if (!keptPromise(next.table)?.own.length) {
    const names = next.chairs.filter((one) => one.mine).map((one) => one.name);
    await post(`${address}/leave`); // the server has seated us, with a part of its own making
    await sitDown(next.table, names, next.invitation ?? "");
  }
  if (next.hosts && !next.chairs.some((one) => one.is_open)) await post(`${address}/start`);
  return next.table;
}

function keep(table: string, what: Kept): void {
  try {
    forgetOld();
    localStorage.setItem(KEY + table, JSON.stringify(what));
  } catch {
    // a browser that keeps nothing: what it saw cannot be compared later, and the check says so
  }
}

/** Leave room: what was kept of other tables long ago goes. */
function forgetOld(): void {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(KEY));
  for (const key of keys.slice(0, Math.max(0, keys.length - MOST))) localStorage.removeItem(key);
}
