import { beforeEach, describe, expect, test, vi } from "vitest";
import { createTable, keepPromise, keptPromise, sitDown } from "./commitments";

/** What a browser keeps, and a server that answers what it is told to: neither is ours. */
class Storage extends Map<string, string> {
  getItem = (key: string) => this.get(key) ?? null;
  setItem = (key: string, value: string) => {
    this.set(key, value);
    (this as unknown as Record<string, string>)[key] = value;
  };
  removeItem = (key: string) => {
    this.delete(key);
    delete (this as unknown as Record<string, string>)[key];
  };
}

let asked: [path: string, body: Record<string, unknown>][];

beforeEach(() => {
  asked = [];
  vi.stubGlobal("localStorage", new Storage());
  vi.stubGlobal("fetch", (path: string, how: { body: string }) => {
    asked.push([path, JSON.parse(how.body)]);
    const message = { table: "abc", status: "open", commitment: "c0ffee", invitation: "w9x" };
    return Promise.resolve(new Response(JSON.stringify(message), { headers: { "content-type": "application/json" } }));
  });
});

describe("the promise of a table", () => {
  test("is kept while the table is open, and never exchanged", () => {
    keepPromise({ table: "abc", status: "open", commitment: "one" });
    keepPromise({ table: "abc", status: "open", commitment: "another" });
    expect(keptPromise("abc")).toEqual({ commitment: "one", own: [] });
  });

  test("is worth nothing once the game has begun, and not kept then", () => {
    keepPromise({ table: "abc", status: "running", commitment: "late" });
    expect(keptPromise("abc")).toBeNull();
  });

  test("is seen before one's own part is told to the server", async () => {
    await createTable({ map: "usa", names: ["Ana"] }, ["Ana"]);
    expect(asked.map(([path]) => path)).toEqual(["/api/tables", "/api/tables/abc/join"]);
    expect(asked[0]![1]).toEqual({ map: "usa", names: [] });
    const { contribution } = asked[1]![1];
    expect(contribution).toMatch(/^[0-9a-f]{24}$/);
    expect(keptPromise("abc")).toEqual({ commitment: "c0ffee", own: [contribution] });
  });

  test("stays when somebody sits down, and the part is another one each time", async () => {
    keepPromise({ table: "abc", status: "open", commitment: "one" });
    await sitDown("abc", ["Ana"], "");
    const first = keptPromise("abc")!;
    await sitDown("abc", ["Ana"], "");
    expect(first.commitment).toBe("one");
    expect(keptPromise("abc")!.commitment).toBe("one");
    expect(keptPromise("abc")!.own).not.toEqual(first.own);
  });

  test("of long ago makes room", () => {
    for (let table = 0; table < 90; table++) keepPromise({ table: `t${table}`, status: "open", commitment: "x" });
    expect(Object.keys(localStorage).filter((key) => key.startsWith("traviesa-promise-")).length).toBeLessThan(45);
    expect(keptPromise("t89")).not.toBeNull();
  });
});
