/**
 * A small drawing of a map: as the board is laid out, or, where that cannot be had, cities where they lie and straight
 * lines between them.
 */
import { get } from "../api/client";
import type { Layout } from "../api/shapes";

export interface Line {
  path: string;
  colour: string;
}

export interface Drawing {
  width: number;
  height: number;
  /** Coast and lakes, where they are known. */
  land: string;
  lakes: string;
  lines: Line[];
  cities: [number, number][];
  tunnels: boolean;
}

const WIDTH = 200;
const MARGIN = 7;
const CITY = /id\s*=\s*"([^"]+)"[^}]*lat\s*=\s*(-?[\d.]+)[^}]*lon\s*=\s*(-?[\d.]+)/g;
const ROUTE = /a\s*=\s*"([^"]+)"\s*,\s*b\s*=\s*"([^"]+)"[^}]*length\s*=\s*\d+[^}]*colour\s*=\s*"(\w+)"/g;
const known = new Map<string, Promise<Drawing | null>>();

/** Draw a map, once; null where there is nothing to draw it from. */
export function drawingOf(map: string): Promise<Drawing | null> {
  let found = known.get(map);
  if (!found) {
    found = make(map).catch(() => null);
    known.set(map, found);
  }
  return found;
}

async function make(map: string): Promise<Drawing | null> {
  const [text, layout] = await Promise.all([
    get<string>(`/api/maps/${map}`),
    get<Layout>(`/api/maps/${map}/layout`).catch(() => null),
  ]);
  const plain = plainly(text);
  return plain && layout ? laidOut(plain, layout, text) : plain;
}

/** Draw a map as its board is laid out; of tracks side by side one is enough here. */
function laidOut(plain: Drawing, layout: Layout, text: string): Drawing {
  const colours = new Map([...text.matchAll(ROUTE)].map(([, a, b, colour]) => [[a, b].sort().join("-"), colour!]));
  const lines = Object.entries(layout.routes).flatMap(([id, { path }]) => {
    const colour = colours.get(id);
    return colour ? [{ path, colour }] : [];
  });
  const cities = Object.values(layout.cities).map(({ x, y }): [number, number] => [x, y]);
  const { width, height, land, lakes } = layout;
  return { ...plain, width, height, land, lakes, lines: lines.length ? lines : plain.lines, cities };
}

/** Draw the text of a map's file, as Mercator would. */
export function plainly(text: string): Drawing | null {
  const places = new Map([...text.matchAll(CITY)].map((row) => [row[1]!, flat(Number(row[2]), Number(row[3]))]));
  if (places.size < 2) return null;
  const xs = [...places.values()].map(([x]) => x);
  const ys = [...places.values()].map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const scale = (WIDTH - 2 * MARGIN) / (Math.max(...xs) - left);
  const at = ([x, y]: [number, number]): [number, number] => [
    round(MARGIN + (x - left) * scale),
    round(MARGIN + (y - top) * scale),
  ];
  const between = new Map<string, Line>();
  for (const [, a, b, colour] of text.matchAll(ROUTE)) {
    const [from, to] = [places.get(a!), places.get(b!)];
    if (from && to && !between.has(`${a} ${b}`)) {
      between.set(`${a} ${b}`, { path: `M${at(from).join(" ")}L${at(to).join(" ")}`, colour: colour! });
    }
  }
  const height = round(2 * MARGIN + (Math.max(...ys) - top) * scale);
  const cities = [...places.values()].map(at);
  const tunnels = /kind\s*=\s*"tunnel"/.test(text);
  return { width: WIDTH, height, land: "", lakes: "", lines: [...between.values()], cities, tunnels };
}

/** Lay a place flat as Mercator does. */
function flat(latitude: number, longitude: number): [number, number] {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  return [radians(longitude), -Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2))];
}

const round = (value: number): number => Math.round(value * 10) / 10;
