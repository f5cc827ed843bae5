/** What is told of a game that is over, and what is shown of it on the board. */
import type { MomentMessage, ResultMessage, TableMessage, ViewMessage } from "../api/messages";
import type { Marks } from "../api/shapes";

/** The final reckoning of a seat, with all that it stands on. */
export type Reckoning = ResultMessage;
/** A game as it stood after an entry. */
export type Moment = MomentMessage;

/** What a table was created with, as far as the end of its game asks for it. */
export interface SetupMessage {
  digest: string;
  rules: { bonus: { kind: string; points: number }; stations_each: number; unused_station_points: number };
}

/** What is to be seen on the board. */
export interface Highlight {
  kind: "routes" | "ticket" | "failed" | "borrowed" | "stations" | "trail" | "move" | "";
  seat?: number;
  routes: string[];
  cities: string[];
  /** Routes of others that are borrowed, and those that are lacking. */
  borrowed?: string[];
}

export const NOTHING: Highlight = { kind: "", routes: [], cities: [] };

/** The marks of the board for what is to be seen. */
export function marksOf(what: Highlight): Marks {
  const way = new Set([...what.routes, ...(what.borrowed ?? [])]);
  return what.kind === "move" ? { recent: new Set([...way, ...what.cities]) } : { way, cities: new Set(what.cities) };
}

/** The reckonings of a game that is over, seat by seat. */
export function reckonings(message: TableMessage): Reckoning[] {
  return message.views[0]?.results ?? [];
}

/** The view a seat had at a moment; of a seat that is not shown, what everybody saw. */
export function viewAt(moment: Moment, seat: number | null): ViewMessage {
  const own = moment.own.find((one) => one.seat === seat);
  const nothing = { seat: null, hand: {}, tickets: [], completed: [], offered: [], sealed: "", put_away: [] };
  return { ...moment.public, ...(own ?? nothing), moment: moment.number, legal: null, may_undo: false };
}
