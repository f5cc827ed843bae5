/** The words of a step of the scoring. */
import type { SeatMessage } from "../api/messages";
import type { MapFacts } from "../api/shapes";
import { city_name, route_name, ticket_name } from "../table/naming";
import { say } from "../words/words.svelte";
import { listed, nameOf, signed } from "./naming";
import type { Step } from "./steps";
import type { Reckoning } from "./types";

/** What a step tells, without its points. */
export function tellStep(step: Step, seats: readonly SeatMessage[], facts: MapFacts, found: readonly Reckoning[]): string {
  const name = nameOf(seats, step.seat);
  return say(`after-told-${step.kind}`, {
    name,
    ...(step.kind === "winner" ? wonBy(step, seats, found) : {}),
    ...(step.kind === "tie" ? tiedBy(step, seats) : {}),
    ...(step.ticket ? { ticket: ticket_name(facts, step.ticket), spaces: lackingTo(step, facts, found) } : {}),
    ...(step.city ? { city: city_name(facts, step.city) } : {}),
    ...(step.route ? { route: route_name(facts, step.route) } : {}),
    ...(step.count === undefined ? {} : { count: step.count }),
    bonus: step.points ? "yes" : "no",
  });
}

/** What a step tells, with its points, as it is read aloud. */
export function sayStep(step: Step, seats: readonly SeatMessage[], facts: MapFacts, found: readonly Reckoning[]): string {
  const told = tellStep(step, seats, facts, found);
  return hasPoints(step) ? `${told} ${pointsTold(step.points)}.` : told;
}

/** "+1 point", "−8 points". */
export function pointsTold(points: number): string {
  return say("after-points-signed", { count: Math.abs(points), signed: signed(points) });
}

export function hasPoints(step: Step): boolean {
  return step.points !== 0 || ["routes", "stations"].includes(step.kind);
}

function wonBy(step: Step, seats: readonly SeatMessage[], found: readonly Reckoning[]): Record<string, string | number> {
  const winners = step.winners ?? [];
  const names = listed(winners.map((seat) => nameOf(seats, seat)));
  return { count: winners.length, names, points: found[winners[0] ?? 0]!.total };
}

function tiedBy(step: Step, seats: readonly SeatMessage[]): Record<string, string> {
  const values = step.values!.map(([seat, value]) => `${nameOf(seats, seat)} ${value}`).join(", ");
  return { what: say(`after-tie-${step.tie}`), values };
}

function lackingTo(step: Step, facts: MapFacts, found: readonly Reckoning[]): number {
  const routes = found[step.seat]!.lacking[step.ticket!] ?? [];
  return routes.reduce((sum, route) => sum + (facts.routes[route]?.length ?? 0), 0);
}
