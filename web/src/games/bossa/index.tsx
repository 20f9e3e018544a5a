// BOSSa for the shared table.

import "./bossa.css";
import "./print.css";
import type { GameModule } from "../module";
import { Board } from "./board";
import { Printable } from "./printable";
import { Score } from "./score";
import { sayView } from "./view-words";
import type { View } from "./wire";

const bossa: GameModule<View> = {
  id: "bossa",
  Board,
  Score,
  Printable,
  sayView,
};

export default bossa;
