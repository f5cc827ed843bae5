/** What a first game teaches, and when: each lesson looks at the table and says whether it matters now. */
import type { HappeningMessage as Happened } from "../api/messages";
import { CLOSED, type Seen } from "./seen";

/** What a lesson points at, and what varies in its words. */
export interface Matter {
  /** `data-part` of what is pointed at: `market`, `pile`, `hand`, `tickets`, `seats`, `offers`, `board`, `board:<route>`, … */
  target: string;
  facts?: Record<string, string | number>;
}

export interface Lesson {
  /** Its words are `lesson-<id>`, and `-what`, `-do`, `-why`. */
  id: string;
  /** The section of the rules that says more. */
  rule: string;
  /** `now` matters as long as it is so; `news` is something that happened, told until it is read or one plays on. */
  kind: "now" | "news";
  /** Where there is little room: the rule is seen at first sight, beside what to do. */
  isRuleFirst?: boolean;
  sees(seen: Seen): Matter | null;
}

/** Whether it says what to do in this decision. */
export const advises = (lesson: Lesson): boolean => lesson.kind === "now" && lesson.id !== "undo";

/** What goes before what: as they are listed, but a route on the way of a ticket goes before all else in one's turn. */
export function rank(lesson: Lesson, matter: Matter, lessons: readonly Lesson[]): number {
  const place = lessons.indexOf(lesson);
  const first = lessons.findIndex((one) => one.id === "turn");
  return matter.facts?.["way"] === "yes" && first >= 0 ? Math.min(place, first + place / lessons.length) : place;
}

/** Above others when it has to be decided now. */
export const LESSONS: readonly Lesson[] = [
  now("over", "end", ({ view }) => (view.phase === "over" ? { target: "results" } : null)),
  now("tickets-first", "ticket", ({ view }) => {
    const keep = view.phase === "setup" ? view.legal?.keep : null;
    return keep ? { target: "keep", facts: { least: keep.least, count: keep.tickets.length } } : null;
  }),
  now("tickets-choice", "ticket", (seen) => {
    const keep = isMine(seen) && seen.view.phase !== "setup" ? seen.view.legal?.keep : null;
    return keep ? { target: "keep", facts: { least: keep.least } } : null;
  }),
  now("second-card", "draw", (seen) =>
    isMine(seen) && seen.view.phase === "second-card" ? { target: "market", facts: drawnFrom(seen) } : null,
  ),
  news("final", "end", ({ view }) => (view.final_turns > 0 ? { target: "seats" } : null)),
  // while a tunnel asks for more a dialog tells it; afterwards here is what happened
  news("extra", "tunnel", (seen) => {
    const own = ownOf(seen).find((one) => is(one, "pay") || one.deed === "withdraw");
    const facts = { extra: seen.previous?.extra ?? 0, paid: own?.deed === "withdraw" ? "no" : "yes" };
    return own ? { target: "hand", facts } : null;
  }),
  news("through", "tunnel", (seen) => {
    const own = ownOf(seen).find((one) => is(one, "claim") && one.revealed?.length && one.points);
    return own ? { target: "discards", facts: { count: own.revealed!.length } } : null;
  }),
  news("scored", "claim", (seen) => {
    const own = ownOf(seen).find((one) => (one.points ?? 0) > 0);
    return own ? { target: "seats", facts: { points: own.points!, wagons: mine(seen).wagons } } : null;
  }),
  news("completed", "ticket", ({ view, previous }) => {
    const more = previous && view.completed.length > previous.completed.length;
    return more ? { target: "tickets", facts: { count: view.completed.length } } : null;
  }),
  news("blind-locomotive", "draw", (seen) =>
    ownOf(seen).some((one) => one.drawn === "locomotive") ? { target: "hand" } : null,
  ),
  news("double", "double", ({ view, routes }) => {
    const closed = Object.keys(view.routes).find((route) => view.routes[route] === CLOSED && route in routes);
    return closed ? { target: `board:${closed}`, facts: { seats: view.seats.length } } : null;
  }),
  news("theirs", "claim", (seen) => {
    const one = theirsOf(seen).find((each) => is(each, "claim") && (each.points ?? 0) > 0);
    const route = one?.deed?.split(" ")[1];
    return one && route ? { target: `board:${route}`, facts: { name: seen.view.seats[one.seat!]!.name } } : null;
  }),
  news("market", "draw", (seen) => (noticed(seen, "market") ? { target: "market" } : null)),
  news("reshuffle", "draw", (seen) => (noticed(seen, "pile") ? { target: "pile" } : null)),
  now("turn", "turn", (seen) => {
    const way = claimable(seen, () => true);
    const target = way?.facts?.["way"] === "yes" ? way.target : "market";
    return isMyTurn(seen) ? { target, facts: { cards: mine(seen).cards, way: way?.facts?.["way"] ?? "no" } } : null;
  }),
  now("few-wagons", "end", (seen) => {
    const left = Math.min(...seen.view.seats.map((seat) => seat.wagons));
    return isMyTurn(seen) && left <= FEW && !seen.view.final_turns ? { target: "seats", facts: { left } } : null;
  }),
  ruleFirst(
    now("locomotive", "draw", (seen) =>
      isMyTurn(seen) && seen.view.market.includes("locomotive") ? { target: "market:locomotive" } : null,
    ),
  ),
  now("tickets-more", "ticket", (seen) => {
    const { view } = seen;
    const all = view.tickets.length > 0 && view.completed.length === view.tickets.length;
    return isMyTurn(seen) && all && view.legal?.tickets ? { target: "ticket-pile", facts: { count: view.legal.tickets } } : null;
  }),
  now("claim", "claim", (seen) => claimable(seen, (kind, colour) => kind === "track" && colour !== "gray")),
  now("gray", "claim", (seen) => claimable(seen, (kind, colour) => kind === "track" && colour === "gray")),
  ruleFirst(now("ferry", "ferry", (seen) => claimable(seen, (kind) => kind === "ferry"))),
  ruleFirst(now("tunnel", "tunnel", (seen) => claimable(seen, (kind) => kind === "tunnel"))),
  ruleFirst(
    now("station", "station", (seen) => {
      const taken = Object.values(seen.view.routes).filter((owner) => owner >= 0 && owner !== seen.view.seat).length;
      const lacks = seen.view.completed.length < seen.view.tickets.length;
      return isMyTurn(seen) && seen.view.legal?.build && lacks && taken >= MANY ? { target: "stations" } : null;
    }),
  ),
  // it asks for nothing, and is put away once nothing can be undone any more
  now("undo", "turn", ({ view }) => (view.may_undo && !["setup", "over"].includes(view.phase) ? { target: "undo" } : null)),
];

/** So many routes of others, and a way may well be taken. */
const MANY = 4;
/** So few wagons, and the end is near. */
const FEW = 7;
/** More points than any route brings. */
const ABOVE_ALL = 1000;

function now(id: string, rule: string, sees: Lesson["sees"]): Lesson {
  return { id, rule, kind: "now", sees };
}

function ruleFirst(lesson: Lesson): Lesson {
  return { ...lesson, isRuleFirst: true };
}

function news(id: string, rule: string, sees: Lesson["sees"]): Lesson {
  return { id, rule, kind: "news", sees: (seen) => (seen.view.phase === "over" ? null : sees(seen)) };
}

const is = (one: Happened, deed: string): boolean => one.kind === "did" && (one.deed ?? "").startsWith(`${deed} `);
const ownOf = ({ view, happened }: Seen): Happened[] => happened.filter((one) => one.kind === "did" && one.seat === view.seat);
const theirsOf = ({ view, happened }: Seen): Happened[] => happened.filter((one) => one.kind === "did" && one.seat !== view.seat);
const noticed = ({ happened }: Seen, notice: string): boolean => happened.some((one) => one.notices?.includes(notice));
const mine = ({ view }: Seen): Seen["view"]["seats"][number] => view.seats[view.seat ?? 0]!;
const isMine = ({ view }: Seen): boolean => view.seat !== null && view.due.includes(view.seat) && view.legal !== null;
const isMyTurn = (seen: Seen): boolean => isMine(seen) && seen.view.phase === "turn";

/** Whence the first card came, as far as that is known: one's hand tells no more after a reload. */
function drawnFrom(seen: Seen): Record<string, string> {
  const own = ownOf(seen).find((one) => is(one, "draw"));
  return own ? { from: own.deed === "draw pile" ? "pile" : "market" } : {};
}

/** Find a route of some sort that can be claimed now: one on the way of a ticket, else the longest, worth most. */
function claimable(seen: Seen, fits: (kind: string, colour: string) => boolean): Matter | null {
  if (!isMyTurn(seen)) return null;
  const offers = (seen.view.legal?.claim ?? []).filter(({ route }) => {
    const facts = seen.routes[route];
    return facts && fits(facts.kind, facts.colour);
  });
  const isOnWay = (route: string): boolean => seen.ways?.has(route) ?? false;
  const worth = (one: (typeof offers)[number]): number => one.points + (isOnWay(one.route) ? ABOVE_ALL : 0);
  const best = offers.sort((one, other) => worth(other) - worth(one))[0];
  if (!best) return null;
  const facts = { length: best.length, points: best.points, way: isOnWay(best.route) ? "yes" : "no" };
  return { target: `board:${best.route}`, facts };
}
