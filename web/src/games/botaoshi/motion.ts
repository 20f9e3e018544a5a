// What is shown while a step is on its way: where another aims, the film of a flick, what is put back, a round that is won.

import { useEffect, useRef, useState } from "preact/hooks";
import { Film, type FilmData, glide, loudness, show } from "../../flick";
import type { Step } from "../../wire";
import type { BoardProps } from "../module";
import { liesIn, type Poses, same, tidied, type Yaws, yawOf } from "./lie";
import { isPole } from "./pieces";
import { type Plan, planFor } from "./slow";
import type { AnyEvent, View } from "./wire";

/** How long one sees where another aims, in seconds. */
const LOOK = 0.6;
const LOOK_SHOT = 1;
const OWN = 0.05;
const SWING = 0.6;
const TIDY = 0.45;
/** How long a table stays as it lies when a round is won. */
const CHEER = 2.2;
/** Two sounds that are closer than this are one, in milliseconds. */
const CHATTER = 24;

export type Busy = "aiming" | "swing" | "film" | "slow" | "tidying" | "cheering" | null;

export interface Motion {
  /** The view that is shown: the one before until the film has ended. */
  shown: View;
  poses: Poses;
  busy: Busy;
  /** What the last step led to. */
  told: readonly AnyEvent[];
  /** The view that a film is about, and how it is seen. */
  plan: Plan | null;
  /** Where dust rises. */
  puffs: readonly Puff[];
  /** Plays the last film again, slowly; null where there is none. */
  again: (() => void) | null;
}

/** A little dust where something has landed, in metres; `size` is from 0 to 1. */
export interface Puff {
  id: number;
  x: number;
  y: number;
  size: number;
}

/** What lands more softly raises no dust, in metres a second; and so many puffs are seen at once. */
const DUSTY = 0.35;
const MOST_PUFFS = 8;

interface Last {
  film: Film;
  before: Poses;
  view: View;
  plan: Plan;
}

type Wishes = Pick<BoardProps<View>, "view" | "step" | "instant" | "settled" | "sound"> & {
  /** Seats that move at this screen: their aim was seen already. */
  own: (seat: number) => boolean;
};

const filmOf = (step: Step): FilmData | null =>
  ((step as { film?: unknown }).film as FilmData | null | undefined) ?? null;

export function useMotion(wishes: Wishes): Motion {
  const { view, step, instant } = wishes;
  const latest = useRef(wishes);
  latest.current = wishes;
  const yaws = useRef<Yaws>(new Map());
  const [now, setNow] = useState(() => ({
    shown: view,
    poses: liesIn(view, yaws.current),
    busy: null as Busy,
    plan: null as Plan | null,
  }));
  const [told, setTold] = useState<readonly AnyEvent[]>([]);
  const poses = useRef(now.poses);
  const shown = useRef(view);
  const busy = useRef<Busy>(null);
  const stop = useRef<() => void>(() => {});
  const last = useRef<Last | null>(null);
  const played = useRef<number | null>(null);
  const [puffs, setPuffs] = useState<readonly Puff[]>([]);

  const draw = (next: Poses, doing: Busy, seen: View = shown.current, plan: Plan | null = null) => {
    poses.current = next;
    busy.current = doing;
    shown.current = seen;
    setNow({ shown: seen, poses: next, busy: doing, plan });
  };
  const lies = () => liesIn(latest.current.view, yaws.current);
  const rest = () => {
    setPuffs([]);
    draw(lies(), null, latest.current.view);
  };
  const end = () => {
    rest();
    latest.current.settled();
  };

  const roll = ({ film, before, view: seen, plan }: Last, slowly: boolean, done: () => void) => {
    const doing = slowly ? "slow" : "film";
    let heard = 0;
    const begin = () => {
      latest.current.sound("snap");
      stop.current = show(film, {
        rate: slowly ? plan.slow : plan.rate,
        frame: (time) => draw(posesAt(film, before, time), doing, seen, plan),
        touch: ({ a, b, time }, impact) => {
          const at = b === "table" && impact > DUSTY ? film.at(a, time) : null;
          if (at && at.z > 0)
            setPuffs((before) => [
              ...before.slice(1 - MOST_PUFFS),
              { id: time + performance.now(), x: at.x, y: at.y, size: Math.min(1, impact / 2) },
            ]);
          if (performance.now() - heard < CHATTER) return;
          const loud = loudness(impact);
          if (loud > 0) heard = performance.now();
          if (b === "table" || b === "ramp") latest.current.sound(isPole(a) ? "clink" : "tap", loud * 0.55);
          else latest.current.sound(isPole(a) || isPole(b) ? "clink" : "clack", loud);
        },
        left: () => latest.current.sound("drop", 0.7),
        done,
      });
    };
    draw(before, plan.side ? "swing" : doing, seen, plan);
    if (plan.side) stop.current = glide(SWING, () => {}, begin);
    else begin();
  };
  /** How things lie turned at a film's end is how they stay. */
  const keep = ({ film }: Last) => {
    for (const name of film.moving) {
      const pose = film.at(name, film.duration);
      if (pose) yaws.current.set(name, yawOf(pose));
    }
  };
  const tidy = (done: () => void) => {
    const from = poses.current;
    const to = lies();
    if (same(from, to)) return done();
    stop.current = glide(TIDY, (part) => draw(tidied(from, to, part), "tidying", shown.current), done);
  };
  const cheer = (done: () => void) => {
    latest.current.sound("cheer");
    draw(poses.current, "cheering");
    stop.current = glide(
      CHEER,
      () => {},
      () => tidy(done),
    );
  };

  useEffect(() => {
    const next = step && step.number !== played.current ? step : null;
    played.current = step?.number ?? null;
    if (!next) {
      // A jump, or the same board brought up to date.
      if (!step || !busy.current) {
        stop.current();
        if (!step) {
          setTold([]);
          last.current = null;
        }
        rest();
      }
      return;
    }
    stop.current();
    const events = next.events as readonly AnyEvent[];
    const rested = events.some((event) => event.type === "rested");
    const data = rested ? filmOf(next) : null;
    const film = data ? new Film(data) : null;
    if (rested)
      last.current = film && {
        film,
        before: poses.current,
        view: shown.current,
        plan: planFor(film, shown.current, poses.current),
      };
    setTold(events);
    const won = events.some((event) => event.type === "round-won");
    const after = () => (won ? cheer(end) : tidy(end));
    if (last.current && rested) keep(last.current);
    if (instant) return end();
    const reel = last.current;
    if (rested && reel) return roll(reel, false, after);
    if (rested) return after();
    const aimed = events.find(
      (event) => event.type === "entered" || event.type === "flicked" || event.type === "tried",
    );
    if (!aimed) {
      if (events.some((event) => event.type === "put-on" || event.type === "placed")) latest.current.sound("tap");
      return tidy(end);
    }
    draw(lies(), "aiming", view);
    const seconds = latest.current.own(next.seat) ? OWN : aimed.type === "tried" ? LOOK_SHOT : LOOK;
    stop.current = glide(seconds, () => {}, end);
  }, [step, view]);
  useEffect(() => () => stop.current(), []);

  const reel = last.current;
  const again =
    reel && !instant && (!now.busy || now.busy === "slow")
      ? () => {
          stop.current();
          roll(reel, true, () => tidy(rest));
        }
      : null;
  return { ...now, told, puffs, again };
}

function posesAt(film: Film, before: Poses, time: number): Poses {
  const next = new Map(before);
  for (const name of film.moving) {
    const pose = film.at(name, time);
    if (pose) next.set(name, pose);
    else next.delete(name);
  }
  return next;
}
