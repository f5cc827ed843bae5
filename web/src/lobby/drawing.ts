/** A small drawing of a map, made of what its file says: cities where they lie, routes between them. */
import { get } from "../api/client";

export interface Line {
  path: string;
  colour: string;
}

export interface Drawing {
  width: number;
  height: number;
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
    found = get<string>(`/api/maps/${map}`).then(draw, () => null);
    known.set(map, found);
  }
  return found;
}

/** Draw the text of a map's file. */
export function draw(text: string): Drawing | null {
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
  return { width: WIDTH, height, lines: [...between.values()], cities: [...places.values()].map(at), tunnels: /kind\s*=\s*"tunnel"/.test(text) };
}

/** Lay a place flat as Mercator does. */
function flat(latitude: number, longitude: number): [number, number] {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  return [radians(longitude), -Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2))];
}

const round = (value: number): number => Math.round(value * 10) / 10;
