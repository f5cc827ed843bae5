/** How players, cards and what they did are called at the end of a game. */
import type { HappeningMessage, SeatMessage } from "../api/messages";
import type { MapFacts } from "../api/shapes";
import { type Card, cardName } from "../cards/look";
import { city_name, route_name } from "../table/naming";
import { say, words } from "../words/words.svelte";
import type { Highlight, Moment } from "./types";

/** What stands where the name of somebody stood who left for good; nobody can be called so. */
const FORMER = "former player";

export function nameOf(seats: readonly Pick<SeatMessage, "name">[], seat: number): string {
  const name = seats[seat]?.name ?? "";
  return name === FORMER ? say("after-former") : name;
}

/** "Ana, Luis and Eva", as the reader's language joins names. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(words.language, { type: "conjunction" }).format(names);
}

/** "+12", "−9", "0": with the sign that is printed, not the hyphen. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}

/** One sentence for what happened. */
export function sentenceOf(moment: Moment, facts: MapFacts): string {
  const what = moment.happened;
  const name = nameOf(moment.public.seats, what?.seat ?? -1);
  switch (what?.kind) {
    case "started":
      return say("after-replay-began");
    case "undone":
      return say("after-replay-undone", { name });
    case "resigned":
      return say("after-replay-resigned", { name });
    case "did":
      return deedTold(what, facts, name);
    default:
      return say("after-replay-left");
  }
}

function deedTold(what: HappeningMessage, facts: MapFacts, name: string): string {
  const [verb, target = ""] = (what.deed ?? "").split(" ");
  const points = what.points ?? 0;
  switch (verb) {
    case "draw":
      if (target !== "pile") return say("after-did-draw", { name, card: cardName(target as Card) });
      return say("after-did-draw-pile", { name, card: what.drawn ? cardName(what.drawn as Card) : "none" });
    case "claim": {
      const id = what.revealed?.length ? "after-did-attempt" : "after-did-claim";
      return say(id, { name, route: route_name(facts, target), points, extra: what.extra ?? 0 });
    }
    case "build":
      return say("after-did-build", { name, city: city_name(facts, target) });
    case "keep":
      if (what.phase === "setup" && !target) return say("after-replay-sealed", { name });
      return say("after-did-keep", { name, count: what.kept ?? what.deed!.split(" ").length - 1 });
    default:
      return say(`after-did-${verb}`, { name, points });
  }
}

/** What a deed changed on the board. */
export function movedOn(moment: Moment): Highlight {
  const [verb, target = ""] = (moment.happened?.deed ?? "").split(" ");
  const seat = moment.happened?.seat ?? undefined;
  return {
    kind: "move",
    seat,
    routes: verb === "claim" ? [target] : [],
    cities: verb === "build" ? [target] : [],
  };
}
