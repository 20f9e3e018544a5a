// How boards and pages say things: a phrasebook as a function.

import type { Lang } from "../keep/preferences";
import type { Message } from "../wire";
import type { Args, Phrasebook } from "./phrasebook";

/** Says a message: `t("claimed", { points: 2 })`. */
export interface Translate {
  (id: string, args?: Args): string;
  lang: Lang;
  has: (id: string) => boolean;
  /** What whoever sits there is called: by name, else as the game calls the side. */
  side: (seat: number) => string;
  /** What the server has to say; `you` is the reader's seat, where it is not the one at the table. */
  say: (message: Message, you?: number | null) => string;
  /** "a, b and c" */
  list: (words: readonly string[]) => string;
  /** Sentences one after the other. */
  join: (sentences: readonly string[]) => string;
}

const translators = new WeakMap<Phrasebook, Translate>();

export function translator(book: Phrasebook): Translate {
  const known = translators.get(book);
  if (known) return known;
  const made: Translate = Object.assign((id: string, args?: Args) => book.text(id, args), {
    lang: book.lang,
    has: (id: string) => book.has(id),
    side: (seat: number) => book.side(seat),
    say: (message: Message, you?: number | null) => book.say(message, undefined, you),
    list: (words: readonly string[]) => book.listed(words),
    join: (sentences: readonly string[]) => book.joined(sentences),
  });
  translators.set(book, made);
  return made;
}
