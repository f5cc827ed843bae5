/** What the server says; made from its OpenAPI document. */
export interface Odds {
  extra: number[];
  success: number;
}
export interface Payment {
  cards: string;
  odds?: Odds | null;
}
export interface ClaimOffer {
  route: string;
  length: number;
  points: number;
  pay: Payment[];
}
export interface BuildOffer {
  cities: string[];
  pay: string[];
}
export interface KeepOffer {
  tickets: string[];
  least: number;
}
export interface Offers {
  count: number;
  draw: string[];
  tickets: number;
  claim: ClaimOffer[];
  build: BuildOffer | null;
  keep: KeepOffer | null;
  pay: string[];
  withdraw: boolean;
  pass: boolean;
}
export interface SeatMessage {
  name: string;
  kind: string;
  bot: string;
  away: string;
  resigned: boolean;
  has_chosen: boolean;
  points: number;
  wagons: number;
  stations_left: number;
  cards: number;
  known: Record<string, number>;
  tickets: number;
  offered: number;
  kept_first: number;
  clock: number | null;
}
export interface ResultMessage {
  routes: number;
  tickets: number;
  stations: number;
  bonus: number;
  total: number;
  completed: string[];
  failed: string[];
  trail: number;
  trail_routes: string[];
  borrowed: Record<string, string>;
  wins: boolean;
}
export interface ViewMessage {
  phase: string;
  turn: number;
  due: number[];
  final_turns: number;
  passes: number;
  market: (string | null)[];
  pile_size: number;
  discards: Record<string, number>;
  ticket_pile: Record<string, number>;
  routes: Record<string, number>;
  stations: Record<string, number>;
  seats: SeatMessage[];
  laid: string;
  extra: number;
  revealed: string[];
  asked_back: number | null;
  results: ResultMessage[] | null;
  seat: number | null;
  moment: number;
  hand: Record<string, number>;
  tickets: string[];
  completed: string[];
  offered: string[];
  sealed: string;
  legal: Offers | null;
  may_undo: boolean;
}
export interface HappeningMessage {
  number: number;
  at: number;
  kind: string;
  seat?: number | null;
  name?: string | null;
  deed?: string | null;
  phase?: string | null;
  drawn?: string | null;
  offered?: string[] | null;
  kept?: number | null;
  revealed?: string[];
  extra?: number;
  points?: number;
  notices?: string[];
  text?: string | null;
  phrase?: string | null;
  agrees?: boolean | null;
  why?: string | null;
  table?: string | null;
  to?: number | null;
}
export interface ChairMessage {
  kind: string;
  name: string;
  mine: boolean;
  is_open: boolean;
  player: string;
}
export interface ClockMessage {
  kind: string;
  bank: number;
  increment: number;
  days: number;
}
export interface TableMessage {
  table: string;
  version: number;
  status: string;
  map: string;
  mode: string;
  options: Record<string, unknown>;
  clock: ClockMessage;
  public: boolean;
  mine: number[];
  hosts: boolean;
  chairs: ChairMessage[];
  commitment: string;
  contributions: string[];
  at: number;
  happened: HappeningMessage[];
  views: ViewMessage[];
  rematch: string;
  invitation: string | null;
}
export interface TicketOutlook {
  ticket: string;
  state: string;
  wagons: number;
  routes: string[];
  stations: number;
  cities: string[];
}
export interface TicketOutlooks {
  moment: number;
  tickets: TicketOutlook[];
}
