// The foot race of a tie: each runs on their own, all at one screen at once, and nobody sees a time before all have run.

import { useEffect, useRef, useState } from "preact/hooks";
import type { Translate } from "../module";
import { Lane } from "./lane";
import { allHome, type Foot, footOf, KEYS, lateAfter, type Runner, STANDING, seconds, stride } from "./stride";
import { Seals } from "./tray";
import { sayAwaited } from "./view-words";
import type { Run, Share, View } from "./wire";
import { nameList, pointsWords, whoIs } from "./words";

interface Props {
  view: View;
  /** Those who run at this screen. */
  runners: readonly number[];
  resigned: readonly number[];
  /** The seat that may answer now. */
  acting: number | null;
  instant: boolean;
  play: (move: Run | Share) => void;
  sound: (name: string) => void;
  t: Translate;
}

type Phase = "offered" | "ready" | "running" | "home";

const READY = 1300;
const LOOK = 250;

/** The field and its phase; feet are faster than frames, so the field is kept beside what is drawn. */
function useRace({ runners, instant, sound }: Props) {
  const [phase, setPhase] = useState<Phase>("offered");
  const running = useRef<Runner[]>([]);
  const began = useRef(0);
  const [field, draw] = useState<Runner[]>([]);
  const setField = (next: Runner[]) => {
    running.current = next;
    draw(next);
    if (!allHome(next)) return;
    sound("win");
    setPhase("home");
  };
  const go = () => {
    began.current = performance.now();
    sound("push");
    setPhase("running");
  };
  const press = (runner: number, foot: Foot) => {
    if (phase !== "running") return;
    const since = performance.now() - began.current;
    sound("tap");
    setField(running.current.map((each, at) => (at === runner ? stride(each, foot, since) : each)));
  };
  useEffect(() => {
    if (phase !== "ready") return;
    const timer = setTimeout(go, READY);
    return () => clearTimeout(timer);
  }, [phase]);
  useEffect(() => {
    if (phase !== "running") return;
    const look = () => setField(lateAfter(running.current, performance.now() - began.current));
    const timer = setInterval(look, LOOK);
    return () => clearInterval(timer);
  }, [phase]);
  useFeet(phase === "running" || phase === "ready", runners.length, press);
  const start = () => {
    setField(runners.map(() => STANDING));
    if (instant) go();
    else setPhase("ready");
  };
  return { phase, field, press, start };
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

/** Enters the times of those who have run here, each when it is that seat's turn to be heard. */
function useEntering({ runners, acting, play }: Props, phase: Phase, field: readonly Runner[]): void {
  const time = acting === null || phase !== "home" ? null : (field[runners.indexOf(acting)]?.time ?? null);
  useEffect(() => {
    if (time !== null) play({ type: "run", hundredths: time });
  }, [acting, time]);
}

export function Race(props: Props) {
  const { view, runners, t } = props;
  const points = pointsWords(Math.max(...view.totals), t);
  const answered = runners.every((seat) => view.ran[seat]);
  return (
    <section class="ka-race" aria-label={t("race")} data-test="race" data-mine={runners.length > 0}>
      <h2>{t("race")}</h2>
      {runners.length === 0 ? (
        <p>{t("race-watch", { points, who: nameList(view.runners, view, t) })}</p>
      ) : (
        <Running {...props} points={points} answered={answered} />
      )}
      {(runners.length === 0 || answered) && <p role="status">{sayWaiting(props)}</p>}
      <Seals view={view} resigned={props.resigned} t={t} />
    </section>
  );
}

/** Who has still to run; alone at a screen, with one's own time. */
function sayWaiting({ view, runners, t }: Props): string {
  const who = sayAwaited(view, t);
  const run = view.own?.run;
  return runners.length === 1 && run?.type === "run"
    ? t("race-yours", { seconds: seconds(run.hundredths), who })
    : t("race-waiting", { who });
}

function Running(props: Props & { points: string; answered: boolean }) {
  const { view, runners, acting, points, answered, play, t } = props;
  const { phase, field, press, start } = useRace(props);
  useEntering(props, phase, field);
  if (answered) return null;
  const offered = phase === "offered";
  return (
    <div class="ka-race-field" data-test="race-field" data-phase={phase}>
      <p class={offered ? "" : "ka-race-word"} role="status">
        {offered ? t("race-about", { points }) : t(phase === "ready" ? "race-ready" : "race-go")}
      </p>
      {!offered &&
        field.map((runner, at) => (
          <Lane
            key={at}
            seat={runners[at] ?? 0}
            who={whoIs(runners[at] ?? 0, view, t)}
            runner={runner}
            keys={KEYS[at]?.[1] ?? null}
            press={(foot) => press(at, foot)}
            t={t}
          />
        ))}
      {offered && (
        <p class="actions">
          <button type="button" class="primary" disabled={acting === null} onClick={start} data-test="race-run">
            {t("race-run")}
          </button>
          <button
            type="button"
            disabled={acting === null}
            onClick={() => play({ type: "share" })}
            data-test="race-share"
          >
            {t("race-share")}
          </button>
        </p>
      )}
    </div>
  );
}
