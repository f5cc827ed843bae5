/** The words of each language as they are while the page is being built. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL("../../src/traviesa/locale/", import.meta.url));

export type Say = (id: string) => string;

/** The languages there are, and how each says something; what a language lacks is said in English. */
export function languages(): Map<string, Say> {
  const codes = readdirSync(FOLDER, { withFileTypes: true }).filter((one) => one.isDirectory());
  const bundles = new Map(codes.map((one) => one.name).sort().map((language) => [language, bundle(language)]));
  return new Map([...bundles].map(([language, own]) => [language, (id) => said(own, id) ?? said(bundles.get("en")!, id) ?? id]));
}

function bundle(language: string): FluentBundle {
  const found = new FluentBundle(language, { useIsolating: false });
  found.addResource(new FluentResource(["page", "rooms"].map((file) => readFileSync(`${FOLDER}${language}/${file}.ftl`, "utf-8")).join("\n")));
  return found;
}

function said(bundle: FluentBundle, id: string): string | null {
  const message = bundle.getMessage(id);
  return message?.value ? bundle.formatPattern(message.value) : null;
}
