/** The final scoring as steps that are told one after the other: who gets what for which routes and cities. */
import type { TableMessage } from "../api/messages";
import type { MapFacts } from "../api/shapes";
import type { Highlight, Reckoning, SetupMessage } from "./types";
import { reckonings } from "./types";

export interface Step {
  kind: "routes" | "completed" | "failed" | "borrows" | "idle" | "stations" | "trail" | "bonus" | "tie" | "winner";
  seat: number;
  /** What this step adds to the seat's points. */
  points: number;
  show: Highlight;
  ticket?: string;
  city?: string;
  route?: string;
  /** How many: routes claimed, stations kept, spaces of the trail. */
  count?: number;
  /** The word of a tie's step, and what each seat that was tied could show. */
  tie?: string;
  values?: [seat: number, value: number][];
  winners?: number[];
}

/** List the steps of a game that is over; the highest come last, so that it stays open who wins. */
export function stepsOf(message: TableMessage, facts: MapFacts, rules: SetupMessage["rules"]): Step[] {
  const found = reckonings(message);
  const view = message.views[0];
  if (!view || !found.length) return [];
  const seats = found.map((_, seat) => seat);
  const owned = (seat: number): string[] => Object.keys(view.routes).filter((route) => view.routes[route] === seat);
  return [
    ...seats.map((seat) => ofRoutes(seat, found[seat]!, owned(seat))),
    ...seats.flatMap((seat) => ofTickets(seat, found[seat]!, facts, standing(view.stations, seat))),
    ...(rules.stations_each ? seats : []).map((seat) => ofStations(seat, found[seat]!, view.seats[seat]!.stations_left)),
    ...ofBonus(found, rules.bonus.kind),
    ...ofTies(found),
    ofWinner(found),
  ];
}

function standing(stations: Record<string, number>, seat: number): string[] {
  return Object.keys(stations).filter((city) => stations[city] === seat);
}

function ofRoutes(seat: number, one: Reckoning, routes: string[]): Step {
  return { kind: "routes", seat, points: one.routes, count: routes.length, show: { kind: "routes", seat, routes, cities: [] } };
}

/** Stations first: what they borrow is part of the ways of the tickets; then the tickets, the dearest last. */
function ofTickets(seat: number, one: Reckoning, facts: MapFacts, stations: string[]): Step[] {
  const borrowed = Object.values(one.borrowed);
  const stationed = stations.map((city): Step => {
    const route = one.borrowed[city];
    const show: Highlight = { kind: "borrowed", seat, routes: [], cities: [city], borrowed: route ? [route] : [] };
    return { kind: route ? "borrows" : "idle", seat, points: 0, city, route, show };
  });
  const tickets = [...one.completed, ...one.failed].sort((a, b) => Math.abs(one.worth[a]!) - Math.abs(one.worth[b]!));
  return [
    ...stationed,
    ...tickets.map((ticket): Step => {
      const is_done = one.completed.includes(ticket);
      const way = one.ways[ticket] ?? [];
      const own = way.filter((route) => !borrowed.includes(route));
      const others = is_done ? way.filter((route) => borrowed.includes(route)) : [];
      const cities = endsOf(facts, ticket, way);
      const show: Highlight = { kind: is_done ? "ticket" : "failed", seat, routes: own, cities, borrowed: others };
      return { kind: is_done ? "completed" : "failed", seat, points: one.worth[ticket]!, ticket, show };
    }),
  ];
}

/** The cities a ticket names; where it names many, those that its way comes to. */
function endsOf(facts: MapFacts, ticket: string, way: string[]): string[] {
  const reached = new Set(way.flatMap((route) => facts.routes[route]?.ends ?? []));
  return (facts.tickets[ticket]?.ends ?? []).flatMap((group) => {
    const there = group.filter((city) => reached.has(city));
    return there.length ? there : group.slice(0, 1);
  });
}

function ofStations(seat: number, one: Reckoning, count: number): Step {
  return { kind: "stations", seat, points: one.stations, count, show: { kind: "stations", seat, routes: [], cities: [] } };
}

function ofBonus(found: Reckoning[], kind: string): Step[] {
  const order = found.map((_, seat) => seat).sort((a, b) => found[a]!.trail - found[b]!.trail);
  if (kind !== "longest_trail")
    return order
      .filter((seat) => found[seat]!.bonus)
      .map((seat) => ({ kind: "bonus", seat, points: found[seat]!.bonus, count: found[seat]!.completed.length, show: none() }));
  return order
    .filter((seat) => found[seat]!.trail)
    .map((seat) => {
      const { bonus, trail, trail_routes: routes, trail_cities: cities } = found[seat]!;
      const ends = [...new Set([cities[0]!, cities.at(-1)!])];
      return { kind: "trail", seat, points: bonus, count: trail, show: { kind: "trail", seat, routes, cities: ends } };
    });
}

function ofTies(found: Reckoning[]): Step[] {
  const words = [...new Set(found.flatMap((one) => Object.keys(one.ties)))];
  return words.map((tie) => {
    const values = found.flatMap((one, seat): [number, number][] => (tie in one.ties ? [[seat, one.ties[tie]!]] : []));
    return { kind: "tie", seat: values[0]![0], points: 0, tie, values, show: none() };
  });
}

function ofWinner(found: Reckoning[]): Step {
  const winners = found.flatMap((one, seat) => (one.wins ? [seat] : []));
  return { kind: "winner", seat: winners[0] ?? 0, points: 0, winners, show: none() };
}

const none = (): Highlight => ({ kind: "", routes: [], cities: [] });

/** What every seat has after so many steps. */
export function totalsAfter(steps: readonly Step[], count: number, seats: number): number[] {
  const found = Array<number>(seats).fill(0);
  for (const step of steps.slice(0, count)) found[step.seat]! += step.points;
  return found;
}
