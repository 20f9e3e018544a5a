// A game's messages as the client has them once the server has sent them.

import { bundleOf, Phrasebook } from "../src/i18n/phrasebook";
import { type Translate, translator } from "../src/i18n/translate";
import type { Lang } from "../src/keep/preferences";

const files = import.meta.glob<string>("../../chabudai/**/messages/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const read = (folder: string, lang: Lang): string => files[`../../chabudai/${folder}/messages/${lang}.ftl`] ?? "";

export const bookFor = (game: string, lang: Lang): Phrasebook =>
  new Phrasebook(lang, [bundleOf(lang, read(`games/${game}`, lang)), bundleOf(lang, read("core", lang))]);

export const translatorFor = (game: string, lang: Lang): Translate => translator(bookFor(game, lang));
