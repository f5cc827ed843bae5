/** The course of a first game: a sequence of views brings each lesson when it first matters, and none twice. */
import { expect, test } from "vitest";
import type { ClaimOffer, HappeningMessage, Offers, SeatMessage, ViewMessage } from "../api/messages";
import { acknowledge, advance, NEW_COURSE, type Course } from "./course";
import { LESSONS } from "./lessons";
import type { Seen } from "./seen";

const route = (colour: string, kind = "track", locomotives = 0, twins: string[] = []) => ({
  ends: ["a", "b"] as [string, string],
  length: 2,
  colour,
  kind,
  locomotives,
  twins,
});

const ROUTES: Seen["routes"] = {
  "dieppe-paris": route("purple"),
  "edinburgh-london:1": route("black", "track", 0, ["edinburgh-london:2"]),
  "edinburgh-london:2": route("orange", "track", 0, ["edinburgh-london:1"]),
  "madrid-pamplona:1": route("black", "tunnel"),
  "amsterdam-london": route("gray", "ferry", 2),
  "bruxelles-dieppe": route("green"),
  "munchen-zurich": route("yellow", "tunnel"),
  "brest-dieppe": route("gray"),
};

const SEAT: SeatMessage = {
  name: "Ana",
  kind: "person",
  bot: "",
  away: "",
  resigned: false,
  has_chosen: true,
  points: 0,
  wagons: 20,
  stations_left: 3,
  cards: 4,
  known: {},
  tickets: 2,
  offered: 0,
  kept_first: 2,
  clock: null,
};

const NOTHING: Offers = { count: 1, draw: [], tickets: 0, claim: [], build: null, keep: null, pay: [], withdraw: false, pass: false };
const DRAW: Offers = { ...NOTHING, draw: ["pile", "red"], tickets: 3 };
const offer = (name: string, points = 2) => ({ route: name, length: 2, points, pay: [{ cards: "2 red" }] });

function view(changed: Partial<ViewMessage> = {}): ViewMessage {
  const seats = [SEAT, { ...SEAT, name: "Bot", kind: "bot", bot: "planner" }];
  return {
    ...{ phase: "turn", turn: 0, due: [0], final_turns: 0, passes: 0, market: ["red", "blue", "red", "green", "black"] },
    ...{ pile_size: 90, discards: {}, ticket_pile: {}, routes: {}, stations: {}, seats, laid: "", extra: 0, revealed: [] },
    ...{ asked_back: null, results: null, seat: 0, moment: 1, hand: { red: 4 }, tickets: ["x", "y"], completed: [] },
    ...{ offered: [], put_away: [], sealed: "", legal: DRAW, may_undo: false },
    ...changed,
  };
}

const waiting = (changed: Partial<ViewMessage> = {}): ViewMessage => view({ due: [1], turn: 1, legal: null, ...changed });
const seen = (now: ViewMessage, happened: Partial<HappeningMessage>[] = [], previous: ViewMessage | null = null): Seen => ({
  view: now,
  previous,
  happened: happened.map((one, number) => ({ number, at: 0, kind: "did", ...one })),
  routes: ROUTES,
});
const taught = (course: Course): string | undefined => course.current?.id;

test("the first turns bring tickets, the turn and the second card, one after the other", () => {
  const keep = { tickets: ["a", "b", "c"], least: 2 };
  let course = advance(NEW_COURSE, seen(view({ phase: "setup", legal: { ...NOTHING, keep } })));
  expect(course.current).toMatchObject({ id: "tickets-first", rule: "ticket", matter: { target: "keep", facts: { least: 2, count: 3 } } });
  course = advance(course, seen(waiting({ phase: "setup" }), [{ seat: 0, deed: "keep a b" }]));
  expect(taught(course)).toBeUndefined();
  course = advance(course, seen(view()));
  expect(taught(course)).toBe("turn");
  course = advance(course, seen(view({ phase: "second-card" }), [{ seat: 0, deed: "draw red" }]));
  expect(taught(course)).toBe("second-card");
  course = advance(course, seen(waiting(), [{ seat: 0, deed: "draw pile", drawn: "blue" }]));
  expect(course).toEqual({ done: ["tickets-first", "turn", "second-card"], current: null });
});

test("no lesson comes twice", () => {
  const done = LESSONS.map((lesson) => lesson.id);
  const all = view({ legal: { ...DRAW, claim: Object.keys(ROUTES).map((name) => offer(name)) }, market: ["locomotive"] });
  expect(advance({ done, current: null }, seen(all)).current).toBeNull();
  const but = done.filter((id) => id !== "ferry");
  expect(taught(advance({ done: but, current: null }, seen(all)))).toBe("ferry");
});

test("what can be claimed is taught by its kind, and pointed at where it brings most", () => {
  const after = { done: ["turn"], current: null };
  const can = (...claim: ClaimOffer[]): Course => advance(after, seen(view({ legal: { ...DRAW, claim } })));
  expect(can(offer("dieppe-paris"), offer("bruxelles-dieppe", 4)).current).toMatchObject({
    id: "claim",
    matter: { target: "board:bruxelles-dieppe", facts: { points: 4 } },
  });
  const both = view({ legal: { ...DRAW, claim: [offer("bruxelles-dieppe", 4), offer("dieppe-paris")] } });
  expect(advance(after, { ...seen(both), ways: new Set(["dieppe-paris"]) }).current).toMatchObject({
    matter: { target: "board:dieppe-paris", facts: { way: "yes" } },
  });
  expect(can(offer("brest-dieppe")).current).toMatchObject({ id: "gray", matter: { target: "board:brest-dieppe" } });
  expect(can(offer("amsterdam-london")).current).toMatchObject({ id: "ferry", rule: "ferry" });
  expect(can(offer("munchen-zurich")).current).toMatchObject({ id: "tunnel", rule: "tunnel" });
  expect(taught(can())).toBeUndefined();
});

test("what matters more goes before, and what it interrupted comes back", () => {
  const now = view({ market: ["locomotive"] });
  let course = advance({ done: ["turn"], current: null }, seen(now));
  expect(taught(course)).toBe("locomotive");
  const last = seen({ ...now, final_turns: 1 });
  course = advance(course, last);
  expect(course).toMatchObject({ done: ["turn"], current: { id: "final" } });
  expect(taught(advance(course, last))).toBe("final");
  expect(taught(acknowledge(course, last))).toBe("locomotive");
});

test("a tunnel that asks for more is left to its dialog, and told as what happened", () => {
  const market = ["locomotive", "red", "red", "blue", "blue"];
  const trying = advance({ done: ["turn"], current: null }, seen(view({ legal: { ...DRAW, claim: [offer("munchen-zurich")] } })));
  expect(taught(trying)).toBe("tunnel");
  const asked = view({ phase: "tunnel", extra: 2, market, moment: 2, legal: { ...NOTHING, pay: ["2 yellow"], withdraw: true } });
  const claimed = { seat: 0, deed: "claim munchen-zurich with 2 yellow", extra: 2, revealed: ["yellow", "locomotive", "red"] };
  const course = advance(trying, seen(asked, [claimed]));
  expect(course).toMatchObject({ done: ["turn", "tunnel"], current: null });
  const back = advance(course, seen(waiting(), [{ seat: 0, deed: "withdraw" }], asked));
  expect(back.current).toMatchObject({ id: "extra", matter: { facts: { extra: 2, paid: "no" } } });
  const now = seen(waiting(), [{ seat: 0, deed: "pay 2 yellow", points: 2 }], asked);
  const paid = advance(course, now);
  expect(paid.current).toMatchObject({ id: "extra", matter: { facts: { extra: 2, paid: "yes" } } });
  expect(taught(acknowledge(paid, now))).toBe("scored");
});

test("the second card's lesson knows whence the first came", () => {
  const second = view({ phase: "second-card" });
  const after = (deed: string) => advance({ done: ["turn"], current: null }, seen(second, [{ seat: 0, deed }])).current?.matter.facts;
  expect(after("draw pile")).toEqual({ from: "pile" });
  expect(after("draw red")).toEqual({ from: "market" });
  const told = advance({ done: ["turn"], current: null }, seen(second, [{ seat: 0, deed: "draw pile" }]));
  expect(advance(told, seen(second)).current?.matter.facts).toEqual({ from: "pile" });
});

test("what can be undone is told only while it can be", () => {
  const after = { done: ["turn"], current: null };
  const course = advance(after, seen(waiting({ may_undo: true })));
  expect(course.current).toMatchObject({ id: "undo", matter: { target: "undo" } });
  expect(advance(course, seen(waiting()))).toMatchObject({ done: ["turn", "undo"], current: null });
});

test("one decision brings one piece of advice, and a route on the way of a ticket goes before", () => {
  const legal = { ...DRAW, claim: [offer("dieppe-paris")] };
  const now = view({ market: ["locomotive"], legal });
  const first = advance(NEW_COURSE, seen(now));
  expect(first.current).toMatchObject({ id: "turn", matter: { target: "market", facts: { way: "no" } } });
  const read = acknowledge(first, seen(now));
  expect(taught(read)).toBeUndefined();
  expect(taught(advance(read, seen(now)))).toBeUndefined();
  const next = seen({ ...now, moment: 4 });
  expect(taught(advance(read, next))).toBe("locomotive");
  expect(advance(read, { ...next, ways: new Set(["dieppe-paris"]) }).current).toMatchObject({ id: "claim", matter: { facts: { way: "yes" } } });
  const turn = advance(NEW_COURSE, { ...seen(now), ways: new Set(["dieppe-paris"]) });
  expect(turn.current).toMatchObject({ id: "turn", matter: { target: "board:dieppe-paris", facts: { way: "yes" } } });
});

test("a tunnel that asks for nothing more is news, before the first points", () => {
  const claim = { seat: 0, deed: "claim munchen-zurich with 2 yellow", points: 2, revealed: ["red", "blue", "red"] };
  const now = seen(waiting(), [claim]);
  const first = advance({ done: ["turn", "tunnel"], current: null }, now);
  expect(first.current).toMatchObject({ id: "through", matter: { facts: { count: 3 } } });
  expect(acknowledge(first, now).current).toMatchObject({ id: "scored", matter: { facts: { points: 2, wagons: 20 } } });
  const plain = seen(waiting(), [{ seat: 0, deed: "claim dieppe-paris with 2 purple", points: 2 }]);
  expect(advance({ done: ["turn", "scored"], current: null }, plain).current).toBeNull();
});

test("what the other player did is told until it is read or one plays on", () => {
  const theirs = { seat: 1, deed: "claim dieppe-paris with 2 purple", points: 2 };
  let course = advance({ done: ["turn"], current: null }, seen(view({ routes: { "dieppe-paris": 1 } }), [theirs]));
  expect(course.current).toMatchObject({ id: "theirs", matter: { target: "board:dieppe-paris", facts: { name: "Bot" } } });
  course = advance(course, seen(view()));
  expect(taught(course)).toBe("theirs");
  expect(acknowledge(course, null)).toEqual({ done: ["turn", "theirs"], current: null });
  course = advance(course, seen(waiting(), [{ seat: 0, deed: "draw pile" }]));
  expect(course.done).toContain("theirs");
});

test("a closed track, a new market, a new pile and a locomotive drawn blind are told when they happen", () => {
  const after = { done: ["turn"], current: null };
  const closed = advance(after, seen(waiting({ routes: { "edinburgh-london:1": 1, "edinburgh-london:2": -2 } })));
  expect(closed.current).toMatchObject({ id: "double", matter: { target: "board:edinburgh-london:2", facts: { seats: 2 } } });
  expect(taught(advance(after, seen(waiting(), [{ seat: 1, deed: "draw pile", notices: ["market"] }])))).toBe("market");
  expect(taught(advance(after, seen(waiting(), [{ seat: 1, deed: "draw pile", notices: ["pile"] }])))).toBe("reshuffle");
  expect(taught(advance(after, seen(waiting(), [{ seat: 0, deed: "draw pile", drawn: "locomotive" }])))).toBe("blind-locomotive");
  expect(taught(advance(after, seen(waiting(), [{ seat: 1, deed: "draw pile", drawn: null }])))).toBeUndefined();
});

test("tickets are told when one is completed, and more of them when all are", () => {
  const after = { done: ["turn"], current: null };
  const one = view({ completed: ["x"] });
  expect(taught(advance(after, seen(one, [], view())))).toBe("completed");
  expect(taught(advance(after, seen(one, [], one)))).toBeUndefined();
  const all = view({ completed: ["x", "y"] });
  expect(advance(after, seen(all, [], all)).current).toMatchObject({ id: "tickets-more", matter: { facts: { count: 3 } } });
});

test("a station is told only when others stand about and a ticket is open", () => {
  const build = { cities: ["paris"], pay: ["1 red"] };
  const routes = { "dieppe-paris": 1, "bruxelles-dieppe": 1, "brest-dieppe": 1, "amsterdam-london": 1 };
  const after = { done: ["turn", "double"], current: null };
  expect(taught(advance(after, seen(view({ legal: { ...DRAW, build }, routes }))))).toBe("station");
  expect(taught(advance(after, seen(view({ legal: { ...DRAW, build } }))))).toBeUndefined();
  const complete = view({ legal: { ...DRAW, tickets: 0, build }, routes, completed: ["x", "y"] });
  expect(taught(advance(after, seen(complete, [], complete)))).toBeUndefined();
});

test("the end is told as it comes near, when it begins, and when it is there", () => {
  const after = { done: ["turn"], current: null };
  const few = view({ seats: [SEAT, { ...SEAT, wagons: 5 }] });
  expect(advance(after, seen(few)).current).toMatchObject({ id: "few-wagons", matter: { facts: { left: 5 } } });
  expect(taught(advance(after, seen({ ...few, final_turns: 2 })))).toBe("final");
  const over = { ...few, final_turns: 0, phase: "over", due: [], legal: null, routes: { "edinburgh-london:2": -2 } };
  const last = advance(after, seen(over, [{ seat: 1, deed: "claim dieppe-paris with 2 purple", points: 2 }]));
  expect(taught(last)).toBe("over");
  expect(acknowledge(last, seen(over)).current).toBeNull();
});
