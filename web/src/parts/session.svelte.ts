/** Who one is: nobody in particular at first, a guest as soon as something needs somebody, or an account. */
import { get, post, put, Refused } from "../api/client";
import { say, words } from "../words/words.svelte";
import { settings } from "./settings.svelte";

const NAME = "traviesa-name";

export interface Person {
  id: string;
  kind: "guest" | "account";
  name: string;
  language: string;
}

class Session {
  /** Who one is; null while nobody. */
  me = $state<Person | null>(null);
  /** Whether the server has been asked. */
  known = $state(false);
  #name = $state(kept());
  #asking: Promise<Person | null> | null = null;

  /** What one is called, here at least. */
  get name(): string {
    return this.me?.name ?? this.#name;
  }

  get isGuest(): boolean {
    return this.me?.kind !== "account";
  }

  /** Ask the server who one is, once. */
  async learn(): Promise<Person | null> {
    this.#asking ??= this.#ask().finally(() => (this.#asking = null));
    return this.known ? this.me : this.#asking;
  }

  /** Be somebody: whoever one is, or a guest from now on, without a question. */
  async somebody(): Promise<Person> {
    const me = await this.learn();
    return me ?? this.is(await post<Person>("/api/guests", { name: this.#name || travelling(), language: words.language }));
  }

  /** Take another name, as a guest; seats taken before keep the old one. */
  async rename(name: string): Promise<void> {
    if (await this.learn()) this.is(await put<Person>("/api/me", { name }));
    this.#keep(name);
  }

  /** Note who one is from now on; what they chose about the page elsewhere holds here, too. */
  is(person: Person): Person {
    const isNew = this.me?.id !== person.id || this.me.kind !== person.kind;
    this.me = person;
    this.known = true;
    this.#keep(person.name);
    if (isNew) void this.#follow();
    return person;
  }

  async #follow(): Promise<void> {
    await settings.follow().catch(() => undefined);
    if (settings.language && settings.language !== words.language) await words.choose(settings.language);
  }

  /** Nobody again: signed out, or gone for good. */
  leave(): void {
    this.me = null;
    this.#keep("");
  }

  /** Who was somebody here before is asked for; a browser that never was is nobody, and need not be told so. */
  async #ask(): Promise<Person | null> {
    try {
      if (!this.#name) throw new Refused(401, "identity/nobody", "");
      return this.is(await get<Person>("/api/me"));
    } catch (error) {
      if (!(error instanceof Refused && error.status === 401)) throw error;
      this.known = true;
      this.leave();
      return null;
    }
  }

  #keep(name: string): void {
    this.#name = name;
    try {
      if (name) localStorage.setItem(NAME, name);
      else localStorage.removeItem(NAME);
    } catch {
      // a browser that keeps nothing: the name holds for today
    }
  }
}

export const session = new Session();
settings.isSomebody = () => session.me !== null;

/** A name for somebody who has not said theirs: that of a train. */
function travelling(): string {
  return say("lobby-guest-name", { number: String(100 + Math.floor(Math.random() * 900)) });
}

function kept(): string {
  try {
    return localStorage.getItem(NAME) ?? "";
  } catch {
    return "";
  }
}
