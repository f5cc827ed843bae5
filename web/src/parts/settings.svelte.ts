/** What one has chosen: kept by the browser, and by the account where there is one. */
const KEY = "traviesa-settings";

export type Look = "auto" | "light" | "dark";

class Settings {
  language = $state("");
  look = $state<Look>("auto");
  sounds = $state(matchMedia("(pointer: fine)").matches);
  speech = $state(false);
  motion = $state(true);
  confirm = $state(true);
  notices = $state(false);

  constructor() {
    try {
      Object.assign(this, JSON.parse(localStorage.getItem(KEY) ?? "{}"));
    } catch {
      // a browser that keeps nothing: the choices of today are enough
    }
    this.show();
  }

  /** Choose something; it holds at once and the next time. */
  choose(changed: Partial<Settings>): void {
    Object.assign(this, changed);
    this.show();
    try {
      localStorage.setItem(KEY, JSON.stringify(this.chosen()));
    } catch {
      // as above
    }
  }

  chosen(): Record<string, unknown> {
    const { language, look, sounds, speech, motion, confirm, notices } = this;
    return { language, look, sounds, speech, motion, confirm, notices };
  }

  /** Put on the page what is a matter of style alone. */
  show(): void {
    const root = document.documentElement;
    if (this.look === "auto") delete root.dataset.look;
    else root.dataset.look = this.look;
    root.dataset.motion = this.motion ? "full" : "still";
  }
}

export const settings = new Settings();
