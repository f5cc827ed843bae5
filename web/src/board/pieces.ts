/** Outlines of the pieces of each seat, after the plates of `look`: round, square, three-sided, pointed, a cross. */

/** Wagons from above, in a box of 42 × 14 around the origin. */
export const WAGONS: readonly string[] = [
  "M-14-7h28a7 7 0 0 1 0 14h-28a7 7 0 0 1 0-14z",
  "M-20-7h40V7h-40z",
  "M-15.5-7h31L21 7h-42z",
  "M-14.5-7h29l6.5 7-6.5 7h-29l-6.5-7z",
  "M-16-7h32v3.3h4.5v7.4H16V7h-32V3.7h-4.5v-7.4h4.5z",
];

/** Stations from the front, on the line y = 11. */
export const STATIONS: readonly string[] = [
  "M-12 11V-1.5a12 12 0 0 1 24 0V11z",
  "M-11 11V-8.5h-2V-13h26v4.5h-2V11z",
  "M-11 11V-1h-4.5L0-15 15.5-1H11V11z",
  "M-8.5 11L-14-2 0-15 14-2 8.5 11z",
  "M-13 11V-3.5h5v-5h4V-14h8v5.5h4v5h5V11z",
];
