/** What is sent and answered, made from the server's own description of it by `make messages`. */

export interface Answer {
  agrees: boolean;
  seat?: number | null;
  request?: string | null;
}

export interface Begin {
  fill?: string;
}

export interface BuildOffer {
  cities: string[];
  pay: string[];
}

export interface ChairMessage {
  kind: string;
  name: string;
  mine: boolean;
  is_open: boolean;
  player?: string;
}

export interface Choices {
  language?: string | null;
  look?: "auto" | "light" | "dark" | null;
  sounds?: boolean | null;
  speech?: boolean | null;
  motion?: boolean | null;
  confirm?: boolean | null;
}

export interface CityFacts {
  name: string;
  name_es: string;
}

export interface ClaimOffer {
  route: string;
  length: number;
  points: number;
  pay: Payment[];
}

export interface Payment {
  cards: string;
  odds?: Odds | null;
}

export interface Odds {
  extra: number[];
  success: number;
}

export interface Clock {
  kind?: "none" | "live" | "days";
  bank?: number;
  increment?: number;
  days?: number;
}

export interface ClockMessage {
  kind: string;
  bank: number;
  increment: number;
  days: number;
}

export interface Export {
  format: string;
  player: ExportedPlayer;
  tokens: ExportedToken[];
  muted: string[];
  settings: Choices;
  ratings: ExportedRating[];
  tables: ExportedTable[];
}

export interface ExportedPlayer {
  id: string;
  kind: string;
  name: string;
  language: string;
  created_at: number;
  seen_at: number;
  has_password: boolean;
}

export interface ExportedToken {
  id: string;
  name: string;
  scopes: string;
  created_at: number;
}

export interface ExportedRating {
  pool: string;
  mu: number;
  sigma: number;
  games: number;
  shown: number;
}

export interface ExportedTable {
  table: string;
  status: string;
  role: string;
  hosts: boolean;
  created_at: number;
  entries: ExportedEntry[];
  results: ExportedResult[];
  record: string;
}

export interface ExportedEntry {
  number: number;
  at: number;
  request: string | null;
  done: {
    [name: string]: unknown;
  };
}

export interface ExportedResult {
  seat: number;
  name: string;
  pool: string;
  points: number;
  place: number;
  rated: number | null;
  gained: number | null;
  ended_at: number;
  figures: {
    [name: string]: unknown;
  };
}

export interface Farewell {
  name: string;
  password?: string;
}

export interface FinishedGame {
  table: string;
  map: string;
  mode: string;
  clock: string;
  public: boolean;
  ended_at: number;
  rated: boolean;
  seats: FinishedSeat[];
  own: number[];
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

export interface GameList {
  games: FinishedGame[];
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

export interface HintSaid {
  deed: string;
  text: string;
  moment: number;
}

export interface Join {
  names: string[];
  contribution?: string;
  invitation?: string;
}

export interface KeepOffer {
  tickets: string[];
  least: number;
}

export interface Leader {
  rank: number;
  id: string;
  name: string;
  rating: number;
  games: number;
}

export interface Leaders {
  map: string;
  mode: string;
  seats: number;
  players: Leader[];
}

export interface LegalDeeds {
  moment: number;
  deeds: string[];
}

export interface Line {
  line: string;
  seat?: number | null;
  moment?: number | null;
  request?: string | null;
  language?: string;
  listed?: string[];
}

export interface MapFacts {
  id: string;
  name: string;
  name_es: string;
  digest: string;
  seats: [number, number];
  reconstructed: string[];
  cities: {
    [k: string]: CityFacts;
  };
  routes: {
    [k: string]: RouteFacts;
  };
  tickets: {
    [k: string]: TicketFacts;
  };
}

export interface RouteFacts {
  ends: [string, string];
  length: number;
  colour: string;
  kind: string;
  locomotives: number;
  twins: string[];
}

export interface TicketFacts {
  ends: [string[], string[]];
  points: number;
  deck: string;
}

export interface MapSummary {
  id: string;
  name: string;
  name_es: string;
  seats: [number, number];
  digest: string;
  reconstructed: string[];
  rules: {
    [name: string]: unknown;
  };
}

export interface MomentMessage {
  number: number;
  at: number;
  happened: HappeningMessage | null;
  public: PublicPart;
  own: OwnMessage[];
}

export interface PublicPart {
  phase: string;
  turn: number;
  due: number[];
  final_turns: number;
  passes: number;
  market: (string | null)[];
  pile_size: number;
  discards: {
    [k: string]: number;
  };
  ticket_pile: {
    [k: string]: number;
  };
  routes: {
    [k: string]: number;
  };
  stations: {
    [k: string]: number;
  };
  seats: SeatMessage[];
  laid: string;
  extra: number;
  revealed: string[];
  asked_back: number | null;
  results: ResultMessage[] | null;
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
  known: {
    [k: string]: number;
  };
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
  trail_cities: string[];
  borrowed: {
    [k: string]: string;
  };
  ways: {
    [k: string]: string[];
  };
  worth: {
    [k: string]: number;
  };
  lacking: {
    [k: string]: string[];
  };
  ties: {
    [k: string]: number;
  };
  wins: boolean;
}

export interface OwnMessage {
  seat: number;
  hand: {
    [k: string]: number;
  };
  tickets: string[];
  completed: string[];
  offered: string[];
  sealed: string;
  put_away: PutAwayMessage[];
}

export interface PutAwayMessage {
  ticket: string;
  batch: number;
  place: number | null;
}

export interface MomentsMessage {
  table: string;
  numbers: number[];
  moments: MomentMessage[];
}

export interface MuteList {
  players: Muted[];
}

export interface Muted {
  id: string;
  name: string;
}

export interface NewAccount {
  name: string;
  password: string;
  language?: string;
}

export interface NewGuest {
  name: string;
  language?: string;
}

export interface NewName {
  name: string;
}

export interface NewPassword {
  old: string;
  new: string;
}

export interface NewTable {
  map: string;
  chairs: string[];
  mode?: string;
  options?: {
    [name: string]: unknown;
  };
  clock?: Clock;
  public?: boolean;
  shuffle_seats?: boolean;
  names?: string[];
  contribution?: string;
}

export interface NewToken {
  name: string;
  scopes: ("read" | "tables" | "play")[];
}

export interface OfSeat {
  seat?: number | null;
  request?: string | null;
}

export interface Offer {
  maps: MapSummary[];
  modes: string[];
  bots: string[];
  phrases: string[];
}

export interface Offers {
  count: number;
  draw?: string[];
  tickets?: number;
  claim?: ClaimOffer[];
  build?: BuildOffer | null;
  keep?: KeepOffer | null;
  pay?: string[];
  withdraw?: boolean;
  pass?: boolean;
}

export interface Play {
  deed: string;
  moment: number;
  request: string;
  seat?: number | null;
}

export interface PlayerMessage {
  id: string;
  kind: string;
  name: string;
  language: string;
}

export interface Problem {
  title: string;
  status: number;
  code: string;
  detail: string;
  type?: string;
  facts?: {
    [name: string]: unknown;
  };
}

export interface Profile {
  id: string;
  name: string;
  since: number;
  ratings: RatingMessage[];
}

export interface RatingMessage {
  map: string;
  mode: string;
  seats: number;
  rating: number;
  games: number;
  provisional: boolean;
}

export interface Reset {
  code: string;
  password: string;
}

export interface Say {
  text?: string;
  phrase?: "hello" | "good-luck" | "well-played" | "thanks" | "one-moment" | "nice-move" | "oops" | "good-game" | null;
  request?: string | null;
}

export interface Setup {
  map: string;
  digest: string;
  mode: string;
  options: {
    [name: string]: unknown;
  };
  rules: {
    [name: string]: unknown;
  };
  chairs: string[];
  clock: Clock;
  shuffle_seats: boolean;
  commitment: string;
  rematch_of?: string | null;
}

export interface SignIn {
  name: string;
  password: string;
  leave_tables?: boolean;
}

export interface Spoken {
  understood: string;
  lines: string[];
  moment: number;
  deed?: string | null;
  confirm?: boolean;
  code?: string | null;
  act?: string | null;
  rest?: string | null;
  listed?: string[];
}

export interface Statistics {
  games: number;
  won: number;
  lost: number;
  resigned: number;
  stood_in: number;
  points_mean: number;
  points_best: number;
  place_mean: number;
  route_points_mean: number;
  ticket_points_mean: number;
  tickets: number;
  tickets_completed: number;
  tickets_asked: number;
  routes: number;
  routes_by_length: {
    [k: string]: number;
  };
  ferries: number;
  tunnels_tried: number;
  tunnels_paid: number;
  tunnels_withdrawn: number;
  stations: number;
  trail_longest: number;
  trail_bonuses: number;
  locomotives_taken: number;
  locomotives_played: number;
  cards_blind: number;
  cards_face_up: number;
  wagons_left_mean: number;
  taken_back: number;
  seconds_a_deed: number;
}

export interface Status {
  status: string;
}

export interface Story {
  lines: StoryLine[];
  version: number;
}

export interface StoryLine {
  number: number;
  seat: number | null;
  text: string;
}

export interface TableList {
  tables: TableSummary[];
}

export interface TableSummary {
  id: string;
  status: string;
  public: boolean;
  created_at: number;
  changed_at: number;
  map: string;
  mode: string;
  seats: number;
  free: number;
  names: string[];
  people: number;
  clock: string;
  options: number;
  due: number[];
}

export interface TableMessage {
  table: string;
  version: number;
  status: string;
  map: string;
  mode: string;
  options: {
    [name: string]: unknown;
  };
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
  rematch?: string;
  invitation?: string | null;
}

export interface ViewMessage {
  phase: string;
  turn: number;
  due: number[];
  final_turns: number;
  passes: number;
  market: (string | null)[];
  pile_size: number;
  discards: {
    [k: string]: number;
  };
  ticket_pile: {
    [k: string]: number;
  };
  routes: {
    [k: string]: number;
  };
  stations: {
    [k: string]: number;
  };
  seats: SeatMessage[];
  laid: string;
  extra: number;
  revealed: string[];
  asked_back: number | null;
  results: ResultMessage[] | null;
  seat: number | null;
  moment: number;
  hand: {
    [k: string]: number;
  };
  tickets: string[];
  completed: string[];
  offered: string[];
  sealed: string;
  put_away: PutAwayMessage[];
  legal: Offers | null;
  may_undo: boolean;
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

export interface TokenList {
  tokens: TokenMessage[];
}

export interface TokenMessage {
  id: string;
  name: string;
  scopes: string[];
  created_at: number;
  token?: string;
}

export interface Watch {
  invitation: string;
}

export interface WhyNot {
  deed?: string;
  route?: string;
  city?: string;
  what?: "" | "draw" | "tickets" | "claim" | "build" | "pass" | "undo";
  seat?: number | null;
  language?: string;
}

export interface WhyNotSaid {
  code: string;
  text: string;
}
