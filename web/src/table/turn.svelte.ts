/** Whose turn it is, and how that is told: in the bar, in the tab, by a notification where one asked for it. */
import { settings } from "../parts/settings.svelte";
import { ring } from "./hearing";
import { map_name } from "./naming";
import type { Offers } from "../api/messages";
import { say, words } from "../words/words.svelte";
import type { Room } from "./room.svelte";

export class Turn {
  /** The shown seat has something to decide. */
  readonly is_mine = $derived.by(() => this.room.legal !== null);
  readonly names = $derived.by(() => ({
    seats: say("table-seats"),
    market: say("table-market"),
    hand: say("table-hand"),
    tickets: say("table-tickets"),
    story: say("table-story"),
  }));

  constructor(readonly room: Room) {}

  /** What there is to decide, in a sentence. */
  readonly text = $derived.by((): string => {
    const { view, legal } = this.room;
    if (!view) return "";
    if (view.phase === "over") return say("turn-over");
    if (legal) {
      if (view.phase === "turn") return legal.pass ? say("turn-pass") : say("turn-mine-turn", { what: possible(legal) });
      return say(`turn-mine-${view.phase}`, { least: legal.keep?.least ?? 0, extra: view.extra });
    }
    if (view.sealed) return say("turn-sealed");
    const names = view.due.map((seat) => view.seats[seat]?.name ?? "");
    return say(view.phase === "setup" ? "turn-others-setup" : "turn-others", { name: names.join(", "), count: names.length });
  });

  readonly title = $derived.by((): string => {
    const map = this.room.facts ? map_name(this.room.facts) : "";
    return this.is_mine ? `● ${say("turn-mine")} · ${map}` : `${map} · Traviesa`;
  });

  /** Keep the tab's title right, and call who looks elsewhere. */
  watch(): () => void {
    return $effect.root(() => {
      $effect(() => {
        document.title = this.title;
        return () => {
          document.title = "Traviesa";
          this.#mark(false);
        };
      });
      $effect(() => {
        this.#mark(this.is_mine);
        if (!this.is_mine) return;
        this.#call();
        void ring();
      });
    });
  }

  /** Mark the tab's icon, and that of the app where it is installed. */
  #mark(is_mine: boolean): void {
    const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    if (icon) icon.href = `${import.meta.env.BASE_URL}${is_mine ? "icon-turn.svg" : "icon.svg"}`;
    const badge = is_mine ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.();
    badge?.catch(() => undefined);
  }

  #call(): void {
    if (!settings.notices || !document.hidden || !("Notification" in globalThis)) return;
    if (Notification.permission !== "granted") return;
    const notice = new Notification(say("turn-mine"), { body: this.text, tag: this.room.id });
    notice.onclick = () => {
      focus();
      notice.close();
    };
  }
}

/** What there is to choose from, in words. */
function possible(legal: Offers): string {
  const kinds = { draw: legal.draw?.length, claim: legal.claim?.length, tickets: legal.tickets, build: legal.build };
  const named = Object.entries(kinds).flatMap(([kind, is_there]) => (is_there ? [say(`turn-can-${kind}`)] : []));
  return new Intl.ListFormat(words.language, { type: "disjunction" }).format(named);
}
