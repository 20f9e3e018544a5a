// Scrubber, play and pause, speed.

import { useSay } from "../i18n";
import { Icon, type IconName } from "../parts/icon";
import { type Chapter, chapterAt } from "./chapters";
import type { Playback } from "./playback";

interface Props {
  run: Playback;
  length: number;
  speeds: number[];
  chapters: readonly Chapter[];
  moves: (() => void) | null;
  menu: () => void;
}

export function Controls({ run, length, speeds, chapters, moves, menu }: Props) {
  const { say } = useSay();
  const nextSpeed = speeds[(speeds.indexOf(run.speed) + 1) % speeds.length] ?? 1;
  return (
    <div class="controls">
      <div class="scrub">
        <input
          type="range"
          min={0}
          max={length}
          value={run.at}
          aria-label={say("replay-moment")}
          aria-valuetext={say("replay-of", { at: run.at, length })}
          onInput={(event: Event) => run.to(Number((event.target as HTMLInputElement).value))}
          data-test="scrubber"
        />
        <output>{say("replay-of", { at: run.at, length })}</output>
        {chapters.length > 1 && <Chapters run={run} chapters={chapters} />}
      </div>
      <div class="bar" role="group" aria-label={say("replay")}>
        <Tool icon="first" name={say("bar-first")} act={() => run.to(0)} off={run.at === 0} test="first" />
        <Tool icon="back" name={say("bar-back")} act={() => run.by(-1)} off={run.at === 0} test="back" />
        <Tool
          icon={run.playing ? "pause" : "play"}
          name={say(run.playing ? "replay-pause" : "replay-play")}
          act={run.toggle}
          off={length === 0}
          test="play"
          main
        />
        <Tool icon="on" name={say("bar-on")} act={() => run.by(1)} off={run.at === length} test="on" />
        <button type="button" class="tool" onClick={() => run.setSpeed(nextSpeed)} data-test="speed">
          <b class="speed">{run.speed}×</b>
          <span>{say("replay-speed")}</span>
        </button>
        {moves && <Tool icon="list" name={say("bar-moves")} act={moves} off={false} test="moves" />}
        <Tool icon="more" name={say("bar-menu")} act={menu} off={false} test="menu" />
      </div>
    </div>
  );
}

/** Jumps to the beginning of a chapter. */
function Chapters({ run, chapters }: Pick<Props, "run" | "chapters">) {
  const { say } = useSay();
  return (
    <select
      class="chapters"
      aria-label={say("replay-chapter")}
      value={Math.max(0, chapterAt(chapters, run.at))}
      onChange={(event: Event) => run.to(chapters[Number((event.target as HTMLSelectElement).value)]?.at ?? 0)}
      data-test="chapters"
    >
      {chapters.map(({ at, name }, number) => (
        <option key={at} value={number}>
          {name}
        </option>
      ))}
    </select>
  );
}

function Tool({
  icon,
  name,
  act,
  off,
  test,
  main = false,
}: {
  icon: IconName;
  name: string;
  act: () => void;
  off: boolean;
  test: string;
  main?: boolean;
}) {
  return (
    <button
      type="button"
      class={main ? "tool tool-main" : "tool"}
      disabled={off}
      onClick={act}
      data-test={`do-${test}`}
    >
      <Icon name={icon} />
      <span>{name}</span>
    </button>
  );
}
