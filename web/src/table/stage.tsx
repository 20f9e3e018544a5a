// The board on its table, or the curtain before it.

import { useEffect, useRef, useState } from "preact/hooks";
import type { GameModule } from "../games/module";
import { instant, turning } from "../keep/preferences";
import { useValue } from "../keep/value";
import { play as playSound } from "../sound";
import type { MatchMeta, MatchUpdate, Step } from "../wire";
import { actingIn, type BoardState, boardState } from "./board-state";
import { useClockState } from "./clock-state";
import type { LookBack } from "./look-back";
import type { MatchInPlay } from "./use-match";
import { playerName, type Tongue } from "./who";

export interface BoardOnTable extends BoardState {
  uncover: () => void;
  /** The board has shown its step. */
  done: () => void;
}

/** The board's state now, with what of it outlasts a drawing: whose turn it was, the curtain, what was shown. */
export function useBoard(
  play: MatchInPlay,
  meta: MatchMeta,
  table: MatchUpdate,
  module: GameModule,
  back: LookBack,
): BoardOnTable {
  const turns = useValue(turning);
  const lastActing = useRef<number | null>(null);
  const [uncovered, setUncovered] = useState<number | null>(null);
  const [shownBack, setShownBack] = useState<Step | null>(null);
  const { queue, known } = play;
  lastActing.current = actingIn(queue.current, meta) ?? lastActing.current;
  const state = boardState({
    meta,
    table,
    current: queue.current,
    settled: queue.settled,
    queueIdle: queue.idle,
    live: known.link.kind === "live",
    unanswered: known.unanswered,
    back,
    secret: module.secret ?? false,
    open: module.isOpen ?? (() => false),
    turns,
    lastActing: lastActing.current,
    uncovered,
    shownBack,
  });
  // Nobody watches now: the queue need not wait for a board.
  const unwatched = state.looking || state.covered;
  useEffect(() => {
    if (unwatched && !queue.idle) play.shown();
  }, [unwatched, queue.current]);
  return {
    ...state,
    uncover: () => setUncovered(state.eyes),
    done: () => (state.looking ? setShownBack(back.step) : play.shown()),
  };
}

interface Props {
  board: BoardOnTable;
  table: MatchUpdate;
  meta: MatchMeta;
  tongue: Tongue;
  play: (move: unknown) => void;
  aim: (seat: number, move: unknown) => Promise<unknown>;
  /** When the table's times were read, in milliseconds. */
  timesAt: number;
  /** Plays another move in the place of the last one; null where that can't be done now. */
  retry: ((move: unknown) => void) | null;
  /** It was just won here. */
  festive: boolean;
}

export function Stage({ board, table, meta, tongue, play, aim, retry, timesAt, festive }: Props) {
  const atOnce = useValue(instant);
  const { acting } = board;
  const clock = useClockState(meta.clock !== null, board.looking ? null : table.times, board.seat, timesAt);
  const Board = tongue.module.Board;
  if (board.covered) return <Curtain board={board} tongue={tongue} />;
  const practice = meta.options.practice === true;
  const practises = practice && acting !== null;
  return (
    <div class="stage">
      <div class="disc" aria-hidden="true" />
      <div class="board-box" data-test="board">
        <Board
          key={meta.match}
          view={board.view}
          seat={board.seat}
          you={tongue.you}
          options={board.options}
          acting={acting}
          people={table.seats.flatMap(({ kind }, seat) => (kind === "bot" ? [] : [seat]))}
          yours={meta.yours}
          resigned={table.seats.flatMap(({ resigned }, seat) => (resigned ? [seat] : []))}
          clock={clock}
          shared={meta.yours.length > 1}
          over={board.over}
          step={board.step}
          instant={atOnce}
          play={play}
          {...(practises ? { aim: (move: unknown) => aim(acting, move) } : {})}
          {...(practice && retry ? { retry } : {})}
          done={board.done}
          sound={playSound}
          t={tongue.t}
        />
      </div>
      {festive && <Petals />}
    </div>
  );
}

/** How each petal drifts; counted here, because older browsers can't take remainders in style sheets. */
const PETALS = Array.from(
  { length: 18 },
  (_, at) => `--at: ${at}; --tint: ${at % 3}; --slow: ${at % 5}; --late: ${(at * 7) % 11}; --aside: ${(at % 7) - 3}`,
);

/** Petals that drift over the table once; without motion there are none. */
function Petals() {
  return (
    <div class="petals" aria-hidden="true">
      {PETALS.map((style) => (
        <i key={style} style={style} />
      ))}
    </div>
  );
}

function Curtain({ board, tongue }: Pick<Props, "board" | "tongue">) {
  const { say } = tongue;
  return (
    <div class="stage curtain" data-test="curtain">
      <p>{say("curtain", { side: playerName(tongue, board.acting ?? board.seat ?? 0) })}</p>
      <button type="button" class="primary" onClick={board.uncover} data-test="uncover">
        {say("curtain-lift")}
      </button>
    </div>
  );
}
