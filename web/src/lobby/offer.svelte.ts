/** What there is to play here, asked once, and how it is called in the reader's language. */
import { get } from "../api/client";
import { say, words } from "../words/words.svelte";
import type { MapSummary, Offer } from "../api/messages";

class Offered {
  all = $state<Offer | null>(null);

  async learn(): Promise<Offer> {
    this.all ??= await get<Offer>("/api/offer");
    return this.all;
  }

  map(id: string): MapSummary | undefined {
    return this.all?.maps.find((one) => one.id === id);
  }
}

export const offer = new Offered();

/** A map as the reader calls it. */
export function mapName(id: string): string {
  const found = offer.map(id);
  return found ? ((found as unknown as Record<string, string>)[`name_${words.language}`] ?? found.name) : id;
}

/** A bot as the reader calls it. */
export function botName(bot: string): string {
  return words.has(`lobby-bot-${bot}`) ? say(`lobby-bot-${bot}`) : bot;
}

/** Who sits on a chair, as the reader calls them. */
export function sitterName(name: string): string {
  if (name === "former player") return say("lobby-former-player");
  return name;
}
