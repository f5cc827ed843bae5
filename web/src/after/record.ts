/** The head of a game's record: what it was begun with. The deeds below it are for `traviesa verify`. */
import type { DealRules } from "./deal";

export interface RecordHead {
  map: string;
  digest: string;
  seats: number;
  rules: DealRules;
  /** The secret of the shuffle, in hexadecimal. */
  seed: string;
  commitment: string;
  contributions: string[];
}

/** Read the head of a record; nothing where it is none. */
export function readHead(text: string): RecordHead | null {
  const lines = text.split("\n");
  if (lines[0]?.trim() !== "traviesa: 1") return null;
  const found: Record<string, string> = {};
  let seats = 0;
  for (const line of lines.slice(1)) {
    const [, key, value] = /^(\w+): *(.*)$/.exec(line.trimEnd()) ?? [];
    if (!key) break;
    if (key === "seat") seats++;
    else found[key] = value!;
  }
  try {
    return {
      map: plain(found.map),
      digest: plain(found.digest),
      seats,
      rules: JSON.parse(found.rules!),
      seed: plain(found.seed),
      commitment: plain(found.commitment),
      contributions: JSON.parse(found.contributions ?? "[]"),
    };
  } catch {
    return null;
  }
}

/** Text as a record writes it: in quotes where it needs them. */
function plain(text: string | undefined): string {
  return text?.startsWith('"') ? JSON.parse(text) : (text ?? "");
}
