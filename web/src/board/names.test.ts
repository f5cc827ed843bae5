import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Layout } from "../api/shapes";
import { boxOf, byWeight, LETTER, meet, NAMED, namesAt, stepOf } from "./names";

const MAPS = new URL("../../../src/traviesa/maps/", import.meta.url);
const LAYOUTS = readdirSync(MAPS)
  .filter((name) => name.endsWith(".layout.json"))
  .map((name) => [name.split(".")[0]!, JSON.parse(readFileSync(new URL(name, MAPS), "utf-8")) as Layout] as const);
const PHONE = 360;

describe.each(LAYOUTS)("names of cities on %s", (_, layout) => {
  const cities = Object.keys(layout.cities);
  const all = PHONE / layout.width;
  const shown = (scale: number, first: string[] = [], spanish = false) =>
    [...namesAt(layout, spanish, stepOf(scale), byWeight(layout, first, {}), first.length)].filter(([, name]) => name.shown);

  test.each([1, 1.3, 1.69])("some are read on a phone that shows it all, and %s times closer", (closer) => {
    for (const spanish of [false, true]) {
      const names = shown(all * closer, [], spanish);
      expect(names.length).toBeGreaterThanOrEqual(closer > 1 ? 14 : 10);
      for (const [, name] of names) expect(name.size * all * closer).toBeGreaterThanOrEqual(LETTER - 1e-6);
    }
  });

  test("no name meets another or leaves the sheet, at any scale from afar", () => {
    for (let scale = all; scale < NAMED; scale *= 1.07) {
      const boxes = shown(scale).map(([, name]) => boxOf(name, name.size));
      for (const [number, box] of boxes.entries()) {
        expect(boxes.slice(number + 1).some((other) => meet(box, other))).toBe(false);
        expect(box.left >= 0 && box.top >= 0 && box.right <= layout.width && box.bottom <= layout.height).toBe(true);
      }
    }
  });

  test("each city can be the one that matters", () => {
    for (const city of cities) expect(shown(all, [city]).map(([name]) => name)).toContain(city);
  });

  test("from close by all are named where the sheet has them", () => {
    const names = namesAt(layout, false, stepOf(NAMED), cities);
    for (const city of cities) expect(names.get(city)).toMatchObject({ ...layout.cities[city]!.label, shown: true });
  });
});

test("within a step of scales nothing is placed anew", () => {
  const steps = Array.from({ length: 40 }, (_, pixel) => stepOf(0.2 + pixel / 400));
  expect(new Set(steps).size).toBeLessThan(6);
});
