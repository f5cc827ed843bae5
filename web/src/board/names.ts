/** Which cities are named from afar, and where: as many names as fit, in letters that can be read. */
import type { Label, Layout } from "../api/shapes";

/** From this scale on there is room for every name where the sheet has it. */
export const NAMED = 0.47;
/** Letters from afar are never smaller than this, in pixels of the screen. */
export const LETTER = 11;
/** Names are placed anew when the scale has grown or shrunk by so much, not with every pixel. */
const STEP = 1.12;
/** What a letter is wide, and a name high above its line, for each unit of the letters' size. */
const WIDE = 0.53;
const HIGH = 0.72;
/** A city, and the edge of the sheet, are kept clear of names. */
const DOT = 11;
const EDGE = 10;

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Name extends Label {
  size: number;
  /** Without room it is there only for who asks for this city. */
  shown: boolean;
}

/** The step of scales to which a scale belongs; within a step names stay as they are. */
export function stepOf(scale: number): number {
  return scale >= NAMED || scale <= 0 ? Infinity : Math.floor(Math.log(scale) / Math.log(STEP));
}

/** Place the names for a step: those of the cities told first come first, so many of them though they hide others. */
export function namesAt(layout: Layout, spanish: boolean, step: number, order: string[], matter = 0): Map<string, Name> {
  const label = (city: string) => layout.cities[city]![spanish ? "label_es" : "label"];
  if (step === Infinity) {
    return new Map(order.map((city) => [city, { ...label(city), size: layout.font.size, shown: true }]));
  }
  const size = LETTER / STEP ** step;
  const names = new Map<string, Name>();
  const taken: Box[] = [];
  for (const [number, city] of order.entries()) {
    const places = around(layout.cities[city]!, label(city), layout.font.size, size).filter((place) => {
      const box = boxOf(place, size);
      return isInside(box, layout) && !taken.some((other) => meet(box, other));
    });
    const free = places.find((place) => !covers(boxOf(place, size), layout, city)) ?? (number < matter ? places[0] : undefined);
    names.set(city, { ...(free ?? label(city)), size, shown: free !== undefined });
    if (free) taken.push(boxOf(free, size));
  }
  return names;
}

/** First where the sheet has the name, grown away from its city; then on its other sides. */
function around(at: { x: number; y: number }, label: Label, before: number, size: number): Label[] {
  const { lines } = label;
  const box = boxOf(label, before);
  const high = HIGH * size + (lines.length - 1) * size;
  const above = box.bottom <= at.y ? box.bottom - high : box.top >= at.y ? box.top : at.y - high / 2;
  const own = { ...label, y: above + HIGH * size };
  const line = at.y - high / 2 + HIGH * size;
  const over = { x: at.x, y: at.y - DOT - 3 - high + HIGH * size, anchor: "middle" as const, lines };
  const under = { x: at.x, y: at.y + DOT + 3 + HIGH * size, anchor: "middle" as const, lines };
  const right = { x: at.x + DOT + 3, y: line, anchor: "start" as const, lines };
  return [own, right, { ...right, x: at.x - DOT - 3, anchor: "end" }, over, under];
}

/** How much of the sheet a name takes. */
export function boxOf({ x, y, anchor, lines }: Label, size: number): Box {
  const wide = Math.max(...lines.map((line) => line.length)) * WIDE * size;
  const left = anchor === "start" ? x : anchor === "end" ? x - wide : x - wide / 2;
  return { left, top: y - HIGH * size, right: left + wide, bottom: y + (lines.length - 1) * size };
}

export function meet(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function isInside(box: Box, { width, height }: Layout): boolean {
  return box.left >= EDGE && box.top >= EDGE && box.right <= width - EDGE && box.bottom <= height - EDGE;
}

/** A name over another city would name that one. */
function covers(box: Box, layout: Layout, own: string): boolean {
  return Object.entries(layout.cities).some(
    ([city, { x, y }]) => city !== own && meet(box, { left: x - DOT, top: y - DOT, right: x + DOT, bottom: y + DOT }),
  );
}

/** Cities in the order in which they are named: those that matter now, then where most routes meet. */
export function byWeight(layout: Layout, matter: Iterable<string>, routes: Record<string, { ends: string[] }>): string[] {
  const meeting = new Map<string, number>();
  for (const { ends } of Object.values(routes)) for (const city of ends) meeting.set(city, (meeting.get(city) ?? 0) + 1);
  const cities = Object.keys(layout.cities).sort((a, b) => (meeting.get(b) ?? 0) - (meeting.get(a) ?? 0));
  return [...new Set([...matter].filter((city) => city in layout.cities).concat(cities))];
}
