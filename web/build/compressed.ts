/** Beside each file that is built lie its gzip and its Brotli, made once and as small as they get. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const WORTH = /\.(html|js|css|svg|json|webmanifest|txt)$/;

export function compressed(): Plugin {
  let folder = "";
  return {
    name: "traviesa-compressed",
    apply: "build",
    enforce: "post",
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
        if (WORTH.test(name)) compress(join(folder, name));
      }
    },
  };
}

function compress(path: string): void {
  const plain = readFileSync(path);
  const forms = {
    gz: gzipSync(plain, { level: 9 }),
    br: brotliCompressSync(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
  };
  for (const [form, made] of Object.entries(forms)) {
    if (made.length < plain.length) writeFileSync(`${path}.${form}`, made);
    else rmSync(`${path}.${form}`, { force: true });
  }
}
