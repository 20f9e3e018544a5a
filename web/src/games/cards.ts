// The catalog as the server gives it, asked for once a language.

import { useEffect, useState } from "preact/hooks";
import { getGames } from "../api";
import { type Lang, lang } from "../keep/preferences";
import type { GameCard } from "../wire";

const cards = new Map<Lang, Promise<GameCard[]>>();

export function gameCards(tongue: Lang = lang.get()): Promise<GameCard[]> {
  const known = cards.get(tongue);
  if (known) return known;
  const asked = getGames(tongue);
  asked.catch(() => cards.delete(tongue));
  cards.set(tongue, asked);
  return asked;
}

/** What is known of a game; null while it is not there yet. */
export function useCard(game: string | null): GameCard | null {
  const [card, setCard] = useState<GameCard | null>(null);
  useEffect(() => {
    if (game)
      gameCards().then(
        (all) => setCard(all.find(({ id }) => id === game) ?? null),
        () => {},
      );
  }, [game]);
  return card;
}
