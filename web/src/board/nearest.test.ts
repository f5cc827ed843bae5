import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Layout, Space } from "../api/shapes";
import { nearest } from "./nearest";

const MAPS = new URL("../../../src/traviesa/maps/", import.meta.url);
const LAYOUTS = readdirSync(MAPS)
  .filter((name) => name.endsWith(".layout.json"))
  .map((name) => [name.split(".")[0]!, JSON.parse(readFileSync(new URL(name, MAPS), "utf-8")) as Layout] as const);

/** A finger that hits a target of 24 pixels at all lies less than this from its middle. */
const SLIP = 11;
const PHONE = 390;
/** The scale from which on tracks of doubles lie 24 pixels apart: one looks as close to play on a phone. */
const PLAYING = 1.6;

const twins = (layout: Layout) => (route: string) =>
  Object.keys(layout.routes).filter((other) => other !== route && other.split(":")[0] === route.split(":")[0]);

/** The middle of a space, and points beside it: along and across the track, so many pixels away at a scale. */
function around([x, y, angle]: Space, far: number): [number, number][] {
  const [along, across] = [(angle * Math.PI) / 180, ((angle + 90) * Math.PI) / 180];
  const beside = [along, across].flatMap((way) => [-far, far].map((step) => [x + step * Math.cos(way), y + step * Math.sin(way)]));
  return [[x, y], ...(beside as [number, number][])];
}

describe.each(LAYOUTS)("%s", (_, layout) => {
  const at = (x: number, y: number, scale: number) => nearest(layout, x, y, scale, twins(layout));

  test("at playing zoom every space of a route is a target of its own, 24 pixels wide and long", () => {
    const missed = Object.entries(layout.routes).flatMap(([route, { spaces }]) =>
      spaces
        .flatMap((space) => around(space, SLIP / PLAYING))
        .map(([x, y]) => at(x, y, PLAYING))
        .filter((found) => found?.routes?.join() !== route)
        .map((found) => `${route}: ${JSON.stringify(found)}`),
    );
    expect(missed).toEqual([]);
  });

  test("at playing zoom every city is a target of 24 pixels", () => {
    const missed = Object.entries(layout.cities).flatMap(([city, { x, y }]) =>
      around([x, y, 0, 0], SLIP / PLAYING)
        .map(([u, v]) => at(u, v, PLAYING))
        .filter((found) => found?.city !== city)
        .map((found) => `${city}: ${JSON.stringify(found)}`),
    );
    expect(missed).toEqual([]);
  });

  test("from afar both tracks of a double are one target on a phone", () => {
    const scale = PHONE / layout.width;
    const doubles = Object.keys(layout.routes).filter((route) => twins(layout)(route).length > 0);
    expect(doubles.length).toBeGreaterThan(0);
    for (const route of doubles) {
      const spaces = layout.routes[route]!.spaces;
      const [x, y] = spaces[Math.floor(spaces.length / 2)]!;
      const found = at(x, y, scale);
      if (found?.routes) expect(found.routes).toEqual([route, ...twins(layout)(route)].sort());
    }
  });

  test("what lies far from everything means nothing", () => {
    expect(at(0, layout.height, PLAYING)).toBeNull();
  });
});
