// Sentences in the language in use: those of the shared pages, and those of a game.

import { useEffect } from "preact/hooks";
import { type Lang, lang } from "../keep/preferences";
import { useValue } from "../keep/value";
import { arrived, bookOf, loadMessages } from "./messages";
import type { Phrasebook } from "./phrasebook";
import { type Translate, translator } from "./translate";

export { loadMessages } from "./messages";
export type { Translate } from "./translate";

export type Say = Translate;

/** `say` for the shared pages and `t` for a game's board, in the language in use; drawn again when that changes. */
export function useSay(game: string | null = null): { say: Say; t: Translate; book: Phrasebook; lang: Lang } {
  const now = useValue(lang);
  useValue(arrived);
  useEffect(() => {
    if (game) void loadMessages(game).catch(() => {});
  }, [game, now]);
  const book = bookOf(now, game);
  return { say: translator(bookOf(now)), t: translator(book), book, lang: now };
}
