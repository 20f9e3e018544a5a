// A match to step through: the board, the scrubber, the list.

import { useMemo, useState } from "preact/hooks";
import type { Children, GameModule } from "../games/module";
import type { Say } from "../i18n";
import { instant } from "../keep/preferences";
import { useValue } from "../keep/value";
import { useMedia } from "../parts/media";
import { forPage, usePress } from "../parts/press";
import { Sheet } from "../parts/sheet";
import { play as playSound } from "../sound";
import { Keys } from "../table/keys";
import { Moves } from "../table/moves";
import { rowsOf } from "../table/rows";
import { Rules } from "../table/rules";
import { Seat } from "../table/seat";
import { Top } from "../table/top";
import { useTongue } from "../table/use-tongue";
import { isListed, isMove } from "../table/view-queue";
import { endingWords, stepWords } from "../table/who";
import type { Replay, Step } from "../wire";
import { type Chapter, chapterBy, chaptersOf } from "./chapters";
import { Controls } from "./controls";
import { ReplayMenu } from "./menu";
import type { Moment } from "./play-on";
import { type Playback, SPEEDS, usePlayback } from "./playback";

interface Props {
  replay: Replay;
  module: GameModule;
  save: () => void;
  open: (file: File) => void;
  /** Gets the log as a file. */
  log: () => Promise<Blob>;
  linkable: boolean;
}

type SheetName = "moves" | "menu" | "keys" | "rules" | null;

/** A replay as it stands: what is seen, and what is said of it. */
function useViewing({ replay, module, linkable }: Props) {
  const tongue = useTongue(module, replay.meta, replay.seats ?? []);
  // What was taken back is listed, but not walked through.
  const steps = replay.steps.filter((step) => isListed(step) && step.kind !== "takeback" && !step.taken_back);
  const run = usePlayback(steps.length, linkable, (at) => isLasting(steps[at - 1], module));
  const step = steps[run.at - 1] ?? null;
  const result = run.at === steps.length ? replay.result : null;
  const animated = run.forward && step && isMove(step) ? step : null;
  const moving = animated !== null && !run.rested;
  const before = steps[run.at - 2] ?? null;
  const view = step ? step.view : replay.start;
  const told = moving ? before : step;
  return {
    tongue,
    steps,
    run,
    step,
    /** Who has resigned so far. */
    resigned: steps.slice(0, run.at).flatMap(({ kind, seat }) => (kind === "resign" ? [seat] : [])),
    view,
    /** What may be told beside the board: what was seen before the step that is still being shown. */
    told: moving ? (before ? before.view : replay.start) : view,
    /** How it ended, where the end is shown. */
    result: moving ? null : result,
    animated,
    words: result && !moving ? endingWords(replay, tongue) : told ? stepWords(told, tongue) : tongue.say("moves-start"),
  };
}

/** Whether a step is seen to its end before the replay goes on. */
const isLasting = (step: Step | undefined, module: GameModule): boolean =>
  step !== undefined && (Boolean(step.film) || (module.lasts?.(step) ?? false));

type Viewing = ReturnType<typeof useViewing>;

export function Viewer(props: Props) {
  const { replay } = props;
  const viewing = useViewing(props);
  const { tongue, steps, run, step, animated } = viewing;
  const { say } = tongue;
  const wide = useMedia("(min-width: 60rem)");
  const [sheet, setSheet] = useState<SheetName>(null);
  const chapters = useMemo(() => chaptersOf(steps, tongue.module, tongue.t), [replay, tongue.t]);
  useReplayKeys(run, chapters, sheet === null, () => setSheet("keys"));
  const near = replay.meta.yours[0] ?? 0;
  const look = (number: number) => run.to(steps.findLastIndex((each) => each.number <= number) + 1);
  const rows = rowsOf(replay.steps.filter(isListed));
  const moves = <Moves rows={rows} shown={step?.number ?? null} look={look} tongue={tongue} />;
  const seats = seatsOf(replay, viewing);
  const below = (
    <>
      {wide ? (
        <Words viewing={viewing} />
      ) : (
        <div class="word-slot">
          <Words viewing={viewing} />
        </div>
      )}
      {wide && <h2>{say("moves")}</h2>}
      {wide && moves}
      <Controls
        run={run}
        length={steps.length}
        speeds={SPEEDS}
        chapters={chapters}
        moves={wide ? null : () => setSheet("moves")}
        menu={() => setSheet("menu")}
      />
    </>
  );
  return (
    <div
      class="table replay"
      data-test="replay"
      data-step={run.at}
      data-idle={run.rested || animated === null}
      data-game={replay.meta.game}
    >
      <Top meta={replay.meta} link={null} />
      <main class="table-main">
        <div class="table-seats far">{seats.filter((_, each) => each !== near)}</div>
        <ReplayBoard replay={replay} viewing={viewing} />
        <div class="table-seats near">{seats[near]}</div>
        {!wide && below}
      </main>
      {wide && (
        <aside class="table-side" aria-label={say("moves")}>
          {below}
        </aside>
      )}
      <Sheets
        {...props}
        chaptered={chapters.length > 1}
        sheet={sheet}
        setSheet={setSheet}
        at={run.at}
        moment={momentOf(replay, step, steps[run.at] ?? null)}
        moves={moves}
        say={say}
      />
    </div>
  );
}

/** Where one would play on from here: as whoever one was, else as whoever moved next. */
function momentOf({ meta }: Replay, step: Step | null, next: Step | null): Moment {
  const seat = meta.yours[0] ?? Math.max(0, next?.seat ?? 0);
  return { game: meta.game, entries: step ? step.number + 1 : 0, seat };
}

function ReplayBoard({ replay, viewing }: { replay: Replay; viewing: Viewing }) {
  const { tongue, view, result, animated, run } = viewing;
  const atOnce = useValue(instant);
  const Board = tongue.module.Board;
  return (
    <div class="stage">
      <div class="disc" aria-hidden="true" />
      <div class="board-box" data-test="board">
        <Board
          view={view}
          seat={replay.meta.yours[0] ?? null}
          you={tongue.you}
          shared={replay.meta.yours.length > 1}
          clock={replay.meta.clock ? "set" : "none"}
          over={result !== null}
          options={null}
          step={animated}
          instant={atOnce}
          play={() => {}}
          done={run.rest}
          sound={playSound}
          t={tongue.t}
        />
      </div>
    </div>
  );
}

function seatsOf({ meta: { sides }, seats = [] }: Replay, viewing: Viewing) {
  const { tongue, told, view, step, result, resigned } = viewing;
  const count = tongue.module.seats?.(view) ?? sides.length;
  return seats
    .slice(0, count)
    .map((sitter, seat) => (
      <Seat
        key={seat}
        seat={seat}
        sitter={{ ...sitter, resigned: resigned.includes(seat) }}
        view={told}
        turn={(step?.turn ?? step?.seat) === seat}
        won={result?.winners.includes(seat) ?? false}
        tongue={tongue}
      />
    ));
}

function Words({ viewing: { words, result } }: { viewing: Viewing }) {
  return (
    <div class="word" data-kind={result ? "result" : ""}>
      <p class="word-words" role="status" data-test="step-words">
        {words}
      </p>
    </div>
  );
}

const KEYS: [string, string][] = [
  ["← →", "replay-keys-step"],
  ["Space", "replay-keys-play"],
  ["Home", "bar-first"],
  ["End", "bar-last"],
  ["Esc", "close"],
  ["?", "keys"],
];

const CHAPTER_KEYS: [string, string] = ["PgUp PgDn", "replay-keys-chapter"];

interface SheetsProps extends Props {
  /** There are chapters to jump to. */
  chaptered: boolean;
  sheet: SheetName;
  setSheet: (sheet: SheetName) => void;
  at: number;
  moment: Moment;
  moves: Children;
  say: Say;
}

function Sheets(props: SheetsProps) {
  const { replay, module, save, open, log, linkable, chaptered, sheet, setSheet, at, moment, moves, say } = props;
  const close = () => setSheet(null);
  if (sheet === "moves")
    return (
      <Sheet title={say("moves")} close={close}>
        {moves}
      </Sheet>
    );
  if (sheet === "rules") return <Rules game={replay.meta.game} rule={null} families={module.howToPlay} close={close} />;
  if (sheet === "keys") return <Keys close={close} list={chaptered ? [...KEYS, CHAPTER_KEYS] : KEYS} />;
  if (sheet !== "menu") return null;
  return (
    <ReplayMenu
      at={at}
      match={linkable ? replay.meta.match : null}
      save={save}
      open={open}
      show={setSheet}
      moment={moment}
      log={log}
    />
  );
}

function useReplayKeys(run: Playback, chapters: readonly Chapter[], listening: boolean, help: () => void): void {
  const jump = (by: 1 | -1) => () => run.to(chapterBy(chapters, run.at, by) ?? run.at);
  const acts: Record<string, () => void> = {
    ArrowLeft: () => run.by(-1),
    ArrowRight: () => run.by(1),
    ...(chapters.length > 1 ? { PageUp: jump(-1), PageDown: jump(1) } : {}),
    Home: () => run.to(0),
    End: () => run.to(Number.POSITIVE_INFINITY),
    " ": run.toggle,
    "?": help,
  };
  usePress((event) => {
    const act = acts[event.key];
    const target = event.target;
    const pressed = event.key === " " && target instanceof HTMLElement && target.closest("button, a, summary");
    if (!listening || !act || !forPage(event) || pressed) return;
    event.preventDefault();
    act();
  });
}
