/** What a game comes to in figures, counted from its moments: nothing that was taken back counts. */
import type { MapFacts } from "../api/shapes";
import type { Moment, Reckoning } from "./types";

export interface SeatFigures {
  turns: number;
  /** Cards drawn unseen, cards taken face up, and locomotives among these. */
  blind: number;
  open: number;
  locomotives: number;
  /** Length of a route → how many of it. */
  lengths: Record<number, number>;
  spaces: number;
  stations: number;
  drawn_tickets: number;
  kept: number;
  completed: number;
  tunnels: number;
  /** Tunnels that asked for more cards, and those given up. */
  dearer: number;
  given_up: number;
}

/** Leave out what was taken back: in set-up one sealed choice, later that deed and all after it. */
export function stood(moments: readonly Moment[]): Moment[] {
  let found: Moment[] = [];
  for (const moment of moments) {
    const what = moment.happened;
    if (what?.kind !== "undone") found.push(moment);
    else if (moment.public.phase === "setup") found = found.filter((one) => one.number !== what.to);
    else found = found.filter((one) => one.number < (what.to ?? 0));
  }
  return found;
}

/** Points of each seat after each deed that stands, the final ones at the end. */
export function pointsOver(moments: readonly Moment[], results: readonly Reckoning[]): number[][] {
  const course = stood(moments).filter((one) => one.public.phase !== "setup");
  return results.map((one, seat) => [...course.map((moment) => moment.public.seats[seat]!.points), one.total]);
}

/** The figures of each seat. */
export function figuresOf(moments: readonly Moment[], facts: MapFacts, results: readonly Reckoning[]): SeatFigures[] {
  const found = results.map(empty);
  const last = moments.at(-1)?.public;
  for (const [route, seat] of Object.entries(last?.routes ?? {})) {
    const length = facts.routes[route]?.length ?? 0;
    const one = found[seat];
    if (!one) continue;
    one.lengths[length] = (one.lengths[length] ?? 0) + 1;
    one.spaces += length;
  }
  for (const seat of Object.values(last?.stations ?? {})) if (found[seat]) found[seat].stations++;
  for (const { happened } of stood(moments)) {
    const one = found[happened?.seat ?? -1];
    if (happened?.kind === "did" && one) count(one, happened.deed ?? "", happened);
  }
  return found;
}

function empty(result: Reckoning): SeatFigures {
  return {
    turns: 0, blind: 0, open: 0, locomotives: 0, lengths: {}, spaces: 0, stations: 0, drawn_tickets: 0,
    kept: result.completed.length + result.failed.length, completed: result.completed.length,
    tunnels: 0, dearer: 0, given_up: 0,
  }; // prettier-ignore
}

function count(one: SeatFigures, deed: string, what: NonNullable<Moment["happened"]>): void {
  const [verb, card] = deed.split(" ");
  if (what.phase === "turn") one.turns++;
  if (verb === "draw") {
    if (card === "pile") one.blind++;
    else one.open++;
    if (card === "locomotive" || what.drawn === "locomotive") one.locomotives++;
  }
  if (verb === "tickets") one.drawn_tickets++;
  if (verb === "withdraw") one.given_up++;
  if (what.revealed?.length) {
    one.tunnels++;
    if (what.extra) one.dearer++;
  }
}
