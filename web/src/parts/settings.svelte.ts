/**
 * What one has chosen: kept by the browser, and by the account where there is one. What one has not chosen is as the
 * device has it of itself; whether notices come is for each browser alone, since each asks for leave of its own.
 */
import { get, put } from "../api/client";

const KEY = "traviesa-settings";
const LOOKS = ["auto", "light", "dark"] as const;

export type Look = (typeof LOOKS)[number];
export type Choice = "language" | "look" | "sounds" | "speech" | "motion" | "confirm" | "notices";
type Chosen = Partial<Pick<Settings, Choice>>;

class Settings {
  language = $state("");
  look = $state<Look>("auto");
  sounds = $state(matchMedia("(pointer: fine)").matches);
  speech = $state(false);
  motion = $state(!matchMedia("(prefers-reduced-motion: reduce)").matches);
  confirm = $state(true);
  notices = $state(false);
  #chosen: Chosen = {};

  constructor() {
    try {
      this.#take(JSON.parse(localStorage.getItem(KEY) ?? "{}"));
    } catch {
      // a browser that keeps nothing: the choices of today are enough
    }
    this.show();
  }

  /** Choose something; it holds at once and the next time, and elsewhere where one is somebody. */
  choose(changed: Chosen): void {
    this.#take(changed);
    this.show();
    this.#keep();
    void this.#tell();
  }

  /** Take over what one chose in other browsers; called when it becomes known who one is. */
  async follow(): Promise<void> {
    const theirs = await get<Chosen>("/api/me/settings");
    const before = this.#chosen;
    this.#take(theirs);
    this.show();
    this.#keep();
    if (Object.keys(before).some((choice) => choice !== "notices" && !(choice in theirs))) await this.#tell();
  }

  /** What was chosen, and nothing else. */
  chosen(): Chosen {
    return { ...this.#chosen };
  }

  /** Put on the page what is a matter of style alone. */
  show(): void {
    const root = document.documentElement;
    if (this.look === "auto") delete root.dataset["look"];
    else root.dataset["look"] = this.look;
    root.dataset["motion"] = this.motion ? "full" : "still";
  }

  #take(found: Chosen): void {
    Object.assign(this, found);
    this.#chosen = { ...this.#chosen, ...found };
  }

  #keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#chosen));
    } catch {
      // as above
    }
  }

  /** Tell the account; where nobody can be told, this browser keeps it, and tells it later. */
  async #tell(): Promise<void> {
    if (!this.isSomebody()) return;
    const { notices: _, ...chosen } = this.#chosen;
    await put("/api/me/settings", chosen).catch(() => undefined);
  }

  /** Whether there is somebody whose choices can be kept elsewhere; the session says so. */
  isSomebody: () => boolean = () => false;
}

export const settings = new Settings();
