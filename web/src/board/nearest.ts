/** What a tap on the board means: the nearest city or route. So targets never overlap, however near they lie. */
import type { Layout } from "../api/shapes";

export interface Target {
  city?: string;
  /** One track, or all tracks of a double that lie too close to be told apart by a finger. */
  routes?: string[];
}

/** Half the least breadth of a target, in pixels (24 across). */
export const REACH = 14;
const APART = 24;

/** Find what is meant by a tap at a point of the sheet, at so many pixels for a unit. */
export function nearest(layout: Layout, x: number, y: number, scale: number, twins: (route: string) => string[]): Target | null {
  const reach = Math.max(REACH / scale, layout.space.width * 0.75);
  const city = nearest_city(layout, x, y);
  const route = nearest_route(layout, x, y);
  const city_reach = Math.max(REACH / scale, layout.space.width * 0.9);
  if (city && city.far <= city_reach && city.far <= (route?.far ?? Infinity) + layout.space.width / 4) return { city: city.id };
  if (!route || route.far > reach) return null;
  const others = twins(route.id).filter((other) => lane(layout, route.id, other) * scale < APART);
  return { routes: [route.id, ...others].sort() };
}

function nearest_city(layout: Layout, x: number, y: number): { id: string; far: number } | null {
  let best = null;
  for (const [id, at] of Object.entries(layout.cities)) {
    const far = Math.hypot(at.x - x, at.y - y);
    if (!best || far < best.far) best = { id, far };
  }
  return best;
}

function nearest_route(layout: Layout, x: number, y: number): { id: string; far: number } | null {
  let best = null;
  for (const [id, { spaces }] of Object.entries(layout.routes)) {
    for (const [cx, cy, angle, length] of spaces) {
      const far = from_segment(x - cx, y - cy, (angle * Math.PI) / 180, length / 2);
      if (!best || far < best.far) best = { id, far };
    }
  }
  return best;
}

/** How far a point is from a stroke through the origin, of half a length, in a direction. */
function from_segment(x: number, y: number, angle: number, half: number): number {
  const along = x * Math.cos(angle) + y * Math.sin(angle);
  const across = -x * Math.sin(angle) + y * Math.cos(angle);
  return Math.hypot(Math.max(0, Math.abs(along) - half), across);
}

/** How far apart two tracks of a double lie. */
function lane(layout: Layout, one: string, other: string): number {
  const a = layout.routes[one]!.spaces;
  const b = layout.routes[other]!.spaces;
  return Math.min(...a.map(([x, y]) => Math.min(...b.map(([u, v]) => Math.hypot(x - u, y - v)))));
}
