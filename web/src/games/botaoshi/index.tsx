// Bo-taoshi for the shared table. The table itself, with three.js, is loaded when a board is shown.

import "../../flick/board.css";
import "../../flick/overlay.css";
import "../../flick/phone.css";
import "./botaoshi.css";
import "./overlay.css";
import "./print.css";
import type { GameModule } from "../module";
import { Board } from "./board";
import { Printable } from "./printable";
import { Score } from "./score";
import { sayView } from "./view-words";
import type { View } from "./wire";

const botaoshi: GameModule<View> = {
  id: "botaoshi",
  Board,
  Score,
  Printable,
  sayView,
};

export default botaoshi;
