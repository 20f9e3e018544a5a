// Ppolf for the shared table. The table itself, with three.js, is loaded when a board is shown.

import "../../flick/board.css";
import "../../flick/overlay.css";
import "../../flick/phone.css";
import "./ppolf.css";
import "./overlay.css";
import "./card.css";
import "./print.css";
import "./obstacles.css";
import type { GameModule } from "../module";
import { Board } from "./board";
import { OwnObstacles } from "./obstacles";
import { Printable } from "./printable";
import { Score } from "./score";
import { sayHole, sayView } from "./view-words";
import type { View } from "./wire";

const ppolf: GameModule<View> = {
  id: "ppolf",
  Board,
  Score,
  Printable,
  fields: { own_obstacles: OwnObstacles },
  chapter: sayHole,
  seats: (view) => view.setup.players,
  sayView,
};

export default ppolf;
