// What a table is spoken of with, in the language in use.

import type { GameModule } from "../games/module";
import { useSay } from "../i18n";
import type { MatchMeta } from "../wire";
import type { Tongue } from "./who";

export const useTongue = (module: GameModule, { game, sides, yours }: MatchMeta): Tongue => {
  const { book, t, say } = useSay(game);
  return { module, book, t, say, sides, you: yours.length === 1 ? (yours[0] ?? null) : null };
};
