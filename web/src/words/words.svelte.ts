/** What people read: one Fluent file for each language, `src/traviesa/locale/<language>/page.ftl`; only one is loaded. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { speak } from "../api/client";

const FILES = import.meta.glob<string>("../../../src/traviesa/locale/*/page.ftl", { query: "?raw", import: "default" });
const CODE = /locale\/([\w-]+)\/page\.ftl$/;

/** The languages there are: a folder in `locale/` is all that a new one needs. */
export const LANGUAGES = Object.keys(FILES).map((path) => CODE.exec(path)![1]!);

class Words {
  language = $state("en");
  #bundle = $state.raw(new FluentBundle("en"));

  /** Load a language and speak it from now on. */
  async choose(wanted: string): Promise<void> {
    const language = LANGUAGES.includes(wanted) ? wanted : "en";
    const path = Object.keys(FILES).find((one) => CODE.exec(one)![1] === language)!;
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(await FILES[path]!()));
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
    speak(language);
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
