/** What each card and each seat looks like: colour, shape, pattern and letter, any one of which is enough to know it. */
import { say } from "../words/words.svelte";

export const CARDS = ["purple", "blue", "orange", "white", "green", "yellow", "black", "red", "locomotive"] as const;
export const COLOURS = ["purple", "blue", "orange", "white", "green", "yellow", "black", "red"] as const;
export const SEATS = [0, 1, 2, 3, 4] as const;

export type Card = (typeof CARDS)[number];
export type Colour = (typeof COLOURS)[number];
export type RouteColour = Colour | "gray";

/** Silhouettes in a box of 20 around the origin: emblems of arms and of railways. */
export const SHAPES: Record<Card, string> = {
  // a crown
  purple: "M-8 8L-9.5-5.5-4.6-.6 0-9 4.6-.6 9.5-5.5 8 8z",
  // a drop
  blue: "M0-10C2.5-4.5 7.6-1 7.6 3.300a7.6 6.7 0 0 1-15.2 0C-7.6-1-2.5-4.5 0-10z",
  // a lozenge with a hole
  orange: "M0-10L8.5 0 0 10-8.5 0zM0-4.300L-3.7 0 0 4.3 3.7 0z",
  // a crescent
  white: "M5-8A9.5 9.5 0 1 0 5 8 8.2 8.2 0 0 1 5-8z",
  // a trefoil
  green:
    "M-4.6-5.200a4.6 4.6 0 1 0 9.2 0 4.6 4.6 0 1 0-9.2 0M-9.8 2a4.6 4.6 0 1 0 9.2 0 4.6 4.6 0 1 0-9.2 0" +
    "M.6 2a4.6 4.6 0 1 0 9.2 0 4.6 4.6 0 1 0-9.2 0M-1.2-2L-3.5 10h7L1.2-2z",
  // a star
  yellow: "M0-9.400L2.5-2.9 9.5-2.5 4.1 1.9 5.9 8.7 0 4.9-5.9 8.7-4.1 1.9-9.5-2.5-2.5-2.900z",
  // a rail, cut across
  black: "M-5-9.500H5v5.200L1.8-2.600V3.600L9 6v3.500H-9V6l7.2-2.400V-2.600L-5-4.300z",
  // the cross of a level crossing
  red: "M-9.5-6L-6-9.5 0-3.5 6-9.5 9.5-6 3.5 0 9.5 6 6 9.5 0 3.5-6 9.5-9.5 6-3.5 0z",
  // a driving wheel
  locomotive:
    "M-10 0a10 10 0 1 0 20 0 10 10 0 1 0-20 0M-7 0a7 7 0 1 1 14 0 7 7 0 1 1-14 0M-2.6 0a2.6 2.6 0 1 0 5.2 0 2.6 2.6 0 1 0-5.2 0" +
    "M-1-8V8H1V-8zM6.4-4.900L-7.4 3.1-6.4 4.9 7.4-3.100zM7.4 3.100L-6.4-4.9-7.4-3.1 6.4 4.900z",
};

/** Plates of the seats, each wide enough for its letter, in a box of 20 around the origin. */
export const PLATES: readonly string[] = [
  "M-9.5 0a9.5 9.5 0 1 0 19 0 9.5 9.5 0 1 0-19 0",
  "M-8.5-8.500H8.500V8.500H-8.500z",
  "M0-10.500L10.5 8.500H-10.500z",
  "M0-10.500L11 0 0 10.5-11 0z",
  "M-5-10H5v5h5V5H5v5H-5V5h-5V-5h5z",
];

/** Where the letter of a seat stands in its plate, and how large. */
export const PLATE_LETTERS: readonly { y: number; size: number }[] = [
  { y: 4.3, size: 12.5 },
  { y: 4.3, size: 12.5 },
  { y: 6.7, size: 9.5 },
  { y: 3.8, size: 11 },
  { y: 4.5, size: 13 },
];

/** A wagon of each colour, its wheels on the line y = 14, from -26 to 26: what is filled, what is drawn, its axles. */
export interface Drawing {
  body: string;
  lines: string;
  dark?: string;
  axles: readonly number[];
}

export const DRAWINGS: Record<Card, Drawing> = {
  // a saloon carriage with a clerestory
  purple: {
    body: "M-25 7V-6q0-3 3-3h44q3 0 3 3V7zM-20-9q0-4 4-4h32q4 0 4 4z",
    lines: "M-21 2.500v-5.500a2 2 0 0 1 4 0v5.500zm9.5 0v-5.500a2 2 0 0 1 4 0v5.500zm9.5 0v-5.500a2 2 0 0 1 4 0v5.500zm9.5 0v-5.500a2 2 0 0 1 4 0v5.500zm9.5 0v-5.500a2 2 0 0 1 4 0v5.500zM-25 4.700h50M-14-9v-4m7 4v-4m7 4v-4m7 4v-4m7 4v-4",
    axles: [-20, -13, 13, 20],
  },
  // a tank wagon
  blue: {
    body: "M-19-9h38q5 0 5 7t-5 7h-38q-5 0-5-7t5-7zM-4-9v-4h8v4z",
    lines: "M-13-9V5m26-14V5M-6-13H6M-25 7.500h50M-17 5v2.500M17 5v2.500M-22-5.500h7m-7 2.500h5M24 7.500v-13M-24 7.500v-13",
    axles: [-15, 15],
  },
  // a hopper heaped with ore
  orange: {
    body: "M-25-6h50l-9 13h-32zM-22-6q6-7 12-4.5 9-7 18-.5 7-1 12 5z",
    lines: "M-14-6l4 13M0-6V7m14-13l-4 13M-20.5 0h41M-14-9l2 1m5-2 2 1.500m6-2.5 2 2m6 0 2 1.5",
    axles: [-16, 16],
  },
  // a refrigerator van
  white: {
    body: "M-24 7V-7.500L0-13 24-7.500V7z",
    lines: "M-26-7L0-13 26-7M-24-4.500h48M-5-4.500V7H5V-4.500M-20-1.500h11m-11 3h11m-11 3h11M9-1.500h11m-11 3h11m-11 3h11M-13-10.300v-3.200h4v2.200m18 0v-2.200h4v3.200M0 1v2",
    axles: [-16, 16],
  },
  // a flat wagon with logs
  green: {
    body: "M-22 5.800a2.4 2.4 0 0 1 0-4.800h44a2.4 2.4 0 0 1 0 4.800zM-21 1a2.4 2.4 0 0 1 0-4.800h42a2.4 2.4 0 0 1 0 4.800zM-19-3.800a2.4 2.4 0 0 1 0-4.800h38a2.4 2.4 0 0 1 0 4.800zM-10-8.600a2.3 2.3 0 0 1 0-4.600h22a2.3 2.3 0 0 1 0 4.600z",
    lines: "M-26 7.300h52M-15 7.300V-10.500M15 7.300V-10.500M-9-6.200H-2M4-1.400h7M-10 3.400h9M18-6.200h1m2 4.800h1m0 4.800h1",
    axles: [-18, -11, 11, 18],
  },
  // a brake van with its lookout
  yellow: {
    body: "M-17 7V-6h34V7zM-24-6q1-3 4-3h40q3 0 4 3zM-7-9v-4.500H7V-9z",
    lines: "M-25 7.300h50M-23 7V-6m46 13V-6M-23 1h6m34 0h6M-13.5 1.500V-3h5v4.500zM8.5 1.500V-3h5v4.500zM-3 7V-3.500h6V7M-8.5-13.500h17M-4-10.700h8M-17 4h14m6 0h14",
    axles: [-14, 14],
  },
  // an open wagon heaped with coal
  black: {
    body: "M-25-3h50V7h-50z",
    dark: "M-23-3l4-5 5 .7 4-4.2 6 1.7 4-4 7 3.8 6-1.5 4.5 4.5 4.5 4z",
    lines: "M-17-3V7m8.5-10V7M0-3V7m8.5-10V7M17-3V7M-25-.7h50",
    axles: [-16, 16],
  },
  // a goods van, braced with crosses
  red: {
    body: "M-25 7V-8Q0-13.5 25-8V7z",
    lines: "M-27-7.500Q0-13.5 27-7.500M-6.5 7V-5.500h13V7M-22.5 5L-9-5m0 10L-22.5-5M9 5L22.5-5m0 10L9-5M-25-7v14m50-14v14M-3.5.7h7",
    axles: [-16, 16],
  },
  // an engine under steam
  locomotive: {
    body: "M-25 6V-12h13v5H18q3 0 3 4v7h5l-3 2zM10.5-7L9.5-14h8l-1 7zM-6-7a4 4 0 0 1 8 0z",
    dark: "M-27-12q8.5-3.5 17 0zM8.5-15h10v2h-10zM21 6l7 6H21z",
    lines: "M-21.5-3v-6h6v6zM-12-7V6M-5-7V4M6-7V4M-12 4h34M-17 9.800H7",
    axles: [-17, -5, 7, 17],
  },
};

/** Where a count is told apart from a card. */
export const colourOf = (card: RouteColour | Card): string => `var(--card-${card})`;
export const deepOf = (card: RouteColour | Card): string => `var(--card-${card}-deep)`;
export const inkOf = (card: RouteColour | Card): string => `var(--card-${card}-ink)`;
export const patternOf = (card: RouteColour | Card): string => `url(#pattern-${card})`;
export const seatColour = (seat: number): string => `var(--seat-${seat})`;
export const seatDeep = (seat: number): string => `var(--seat-${seat}-deep)`;
export const seatInk = (seat: number): string => `var(--seat-${seat}-ink)`;
export const seatPattern = (seat: number): string => `url(#seat-pattern-${seat})`;

export const cardLetter = (card: Card): string => say(`card-letter-${card}`);
export const cardName = (card: RouteColour | Card, count = 1): string => say(`card-name-${card}`, { count });
/** "3 red cards", "1 locomotive". */
export const cardsCounted = (card: Card, count: number): string =>
  say(card === "locomotive" ? "card-counted-locomotive" : "card-counted", { count, name: cardName(card, count) });
export const seatLetter = (seat: number): string => say(`card-seat-letter-${seat}`);
export const seatName = (seat: number): string => say(`card-seat-name-${seat}`);
