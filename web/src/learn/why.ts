/** Which section of the rules says more about a refusal: by its code, the longest beginning that fits. */
const SECTIONS: readonly (readonly [string, string])[] = [
  ["claim/own-twin", "double"],
  ["claim/twin-closed", "double"],
  ["claim/needs-locomotives", "ferry"],
  ["claim/", "claim"],
  ["draw/", "draw"],
  ["tickets/", "ticket"],
  ["keep/", "ticket"],
  ["pay/", "tunnel"],
  ["build/", "station"],
  ["pass/", "turn"],
  ["action/", "turn"],
  ["game/", "end"],
];

/** The section about a refusal; nothing where it is no matter of the rules. */
export function sectionOf(code: string): string | undefined {
  return SECTIONS.find(([beginning]) => code.startsWith(beginning))?.[1];
}
