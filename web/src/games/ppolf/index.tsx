// Ppolf for the shared table. The table itself, with three.js, is loaded when a board is shown.

import "./ppolf.css";
import "./overlay.css";
import "./card.css";
import "./print.css";
import type { GameModule } from "../module";
import { Board } from "./board";
import { Printable } from "./printable";
import { Score } from "./score";
import { sayView } from "./view-words";
import type { View } from "./wire";
import { sayProblem, sayStep } from "./words";

const ppolf: GameModule<View> = {
  id: "ppolf",
  Board,
  Score,
  Printable,
  seats: (view) => view.setup.players,
  sayStep,
  sayView,
  sayProblem,
};

export default ppolf;
