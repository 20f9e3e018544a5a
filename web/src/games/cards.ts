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

/** The levels of a game's bots; none while they are not known. */
export function useLevels(game: string | null): number[] {
  const [levels, setLevels] = useState<number[]>([]);
  useEffect(() => {
    if (game)
      gameCards().then(
        (all) => setLevels(all.find((card) => card.id === game)?.levels ?? []),
        () => {},
      );
  }, [game]);
  return levels;
}
