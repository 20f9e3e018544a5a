// What this person likes: language, light, sound, motion. Kept in the browser.

import { read, write } from "./box";
import { type Value, value } from "./value";

export type Lang = "en" | "ja";
export type Theme = "auto" | "light" | "dark";

function kept<T>(key: string, otherwise: T): Value<T> {
  const inner = value(read(key, otherwise));
  inner.watch((next) => write(key, next));
  return inner;
}

const onPhone = matchMedia("(pointer: coarse)").matches;
const firstLang: Lang = navigator.languages.find((name) => /^(en|ja)/.test(name))?.startsWith("ja") ? "ja" : "en";

export const lang = kept<Lang>("lang", firstLang);
export const theme = kept<Theme>("theme", "auto");
export const sound = kept("sound", !onPhone);
/** Whether the board turns to whoever moves, when two play at one screen. */
export const turning = kept("turning", false);
export const myName = kept("name", "");

/** No motion at all: for tests (`?instant=1`) and for those who ask their system for it. */
const forTests = new URLSearchParams(location.search).get("instant") === "1" || hasInstant();
const calm = matchMedia("(prefers-reduced-motion: reduce)");
export const instant = value(forTests || calm.matches);
calm.addEventListener("change", () => instant.set(forTests || calm.matches));

function hasInstant(): boolean {
  try {
    return localStorage.getItem("instant") !== null;
  } catch {
    return false;
  }
}

const atNight = matchMedia("(prefers-color-scheme: dark)");

/** Keeps the document as the preferences say. */
export function dress(): void {
  const root = document.documentElement;
  const put = () => {
    root.lang = lang.get();
    root.dataset["theme"] = theme.get() === "auto" ? (atNight.matches ? "dark" : "light") : theme.get();
    root.toggleAttribute("data-instant", instant.get());
  };
  put();
  atNight.addEventListener("change", put);
  for (const each of [lang, theme, instant]) (each as Value<unknown>).watch(put);
}
