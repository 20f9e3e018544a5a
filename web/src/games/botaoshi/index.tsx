// Bo-taoshi for the shared table. The table itself, with three.js, is loaded when a board is shown.

import "./botaoshi.css";
import "./overlay.css";
import "./print.css";
import type { GameModule } from "../module";
import { Board } from "./board";
import { Printable } from "./printable";
import { Score } from "./score";
import { sayView } from "./view-words";
import type { View } from "./wire";
import { sayProblem, sayStep } from "./words";

const botaoshi: GameModule<View> = {
  id: "botaoshi",
  Board,
  Score,
  Printable,
  sayStep,
  sayView,
  sayProblem,
};

export default botaoshi;
