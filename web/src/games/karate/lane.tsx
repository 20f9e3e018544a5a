// A lane of the foot race: while it is run, and as it was run.

import type { Translate } from "../module";
import { Figure, Seal } from "./marks";
import { type Foot, POST, type Runner, seconds } from "./stride";

interface LaneProps {
  seat: number;
  who: string;
  runner: Runner;
  /** The keys of its feet, as they are named. */
  keys: Record<Foot, string> | null;
  press: (foot: Foot) => void;
  t: Translate;
}

export function Lane({ seat, who, runner, keys, press, t }: LaneProps) {
  const pose = runner.time !== null ? "T" : runner.steps % 2 ? "O" : "Y";
  const pad = (foot: Foot) => (
    <button
      type="button"
      class="ka-foot"
      data-next={runner.last !== foot}
      disabled={runner.time !== null}
      onPointerDown={(event) => {
        event.preventDefault();
        press(foot);
      }}
      onClick={(event: MouseEvent) => event.detail === 0 && press(foot)}
      data-test={`foot-${seat}-${foot}`}
    >
      <span class="unseen">{t(`race-${foot}`, { who })}</span>
      <span aria-hidden="true">{keys?.[foot] ?? (foot === "left" ? "◂" : "▸")}</span>
    </button>
  );
  return (
    <div class="ka-lane">
      {pad("left")}
      <div class="ka-track" role="img" aria-label={t("race-lane", { who, n: runner.steps, of: POST })}>
        <Seal seat={seat} full={runner.time !== null} />
        <span class="ka-runner" style={{ "--far": runner.steps / POST }}>
          <Figure code={pose} />
        </span>
      </div>
      {pad("right")}
    </div>
  );
}

interface RanProps {
  seat: number;
  who: string;
  time: number;
  won: boolean;
  /** How long the run is shown, in milliseconds; 0 where only its end is. */
  lasts: number;
  t: Translate;
}

/** A lane as it was run: the figure runs to the post in its time. */
export function RanLane({ seat, who, time, won, lasts, t }: RanProps) {
  const words = t("race-time", { seconds: seconds(time) });
  return (
    <li class="ka-lane ka-ran" data-won={won && lasts === 0}>
      <span class="unseen">{lasts ? "" : t("race-home", { who, seconds: seconds(time) })}</span>
      <b aria-hidden="true">{who}</b>
      <div class="ka-track" aria-hidden="true">
        <Seal seat={seat} full={won && lasts === 0} />
        <span class="ka-runner" style={{ "--far": 1, "--lasts": `${lasts}ms` }} data-runs={lasts > 0}>
          <Figure code={won && lasts === 0 ? "T" : "O"} />
        </span>
      </div>
      <span class="ka-ran-time" aria-hidden="true">
        {lasts ? "" : words}
      </span>
    </li>
  );
}
