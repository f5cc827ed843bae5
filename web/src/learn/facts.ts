/** The numbers of a map that the rules tell: never typed in, always read from the map itself. */
import { get } from "../api/client";
import type { MapFacts } from "../api/shapes";

/** A map as `/api/offer` lists it. */
export interface MapOffer {
  id: string;
  name: string;
  name_es: string;
  digest: string;
  seats: [number, number];
  rules: MapRules;
}

/** What is read here of a map's row of rule numbers. */
export interface MapRules {
  wagons_each: number;
  stations_each: number;
  unused_station_points: number;
  points: Record<string, number>;
  cards: Record<string, number>;
  hand_dealt: number;
  market_size: number;
  market_reset_at: number;
  market_resets_in_a_row: number;
  twins_open_from_seats: number;
  tunnel_reveal: number;
  tickets_dealt: Record<string, number>;
  tickets_keep_first: number;
  tickets_drawn: Record<string, number>;
  tickets_keep: number;
  refused_first: string;
  bonus: { kind: string; points: number };
  ties: string[];
}

export type Numbers = Record<string, number>;

/** A map with all that the rules say of it. */
export interface RuleFacts {
  id: string;
  name: string;
  name_es: string;
  numbers: Numbers;
  conditions: Set<string>;
  /** Length → points. */
  points: [number, number][];
  ties: string[];
  refused: string;
  ferries: number;
  tunnels: number;
}

const COLOURS = 8;
const LONG = "long";

/** Gather what the rules say of a map: from its rule numbers, and by counting its routes and tickets. */
export function factsOf(map: MapOffer, facts: Pick<MapFacts, "routes" | "tickets">): RuleFacts {
  const rules = map.rules;
  const decks = counted(Object.values(facts.tickets).map((ticket) => ticket.deck));
  const kinds = counted(Object.values(facts.routes).map((route) => route.kind));
  const ferries = kinds["ferry"] ?? 0;
  const tunnels = kinds["tunnel"] ?? 0;
  const numbers = { ...numbersOf(map), ...ticketsOf(rules, decks) };
  const conditions = new Set<string>();
  conditions.add(rules.stations_each ? "stations" : "no-stations");
  conditions.add(LONG in rules.tickets_dealt ? "long" : "no-long");
  conditions.add(rules.refused_first === "box" ? "box" : "bottom");
  if (ferries) conditions.add("ferries");
  if (tunnels) conditions.add("tunnels");
  const points = Object.entries(rules.points).map(([length, worth]): [number, number] => [Number(length), worth]);
  points.sort((one, other) => one[0] - other[0]);
  const { id, name, name_es } = map;
  return { id, name, name_es, numbers, conditions, points, ties: rules.ties, refused: rules.refused_first, ferries, tunnels };
}

function numbersOf(map: MapOffer): Numbers {
  const rules = map.rules;
  const each = rules.cards["each_colour"] ?? 0;
  const locomotives = rules.cards["locomotive"] ?? 0;
  return {
    fewest: map.seats[0],
    most: map.seats[1],
    wagons: rules.wagons_each,
    stations: rules.stations_each,
    station_points: rules.unused_station_points,
    bonus: rules.bonus.points,
    cards: COLOURS * each + locomotives,
    each,
    locomotives,
    dealt: rules.hand_dealt,
    market: rules.market_size,
    reset: rules.market_reset_at,
    resets: rules.market_resets_in_a_row,
    open: rules.twins_open_from_seats,
    reveal: rules.tunnel_reveal,
  };
}

function ticketsOf(rules: MapRules, decks: Numbers): Numbers {
  const first = sum(rules.tickets_dealt);
  return {
    tickets: sum(decks),
    long: decks[LONG] ?? 0,
    regular: sum(decks) - (decks[LONG] ?? 0),
    first,
    first_regular: first - (rules.tickets_dealt[LONG] ?? 0),
    keep_first: rules.tickets_keep_first,
    drawn: sum(rules.tickets_drawn),
    keep: rules.tickets_keep,
  };
}

function counted(words: string[]): Numbers {
  const counts: Numbers = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

const sum = (counts: Numbers): number => Object.values(counts).reduce((all, one) => all + one, 0);

let asked: Promise<RuleFacts[]> | undefined;

/** The maps one can play on here; asked for once. */
export function mapFacts(): Promise<RuleFacts[]> {
  asked ??= get<{ maps: MapOffer[] }>("/api/offer")
    .then(({ maps }) => Promise.all(maps.map(async (map) => factsOf(map, await get<MapFacts>(`/api/maps/${map.digest}/facts`)))))
    .catch((error: unknown) => {
      asked = undefined;
      throw error;
    });
  return asked;
}
