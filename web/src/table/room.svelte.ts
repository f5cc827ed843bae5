/** A table as this browser knows it: what the server last said, and the one way of doing something there. */
import { keepPromise } from "../after/commitments";
import { get, post, Refused, Unreached } from "../api/client";
import type { HappeningMessage, TableMessage, TicketOutlook, TicketOutlooks, ViewMessage } from "../api/messages";
import type { Layout, MapFacts } from "../api/shapes";
import { toasts } from "../parts/Toasts.svelte";
import { say } from "../words/words.svelte";
import { hear } from "./hearing";
import { session } from "../parts/session.svelte";
import { Line } from "./line";

export interface Told {
  number: number;
  seat: number | null;
  text: string;
}

const REMEMBERED = 80;

export class Room {
  message = $state.raw<TableMessage | null>(null);
  facts = $state.raw<MapFacts | null>(null);
  layout = $state.raw<Layout | null>(null);
  outlooks = $state.raw<Map<string, TicketOutlook>>(new Map());
  story = $state.raw<Told[]>([]);
  happened = $state.raw<HappeningMessage[]>([]);
  /** The seat at this screen whose hand is shown; null behind the curtain, and for onlookers. */
  shown = $state<number | null>(null);
  is_there = $state(true);
  is_busy = $state(false);
  /** Whether the last deed was typed: whoever types goes on by typing, in a sheet too. */
  is_typing = $state(false);
  refusal = $state("");
  missing = $state("");
  /** The view of the shown seat before this one, and what happened between them. */
  previous = $state.raw<ViewMessage | null>(null);
  fresh = $state.raw<HappeningMessage[]>([]);
  /** How far the clock of the server is ahead of ours, in milliseconds. */
  ahead = 0;

  readonly mine = $derived(this.message?.mine ?? []);
  readonly view = $derived.by((): ViewMessage | null => {
    const views = this.message?.views ?? [];
    return views.find((one) => one.seat === this.shown) ?? views[0] ?? null;
  });
  /** What the shown seat can do now; null when it has nothing to decide, and behind the curtain. */
  readonly legal = $derived(this.shown === null ? null : (this.view?.legal ?? null));
  /** The seat of this screen that has to decide next and is not the one shown: the curtain asks for it. */
  readonly next = $derived.by((): number | null => {
    if (this.mine.length < 2 || this.message?.status !== "running") return null;
    const due = this.view?.due.filter((seat) => this.mine.includes(seat) && !this.#plays_itself(seat)) ?? [];
    if (!due.length || (this.shown !== null && due.includes(this.shown))) return null;
    return due[0]!;
  });

  #line: Line | null = null;

  constructor(readonly id: string) {}

  /** Come to the table; `invitation` opens one that is not public. */
  async open(invitation = ""): Promise<void> {
    const path = `/api/tables/${this.id}`;
    try {
      let message = await get<TableMessage>(path).catch(async (error) => {
        if (!(error instanceof Refused) || error.status !== 404 || !invitation) throw error;
        await session.somebody();
        return post<TableMessage>(`${path}/watch`, { invitation });
      });
      const since = Math.max(0, message.version - REMEMBERED);
      message = await get<TableMessage>(`${path}?since=${since}`);
      await this.#learn_map(message.map);
      this.take(message);
      void this.#tell(since);
    } catch (error) {
      if (error instanceof Unreached) {
        this.is_there = false;
        setTimeout(() => void this.open(invitation), 2000);
      } else this.missing = (error as Error).message;
      return;
    }
    this.#line = new Line(this.id, () => this.message?.version ?? 0, {
      table: (message) => this.take(message),
      there: (is_there) => (this.is_there = is_there),
      gone: (error) => (this.missing = error.message),
    });
  }

  close(): void {
    this.#line?.close();
  }

  /** Take what the server says, unless something newer is known. */
  take(message: TableMessage): void {
    const before = this.message;
    if (before && message.version < before.version) return;
    this.ahead = message.at - Date.now();
    const known = this.happened.at(-1)?.number ?? -1;
    const fresh = message.happened.filter((one) => one.number > known);
    if (before) tell_words(fresh, message);
    if (before && fresh.length) void hear(fresh, this.facts);
    this.previous = this.view;
    this.fresh = before ? fresh : [];
    if (fresh.length) this.happened = [...this.happened, ...fresh].slice(-4 * REMEMBERED);
    this.message = message;
    keepPromise(message);
    this.is_there = true;
    if (message.mine.length === 1) this.shown = message.mine[0]!;
    else if (!message.mine.length) this.shown = null;
    else if (this.shown !== null && !message.mine.includes(this.shown)) this.shown = null;
    if (before && message.version > before.version) void this.#tell(before.version);
    void this.#look_out();
  }

  /** Do a deed, in the words of the notation. A request that gets lost is sent again; it is done once. */
  async do(deed: string, is_typed = false): Promise<boolean> {
    const view = this.view;
    if (!view || this.is_busy) return false;
    this.is_typing = is_typed;
    return this.ask("deeds", { deed, moment: view.moment, seat: view.seat });
  }

  /** Ask something of the table that changes it. */
  async ask(what: string, body: Record<string, unknown> = {}): Promise<boolean> {
    const request = crypto.getRandomValues(new Uint32Array(4)).join("-").slice(0, 40);
    this.is_busy = true;
    this.refusal = "";
    try {
      for (let tries = 0; ; tries++) {
        try {
          this.take(await post<TableMessage>(`/api/tables/${this.id}/${what}`, { ...body, request }));
          return true;
        } catch (error) {
          if (error instanceof Unreached || (error instanceof Refused && error.status >= 500)) {
            this.is_there = false;
            await new Promise((go) => setTimeout(go, Math.min(4000, 300 * 2 ** tries)));
          } else throw error;
        }
      }
    } catch (error) {
      this.refusal = (error as Error).message;
      if (error instanceof Refused && error.status === 409) this.take(await get<TableMessage>(`/api/tables/${this.id}`));
      return false;
    } finally {
      this.is_busy = false;
    }
  }

  /** Ask why something cannot be done, in a sentence. */
  async why(about: Record<string, unknown>): Promise<string> {
    const body = this.shown === null ? about : { ...about, seat: this.shown };
    try {
      return (await post<{ text: string }>(`/api/tables/${this.id}/why`, body)).text;
    } catch (error) {
      return (error as Error).message;
    }
  }

  #plays_itself(seat: number): boolean {
    const found = this.view?.seats[seat];
    return !found || found.resigned || found.bot !== "";
  }

  async #learn_map(id: string): Promise<void> {
    if (this.facts?.id === id) return;
    const setup = await get<{ digest: string }>(`/api/tables/${this.id}/setup`);
    const path = `/api/maps/${setup.digest}`;
    [this.facts, this.layout] = await Promise.all([get<MapFacts>(`${path}/facts`), get<Layout>(`${path}/layout`)]);
  }

  #asked_for = "";

  /** Ask how the tickets of the shown seat stand, whenever that may have changed. */
  async #look_out(): Promise<void> {
    const view = this.view;
    if (!view || this.shown === null || view.phase === "over") return;
    const key = JSON.stringify([this.shown, view.routes, view.stations, view.tickets, view.offered]);
    if (key === this.#asked_for) return;
    this.#asked_for = key;
    try {
      const found = await get<TicketOutlooks>(`/api/tables/${this.id}/outlooks?seat=${this.shown}`);
      if (key === this.#asked_for) this.outlooks = new Map(found.tickets.map((one) => [one.ticket, one]));
    } catch {
      this.#asked_for = ""; // it is asked again with the next thing that happens
    }
  }

  /** Fetch the sentences of what happened after an entry. */
  async #tell(since: number): Promise<void> {
    const shown = this.shown;
    try {
      const seat = shown === null ? "" : `&seat=${shown}`;
      const found = await get<{ lines: Told[] }>(`/api/tables/${this.id}/story?since=${since}${seat}`);
      if (shown !== this.shown) return; // it tells of another hand
      const last = this.story.at(-1)?.number ?? -1;
      this.story = [...this.story, ...found.lines.filter((one) => one.number > last)].slice(-4 * REMEMBERED);
    } catch {
      // the story is an extra; the next one tells more
    }
  }

  /** Show the seat of somebody at this screen; the curtain was drawn back. */
  show(seat: number | null): void {
    this.shown = seat;
    this.outlooks = new Map();
    this.story = [];
    void this.#tell(Math.max(0, (this.message?.version ?? 0) - REMEMBERED));
    void this.#look_out();
  }
}

/** Show what others said; it is in the story, too. */
function tell_words(fresh: HappeningMessage[], message: TableMessage): void {
  for (const one of fresh) {
    if (one.kind !== "said" || (one.seat !== null && one.seat !== undefined && message.mine.includes(one.seat))) continue;
    toasts.say(`${one.name ?? ""}: ${one.phrase ? say(`lobby-phrase-${one.phrase}`) : (one.text ?? "")}`);
  }
}
