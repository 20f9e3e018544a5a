// Sentences in the language in use. What a game has to say is added when it is loaded.

import type { Sentences, Translate } from "../games/module";
import { useValue } from "../keep/value";
import { type Lang, lang } from "../keep/wishes";
import { en } from "./en";
import { ja } from "./ja";

export type Key = keyof typeof en;
export type Say = (key: Key, facts?: Record<string, string | number>) => string;

const catalogues: Record<Lang, Sentences> = { en: { ...en }, ja: { ...ja } };

export function addSentences(sentences: { en: Sentences; ja: Sentences }): void {
  Object.assign(catalogues.en, sentences.en);
  Object.assign(catalogues.ja, sentences.ja);
}

/** Fills in facts: `{name}`, and `{n:point|points}` for a number with its word. */
export function fill(sentence: string, facts: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)(?::([^|{}]*)\|([^{}]*))?\}/g, (whole, name: string, one?: string, many?: string) => {
    const fact = facts[name];
    if (fact === undefined) return whole;
    if (one === undefined) return String(fact);
    return `${fact} ${fact === 1 ? one : many}`;
  });
}

const translators: Record<Lang, Translate> = {
  en: (key, facts = {}) => fill(catalogues.en[key] ?? key, facts),
  ja: (key, facts = {}) => fill(catalogues.ja[key] ?? catalogues.en[key] ?? key, facts),
};

/** Whether there is a sentence for this key at all. */
export function has(key: string): key is Key {
  return key in catalogues.en;
}

/** The translator of the language in use; the component is drawn again when it changes. */
export function useSay(): { say: Say; t: Translate; lang: Lang } {
  const now = useValue(lang);
  return { say: translators[now], t: translators[now], lang: now };
}
