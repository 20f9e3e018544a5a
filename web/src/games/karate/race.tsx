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

/** The field and its phase; feet are faster than frames, so the field is kept beside what is drawn. */
function useRace({ runners, instant, sound }: Props) {
  const [phase, setPhase] = useState<Phase>("offered");
  const running = useRef<Runner[]>([]);
  const [field, draw] = useState<Runner[]>([]);
  const setField = (next: Runner[]) => {
    running.current = next;
    draw(next);
  };
  const press = (runner: number, foot: Foot) => {
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
  useFeet(phase === "running" || phase === "ready", runners.length, press);
  const start = () => {
    setField(runners.map(() => STANDING));
    setPhase(instant ? "running" : "ready");
  };
  return { phase, field, winner: winnerOf(field), press, start, skip: () => setPhase("skipped") };
}

/** Hears the feet before the page's own keys do: some of them are feet here. */
function useFeet(listening: boolean, runners: number, press: (runner: number, foot: Foot) => void): void {
  const latest = useRef(press);
  latest.current = press;
  useEffect(() => {
    if (!listening) return;
    const hear = (event: KeyboardEvent) => {
      const found = event.altKey || event.ctrlKey || event.metaKey ? null : footOf(event.key, runners);
      if (!found) return;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) latest.current(found.runner, found.foot);
    };
    addEventListener("keydown", hear, true);
    return () => removeEventListener("keydown", hear, true);
  }, [listening, runners]);
}

export function Race(props: Props) {
  const { runners, t } = props;
  const { phase, field, winner, press, start, skip } = useRace(props);
  if (phase === "skipped") return null;
  const offered = phase === "offered";
  const cry = t(phase === "ready" ? "race-start" : "race-go");
  const word = winner === null ? cry : t("race-won", { who: seatName(runners[winner] ?? 0, t) });
  return (
    <section class="ka-race" aria-label={t("race")} data-test="race" data-phase={winner === null ? phase : "won"}>
      <h2>{t("race")}</h2>
      {offered ? (
        <p>{t("race-about")}</p>
      ) : (
        <p class="ka-race-word" role="status">
          {word}
        </p>
      )}
      {!offered &&
        field.map((runner, at) => (
          <Lane
            key={at}
            seat={runners[at] ?? 0}
            at={at}
            runner={runner}
            won={winner === at}
            press={(foot) => press(at, foot)}
            t={t}
          />
        ))}
      {(offered || winner !== null) && <RaceActions offered={offered} start={start} skip={skip} t={t} />}
    </section>
  );
}

function RaceActions(props: { offered: boolean; start: () => void; skip: () => void; t: Translate }) {
  const { offered, start, skip, t } = props;
  return (
    <p class="actions">
      <button type="button" class="primary" onClick={start} data-test="race-start">
        {t(offered ? "race-run" : "race-again")}
      </button>
      <button type="button" onClick={skip} data-test="race-skip">
        {t("race-skip")}
      </button>
    </p>
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
