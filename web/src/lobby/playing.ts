/** Beginning a game: one function for each way there is. Each ends at the table. */
import { createTable } from "../after/commitments";
import { post, put } from "../api/client";
import { place } from "../parts/route.svelte";
import { session } from "../parts/session.svelte";
import type { NewTable } from "../api/messages";

/** A table against bots, for oneself, begun at once. */
export async function playAgainstBots(map: string, bots: number, bot = "planner"): Promise<void> {
  const me = await session.somebody();
  await begin({ map, chairs: ["person", ...Array<string>(bots).fill(bot)], names: [me.name], public: false });
}

/** A table for several people who share this screen, begun at once. */
export async function playAroundOneScreen(map: string, names: string[], bots: string[]): Promise<void> {
  await session.somebody();
  const people = names.map(() => "person");
  await begin({ map, chairs: [...people, ...bots], names, public: false, shuffle_seats: true });
}

/** A table as it was chosen: it waits for those who are to come, or begins where nobody is. Chair 1 is one's own. */
export async function openOrBegin(wanted: NewTable): Promise<void> {
  const me = await session.somebody();
  const [first, ...others] = wanted.chairs;
  if (others.includes("person")) await open({ ...wanted, names: first === "person" ? [me.name] : [] });
  else await begin({ ...wanted, names: first === "person" ? [me.name] : [] });
}

/** A table that waits for others; who opens it sits there. */
export async function open(wanted: NewTable): Promise<void> {
  const me = await session.somebody();
  const made = await createTable(wanted, wanted.names ?? [me.name]);
  place.go(`/tables/${made.table}`);
}

async function begin(wanted: NewTable): Promise<void> {
  const made = await createTable(wanted, wanted.names ?? []);
  await post(`/api/tables/${made.table}/start`);
  place.go(`/tables/${made.table}`);
}

/** Read no more of what somebody says, at any table. */
export const mute = (player: string): Promise<unknown> => put(`/api/mutes/${player}`);
