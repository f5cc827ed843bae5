/** Beginning a first game: a whole one on the map with most to teach, only shorter, against one bot. */
import { createTable } from "../after/commitments";
import { get, post } from "../api/client";
import type { TableMessage } from "../api/messages";
import { place } from "../parts/route.svelte";
import { session } from "../parts/session.svelte";
import type { MapOffer, RuleFacts } from "./facts";
import { keepProgress, progress } from "./progress";

/** So many wagons make a game of about ten minutes. */
export const WAGONS = 20;
const LONG = "long";

/** The map with most to teach; of several, the first that is offered. */
export function richest(maps: readonly RuleFacts[]): RuleFacts | undefined {
  const worth = (map: RuleFacts): number => Number(map.ferries > 0) + Number(map.tunnels > 0) + Number(map.conditions.has("stations"));
  return [...maps].sort((one, other) => worth(other) - worth(one))[0];
}

/** The rule numbers that make it short: long tickets ask for nearly all the wagons there are, so they stay in the box. */
export function shortened(map: Pick<MapOffer, "rules">): Record<string, unknown> {
  const dealt = Object.entries(map.rules.tickets_dealt).filter(([deck]) => deck !== LONG);
  return { wagons_each: WAGONS, tickets_dealt: Object.fromEntries(dealt) };
}

export async function begin(map: RuleFacts, bot: string): Promise<void> {
  const me = await session.somebody();
  const { maps } = await get<{ maps: MapOffer[] }>("/api/offer");
  const rules = maps.find((one) => one.id === map.id)!;
  const wanted = { map: map.id, chairs: ["person", bot], public: false, options: shortened(rules) };
  const made = await createTable(wanted, [me.name]);
  await post(`/api/tables/${made.table}/start`);
  keepProgress({ table: made.table, done: [], isAway: false });
  place.go(`/tables/${made.table}`);
}

/** The game that was begun and still goes on, if any. */
export async function unfinished(): Promise<string> {
  const { table } = progress();
  if (!table) return "";
  const found = await get<TableMessage>(`/api/tables/${table}`).catch(() => null);
  return found?.status === "running" ? table : "";
}
