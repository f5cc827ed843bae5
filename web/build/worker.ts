/** The service worker: `worker.js` beside this, with the names of the shell's files and what it says offline. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown } from "vite";
import { languages } from "./words.ts";

const SOURCE = fileURLToPath(new URL("worker.js", import.meta.url));
const SAID = ["offline-title", "offline-what", "offline-again"];

export function worker(): Plugin {
  let base = "/";
  return {
    name: "traviesa-worker",
    apply: "build",
    configResolved: (config) => void (base = config.base),
    generateBundle(_options, bundle) {
      const shell = [...shellOf(bundle)].sort().map((name) => base + name);
      const words = Object.fromEntries(
        [...languages()].map(([language, say]) => [language, Object.fromEntries(SAID.map((id) => [id.slice(8), say(id)]))]),
      );
      const version = createHash("sha256").update(JSON.stringify([shell, words])).digest("hex").slice(0, 12);
      const given = { __VERSION__: version, __SHELL__: shell, __WORDS__: words, __BASE__: base };
      let source = readFileSync(SOURCE, "utf-8");
      for (const [name, value] of Object.entries(given)) source = source.replaceAll(name, JSON.stringify(value));
      this.emitFile({ type: "asset", fileName: "worker.js", source });
    },
  };
}

/** What every place of the page needs: the first script, what it imports at once, their styles, the fonts. */
function* shellOf(bundle: Rolldown.OutputBundle): Generator<string> {
  const met = new Set<string>();
  const left = Object.values(bundle).flatMap((file) => (file.type === "chunk" && file.isEntry ? [file.fileName] : []));
  for (let name = left.pop(); name; name = left.pop()) {
    const file = bundle[name];
    if (met.has(name) || file?.type !== "chunk") continue;
    met.add(name);
    left.push(...file.imports);
  }
  yield* met;
  for (const { fileName } of Object.values(bundle)) if (/\.(css|woff2)$/.test(fileName)) yield fileName;
}
