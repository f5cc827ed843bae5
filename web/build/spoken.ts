/** One first page for each language, with what it says and what it needs at once; the server chooses among them. */
import type { Plugin, Rolldown } from "vite";
import { languages, type Say } from "./words.ts";

const WORD = /%([a-z-]+)%/g;
const FONT = /alegreya-sans-latin-(500|700)-normal.*\.woff2$/;

export function spoken(): Plugin {
  let base = "/";
  return {
    name: "traviesa-spoken",
    enforce: "post",
    configResolved: (config) => void (base = config.base),
    transformIndexHtml: { order: "post", handler: (html, { bundle }) => (bundle ? html : inLanguage(html, "en", languages().get("en")!)) },
    generateBundle(_options, bundle) {
      const page = bundle["index.html"];
      if (page?.type !== "asset") return;
      const html = String(page.source);
      for (const [language, say] of languages()) {
        const source = inLanguage(html, language, say).replace("</head>", `${hints(bundle, base, language)}</head>`);
        if (language === "en") page.source = source;
        else this.emitFile({ type: "asset", fileName: `index.${language}.html`, source });
      }
    },
  };
}

function inLanguage(html: string, language: string, say: Say): string {
  return html.replace('<html lang="en">', `<html lang="${language}">`).replace(WORD, (_, id: string) => say(id));
}

/** What the browser would otherwise ask for only once it has read something else: fonts, and the words. */
function hints(bundle: Rolldown.OutputBundle, base: string, language: string): string {
  const found: string[] = [];
  for (const file of Object.values(bundle)) {
    if (FONT.test(file.fileName)) {
      found.push(`<link rel="preload" as="font" type="font/woff2" crossorigin href="${base}${file.fileName}">`);
    } else if (file.type === "chunk" && file.facadeModuleId?.includes(`/locale/${language}/page.ftl`)) {
      found.push(`<link rel="modulepreload" crossorigin href="${base}${file.fileName}">`);
    }
  }
  return found.sort().join("\n    ");
}
