// The board on its table, and with whose eyes it is seen.

import { useEffect, useRef, useState } from "preact/hooks";
import type { GameModule } from "../games/module";
import { useValue } from "../keep/value";
import { instant, turning } from "../keep/wishes";
import { play as playSound } from "../sound";
import type { LegalMove, MatchMeta, MatchUpdate, Step } from "../wire";
import type { LookBack } from "./look-back";
import type { MatchInPlay } from "./use-match";
import { sideName, type Tongue } from "./who";

/** How the board stands before whoever looks at it. */
export interface Stand {
  view: unknown;
  /** The seat at whose side the board is drawn. */
  seat: number | null;
  /** The seat that this client may move for now. */
  acting: number | null;
  options: LegalMove[] | null;
  step: Step | null;
  /** The curtain is down: whoever sat here last must not see this. */
  covered: boolean;
  uncover: () => void;
  /** The match is over, and nobody looks back. */
  over: boolean;
  /** The board has come to rest. */
  still: boolean;
  /** It has, and the server has answered everything. */
  settled: boolean;
  rest: () => void;
}

export function useStand(
  play: MatchInPlay,
  setting: MatchMeta,
  table: MatchUpdate,
  module: GameModule,
  back: LookBack,
): Stand {
  const turns = useValue(turning);
  const lastActing = useRef<number | null>(null);
  const [uncovered, setUncovered] = useState<number | null>(null);
  const [rested, setRested] = useState<Step | null>(null);
  const looking = back.at !== null;
  const { queue, known } = play;
  const frame = queue.current;
  const beside = setting.yours.length > 1;
  const frameActing = frame?.toAct.find((seat) => setting.yours.includes(seat)) ?? null;
  if (frameActing !== null) lastActing.current = frameActing;

  const eyes = beside ? (lastActing.current ?? setting.yours[0] ?? null) : (setting.yours[0] ?? null);
  const seat = beside && !turns && !module.secret ? (setting.yours[0] ?? null) : eyes;
  const views = frame?.views ?? table.views;
  const seen = views.find((each) => each.seat === eyes) ?? views[0];
  const botPlays = frameActing !== null && table.seats[frameActing]?.kind === "bot";
  const acting = looking || !queue.idle || known.unanswered > 0 || botPlays ? null : frameActing;

  const covered = Boolean(module.secret) && beside && !table.result && uncovered !== eyes;
  // Nobody watches the film now: it need not wait for a board.
  const unwatched = looking || covered;
  useEffect(() => {
    if (unwatched && !queue.idle) play.shown();
  }, [unwatched, frame]);

  const arrived = !looking || back.view !== undefined;
  const moving = looking ? back.step !== null && rested !== back.step : !queue.idle;
  return {
    view: looking && arrived ? back.view : seen?.view,
    seat,
    acting,
    options: acting === null ? null : (seen?.legal_moves ?? null),
    over: table.result !== null && !looking && queue.idle,
    step: looking ? back.step : (frame?.step ?? null),
    covered,
    uncover: () => setUncovered(eyes),
    still: !moving,
    settled: arrived && !moving && known.link.kind === "live" && known.unanswered === 0,
    rest: () => (looking ? setRested(back.step) : play.shown()),
  };
}

interface Props {
  stand: Stand;
  table: MatchUpdate;
  setting: MatchMeta;
  tongue: Tongue;
  play: (move: unknown) => void;
  aim: (seat: number, move: unknown) => Promise<unknown>;
}

export function Stage({ stand, table, setting, tongue, play, aim }: Props) {
  const { module, t, say } = tongue;
  const atOnce = useValue(instant);
  const Board = module.Board;
  if (stand.covered) {
    return (
      <div class="stage curtain" data-test="curtain">
        <p>{say("curtain", { side: sideName(tongue, stand.acting ?? stand.seat ?? 0) })}</p>
        <button type="button" class="primary" onClick={stand.uncover} data-test="uncover">
          {say("curtain-lift")}
        </button>
      </div>
    );
  }
  return (
    <div class="stage">
      <div class="disc" aria-hidden="true" />
      <div class="board-box" data-test="board">
        <Board
          key={setting.match}
          view={stand.view}
          seat={stand.seat}
          options={stand.options}
          acting={stand.acting}
          people={table.seats.flatMap(({ kind }, seat) => (kind === "bot" ? [] : [seat]))}
          over={stand.over}
          step={stand.step}
          instant={atOnce}
          play={play}
          {...(setting.options.practice === true && stand.acting !== null
            ? { aim: (move: unknown) => aim(stand.acting ?? 0, move) }
            : {})}
          done={stand.rest}
          sound={playSound}
          t={t}
        />
      </div>
    </div>
  );
}
