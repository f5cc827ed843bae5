/** Asking the server: one function for each kind of request, one error for everything that it refuses. */

/** What the server refuses, as it says so: `code` is stable, `detail` is for people, in their language. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    detail: string,
    readonly facts: Record<string, unknown> = {},
  ) {
    super(detail);
  }
}

/** The server could not be reached; what was asked may or may not have been done. */
export class Unreached extends Error {}

let language = "en";

/** Ask for answers in this language from now on. */
export function speak(chosen: string): void {
  language = chosen;
}

export const get = <T>(path: string): Promise<T> => ask<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>("POST", path, body);
export const put = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>("PUT", path, body);
export const remove = <T>(path: string): Promise<T> => ask<T>("DELETE", path);

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "accept-language": language, "x-traviesa": "1" };
  if (body !== undefined) headers["content-type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new Unreached(path);
  }
  const text = await answer.text();
  const said = text && answer.headers.get("content-type")?.includes("json") ? JSON.parse(text) : text;
  if (answer.ok) return said as T;
  throw new Refused(answer.status, said?.code ?? "", said?.detail ?? answer.statusText, said?.facts ?? {});
}
