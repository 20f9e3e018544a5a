// Any game that has no folder here, for the shared table.

import "./generic.css";
import type { GameModule } from "../module";
import { Board, Score } from "./board";
import { sideName } from "./rows";
import { sayProblem, sayResult, sayStep, sayView } from "./words";

/** The module of a game of which only its id, and whether it has secrets, is known. */
export const genericGame = (id: string, secret: boolean): GameModule<unknown> => ({
  id,
  secret,
  Board,
  Score,
  seatName: sideName,
  sayStep,
  sayView,
  sayProblem,
  sayResult,
});
