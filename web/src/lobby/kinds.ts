/** What the server says that these pages read; the whole contract is at `/api/docs`. */
export type { ChairMessage as Chair, HappeningMessage as Happening, TableMessage } from "../api/messages";

export interface MapSummary {
  id: string;
  name: string;
  seats: [number, number];
  digest: string;
  rules: Record<string, unknown>;
  [name: `name_${string}`]: string;
}

export interface Offer {
  maps: MapSummary[];
  modes: string[];
  bots: string[];
  phrases: string[];
}

export type Status = "open" | "running" | "over" | "closed";
export type ClockKind = "none" | "live" | "days";

export interface Clock {
  kind: ClockKind;
  bank: number;
  increment: number;
  days: number;
}

export interface TableSummary {
  id: string;
  status: Status;
  public: boolean;
  created_at: number;
  changed_at: number;
  map: string;
  seats: number;
  free: number;
  names: string[];
  people: number;
  clock: ClockKind;
  options: number;
  due: number[];
}

export interface NewTable {
  map: string;
  chairs: string[];
  names?: string[];
  options?: Record<string, unknown>;
  clock?: Partial<Clock>;
  public?: boolean;
  shuffle_seats?: boolean;
}

export interface FinishedSeat {
  name: string;
  player: string;
  kind: string;
  points: number;
  place: number;
  won: boolean;
  resigned: boolean;
  gained: number | null;
}

export interface FinishedGame {
  table: string;
  map: string;
  mode: string;
  clock: ClockKind;
  public: boolean;
  ended_at: number;
  rated: boolean;
  seats: FinishedSeat[];
  own: number[];
}

export interface Rating {
  map: string;
  mode: string;
  seats: number;
  rating: number;
  games: number;
  provisional: boolean;
}

export interface Profile {
  id: string;
  name: string;
  since: number;
  ratings: Rating[];
}

export interface Token {
  id: string;
  name: string;
  scopes: string[];
  created_at: number;
  token?: string;
}
