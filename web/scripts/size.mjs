// Prints what the first screen costs, compressed, and fails when it is too much.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const MOST = { screen: 60 * 1024, fonts: 40 * 1024 };
const root = new URL("../../chabudai/serve/client/", import.meta.url).pathname;
const assets = readdirSync(join(root, "assets"));
const gzip = (name) => gzipSync(readFileSync(join(root, name)), { level: 9 }).length;
const kb = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;

const html = readFileSync(join(root, "index.html"), "utf8");
const entry = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map((match) => match[1]);
// The home page draws each game's face: these chunks, and what they need, belong to the first screen.
const manifest = JSON.parse(readFileSync(join(root, ".vite/manifest.json"), "utf8"));
const needs = (key) => [
  manifest[key].file,
  ...(manifest[key].css ?? []),
  ...(manifest[key].imports ?? []).flatMap(needs),
];
const faces = Object.keys(manifest).filter((key) => /^src\/games\/\w+\/face\.tsx$/.test(key));
if (faces.length === 0) throw new Error("no face of a game is among the chunks");
const files = ["index.html", ...new Set([...entry, ...faces.flatMap(needs)])];
const screen = files.reduce((sum, name) => sum + gzip(name), 0);
const fonts = assets
  .filter((name) => name.endsWith(".woff2"))
  .reduce((sum, name) => sum + readFileSync(join(root, "assets", name)).length, 0);

for (const name of files) console.log(`  ${name}: ${kb(gzip(name))} gzip`);
console.log(`first screen: ${kb(screen)} of ${kb(MOST.screen)} gzip; fonts: ${kb(fonts)} of ${kb(MOST.fonts)}`);
if (screen > MOST.screen || fonts > MOST.fonts) {
  console.error("The first screen is too heavy.");
  process.exit(1);
}
