// What is shown while a step is on its way: the aim of others, the film of a flick, what is put back or picked up.

import { useEffect, useRef, useState } from "preact/hooks";
import { Film, type FilmData, glide, loudness, type Pose, show } from "../../flick";
import type { Step } from "../../wire";
import type { BoardProps } from "../module";
import { liesIn, type Poses } from "./lie";
import { seatOf } from "./pieces";
import type { AnyEvent, View } from "./wire";

const SLOW = 0.2;
/** How long one sees where another aims, in seconds. */
const LOOK = 0.55;
const OWN = 0.05;
const TIDY = 0.42;
const LIFT = 0.05;

export type Busy = "aiming" | "film" | "slow" | "tidying" | null;

export interface Motion {
  /** The view that is shown: the one before until the film has ended. */
  shown: View;
  poses: Poses;
  busy: Busy;
  /** What the last flick led to. */
  told: readonly AnyEvent[];
  film: Film | null;
  /** How many films were begun so far. */
  films: number;
  /** Plays the last film again, slowly; null where there is none. */
  again: (() => void) | null;
  /** Goes on to the end of what is shown; null where nothing is. */
  skip: (() => void) | null;
}

interface Last {
  film: Film;
  before: Poses;
}

type Wishes = Pick<BoardProps<View>, "view" | "step" | "instant" | "settled" | "sound"> & {
  /** Seats that move at this screen: their aim was seen already. */
  own: (seat: number) => boolean;
};

/** What the wire has of a film, if a step has one. */
const filmOf = (step: Step): FilmData | null =>
  ((step as { film?: unknown }).film as FilmData | null | undefined) ?? null;

export function useMotion(wishes: Wishes): Motion {
  const { view, step, instant } = wishes;
  const latest = useRef(wishes);
  latest.current = wishes;
  const [now, setNow] = useState(() => ({ shown: view, poses: liesIn(view), busy: null as Busy }));
  const [told, setTold] = useState<readonly AnyEvent[]>([]);
  const poses = useRef(now.poses);
  const busy = useRef<Busy>(null);
  const stop = useRef<() => void>(() => {});
  const last = useRef<Last | null>(null);
  const [film, setFilm] = useState<Film | null>(null);
  const films = useRef(0);
  const slowly = useRef(false);
  const played = useRef<number | null>(null);

  const draw = (next: Poses, doing: Busy, shown?: View) => {
    poses.current = next;
    busy.current = doing;
    setNow((before) => ({ shown: shown ?? before.shown, poses: next, busy: doing }));
  };
  const rest = () => draw(liesIn(latest.current.view), null, latest.current.view);
  const end = () => {
    rest();
    latest.current.settled();
  };

  const roll = ({ film: reel, before }: Last, rate: number, done: () => void) => {
    const doing = rate < 1 ? "slow" : "film";
    films.current += 1;
    slowly.current = rate < 1;
    setFilm(reel);
    latest.current.sound("snap");
    stop.current = show(reel, {
      rate,
      frame: (time) => draw(posesAt(reel, before, time), doing),
      touch: ({ a, b }, impact) => {
        const coins = [a, b].filter((name) => seatOf(name) !== null).length;
        latest.current.sound(coins === 2 ? "clink" : "clack", loudness(impact));
      },
      left: () => latest.current.sound("drop"),
      done,
    });
  };
  const tidy = (done: () => void) => {
    const from = poses.current;
    const to = liesIn(latest.current.view);
    if (same(from, to)) return done();
    stop.current = glide(TIDY, (part) => draw(tidied(from, to, part), "tidying"), done);
  };

  useEffect(() => {
    const next = step && step.number !== played.current ? step : null;
    played.current = step?.number ?? null;
    if (!next) {
      // A jump, or the same board brought up to date.
      if (!step || !busy.current) {
        stop.current();
        if (!step) setTold([]);
        rest();
      }
      return;
    }
    stop.current();
    slowly.current = false;
    const events = next.events as readonly AnyEvent[];
    const rested = events.some((event) => event.type === "rested");
    const data = rested ? filmOf(next) : null;
    if (rested) last.current = data ? { film: new Film(data), before: poses.current } : null;
    setTold(rested ? events : []);
    setFilm(last.current?.film ?? null);
    if (instant) return end();
    if (last.current && data) return roll(last.current, 1, () => tidy(end));
    if (rested) return tidy(end);
    const aimed = events.find((event) => event.type === "teed" || event.type === "flicked");
    if (!aimed) return end();
    draw(liesIn(view), "aiming", view);
    stop.current = glide(latest.current.own(next.seat) ? OWN : LOOK, () => {}, end);
  }, [step, view]);
  useEffect(() => () => stop.current(), []);

  const reel = last.current;
  const again =
    reel && !now.busy
      ? () => {
          stop.current();
          roll(reel, SLOW, () => tidy(rest));
        }
      : null;
  const skip = now.busy
    ? () => {
        stop.current();
        if (slowly.current) rest();
        else end();
      }
    : null;
  return { ...now, skip, told: now.busy ? [] : told, film, films: films.current, again };
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

const same = (one: Poses, other: Poses): boolean =>
  one.size === other.size && [...one].every(([name, pose]) => close(pose, other.get(name)));

const close = (one: Pose, other: Pose | undefined): boolean =>
  other !== undefined && Math.hypot(one.x - other.x, one.y - other.y) < 0.0005;

/** On the way from one lie to another: what comes is put down, what goes is picked up, what moves is slid. */
function tidied(from: Poses, to: Poses, part: number): Poses {
  const next: Poses = new Map();
  for (const [name, pose] of to) {
    const was = from.get(name);
    if (!was) next.set(name, { ...pose, z: LIFT * (1 - part), shown: part });
    else
      next.set(name, {
        ...pose,
        x: was.x + (pose.x - was.x) * part,
        y: was.y + (pose.y - was.y) * part,
        angle: close(was, pose) ? pose.angle : was.angle + (pose.angle - was.angle) * part,
      });
  }
  for (const [name, pose] of from) if (!to.has(name)) next.set(name, { ...pose, z: LIFT * part, shown: 1 - part });
  return next;
}
