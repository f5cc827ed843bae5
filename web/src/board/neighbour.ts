/** Going from city to city by arrow keys: the nearest one in a direction. */
interface Point {
  x: number;
  y: number;
}

/** Find the city nearest to a point; with a direction, the nearest one that lies there. */
export function neighbour(
  cities: Record<string, Point>,
  from: Point,
  direction: [number, number] = [0, 0],
  but = "",
): string | undefined {
  let best: string | undefined;
  let least = Infinity;
  for (const [city, at] of Object.entries(cities)) {
    if (city === but) continue;
    const [x, y] = [at.x - from.x, at.y - from.y];
    const along = x * direction[0] + y * direction[1];
    const across = Math.abs(x * direction[1] - y * direction[0]);
    const is_there = direction[0] || direction[1] ? along > across * 0.6 : true;
    const cost = direction[0] || direction[1] ? along + 2 * across : Math.hypot(x, y);
    if (is_there && cost < least) [best, least] = [city, cost];
  }
  return best;
}
