/** What one is about to do: the card in the fingers, what was tapped, what is looked at. Nothing of it is the server's. */
import type { Marks } from "../api/shapes";
import type { Target } from "../board/nearest";
import type { Room } from "./room.svelte";

export type Panel = "" | "routes" | "tickets" | "story" | "talk" | "menu" | "keys" | "draw-tickets" | "resign";

export class Choice {
  /** A colour of the hand: the board shows what it can pay for. */
  card = $state<string>();
  /** What was tapped on the board, open in a sheet. */
  target = $state.raw<Target>();
  /** Something that a second tap does: `draw red`. */
  armed = $state("");
  /** The ticket that is looked at, and the one that stays lit. */
  ticket = $state("");
  pinned = $state("");
  panel = $state<Panel>("");

  constructor(readonly room: Room) {}

  readonly marks = $derived.by((): Marks => {
    const legal = this.room.legal;
    const looked = this.room.outlooks.get(this.ticket || this.pinned);
    const ends = looked ? (this.room.facts?.tickets[looked.ticket]?.ends.flat() ?? []) : [];
    return {
      claimable: new Set(legal?.claim?.map((one) => one.route)),
      buildable: this.card === undefined ? undefined : new Set(legal?.build?.cities),
      way: new Set(looked?.routes),
      cities: new Set(ends),
      own: new Set((this.room.view?.tickets ?? []).flatMap((one) => this.room.facts?.tickets[one]?.ends.flat() ?? [])),
      recent: recent(this.room),
      chosen: this.target?.city ?? this.target?.routes?.[0],
      colour: this.card,
    };
  });

  /** Do it at the second tap, or at once where nothing is asked twice. */
  arm(deed: string, asks: boolean): boolean {
    if (!asks || this.armed === deed) {
      this.armed = "";
      return true;
    }
    this.armed = deed;
    return false;
  }

  /** Somebody else sits down before the screen: nothing is open or lit any more. */
  leave(): void {
    this.clear();
    this.panel = this.ticket = this.pinned = "";
  }

  clear(): void {
    this.card = undefined;
    this.target = undefined;
    this.armed = "";
  }
}

/** Routes and stations that others won since the shown seat's last deed. */
function recent(room: Room): Set<string> {
  const found = new Set<string>();
  const own = room.shown;
  for (const one of room.happened.toReversed()) {
    if (one.kind !== "did" || one.phase === "setup") continue;
    if (own !== null && one.seat === own) break;
    if (own === null && found.size >= 3) break;
    const [deed, what] = (one.deed ?? "").split(" ");
    if ((deed === "claim" || deed === "build") && one.seat !== own && what) found.add(what);
  }
  return new Set([...found].filter((what) => what in (room.view?.routes ?? {}) || what in (room.view?.stations ?? {})));
}
