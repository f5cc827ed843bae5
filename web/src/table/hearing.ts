/** What is heard of what happens; the sounds load when somebody wants them. */
import type { HappeningMessage } from "../api/messages";
import type { Sound } from "../parts/sounds";
import { settings } from "../parts/settings.svelte";
import type { MapFacts } from "../api/shapes";

const OF_DEED: Record<string, Sound> = {
  draw: "card",
  keep: "ticket",
  tickets: "ticket",
  claim: "wagon",
  pay: "wagon",
  build: "station",
  withdraw: "card",
};

/** A browser lets nothing be heard before somebody has touched the page. */
function may_sound(): boolean {
  return settings.sounds && navigator.userActivation?.hasBeenActive !== false;
}

export async function hear(happened: HappeningMessage[], facts: MapFacts | null): Promise<void> {
  if (!may_sound() || document.hidden) return;
  const { play } = await import("../parts/sounds");
  for (const one of happened) {
    if (one.kind !== "did" || !one.deed) continue;
    const [deed, what] = one.deed.split(" ");
    if (one.notices?.includes("over")) play("end");
    else if (one.revealed?.length) play("tunnel");
    else if (deed! in OF_DEED) play(OF_DEED[deed!]!, deed === "claim" ? (facts?.routes[what ?? ""]?.length ?? 1) : 1);
  }
}

export async function ring(): Promise<void> {
  if (may_sound()) (await import("../parts/sounds")).play("turn");
}
