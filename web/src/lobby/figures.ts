/** What is kept of somebody's games, put in order for reading. */
import type { Statistics } from "../api/messages";

export type Figure = Exclude<keyof Statistics, "routes_by_length">;

/** The figures by what they are about. */
export const GROUPS: readonly (readonly [string, readonly Figure[]])[] = [
  ["games", ["games", "won", "lost", "resigned", "stood_in", "place_mean"]],
  ["points", ["points_mean", "points_best", "route_points_mean", "ticket_points_mean"]],
  ["tickets", ["tickets", "tickets_completed", "tickets_asked"]],
  ["routes", ["routes", "ferries", "stations", "trail_longest", "trail_bonuses", "wagons_left_mean"]],
  ["tunnels", ["tunnels_tried", "tunnels_paid", "tunnels_withdrawn"]],
  ["cards", ["cards_face_up", "cards_blind", "locomotives_taken", "locomotives_played"]],
  ["play", ["seconds_a_deed", "taken_back"]],
];

/** Two or three parts of a whole, drawn as one bar each. */
export const SHARES: readonly (readonly [string, readonly Figure[]])[] = [
  ["ended", ["won", "lost"]],
  ["drawn", ["cards_face_up", "cards_blind"]],
];

/** What part of the tickets held was completed. */
export function completed(of: Statistics): number {
  return of.tickets ? of.tickets_completed / of.tickets : 0;
}

/** How many routes of each length, short ones first; lengths between that were never claimed count, too. */
export function lengths(of: Statistics): [number, number][] {
  const known = Object.keys(of.routes_by_length).map(Number);
  if (!known.length) return [];
  return Array.from({ length: Math.max(...known) }, (_, less) => [less + 1, of.routes_by_length[less + 1] ?? 0]);
}
