/** What the lessons look at: the part of the server's messages that they need, and what the map says of its routes. */

export interface Offer {
  count: number;
  draw?: readonly string[];
  tickets?: number;
  claim?: readonly { route: string; length: number; points: number; pay: readonly { cards: string }[] }[];
  build?: { cities: readonly string[]; pay: readonly string[] } | null;
  keep?: { tickets: readonly string[]; least: number } | null;
  pay?: readonly string[];
  withdraw?: boolean;
  pass?: boolean;
}

export interface SeenView {
  seat: number | null;
  phase: string;
  due: readonly number[];
  final_turns: number;
  market: readonly (string | null)[];
  routes: Readonly<Record<string, number>>;
  seats: readonly { name: string; points: number; wagons: number; stations_left: number; cards: number; tickets: number }[];
  extra: number;
  revealed: readonly string[];
  hand: Readonly<Record<string, number>>;
  tickets: readonly string[];
  completed: readonly string[];
  legal: Offer | null;
  may_undo: boolean;
}

export interface Happened {
  number: number;
  kind: string;
  seat?: number | null;
  deed?: string | null;
  drawn?: string | null;
  revealed?: readonly string[];
  extra?: number;
  points?: number;
  notices?: readonly string[];
}

export interface RouteFacts {
  colour: string;
  kind: string;
  length: number;
}

/** The routes of the map by their names. */
export type Routes = Readonly<Record<string, RouteFacts>>;

/** What a lesson can see: the table now and before, and what happened between. */
export interface Seen {
  view: SeenView;
  previous: SeenView | null;
  happened: readonly Happened[];
  routes: Routes;
}

/** Closed for the rest of the game. */
export const CLOSED = -2;

const ROUTE = /\{ a = "(\w+)"\s*, b = "(\w+)"\s*, length = (\d+), colour = "(\w+)"\s*, kind = "(\w+)"/g;

/** Read the routes of a map's file, named as the notation names them. */
export function routesIn(file: string): Routes {
  const tracks = new Map<string, RouteFacts[]>();
  for (const [, a, b, length, colour, kind] of file.matchAll(ROUTE)) {
    const name = [a!, b!].sort().join("-");
    tracks.set(name, [...(tracks.get(name) ?? []), { colour: colour!, kind: kind!, length: Number(length) }]);
  }
  return Object.fromEntries(
    [...tracks].flatMap(([name, all]) => all.map((one, at) => [all.length > 1 ? `${name}:${at + 1}` : name, one] as const)),
  );
}
