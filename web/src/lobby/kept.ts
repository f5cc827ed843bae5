/** What one chose last, for the next time: kept by the browser alone. */
const KEY = "traviesa-last";

export interface Last {
  map: string;
  bots: number;
  names: string[];
}

export function last(): Last {
  const found = { map: "europe", bots: 2, names: [] };
  try {
    return { ...found, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return found;
  }
}

export function remember(chosen: Partial<Last>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...last(), ...chosen }));
  } catch {
    // a browser that keeps nothing: next time one chooses again
  }
}
