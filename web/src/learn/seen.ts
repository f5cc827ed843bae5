/** What the lessons look at. */
import type { HappeningMessage, ViewMessage } from "../api/messages";
import type { MapFacts } from "../api/shapes";

/** What a lesson can see: the table now and before, what happened between, and the routes of the map. */
export interface Seen {
  view: ViewMessage;
  previous: ViewMessage | null;
  happened: readonly HappeningMessage[];
  routes: MapFacts["routes"];
  /** Routes on the best remaining way of a ticket of one's own, as far as they are known. */
  ways?: ReadonlySet<string>;
}

/** Of a route: closed for the rest of the game. */
export const CLOSED = -2;
