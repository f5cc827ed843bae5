/** Ways of paying, as the notation writes them: `2 red + 1 locomotive`. */
import { type Card, cardsCounted } from "../cards/look";

export type Cards = [card: string, count: number][];

/** Read a payment as cards and how many of each; brackets (cards that stand for one other) are read like the rest. */
export function parse_payment(text: string): Cards {
  return [...text.matchAll(/(\d+) (\w+)/g)].map(([, count, card]) => [card!, Number(count)]);
}

/** The colour that a payment is of; `locomotive` when it has no other card. */
export function colour_of(text: string): string {
  return parse_payment(text)[0]?.[0] ?? "locomotive";
}

/** Put the payments of a colour first; the order is else the server's, the sensible ones first. */
export function prefer<T>(ways: T[], colour: string | undefined, text: (way: T) => string): T[] {
  if (!colour) return ways;
  const fits = (way: T) => colour_of(text(way)) === colour;
  return [...ways.filter(fits), ...ways.filter((way) => !fits(way))];
}

/** Say a payment in words. */
export function named(text: string): string {
  return parse_payment(text)
    .map(([card, count]) => cardsCounted(card as Card, count))
    .join(" + ");
}
