// The foot race of a tie, at one screen. It decides nothing but who may boast.

import { useEffect, useRef, useState } from "preact/hooks";
import type { Translate } from "../module";
import { Figure, Seal } from "./marks";
import { type Foot, footOf, KEYS, POST, type Runner, STANDING, stride, winnerOf } from "./stride";
import type { View } from "./wire";
import { seatName } from "./words";

interface Props {
  runners: readonly number[];
  view: View;
  instant: boolean;
  sound: (name: string) => void;
  t: Translate;
}

type Phase = "offered" | "ready" | "running" | "skipped";

const READY = 1300;

export function Race({ runners, instant, sound, t }: Props) {
  const [phase, setPhase] = useState<Phase>("offered");
  // Feet are faster than frames: the field is kept beside what is drawn.
  const running = useRef<Runner[]>([]);
  const [field, draw] = useState<Runner[]>([]);
  const setField = (next: Runner[]) => {
    running.current = next;
    draw(next);
  };
  const winner = winnerOf(field);
  const start = () => {
    setField(runners.map(() => STANDING));
    setPhase(instant ? "running" : "ready");
  };
  const press = useRef<(runner: number, foot: Foot) => void>(() => {});
  press.current = (runner, foot) => {
    if (phase !== "running" || winnerOf(running.current) !== null) return;
    const next = running.current.map((each, at) => (at === runner ? stride(each, foot) : each));
    setField(next);
    sound(winnerOf(next) === null ? "tap" : "win");
  };
  useEffect(() => {
    if (phase !== "ready") return;
    const timer = setTimeout(() => {
      sound("push");
      setPhase("running");
    }, READY);
    return () => clearTimeout(timer);
  }, [phase]);
  useEffect(() => {
    if (phase !== "running" && phase !== "ready") return;
    // Before the page's own keys: some of them are feet here.
    const hear = (event: KeyboardEvent) => {
      const found = event.altKey || event.ctrlKey || event.metaKey ? null : footOf(event.key, runners.length);
      if (!found) return;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) press.current(found.runner, found.foot);
    };
    addEventListener("keydown", hear, true);
    return () => removeEventListener("keydown", hear, true);
  }, [phase, runners.length]);
  if (phase === "skipped") return null;

  return (
    <section class="ka-race" aria-label={t("race")} data-test="race" data-phase={winner === null ? phase : "won"}>
      <h2>{t("race")}</h2>
      {phase === "offered" ? (
        <p>{t("race-about")}</p>
      ) : (
        <p class="ka-race-word" role="status">
          {winner !== null
            ? t("race-won", { who: seatName(runners[winner] ?? 0, t) })
            : t(phase === "ready" ? "race-start" : "race-go")}
        </p>
      )}
      {phase !== "offered" &&
        field.map((runner, at) => (
          <Lane
            key={at}
            seat={runners[at] ?? 0}
            at={at}
            runner={runner}
            won={winner === at}
            press={(foot) => press.current(at, foot)}
            t={t}
          />
        ))}
      {(phase === "offered" || winner !== null) && (
        <p class="actions">
          <button type="button" class="primary" onClick={start} data-test="race-start">
            {t(phase === "offered" ? "race-run" : "race-again")}
          </button>
          <button type="button" onClick={() => setPhase("skipped")} data-test="race-skip">
            {t("race-skip")}
          </button>
        </p>
      )}
    </section>
  );
}

interface LaneProps {
  seat: number;
  at: number;
  runner: Runner;
  won: boolean;
  press: (foot: Foot) => void;
  t: Translate;
}

function Lane({ seat, at, runner, won, press, t }: LaneProps) {
  const who = seatName(seat, t);
  const names = KEYS[at]?.[1];
  const pose = won ? "T" : runner.steps % 2 ? "O" : "Y";
  const pad = (foot: Foot) => (
    <button
      type="button"
      class="ka-foot"
      data-next={runner.last !== foot}
      onPointerDown={(event) => {
        event.preventDefault();
        press(foot);
      }}
      onClick={(event: MouseEvent) => event.detail === 0 && press(foot)}
      data-test={`foot-${at}-${foot}`}
    >
      <span class="unseen">{t(`race-${foot}`, { who })}</span>
      <span aria-hidden="true">{names?.[foot] ?? (foot === "left" ? "◂" : "▸")}</span>
    </button>
  );
  return (
    <div class="ka-lane">
      {pad("left")}
      <div class="ka-track" role="img" aria-label={t("race-lane", { who, n: runner.steps, of: POST })}>
        <Seal seat={seat} full={won} />
        <span class="ka-runner" style={{ "--far": runner.steps / POST }}>
          <Figure code={pose} />
        </span>
      </div>
      {pad("right")}
    </div>
  );
}
