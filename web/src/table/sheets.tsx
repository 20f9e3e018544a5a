// The sheet that lies over the table, if one does.

import type { Children } from "../games/module";
import { Sheet } from "../parts/sheet";
import type { RequestBody } from "../session/outbox";
import type { GameCard, MatchMeta, MatchUpdate, Problem } from "../wire";
import { Keys } from "./keys";
import { Menu } from "./menu";
import { Rules } from "./rules";
import { OtherDevice, Share } from "./share";
import { gameTitle, type Tongue } from "./who";

/** Which sheet is open; the rules may be open at one of them. */
export type Open =
  | { sheet: "menu" | "share" | "device" | "words" | "keys" | "moves" }
  | { sheet: "rules"; rule: string | null }
  | null;

interface Props {
  open: Open;
  setOpen: (open: Open) => void;
  meta: MatchMeta;
  table: MatchUpdate;
  card: GameCard | null;
  levels: number[];
  tongue: Tongue;
  ask: (request: RequestBody) => void;
  refuse: (problem: Problem) => void;
  moves: Children;
  /** The board in words. */
  lines: string[];
}

export function Sheets({ open, setOpen, meta, table, card, levels, tongue, ask, refuse, moves, lines }: Props) {
  const { say } = tongue;
  const close = () => setOpen(null);
  switch (open?.sheet) {
    case "moves":
      return (
        <Sheet title={say("moves")} close={close} test="moves-sheet">
          {moves}
        </Sheet>
      );
    case "rules":
      return (
        <Rules
          game={meta.game}
          rule={open.rule}
          families={tongue.module.howToPlay}
          lesson={!meta.lesson && (card?.lesson ?? 0) > 0}
          close={close}
        />
      );
    case "share":
      return <Share meta={meta} table={table} title={gameTitle(meta, tongue.t)} refuse={refuse} close={close} />;
    case "device":
      return <OtherDevice meta={meta} title={gameTitle(meta, tongue.t)} refuse={refuse} close={close} />;
    case "keys":
      return <Keys close={close} />;
    case "menu":
      return (
        <Menu
          meta={meta}
          table={table}
          levels={levels}
          ask={ask}
          refuse={refuse}
          open={(sheet) => setOpen({ sheet })}
          close={close}
        />
      );
    case "words":
      return (
        <Sheet title={say("words")} close={close} test="words-sheet">
          {lines.map((line) => (
            <p key={line} class="board-line">
              {line}
            </p>
          ))}
        </Sheet>
      );
    default:
      return null;
  }
}
