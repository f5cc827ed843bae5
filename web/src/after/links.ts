/** Addresses of a table and of its moments: what stands behind the sign is never sent to a server. */
import type { TableMessage } from "../api/messages";

/** What stands behind the sign: an invitation, a moment, or both with an ampersand between. */
export function readHash(hash: string): { invitation: string; moment: number | null } {
  const found = { invitation: "", moment: null as number | null };
  for (const part of hash.replace(/^#/, "").split("&")) {
    const [, number] = /^moment=(\d{1,9})$/.exec(part) ?? [];
    if (number) found.moment = Number(number);
    else if (part) found.invitation = part;
  }
  return found;
}

/** The address to hand on: a table that is not public is found by its invitation alone. */
export function linkTo(message: TableMessage, moment?: number): string {
  const parts = [message.public ? "" : (message.invitation ?? ""), moment === undefined ? "" : `moment=${moment}`];
  const hash = parts.filter(Boolean).join("&");
  return `${location.origin}/tables/${message.table}${hash && `#${hash}`}`;
}

/** Hand an address on as this device does it; say whether it was copied instead. */
export async function handOn(url: string, title: string): Promise<"shared" | "copied" | "shown"> {
  if (navigator.share && matchMedia("(pointer: coarse)").matches) {
    await navigator.share({ url, title }).catch(() => {});
    return "shared";
  }
  try {
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch {
    return "shown"; // no clipboard without HTTPS: whoever asks shows it to be copied by hand
  }
}
