/** Fonts cut down to the letters and figures of the languages that the page may speak; any other letter comes from the system. */
import subset from "subset-font";
import type { Plugin } from "vite";

const PRINTED = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join("");
const ACCENTED = "¡¿áéíóúüñÁÉÍÓÚÜÑçÇàèìòùâêîôûäëïößÄÖåÅæÆøØãõÃÕÀÈÂÊÎÔïÏœ";
const SIGNS = "–—‘’“”„«»…·•×−°ªº§\u00a0";
/** Kerning, figures of one height, and figures of one breadth. */
const FEATURES = ["kern", "lnum", "tnum"];

export function subsetted(): Plugin {
  return {
    name: "traviesa-subsetted",
    apply: "build",
    async generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !file.fileName.endsWith(".woff2")) continue;
        const options = { targetFormat: "woff2", keepFeatures: FEATURES } as const;
        file.source = await subset(Buffer.from(file.source), PRINTED + ACCENTED + SIGNS, options);
      }
    },
  };
}
