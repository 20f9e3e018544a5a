// Roll & Write Karate Fight! for the shared table.

import "./karate.css";
import "./fight.css";
import "./print.css";
import type { GameModule } from "../module";
import { Board } from "./board";
import { clipOf, eventsOf } from "./motion";
import { Printable } from "./printable";
import { Score } from "./score";
import { sayView } from "./view-words";
import type { View } from "./wire";

const karate: GameModule<View> = {
  id: "karate",
  secret: true,
  isOpen: (view) => view.awaits === "race",
  unmissable: (step) => /^(fight|race)$/.test(clipOf(eventsOf(step))?.data.kind ?? ""),
  lasts: (step) => clipOf(eventsOf(step)) !== null,
  Board,
  Score,
  Printable,
  howToPlay: ["print-training", "print-fight", "print-solo"],
  sayView,
};

export default karate;
