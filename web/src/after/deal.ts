/** The deal that a key gives: the first pile, the hands, the market and the first tickets, in the order of the engine. */
import { Stream } from "./chacha";

const CARDS = ["purple", "blue", "orange", "white", "green", "yellow", "black", "red", "locomotive", "plus_four", "passenger"];
const COLOURS = 8;

/** The rule numbers that a deal asks for, as the record has them. */
export interface DealRules {
  cards: Readonly<Record<string, number>>;
  hand_dealt: number;
  market_size: number;
  market_reset_at: number;
  market_reset_counts: readonly string[];
  market_resets_in_a_row: number;
  tickets_dealt: Readonly<Record<string, number>>;
}

export interface Deal {
  hands: Record<string, number>[];
  market: string[];
  /** The tickets that each seat has to choose from. */
  offered: string[][];
}

/** Deal anew: `tickets` are all there are, in the order of the map, each with its deck. */
export function deal(key: Uint8Array, rules: DealRules, tickets: readonly (readonly [string, string])[], seats: number): Deal {
  const stream = new Stream(key);
  const pile = stream.shuffled(allCards(rules.cards)).reverse();
  const hands = Array.from({ length: seats }, () => counted(take(pile, rules.hand_dealt)));
  const market = open(pile, rules);
  const offered: string[][] = hands.map(() => []);
  for (const deck of [...new Set(tickets.map(([, deck]) => deck))].sort()) {
    const order = stream.shuffled(tickets.filter((one) => one[1] === deck).map(([ticket]) => ticket)).reverse();
    for (const own of offered) own.push(...take(order, rules.tickets_dealt[deck] ?? 0));
  }
  return { hands, market, offered };
}

function allCards(counts: DealRules["cards"]): string[] {
  const count = (card: string, k: number): number => (k < COLOURS ? counts.each_colour : counts[card]) ?? 0;
  return CARDS.flatMap((card, k) => Array<string>(count(card, k)).fill(card));
}

/** Take from the top, which is the end of the list. */
function take(pile: string[], count: number): string[] {
  return pile.splice(Math.max(0, pile.length - count)).reverse();
}

function counted(cards: readonly string[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const card of cards) found[card] = (found[card] ?? 0) + 1;
  return found;
}

/** Turn up the market; a crowded one is turned up anew, so often at most. */
function open(pile: string[], rules: DealRules): string[] {
  let market = take(pile, rules.market_size);
  for (let resets = 0; resets < rules.market_resets_in_a_row && pile.length && isCrowded(market, rules); resets++)
    market = take(pile, rules.market_size);
  return market;
}

function isCrowded(market: readonly string[], rules: DealRules): boolean {
  const most = Math.max(0, ...rules.market_reset_counts.map((card) => market.filter((one) => one === card).length));
  return rules.market_reset_at > 0 && most >= rules.market_reset_at;
}
