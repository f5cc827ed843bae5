/** How things of a map are called in the reader's language. */
import type { MapFacts } from "../api/shapes";
import { say, words } from "../words/words.svelte";
import type { Room } from "./room.svelte";

export function map_name(facts: MapFacts): string {
  return words.language === "es" ? facts.name_es : facts.name;
}

export function city_name(facts: MapFacts, city: string): string {
  const found = facts.cities[city];
  return found ? (words.language === "es" ? found.name_es : found.name) : city;
}

export function route_name(facts: MapFacts, route: string): string {
  const found = facts.routes[route];
  return found ? found.ends.map((end) => city_name(facts, end)).join("–") : route;
}

export function ticket_name(facts: MapFacts, ticket: string): string {
  const found = facts.tickets[ticket];
  return found ? found.ends.map((group) => city_name(facts, group[0]!)).join("–") : ticket;
}


/** What a screen reader tells of a city on the board. */
export function name_of_city(room: Room, city: string): string {
  const facts = room.facts!;
  const view = room.view!;
  const owner = view.stations[city];
  const open = Object.entries(facts.routes).filter(([id, one]) => one.ends.includes(city) && view.routes[id] === undefined);
  const station = owner === undefined ? "" : say("city-station-of", { name: view.seats[owner]?.name ?? "" });
  return say("city-told", { city: city_name(facts, city), open: open.length, station });
}
