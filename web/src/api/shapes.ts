/** What the page draws: the facts of a map, where its parts stand on the sheet, and what is pointed out on it. */
export type { CityFacts, MapFacts, RouteFacts, TicketFacts } from "./messages";

export interface Label {
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
  lines: string[];
}

export interface CityPlace {
  x: number;
  y: number;
  label: Label;
  label_es: Label;
}

/** The middle, the direction in degrees, and the length of a wagon space. */
export type Space = [x: number, y: number, angle: number, length: number];

export interface RoutePlace {
  path: string;
  spaces: Space[];
}

export interface Layout {
  map: string;
  width: number;
  height: number;
  space: { length: number; width: number };
  font: { size: number };
  cities: Record<string, CityPlace>;
  routes: Record<string, RoutePlace>;
  land: string;
  lakes: string;
  rivers: string;
}

/** What is pointed out on the board; everything else stays as it is. */
export interface Marks {
  /** Routes that can be claimed now. */
  claimable?: ReadonlySet<string>;
  /** Routes of the way that is looked at: of a ticket, of a trail. */
  way?: ReadonlySet<string>;
  /** Cities that are looked at. */
  cities?: ReadonlySet<string>;
  /** Cities that one's own tickets name. */
  own?: ReadonlySet<string>;
  /** Cities where a station can be built now. */
  buildable?: ReadonlySet<string>;
  /** Routes and stations that came since one's last turn. */
  recent?: ReadonlySet<string>;
  /** The route or city that is open in a sheet. */
  chosen?: string;
  /** A colour of cards: routes it cannot pay for step back. */
  colour?: string;
}
