/** The keys and typed commands that the help sheet lists. What acts on keys is `table/keys.ts`; the two go together. */

/** Key (or `keys-key-…` where its name has a language) → what it does, `keys-<id>`. */
export const KEYS: readonly (readonly [keys: readonly string[], id: string])[] = [
  [["tab"], "tab"],
  [["arrows"], "arrows"],
  [["enter"], "enter"],
  [["escape"], "escape"],
  [["1", "2", "3", "4", "5"], "market"],
  [["D"], "pile"],
  [["N"], "new-tickets"],
  [["R"], "routes"],
  [["T"], "tickets"],
  [["H"], "hand"],
  [["B"], "board"],
  [["+", "−", "0"], "zoom"],
  [["S"], "story"],
  [["C"], "talk"],
  [["U"], "undo"],
  [["M"], "menu"],
  [["/"], "command"],
  [["?"], "help"],
];

/** What one can type: `keys-type-<id>`, with `|` between several; what it does: `keys-say-<id>`. */
export const COMMANDS = [
  ...["what", "look", "hand", "tickets", "market", "routes", "news", "scores", "odds", "why"],
  ...["draw", "claim", "more", "keep", "build", "pay", "undo", "rules"],
] as const;
