/** A small drawing of a map: its board, as it is laid out, with coast, routes in their colours, and cities. */
import { get } from "../api/client";
import type { Layout, MapFacts } from "../api/shapes";

export interface Drawing {
  layout: Layout;
  lines: { path: string; colour: string }[];
  hasTunnels: boolean;
}

const known = new Map<string, Promise<Drawing | null>>();

/** Draw a map, once; null where there is nothing to draw it from. */
export function drawingOf(map: string): Promise<Drawing | null> {
  let found = known.get(map);
  if (!found) {
    found = draw(map).catch(() => null);
    known.set(map, found);
  }
  return found;
}

/** Of tracks side by side one is enough here. */
async function draw(map: string): Promise<Drawing> {
  const path = `/api/maps/${map}`;
  const [facts, layout] = await Promise.all([get<MapFacts>(`${path}/facts`), get<Layout>(`${path}/layout`)]);
  const routes = Object.entries(facts.routes);
  const shown = routes.filter(([, route], place) => routes.findIndex(([, one]) => isAlike(one.ends, route.ends)) === place);
  return {
    layout,
    lines: shown.map(([id, { colour }]) => ({ path: layout.routes[id]?.path ?? "", colour })),
    hasTunnels: routes.some(([, { kind }]) => kind === "tunnel"),
  };
}

const isAlike = (one: [string, string], other: [string, string]): boolean => one.every((end) => other.includes(end));
