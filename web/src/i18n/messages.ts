// Which messages there are: the shared ones come with the client, a game's from the server when the game is loaded.

import type { FluentBundle } from "@fluent/bundle";
import coreEn from "../../../chabudai/core/messages/en.ftl?raw";
import coreJa from "../../../chabudai/core/messages/ja.ftl?raw";
import { getMessages } from "../api";
import { type Lang, lang } from "../keep/preferences";
import { value } from "../keep/value";
import en from "./en.ftl?raw";
import ja from "./ja.ftl?raw";
import { bundleOf, Phrasebook } from "./phrasebook";

const shared: Record<Lang, FluentBundle> = { en: bundleOf("en", en, coreEn), ja: bundleOf("ja", ja, coreJa) };
const games = new Map<string, FluentBundle>();
const loading = new Map<string, Promise<void>>();
const books = new Map<string, Phrasebook>();
/** How many files have come: whoever says something says it again when another has. */
export const arrived = value(0);

function load(game: string, tongue: Lang): Promise<void> {
  const key = `${game} ${tongue}`;
  const known = loading.get(key);
  if (known) return known;
  const coming = getMessages(game, tongue).then((text) => {
    games.set(key, bundleOf(tongue, text));
    books.clear();
    arrived.set(arrived.get() + 1);
  });
  coming.catch(() => loading.delete(key));
  loading.set(key, coming);
  return coming;
}

const tonguesOf = (tongue: Lang): Lang[] => [...new Set<Lang>([tongue, "en"])];

/** Fetches a game's messages in the language in use, and the English ones for what is missing there. */
export async function loadMessages(game: string): Promise<void> {
  await Promise.all(tonguesOf(lang.get()).map((tongue) => load(game, tongue)));
}

/** What there is to say it with: a game's messages before the shared ones, the language before English. */
export function bookOf(tongue: Lang, game: string | null = null): Phrasebook {
  const key = `${game} ${tongue}`;
  const known = books.get(key);
  if (known) return known;
  const bundles = tonguesOf(tongue).flatMap((each) => [games.get(`${game} ${each}`), shared[each]]);
  const book = new Phrasebook(
    tongue,
    bundles.filter((bundle) => bundle !== undefined),
  );
  books.set(key, book);
  return book;
}
