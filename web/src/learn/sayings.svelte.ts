/** Words that the first look at a table does not need: a file of each language, fetched when a room asks for it. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { words } from "../words/words.svelte";

const FILES = import.meta.glob<string>("../../../src/traviesa/locale/*/{learn,rules}.ftl", { query: "?raw", import: "default" });

type Told = (id: string, facts?: Record<string, FluentVariable>) => string;

/** The sentences of one file, in the language that is spoken now; they change with it. */
export class Sayings {
  #bundle = $state.raw<FluentBundle | null>(null);
  #language = "";

  constructor(readonly file: "learn" | "rules") {}

  get ready(): boolean {
    return this.#bundle !== null;
  }

  /** Fetch what is not there yet. */
  async load(language: string = words.language): Promise<void> {
    if (language === this.#language) return;
    this.#language = language;
    const bundle = new FluentBundle(language, { useIsolating: false });
    const path = `../../../src/traviesa/locale/${language}/${this.file}.ftl`;
    bundle.addResource(new FluentResource(await FILES[path]!()));
    if (this.#language === language) this.#bundle = bundle;
  }

  say: Told = (id, facts) => {
    const found = this.#bundle?.getMessage(id);
    return found?.value ? this.#bundle!.formatPattern(found.value, facts) : id;
  };

  has = (id: string): boolean => this.#bundle?.hasMessage(id) ?? false;
}

export const rulesTold = new Sayings("rules");
export const lessonsTold = new Sayings("learn");
