// The catalog as the server gives it, asked for once.

import { useEffect, useState } from "preact/hooks";
import { getGames } from "../api";
import type { GameCard } from "../wire";

let cards: Promise<GameCard[]> | null = null;

export function gameCards(): Promise<GameCard[]> {
  cards ??= getGames().catch((error: unknown) => {
    cards = null;
    throw error;
  });
  return cards;
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
