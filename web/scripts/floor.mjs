// Fails when a style sheet uses what the oldest browsers that we build for lack, by MDN's data, without a fallback.
// What scripts use is checked by the compiler, whose library is as old, and by the build, which also adds prefixes.

import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import postcss from "postcss";
import { FLOOR } from "../floor.mjs";

const { css } = createRequire(import.meta.url)("@mdn/browser-compat-data");

/** What a browser that does not know it may ignore. */
const HARMLESS = {
  cursor: "where there is no pointer there is none to be seen",
  "justify-content: safe": "it stands at the start then, where nothing of it is cut off",
  "print-color-adjust: exact": "the build writes it with its prefix too",
  "scrollbar-width": "a scrollbar is to be seen",
  "text-size-adjust": "only phones make text larger by themselves, and they know it",
  "text-spacing-trim": "a bracket at a line's start stands in a little",
  "text-wrap": "lines break less evenly",
  "word-break: auto-phrase": "type.css has another rule where phrases are not known",
  "@page": "the printer's usual paper and margins",
  size: "the printer's usual paper",
};

const number = (version) => Number.parseFloat(String(version).replace("≤", ""));

/** Whether all browsers of the floor know a feature; those that MDN has nothing about are left out. */
function isOld({ __compat: { support } }) {
  return Object.entries(FLOOR).every(([browser, version]) => {
    const all = [support[browser] ?? []].flat();
    const floor = number(version);
    const known = ({ version_added: added, version_removed: removed, flags }) =>
      !flags && typeof added === "string" && number(added) <= floor && !(removed && number(removed) <= floor);
    return all.length === 0 || all.some(known);
  });
}

/** The functions that values may use, by their names, wherever MDN keeps them. */
function functionsIn(data, found = {}) {
  for (const [name, inner] of Object.entries(data)) {
    if (name === "__compat") continue;
    if (inner.__compat) found[name] ??= inner;
    functionsIn(inner, found);
  }
  return found;
}
const FUNCTIONS = functionsIn(css.types);

/** The features that a declaration uses, by their names. */
function usedBy({ prop, value }) {
  const property = css.properties[prop] ?? {};
  const functions = [...value.matchAll(/([a-z][a-z-]*)\(/g)].map(([, name]) => [`${name}()`, FUNCTIONS[name]]);
  const words = value.split(/[\s,]+/).map((word) => [`${prop}: ${word}`, property[word]]);
  return [[prop, property], ...functions, ...words];
}

const selectedBy = ({ selector }) =>
  [...selector.matchAll(/::?([a-z-]+)/g)].map(([, name]) => [`:${name}`, css.selectors[name]]);

/** Whether a browser that does not know it has something else to go by. */
function hasFallback(node) {
  for (let each = node.parent; each; each = each.parent) if (each.name === "supports") return true;
  const before = node.prev();
  return node.type === "decl" && before?.type === "decl" && before.prop === node.prop;
}

/** Whether a name is one browser's own, or what becomes of it does no harm. */
const isExempt = (name) =>
  /^(:?-|--)/.test(name) || Object.hasOwn(HARMLESS, name) || Object.hasOwn(HARMLESS, name.split(":")[0]);

function tooNew(text, path) {
  const found = [];
  const look = (node, used) => {
    const lacking = used.filter(([name, data]) => data?.__compat && !isExempt(name) && !isOld(data));
    if (lacking.length > 0 && !hasFallback(node)) {
      found.push(`${path}:${node.source.start.line} ${lacking.map(([name]) => name).join(", ")}`);
    }
  };
  const sheet = postcss.parse(text);
  sheet.walkDecls((each) => look(each, usedBy(each)));
  sheet.walkRules((each) => look(each, selectedBy(each)));
  sheet.walkAtRules((each) => look(each, [[`@${each.name}`, css["at-rules"][each.name]]]));
  return found;
}

const known = "a:has(b) { translate: 0; color: color-mix(in srgb, red, blue) }";
const unknown = "@starting-style { a { field-sizing: content; color: light-dark(red, blue) } }";
if (tooNew(known, "known").length !== 0 || tooNew(unknown, "unknown").length !== 3) {
  throw new Error("MDN's data are not read as they should be");
}
const root = new URL("../src/", import.meta.url).pathname;
const sheets = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".css"));
const found = sheets.flatMap((name) => tooNew(readFileSync(join(root, name), "utf8"), name));
const floor = Object.entries(FLOOR).map(([browser, version]) => `${browser} ${version}`);
if (found.length > 0) {
  console.error(`Not in every browser since ${floor.join(", ")}, and without a fallback:\n  ${found.join("\n  ")}`);
  process.exit(1);
}
console.log(`${sheets.length} style sheets use nothing newer than ${floor.join(", ")}`);
