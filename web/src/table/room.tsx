// What is around the board: the players, the host's word, the list of moves, and the sheets.

import { useEffect, useRef, useState } from "preact/hooks";
import type { GameModule } from "../games/module";
import { firstSeatBegins } from "../home/setup";
import { useMedia } from "../parts/media";
import type { RequestBody } from "../session/outbox";
import { play as playSound } from "../sound";
import type { GameCard, MatchMeta, MatchUpdate, Problem } from "../wire";
import { useDeclined, useJoined, useOwnName } from "./arrivals";
import { type Act, Bar } from "./bar";
import { useKeys } from "./keys";
import { type LookBack, useLookBack } from "./look-back";
import { Moves } from "./moves";
import { outcomeSound, outcomeWords } from "./outcome";
import { type RoomModel, roomModel } from "./room-model";
import { Seat } from "./seat";
import { type Open, Sheets } from "./sheets";
import { type BoardOnTable, Stage, useBoard } from "./stage";
import { Top } from "./top";
import type { MatchInPlay } from "./use-match";
import { useRefusal } from "./use-refusal";
import { useTongue } from "./use-tongue";
import { endingWords, playerName, refusalWords, stepsWords, type Tongue } from "./who";
import { turnWords, Word } from "./word";

interface Props {
  play: MatchInPlay;
  meta: MatchMeta;
  table: MatchUpdate;
  module: GameModule;
  /** What is known of the game; null while it is not there yet. */
  card: GameCard | null;
}

/** What all parts of the room work with. */
interface RoomParts extends Props {
  levels: number[];
  tongue: Tongue;
  wide: boolean;
  board: BoardOnTable;
  model: RoomModel;
  back: LookBack;
  refusal: Problem | null;
  refuse: (problem: Problem | null) => void;
  ask: (request: RequestBody) => void;
  open: Open;
  setOpen: (open: Open) => void;
  /** Looks at a place among the rows that one walks through. */
  lookAt: (place: number) => void;
  /** What has just come about beside the board: somebody has joined, an undo was declined. */
  news: string;
}

function useRoom(props: Props): RoomParts {
  const { play, meta, table, module, card } = props;
  const tongue = useTongue(module, meta, table.seats);
  const wide = useMedia("(min-width: 60rem)");
  const [refusal, setRefusal] = useRefusal(meta.match, table);
  const back = useLookBack(meta.match, table.seq, setRefusal, () => setRefusal(null));
  const board = useBoard(play, meta, table, module, back);
  const model = roomModel({ meta, table, board, at: back.at, heard: play.heard });
  const [open, setOpen] = useOpenSheet(meta.match, model);
  useEndingSound(model);
  const ask = (request: RequestBody) => {
    setRefusal(null);
    void play.ask(request).then((answer) => !answer.ok && setRefusal(answer.problem));
  };
  useOwnName(meta, table, play.ask);
  const { walk, place: now } = model;
  const lookAt = (place: number) =>
    back.to(place < walk.length - 1 ? (walk[place]?.last.number ?? -1) : null, board.looking && place === now + 1);
  const joined = useJoined(meta, table);
  const declined = useDeclined(meta, table);
  const news = tongue.book.joined([
    joined === null ? "" : tongue.say("word-joined", { name: playerName(tongue, joined) }),
    declined ? tongue.say("word-takeback-declined") : "",
  ]);
  const levels = card?.levels ?? [];
  return {
    ...props,
    levels,
    tongue,
    wide,
    board,
    model,
    back,
    refusal,
    refuse: setRefusal,
    ask,
    open,
    setOpen,
    lookAt,
    news,
  };
}

/** The end is heard once, when it has been shown; again only if it was taken back and came anew. */
function useEndingSound({ outcome, ended }: RoomModel): void {
  const heard = useRef(false);
  useEffect(() => {
    if (outcome && ended && !heard.current) playSound(outcomeSound[outcome]);
    heard.current = outcome !== null || (heard.current && ended);
  }, [outcome, ended]);
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
  const { place } = model;
  const undo = model.undo?.seat ?? null;
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

/** Undoes the own last move and plays another in its place, where nobody has to be asked. */
function retryOf({ play, table, model, board, refuse }: RoomParts): ((move: unknown) => void) | null {
  const seat = model.undo?.seat ?? null;
  if (seat === null || !board.still || board.looking || table.undo?.consent?.length) return null;
  return (move) => {
    refuse(null);
    void play.ask({ type: "ask-takeback", seat }).then(async (undone) => {
      const answer = undone.ok ? await play.ask({ type: "move", seat, move }) : undone;
      if (!answer.ok) refuse(answer.problem);
    });
  };
}

export function Room(props: Props) {
  const room = useRoom(props);
  const { play, meta, table, tongue, wide, board, model, ask } = room;
  const act = actsOf(room);
  const undone = model.undo?.problem;
  const why = { undo: undone ? refusalWords(undone, tongue) : model.undo ? undefined : "" };
  useKeys(act, room.open === null);
  const seats = useSeats(room);
  const near = board.seat ?? 0;
  const word = <RoomWord {...room} />;
  const ending = board.over ? endingWords(table, tongue) : "";
  const seen = board.covered ? [] : tongue.module.sayView(board.told, tongue.t, meta.yours.length > 1);
  const lines = board.covered ? [] : [...seen, ending].filter(Boolean);
  return (
    <div
      class="table"
      data-test="table"
      data-idle={board.idle}
      data-link={play.known.link.kind}
      data-seq={table.seq}
      data-game={meta.game}
      data-lesson={meta.lesson ? "true" : undefined}
    >
      <Top meta={meta} link={play.known.link.kind} />
      <main class="table-main">
        <div class="table-seats far">{seats.filter((_, seat) => seat !== near)}</div>
        <Stage
          board={board}
          table={table}
          aim={play.aim}
          play={(move) => board.acting !== null && ask({ type: "move", seat: board.acting, move })}
          retry={retryOf(room)}
          meta={meta}
          tongue={tongue}
          timesAt={play.known.at}
          festive={model.ended && (model.outcome === "won" || model.outcome === "shared")}
        />
        <div class="table-seats near">{seats[near]}</div>
        {!wide && <div class="word-slot">{word}</div>}
      </main>
      <aside class="table-side" aria-label={tongue.say("moves")}>
        {wide && word}
        {wide && <h2>{tongue.say("moves")}</h2>}
        {wide && <RoomMoves {...room} />}
        <Bar act={act} wide={wide} why={why} />
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

/** The seats; as long as a step is being shown, their points are those from before it. */
function useSeats({ table, play, board, model, tongue }: RoomParts) {
  return table.seats.map((sitter, seat) => (
    <Seat
      key={seat}
      seat={seat}
      sitter={sitter}
      view={board.told}
      turn={model.lit.includes(seat)}
      won={model.winners.includes(seat)}
      times={board.looking ? null : table.times}
      timesAt={play.known.at}
      tongue={tongue}
    />
  ));
}

function RoomMoves({ model, back, wide, setOpen, tongue }: RoomParts) {
  const { rows, walk, place } = model;
  const newest = walk.at(-1)?.last.number;
  const look = (number: number) => {
    back.to(number === newest ? null : number);
    if (!wide) setOpen(null);
  };
  return <Moves rows={rows} shown={back.at ?? walk[place]?.last.number ?? null} look={look} tongue={tongue} />;
}

/** Whether whoever acts now goes first by somebody's choice, and who would in a rematch: everybody moves one seat on. */
function goingFirst({ card, meta, table, model }: RoomParts): { first: boolean; nextFirst: number | null } {
  const players = table.seats.length;
  const chosen = card !== null && players > 1 && firstSeatBegins(card, meta.options);
  return { first: chosen && model.untouched, nextFirst: chosen ? 1 % players : null };
}

function RoomWord(room: RoomParts) {
  const { play, meta, table, tongue, levels, refusal, board, back, model, ask, setOpen, news } = room;
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
      outcome={model.outcome}
      ended={model.ended}
      {...goingFirst(room)}
      news={news}
      ask={ask}
      tryNow={play.tryNow}
      live={() => back.to(null)}
      showRule={(rule) => setOpen({ sheet: "rules", rule })}
      share={() => setOpen({ sheet: "share" })}
      lesson={(room.card?.lesson ?? 0) > 0}
    />
  );
}

/** What a screen reader says: what has just happened and whose turn it is, how it ended, or what one looks back at. */
function announcement(room: RoomParts): string {
  const { meta, table, board, model, tongue, news } = room;
  const steps = stepsWords(model.announced, tongue);
  if (board.looking) return steps || tongue.say("moves-start");
  const { outcome, ended, yourTurn } = model;
  const ending =
    outcome && ended
      ? [outcomeWords(outcome, tongue.say), outcome === "stopped" ? "" : endingWords(table, tongue)]
      : [];
  const acting = meta.yours.find((seat) => table.to_act.includes(seat));
  const turn = yourTurn && acting !== undefined ? turnWords({ table, tongue, ...goingFirst(room) }, acting) : "";
  return tongue.book.joined([news, steps, ...ending, turn]);
}
