import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compressed } from "./build/compressed.ts";
import { spoken } from "./build/spoken.ts";
import { subsetted } from "./build/subset.ts";
import { worker } from "./build/worker.ts";

// The page is built into the package, from where the server serves it. While it is being worked on, `npm run dev` asks
// a server that runs beside it: `traviesa serve --port 8080`.
const SHARED = [
  { name: "base", test: /node_modules\/(svelte|esm-env|clsx|@fluent)\/|src\/(words|api|parts)\//, minShareCount: 2 },
  { name: "cards", test: /src\/(cards|board)\//, minShareCount: 2 },
];

export default defineConfig({
  plugins: [svelte(), subsetted(), spoken(), worker(), compressed()],
  base: "/page/",
  build: {
    outDir: "../src/traviesa/page",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // What every place needs comes in few pieces: each further one costs its head, and a moment.
    rolldownOptions: { output: { codeSplitting: { groups: SHARED } }, checks: { pluginTimings: false } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": "http://127.0.0.1:8080", "/health": "http://127.0.0.1:8080" },
  },
});
