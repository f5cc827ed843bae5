/** The exact words of the statements, as the project's rulebook has them. They are fetched only when somebody asks. */
const FILES = import.meta.glob<string>("../../../docs/rules/{rulebook,rulings}.md", { query: "?raw", import: "default" });
const STATEMENT = /^- \*\*([A-Z]+-[A-Z]+-\d+)\b(?:\*\*)?(.*)$/gm;

let read: Promise<Map<string, string>> | undefined;

/** Id → what the rulebook says, in English. */
export function statementTexts(): Promise<Map<string, string>> {
  read ??= Promise.all(Object.values(FILES).map((load) => load())).then((texts) => statementsIn(texts.join("\n")));
  return read;
}

/** Read the statements of a text. */
export function statementsIn(text: string): Map<string, string> {
  return new Map([...text.matchAll(STATEMENT)].map(([, id, words]) => [id!, plain(words!)]));
}

/** Leave out the marks, and at the beginning which source says so. */
function plain(words: string): string {
  return words
    .trim()
    .replace(/^(\[[^\]]*\]\s*)+/, "")
    .replaceAll(/\*/g, "")
    .trim();
}
