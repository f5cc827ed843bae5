/** Times as people say them. */
import { words } from "../words/words.svelte";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** How long ago: "3 hours ago". */
export function ago(at: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: "auto" });
  for (const [unit, length] of STEPS) {
    const count = Math.floor((now - at) / length);
    if (count >= 1) return unit === "day" && count > 30 ? day(at) : format.format(-count, unit);
  }
  return format.format(0, "minute");
}

/** A day of the calendar. */
export function day(at: number): string {
  return new Intl.DateTimeFormat(words.language, { dateStyle: "medium" }).format(at);
}

/** A number as it is written here. */
export function number(value: number, digits = 0): string {
  return new Intl.NumberFormat(words.language, { maximumFractionDigits: digits }).format(value);
}

/** A share of 1. */
export function percent(value: number): string {
  return new Intl.NumberFormat(words.language, { style: "percent", maximumFractionDigits: 0 }).format(value);
}

/** A change, with its sign. */
export function signed(value: number): string {
  return new Intl.NumberFormat(words.language, { signDisplay: "exceptZero" }).format(value);
}
