// What is around the board: the players, the host's word, the list of moves, and the sheets.

import { useEffect, useRef, useState } from "preact/hooks";
import type { GameModule } from "../games/module";
import { useMedia } from "../parts/media";
import type { RequestBody } from "../session/outbox";
import { play as playSound } from "../sound";
import type { MatchMeta, MatchUpdate, Problem } from "../wire";
import { type Act, Bar } from "./bar";
import { useKeys } from "./keys";
import { type LookBack, useLookBack } from "./look-back";
import { Moves } from "./moves";
import { type RoomModel, roomModel } from "./room-model";
import { Seat } from "./seat";
import { type Open, Sheets } from "./sheets";
import { type BoardOnTable, Stage, useBoard } from "./stage";
import { Top } from "./top";
import type { MatchInPlay } from "./use-match";
import { useTongue } from "./use-tongue";
import { endingWords, sideName, stepWords, type Tongue } from "./who";
import { Word } from "./word";

interface Props {
  play: MatchInPlay;
  meta: MatchMeta;
  table: MatchUpdate;
  module: GameModule;
  levels: number[];
}

/** What all parts of the room work with. */
interface RoomParts extends Props {
  tongue: Tongue;
  wide: boolean;
  board: BoardOnTable;
  model: RoomModel;
  back: LookBack;
  refusal: Problem | null;
  ask: (request: RequestBody) => void;
  open: Open;
  setOpen: (open: Open) => void;
  /** Looks at a place in the list of moves. */
  lookAt: (place: number) => void;
}

function useRoom(props: Props): RoomParts {
  const { play, meta, table, module } = props;
  const tongue = useTongue(module, meta);
  const wide = useMedia("(min-width: 60rem)");
  const [refusal, setRefusal] = useState<Problem | null>(null);
  const back = useLookBack(meta.match, table.seq, setRefusal);
  const board = useBoard(play, meta, table, module, back);
  const model = roomModel({ meta, table, board, at: back.at, heard: play.heard });
  const [open, setOpen] = useOpenSheet(meta.match, model);
  useEffect(() => setRefusal(null), [table.seq, meta.match]);
  useEffect(() => {
    if (model.ended) playSound("win");
  }, [model.ended]);
  const ask = (request: RequestBody) => {
    setRefusal(null);
    void play.ask(request).then((answer) => !answer.ok && setRefusal(answer.problem));
  };
  const { listed } = model;
  const lookAt = (place: number) => back.to(place < listed.length - 1 ? (listed[place]?.number ?? -1) : null);
  return { ...props, tongue, wide, board, model, back, refusal, ask, open, setOpen, lookAt };
}

/** The sheet that is open: the link for a friend lies there by itself, until somebody has come. */
function useOpenSheet(match: string, { waitsForFriend, untouched }: RoomModel): [Open, (open: Open) => void] {
  const [open, setOpen] = useState<Open>(null);
  useEffect(() => {
    if (waitsForFriend && untouched) setOpen({ sheet: "share" });
    else setOpen((now) => (now?.sheet === "share" ? null : now));
  }, [match, waitsForFriend]);
  return [open, setOpen];
}

/** What the bar and the keys do; null where it can't be done now. */
function actsOf({ model, board, back, ask, setOpen, lookAt }: RoomParts): Record<Act, (() => void) | null> {
  const { place, undo } = model;
  return {
    back: place >= 0 ? () => lookAt(place - 1) : null,
    on: board.looking ? () => lookAt(place + 1) : null,
    live: board.looking ? () => back.to(null) : null,
    undo: undo !== null ? () => ask({ type: "ask-takeback", seat: undo }) : null,
    moves: () => setOpen({ sheet: "moves" }),
    rules: () => setOpen({ sheet: "rules", rule: null }),
    menu: () => setOpen({ sheet: "menu" }),
    words: () => setOpen({ sheet: "words" }),
    keys: () => setOpen({ sheet: "keys" }),
  };
}

export function Room(props: Props) {
  const room = useRoom(props);
  const { play, meta, table, tongue, wide, board, ask } = room;
  const act = actsOf(room);
  useKeys(act, room.open === null);
  const seats = useSeats(room);
  const near = board.seat ?? 0;
  const word = <RoomWord {...room} />;
  const ending = board.over ? endingWords(table, tongue) : "";
  const seen = board.covered ? [] : tongue.module.sayView(board.view, tongue.t, meta.yours.length > 1);
  const lines = board.covered ? [] : [...seen, ending].filter(Boolean);
  return (
    <div
      class="table"
      data-test="table"
      data-idle={board.idle}
      data-link={play.known.link.kind}
      data-seq={table.seq}
      data-game={meta.game}
    >
      <Top meta={meta} link={play.known.link.kind} />
      <main class="table-main">
        <div class="table-seats far">{seats.filter((_, seat) => seat !== near)}</div>
        <Stage
          board={board}
          table={table}
          aim={play.aim}
          play={(move) => board.acting !== null && ask({ type: "move", seat: board.acting, move })}
          meta={meta}
          tongue={tongue}
        />
        <div class="table-seats near">{seats[near]}</div>
        {!wide && word}
      </main>
      <aside class="table-side" aria-label={tongue.say("moves")}>
        {wide && word}
        {wide && <h2>{tongue.say("moves")}</h2>}
        {wide && <RoomMoves {...room} />}
        <Bar act={act} wide={wide} />
      </aside>
      <p class="unseen" role="status" data-test="announce">
        {announcement(room)}
      </p>
      <section class="unseen" aria-label={tongue.say("words")} data-test="text-board">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </section>
      <Sheets {...room} moves={<RoomMoves {...room} />} lines={lines} />
    </div>
  );
}

/** The seats; as long as a film runs, their points are those from before it. */
function useSeats({ meta, table, play, board, model, tongue }: RoomParts) {
  const calm = useRef(board.view);
  if (!model.filming) calm.current = board.view;
  return table.seats.map((sitter, seat) => (
    <Seat
      key={seat}
      seat={seat}
      sitter={sitter}
      meta={meta}
      view={calm.current}
      turn={model.lit.includes(seat)}
      won={model.winners.includes(seat)}
      times={board.looking ? null : table.times}
      timesAt={play.known.at}
      tongue={tongue}
    />
  ));
}

function RoomMoves({ model, lookAt, wide, setOpen, tongue }: RoomParts) {
  const { listed, place } = model;
  const look = (number: number) => {
    lookAt(listed.findIndex((step) => step.number === number));
    if (!wide) setOpen(null);
  };
  return <Moves steps={listed} shown={listed[place]?.number ?? null} look={look} tongue={tongue} />;
}

function RoomWord({ play, meta, table, tongue, levels, refusal, board, back, ask, setOpen }: RoomParts) {
  return (
    <Word
      known={play.known}
      meta={meta}
      table={table}
      tongue={tongue}
      levels={levels}
      refusal={refusal}
      looking={board.looking}
      still={board.still}
      ask={ask}
      tryNow={play.tryNow}
      live={() => back.to(null)}
      showRule={(rule) => setOpen({ sheet: "rules", rule })}
      share={() => setOpen({ sheet: "share" })}
    />
  );
}

/** What a screen reader says: what has just happened and whose turn it is, or what one looks back at. */
function announcement({ meta, table, board, model, tongue }: RoomParts): string {
  const steps = model.announced.map((step) => stepWords(step, tongue));
  if (board.looking) return steps[0] ?? tongue.say("moves-start");
  return [...steps, model.yourTurn ? turnWords(meta, table, tongue) : ""].join(" ");
}

function turnWords(meta: MatchMeta, table: MatchUpdate, tongue: Tongue): string {
  if (meta.yours.length === 1) return tongue.say("turn-yours");
  return tongue.say("turn-side", { side: sideName(tongue, table.to_act[0] ?? 0) });
}
