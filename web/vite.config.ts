import { defineConfig } from "vite";
import { TARGETS } from "./floor.mjs";

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "../chabudai/serve/client",
    emptyOutDir: true,
    manifest: true,
    target: TARGETS,
    // The page's policy allows neither data: addresses for fonts nor inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: "http://localhost:8000", ws: true } } },
});
