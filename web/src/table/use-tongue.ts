// What a table is spoken of with, in the language in use.

import { useMemo } from "preact/hooks";
import type { GameModule } from "../games/module";
import { useSay } from "../i18n";
import { translator } from "../i18n/translate";
import type { MatchMeta, SeatStatus } from "../wire";
import { namesOf, type Tongue } from "./who";

export const useTongue = (module: GameModule, meta: MatchMeta, seats: readonly SeatStatus[]): Tongue => {
  const { book: plain, say } = useSay(meta.game);
  const { sides, yours } = meta;
  const names = namesOf(seats, sides, plain);
  const key = JSON.stringify(names);
  const you = yours.length === 1 ? (yours[0] ?? null) : null;
  const book = useMemo(() => plain.naming(names, sides, you), [plain, key, you]);
  return { module, book, plain, t: translator(book), say, sides, you };
};
