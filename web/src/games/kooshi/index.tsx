// Ko-oshi for the shared table.

import "./kooshi.css";
import type { GameModule } from "../module";
import { Board } from "./board";
import { Printable } from "./printable";
import { Score } from "./score";
import type { View } from "./wire";
import { sayView } from "./words";

const kooshi: GameModule<View> = {
  id: "kooshi",
  Board,
  Score,
  Printable,
  sayView,
};

export default kooshi;
