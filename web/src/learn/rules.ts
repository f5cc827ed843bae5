/** The rules as they are told: sections, parts, sentences, and the statements that each sentence rests on. */
import text from "../../../src/traviesa/rules_text.json";
import type { RuleFacts } from "./facts";

export interface Line {
  /** Its sentence is `rule-<name>`. */
  name: string;
  statements: string[];
}

export interface Part {
  as: string;
  lines: Line[];
}

export interface Section {
  id: string;
  parts: Part[];
}

interface Written {
  families: Record<string, string>;
  sections: { id: string; when?: string; parts: { as: string; when?: string; lines: Record<string, string[]> }[] }[];
}

const TEXT = text as unknown as Written;

/** The sections that a map has, with the sentences that hold there; lists that follow on each other are one. */
export function sectionsOf(facts: RuleFacts): Section[] {
  const holds = (when: string | undefined): boolean => when === undefined || facts.conditions.has(when);
  return TEXT.sections
    .filter((section) => holds(section.when))
    .map((section) => {
      const parts: Part[] = [];
      for (const part of section.parts.filter((one) => holds(one.when))) {
        const lines = Object.entries(part.lines).map(([name, ids]) => ({ name, statements: part.as === "maps" ? ids : ids.filter((id) => isOf(id, facts.id)) }));
        const last = parts.at(-1);
        if (last?.as === "list" && part.as === "list") last.lines.push(...lines);
        else parts.push({ as: part.as, lines });
      }
      return { id: section.id, parts };
    });
}

/** Whether a statement is about a map: about all maps, or this one. Where maps are compared, all are told. */
function isOf(id: string, map: string): boolean {
  const family = TEXT.families[id.split("-")[0]!];
  return family === undefined || family === map;
}

/** Every statement that is told. */
export function statementsTold(): string[] {
  const lines = TEXT.sections.flatMap((section) => section.parts.flatMap((part) => Object.values(part.lines)));
  return [...new Set(lines.flat())];
}
