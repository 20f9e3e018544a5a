// A match to step through: the board, the scrubber, the list.

import { useState } from "preact/hooks";
import type { GameModule } from "../games/module";
import { useValue } from "../keep/value";
import { instant } from "../keep/wishes";
import { useMedia } from "../parts/media";
import { Sheet } from "../parts/sheet";
import { play as playSound } from "../sound";
import { isMove, isTold } from "../table/film";
import { forPage, Keys, usePress } from "../table/keys";
import { Moves } from "../table/moves";
import { Rules } from "../table/rules";
import { Top } from "../table/top";
import { endingWords, sideName, stepWords, useTongue } from "../table/who";
import type { Replay } from "../wire";
import { Controls } from "./controls";
import { ReplayMenu } from "./menu";
import { SPEEDS, usePlayback } from "./playback";

interface Props {
  replay: Replay;
  module: GameModule;
  save: () => void;
  open: (file: File) => void;
  linkable: boolean;
}

export function Viewer({ replay, module, save, open, linkable }: Props) {
  const tongue = useTongue(module, replay.meta);
  const { say, t } = tongue;
  const atOnce = useValue(instant);
  const wide = useMedia("(min-width: 60rem)");
  const [sheet, setSheet] = useState<"moves" | "menu" | "keys" | "rules" | null>(null);
  const steps = replay.steps.filter(isTold);
  const run = usePlayback(steps.length, linkable, (at) => Boolean(steps[at - 1]?.film));
  const step = steps[run.at - 1] ?? null;
  const view = step ? step.view : replay.start;
  const animated = run.forward && step && isMove(step) ? step : null;
  const seat = replay.meta.yours[0] ?? null;
  const near = seat ?? 0;
  const atEnd = run.at === steps.length;
  const words =
    atEnd && replay.result ? endingWords(replay, tongue) : step ? stepWords(step, tongue) : say("moves-start");
  useReplayKeys(run, sheet === null, () => setSheet("keys"));

  const moves = (
    <Moves
      steps={steps}
      shown={step?.number ?? null}
      look={(number) => run.to(steps.findIndex((each) => each.number === number) + 1)}
      tongue={tongue}
    />
  );
  const Score = module.Score;
  const { sides } = replay.meta;
  const seats = sides.slice(0, module.seats?.(view) ?? sides.length).map((_, each) => (
    <section
      key={each}
      class="seat"
      data-turn={step?.seat === each}
      data-won={atEnd && replay.result?.winners.includes(each)}
      aria-label={sideName(tongue, each)}
    >
      <span class="seat-lamp" aria-hidden="true" />
      <span class="seat-who">
        <b class="seat-name">{sideName(tongue, each)}</b>
      </span>
      <span class="seat-score">
        <Score view={view} seat={each} t={t} />
      </span>
    </section>
  ));
  const word = (
    <div class="word" data-kind={atEnd && replay.result ? "result" : ""}>
      <p class="word-words" role="status" data-test="step-words">
        {words}
      </p>
    </div>
  );
  const controls = (
    <Controls
      run={run}
      length={steps.length}
      speeds={SPEEDS}
      moves={wide ? null : () => setSheet("moves")}
      menu={() => setSheet("menu")}
    />
  );
  const Board = module.Board;
  return (
    <div
      class="table replay"
      data-test="replay"
      data-step={run.at}
      data-settled={run.rested || animated === null}
      data-game={replay.meta.game}
    >
      <Top setting={replay.meta} link={null} />
      <main class="table-main">
        <div class="table-seats far">{seats.filter((_, each) => each !== near)}</div>
        <div class="stage">
          <div class="disc" aria-hidden="true" />
          <div class="board-box" data-test="board">
            <Board
              view={view}
              seat={seat}
              over={atEnd && Boolean(replay.result)}
              options={null}
              step={animated}
              instant={atOnce}
              play={() => {}}
              settled={run.rest}
              sound={playSound}
              t={t}
            />
          </div>
        </div>
        <div class="table-seats near">{seats[near]}</div>
        {!wide && word}
        {!wide && controls}
      </main>
      {wide && (
        <aside class="table-side" aria-label={say("moves")}>
          {word}
          <h2>{say("moves")}</h2>
          {moves}
          {controls}
        </aside>
      )}
      {sheet === "moves" && (
        <Sheet title={say("moves")} close={() => setSheet(null)}>
          {moves}
        </Sheet>
      )}
      {sheet === "rules" && <Rules game={replay.meta.game} rule={null} close={() => setSheet(null)} />}
      {sheet === "keys" && (
        <Keys
          close={() => setSheet(null)}
          list={[
            ["← →", "replay-keys-step"],
            ["Space", "replay-keys-play"],
            ["Home", "bar-first"],
            ["End", "bar-last"],
            ["Esc", "close"],
            ["?", "keys"],
          ]}
        />
      )}
      {sheet === "menu" && (
        <ReplayMenu at={run.at} match={linkable ? replay.meta.match : null} save={save} open={open} show={setSheet} />
      )}
    </div>
  );
}

function useReplayKeys(run: ReturnType<typeof usePlayback>, listening: boolean, help: () => void): void {
  const acts: Record<string, () => void> = {
    ArrowLeft: () => run.by(-1),
    ArrowRight: () => run.by(1),
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
