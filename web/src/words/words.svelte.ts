/**
 * What people read: of each language `src/traviesa/locale/<language>/page.ftl`, all that a table says, and `rooms.ftl`,
 * what the other places say. Only the language that is spoken is loaded, and the rooms when one goes there.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { speak } from "../api/client";

const FILES = import.meta.glob<string>("../../../src/traviesa/locale/*/{page,rooms}.ftl", { query: "?raw", import: "default" });
const CODE = /locale\/([\w-]+)\/page\.ftl$/;
const path_of = (language: string, file: string) => `../../../src/traviesa/locale/${language}/${file}.ftl`;

/** The languages there are: a folder in `locale/` is all that a new one needs. */
export const LANGUAGES = Object.keys(FILES).flatMap((path) => CODE.exec(path)?.[1] ?? []);

class Words {
  language = $state("en");
  #bundle = $state.raw(new FluentBundle("en"));
  #files = ["page"];

  /** Load a language and speak it from now on. */
  async choose(wanted: string): Promise<void> {
    const language = LANGUAGES.includes(wanted) ? wanted : "en";
    const texts = await Promise.all(this.#files.map((file) => FILES[path_of(language, file)]!()));
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) bundle.addResource(new FluentResource(text));
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
    speak(language);
  }

  /** Load the words of the rooms, too; nothing is said there before. */
  async enter_rooms(): Promise<void> {
    if (this.#files.length > 1) return;
    this.#files = ["page", "rooms"];
    await this.choose(this.language);
  }

  /** Say a sentence. One that is missing shows its own name, so that it is found. */
  say(id: string, facts?: Record<string, FluentVariable>): string {
    const found = this.#bundle.getMessage(id);
    return found?.value ? this.#bundle.formatPattern(found.value, facts) : id;
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }
}

export const words = new Words();

/** Say a sentence in the reader's language. */
export const say = (id: string, facts?: Record<string, FluentVariable>): string => words.say(id, facts);

/** The language a browser prefers among those there are. */
export function preferred(): string {
  const wanted = navigator.languages.map((one) => one.slice(0, 2).toLowerCase());
  return wanted.find((one) => LANGUAGES.includes(one)) ?? "en";
}
