/** The rules of a map: only what it has, with its numbers, and the words of the rulebook for each statement. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { factsOf, type MapOffer } from "./facts";
import { sectionsOf, statementsTold } from "./rules";
import { statementsIn } from "./statements";
import { sectionOf } from "./why";

const RULES: MapOffer["rules"] = {
  ...{ wagons_each: 45, stations_each: 3, unused_station_points: 4, points: { "6": 15, "1": 1 } },
  ...{ cards: { each_colour: 12, locomotive: 14 }, hand_dealt: 4, market_size: 5, market_reset_at: 3 },
  ...{ market_resets_in_a_row: 3, twins_open_from_seats: 4, tunnel_reveal: 3, tickets_dealt: { long: 1, regular: 3 } },
  ...{ tickets_keep_first: 2, tickets_drawn: { regular: 3 }, tickets_keep: 1, refused_first: "box" },
  ...{ bonus: { kind: "longest_trail", points: 10 }, ties: ["tickets"] },
};
const RICH: MapOffer = { id: "europe", name: "Europe", name_es: "Europa", digest: "", seats: [2, 5], rules: RULES };
const PLAIN: MapOffer = {
  ...{ id: "usa", name: "USA", name_es: "EE. UU.", digest: "", seats: [2, 5] },
  rules: { ...RULES, stations_each: 0, tickets_dealt: { regular: 3 }, refused_first: "bottom" },
};
const track = (kind: string) => ({ ends: ["a", "b"] as [string, string], length: 1, colour: "red", kind, locomotives: 0, twins: [] });
const ticket = (deck: string) => ({ ends: [["a"], ["b"]] as [string[], string[]], points: 1, deck });
const rich = factsOf(RICH, {
  routes: { a: track("ferry"), b: track("tunnel"), c: track("track") },
  tickets: { a: ticket("long"), b: ticket("regular"), c: ticket("regular") },
});
const plain = factsOf(PLAIN, { routes: { c: track("track") }, tickets: { b: ticket("regular") } });

test("numbers come from the map", () => {
  expect(rich.numbers).toMatchObject({ cards: 110, tickets: 3, long: 1, regular: 2, first: 4, first_regular: 3, wagons: 45 });
  expect(rich.points).toEqual([[1, 1], [6, 15]]);
  expect([rich.ferries, rich.tunnels, plain.ferries]).toEqual([1, 1, 0]);
});

test("a map's rules leave out what it does not have", () => {
  const all = sectionsOf(rich).map((section) => section.id);
  const fewer = sectionsOf(plain).map((section) => section.id);
  expect(all.filter((id) => !fewer.includes(id))).toEqual(["ferry", "tunnel", "station"]);
  const names = sectionsOf(plain).flatMap((section) => section.parts.flatMap((part) => part.lines.map((line) => line.name)));
  expect(names).toContain("turn-three");
  expect(names).not.toContain("turn-four");
  expect(names).not.toContain("setup-tickets-long");
});

test("a sentence rests on statements of its own map alone; where maps are compared, on all", () => {
  const of = (section: string): string[] =>
    sectionsOf(plain)
      .find((one) => one.id === section)!
      .parts.flatMap((part) => part.lines.flatMap((line) => line.statements));
  expect(of("end").filter((id) => id.startsWith("EU-"))).toEqual([]);
  expect(of("end")).toContain("USA-TIE-1");
  expect(of("maps")).toContain("EU-TIE-2");
});

test("every statement that is told has its words in the rulebook", () => {
  const texts = statementsIn(["rulebook", "rulings"].map((name) => readFileSync(`../docs/rules/${name}.md`, "utf-8")).join("\n"));
  expect(statementsTold().filter((id) => !texts.get(id))).toEqual([]);
  expect(texts.get("TTR-LOCO-1")).toBe("Taking a face-up loco as the first card ends the action: it is the only card of the turn.");
});

test("a refusal leads to the section that says more", () => {
  expect(sectionOf("claim/twin-closed")).toBe("double");
  expect(sectionOf("claim/cannot-pay")).toBe("claim");
  expect(sectionOf("build/none-left")).toBe("station");
  expect(sectionOf("table/stale")).toBeUndefined();
});
