import { describe, expect, test } from "vitest";
import { Stream } from "./chacha";
import { deal, type Deal } from "./deal";
import deals from "./deals.json";
import { fromHex, toHex } from "./hex";
import { readHead, type RecordHead } from "./record";
import { sha256 } from "./sha256";
import { checks, keyFrom } from "./verify";

type Pairs = (readonly [string, string])[];
const ticketsOf = (map: string): Pairs => (deals.tickets as unknown as Record<string, Pairs>)[map]!;
const headOf = (record: string): RecordHead => readHead(record)!;
const games = deals.games as unknown as (Deal & { record: string; key: string })[];

describe("SHA-256", () => {
  test.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 1000])("of %i bytes is what browsers make of them", async (length) => {
    const bytes = Uint8Array.from({ length }, (_, k) => (k * 37 + length) % 256);
    expect(toHex(sha256(bytes))).toBe(toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))));
  });

  test("hexadecimal text is read as it is written, and nothing else", () => {
    expect(toHex(fromHex("00ff10")!)).toBe("00ff10");
    expect(fromHex("0")).toBeNull();
    expect(fromHex("zz")).toBeNull();
  });
});

test("the stream of words and numbers is the engine's", () => {
  const stream = new Stream(Uint8Array.from({ length: 32 }, (_, k) => k));
  expect(deals.words.map(() => stream.word())).toEqual(deals.words);
  expect(deals.numbers.map((_, k) => stream.below(k + 1))).toEqual(deals.numbers);
});

describe.each(games.map((game) => [headOf(game.record).map, headOf(game.record).seats, game] as const))(
  "a game on %s with %i seats",
  (map, seats, game) => {
    const head = headOf(game.record);
    const kept = { commitment: head.commitment, own: ["number 1"] };
    const outcomes = (changed: Partial<RecordHead>, first: Deal = game): Record<string, string> =>
      Object.fromEntries(checks({ ...head, ...changed }, kept, ticketsOf(map), first).map((one) => [one.id, one.outcome]));

    test("is dealt as the engine deals it", () => {
      const key = keyFrom(fromHex(head.seed)!, head.contributions);
      expect(toHex(key)).toBe(game.key);
      const again = deal(key, head.rules, ticketsOf(map), seats);
      expect(again.hands).toEqual(game.hands);
      expect(again.market).toEqual(game.market);
      expect(again.offered.map((one) => [...one].sort())).toEqual(game.offered.map((one) => [...one].sort()));
    });

    test("passes every check as it was recorded", () => {
      expect(new Set(Object.values(outcomes({})))).toEqual(new Set(["right"]));
    });

    test("fails with another secret", () => {
      const seed = head.seed.replace(/^./, (digit) => (digit === "0" ? "1" : "0"));
      expect(outcomes({ seed })).toMatchObject({ promise: "wrong", hands: "wrong" });
    });

    test("fails with another secret whose promise was exchanged, too", () => {
      const seed = "ab".repeat(32);
      const commitment = toHex(sha256(fromHex(seed)!));
      expect(outcomes({ seed, commitment })).toMatchObject({ promise: "wrong" });
    });

    test("fails where one's own contribution was left out or exchanged", () => {
      const contributions = head.contributions.map((one) => (one === "number 1" ? "number 9" : one));
      expect(outcomes({ contributions })).toMatchObject({ contribution: "wrong", hands: "wrong" });
      expect(outcomes({ contributions: [] })).toMatchObject({ contribution: "wrong" });
    });

    test("fails where a card or ticket was dealt that the key did not give", () => {
      const [first, ...rest] = game.market;
      expect(outcomes({}, { ...game, market: [...rest, first!] }).market).toBe("wrong");
      expect(outcomes({}, { ...game, hands: [...game.hands].reverse() }).hands).toBe("wrong");
      expect(outcomes({}, { ...game, offered: [...game.offered].reverse() }).tickets).toBe("wrong");
    });

    test("does not take for kept what was seen only after the game had begun", () => {
      const [promise] = checks(head, { commitment: "", own: [] }, ticketsOf(map), game);
      expect(promise!.outcome).toBe("unknown");
    });

    test("says what cannot be known where nothing was kept", () => {
      const found = checks(head, null, ticketsOf(map), game);
      expect(found.map((one) => one.outcome)).toEqual(["unknown", "unknown", "right", "right", "right", "right"]);
    });
  },
);

test("what is no record is none", () => {
  expect(readHead("hello")).toBeNull();
  expect(readHead("traviesa: 1\nmap: usa\n")).toBeNull();
});
