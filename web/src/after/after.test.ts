import { describe, expect, test } from "vitest";
import type { TableMessage } from "../api/messages";
import type { MapFacts } from "../api/shapes";
import { figuresOf, pointsOver, stood } from "./figures";
import { readHash } from "./links";
import { stopAt } from "./moments.svelte";
import { stepsOf, totalsAfter } from "./steps";
import type { Moment, Reckoning, SetupMessage } from "./types";

const route = (a: string, b: string, length: number) =>
  ({ ends: [a, b], length, colour: "red", kind: "track", locomotives: 0, twins: [] }) as MapFacts["routes"][string];
const facts = {
  routes: { "a-b": route("a", "b", 2), "b-c": route("b", "c", 3), "c-d": route("c", "d", 4) },
  tickets: {
    "a-c": { ends: [["a"], ["c"]], points: 9, deck: "regular" },
    "a-d": { ends: [["a"], ["d"]], points: 20, deck: "long" },
  },
  cities: {},
} as unknown as MapFacts;
const rules: SetupMessage["rules"] = { bonus: { kind: "longest_trail", points: 10 }, stations_each: 3, unused_station_points: 4 };
const reckoned = (changed: Partial<Reckoning>): Reckoning => ({
  routes: 0, tickets: 0, stations: 0, bonus: 0, total: 0, completed: [], failed: [], trail: 0, trail_routes: [],
  trail_cities: [], borrowed: {}, ways: {}, worth: {}, lacking: {}, ties: {}, wins: false, ...changed,
});
const results = [
  reckoned({
    routes: 6, tickets: -11, stations: 8, bonus: 10, total: 13, completed: ["a-c"], failed: ["a-d"], trail: 5, wins: true,
    trail_routes: ["a-b", "b-c"], trail_cities: ["a", "b", "c"], borrowed: { b: "b-c" },
    ways: { "a-c": ["a-b", "b-c"], "a-d": ["a-b"] }, worth: { "a-c": 9, "a-d": -20 }, ties: { tickets: 1 },
  }),
  reckoned({ routes: 7, stations: 12, total: 19, ties: { tickets: 0 } }),
];
const seat = (points: number, stations_left: number) => ({ points, stations_left, name: "x" });
const message = {
  views: [{ routes: { "a-b": 0, "c-d": 1 }, stations: { b: 0 }, seats: [seat(6, 2), seat(7, 3)], results }],
} as unknown as TableMessage;

describe("the steps of the scoring", () => {
  const steps = stepsOf(message, facts, rules);

  test("come to what the server has reckoned", () => {
    expect(totalsAfter(steps, steps.length, 2)).toEqual([13, 19]);
    expect(totalsAfter(steps, 2, 2)).toEqual([6, 7]);
  });

  test("show the way of a ticket, and apart from it what a station borrows", () => {
    expect(steps.find((one) => one.ticket === "a-c")?.show).toEqual({
      kind: "ticket", seat: 0, routes: ["a-b"], cities: ["a", "c"], borrowed: ["b-c"],
    });
  });

  test("show of a failed ticket what there is of its way, and both its ends", () => {
    expect(steps.find((one) => one.ticket === "a-d")).toMatchObject({
      kind: "failed", points: -20, show: { routes: ["a-b"], cities: ["a", "d"] },
    });
  });

  test("tell the dearest ticket last, the trail after all tickets, and the winner at the end", () => {
    const kinds = steps.map((one) => one.kind);
    expect(kinds).toEqual([
      "routes", "routes", "borrows", "completed", "failed", "stations", "stations", "trail", "tie", "winner",
    ]);
    expect(steps.at(-2)).toMatchObject({ tie: "tickets", values: [[0, 1], [1, 0]] });
    expect(steps.at(-1)).toMatchObject({ winners: [0] });
  });

  test("leave stations out on a map that has none", () => {
    const kinds = stepsOf(message, facts, { ...rules, stations_each: 0 }).map((one) => one.kind);
    expect(kinds).not.toContain("stations");
  });
});

describe("the figures of a game", () => {
  const moment = (number: number, phase: string, happened: object, points = [0, 0]): Moment =>
    ({ number, at: number, happened: { number, ...happened }, own: [],
      public: { phase, seats: points.map((one) => ({ points: one })), routes: { "a-b": 0, "c-d": 1 }, stations: { b: 0 } },
    }) as unknown as Moment;
  const did = (who: number, deed: string, more: object = {}) => ({ kind: "did", seat: who, deed, phase: "turn", ...more });
  const moments = [
    moment(3, "setup", { kind: "started" }),
    moment(4, "setup", { ...did(0, "keep a-c"), phase: "setup" }),
    moment(5, "setup", { kind: "undone", seat: 0, to: 4 }),
    moment(6, "turn", { ...did(0, "keep a-d"), phase: "setup" }),
    moment(7, "second-card", did(0, "draw pile", { drawn: "locomotive" })),
    moment(8, "turn", did(0, "draw red", { phase: "second-card" })),
    moment(9, "turn", did(1, "claim a-b with 2 red", { points: 2 }), [0, 2]),
    moment(10, "turn", { kind: "undone", seat: 1, to: 9 }),
    moment(11, "tunnel", did(1, "claim c-d with 4 red", { revealed: ["red", "blue", "blue"], extra: 1 })),
    moment(12, "turn", did(1, "pay 1 red", { phase: "tunnel", points: 7 }), [0, 7]),
  ];

  test("do not count what was taken back", () => {
    expect(stood(moments).map((one) => one.number)).toEqual([3, 6, 7, 8, 11, 12]);
  });

  test("count cards, locomotives, routes and tunnels", () => {
    const [ana, luis] = figuresOf(moments, facts, results);
    expect(ana).toMatchObject({ turns: 1, blind: 1, open: 1, locomotives: 1, lengths: { 2: 1 }, stations: 1, kept: 2, completed: 1 });
    expect(luis).toMatchObject({ turns: 1, blind: 0, tunnels: 1, dearer: 1, given_up: 0, lengths: { 4: 1 }, spaces: 4 });
  });

  test("follow the points to the final ones", () => {
    expect(pointsOver(moments, results)[1]).toEqual([0, 0, 0, 0, 7, 19]);
  });
});

test("an address names an invitation, a moment, or both", () => {
  expect(readHash("#moment=37")).toEqual({ invitation: "", moment: 37 });
  expect(readHash("#w9xj6xdd")).toEqual({ invitation: "w9xj6xdd", moment: null });
  expect(readHash("#w9xj6xdd&moment=4")).toEqual({ invitation: "w9xj6xdd", moment: 4 });
  expect(readHash("")).toEqual({ invitation: "", moment: null });
});

test("an entry between two stops of the slider is at the first of them", () => {
  expect([1, 3, 4, 6, 99].map((entry) => stopAt([3, 5, 6], entry))).toEqual([0, 0, 0, 2, 2]);
});
