// What is shown of a step of a flicking game: where another aims, the film of a flick, what is put back, a round that is won.

import { useMemo, useRef } from "preact/hooks";
import type { Clip, Sound } from "../motion/clips";
import { type Options, useStepClips } from "../motion/use-step";
import type { Step } from "../wire";
import { Film } from "./film";
import type { FilmData, Touch } from "./film-data";
import { type Pace, paceOf, type Rate } from "./pace";
import { type Handling, type Poses, posesAt, samePoses, tidied } from "./poses";
import { loudness } from "./sounds";
import { eased } from "./ticker";

/** How long it takes until the eye is beside a flight, and until all is tidied up, in seconds. */
const SWING = 0.6;
const TIDY = 0.45;
/** How long one sees the own aim again: it was seen already. */
const OWN = 0.05;
/** Two sounds that are closer than this are one, in seconds. */
const CHATTER = 0.024;
/** What lands more softly raises no dust, in metres a second; and so many puffs are seen at once. */
const DUSTY = 0.35;
const MOST_PUFFS = 8;

export type Busy = "aiming" | "swing" | "film" | "slow" | "tidying" | "cheering" | null;

/** How a film is shown, and how it is shown again; and whether the eye goes elsewhere before. */
export interface Plan {
  rate: Rate;
  slow: Rate;
  side: unknown;
}

/** A little dust where something has landed, in metres; `size` is from 0 to 1. */
export interface Puff {
  id: number;
  x: number;
  y: number;
  size: number;
}

/** A film with what it began with. */
export interface Reel<View, P extends Plan> {
  film: Film;
  before: Poses;
  view: View;
  plan: P;
}

/** A moment that is worth a pause: how long it is, in seconds, and what is heard. */
export interface Cheer {
  seconds: number;
  sounds: readonly Sound[];
}

/** What differs between flicking games. */
export interface FlickMotion<View, P extends Plan> extends Handling {
  /** Every piece as it lies in a view. */
  lies: (view: View) => Poses;
  planFor: (film: Film, view: View, before: Poses) => P;
  /** How long one sees where another aims, in seconds; null where these events are no aim. */
  looks: (events: readonly { type: string }[]) => number | null;
  /** What it sounds like when two pieces meet; `loud` is from 0 to 1. */
  meets: (touch: Touch, loud: number) => Omit<Sound, "at">;
  /** How loud it is when something drops off the table. */
  drops: number;
  /** Whether pieces that a step moves without a flick are seen on their way, and which sound they make. */
  arranges: (events: readonly { type: string }[]) => string | null | false;
  /** Whether a step is a reason to cheer; and how, where it is not as usual. */
  cheers: (events: readonly { type: string }[]) => boolean | Cheer;
  /** Whether the eye goes elsewhere before this film; where its plan has a side, unless a game knows better. */
  swings?: (reel: Reel<View, P>) => boolean;
  /** Whether landing raises dust. */
  dusty: boolean;
  /** Takes note of how a film left the pieces. */
  keep?: (film: Film) => void;
}

/** How a won round is cheered. */
const USUAL: Cheer = { seconds: 2.2, sounds: [{ at: 0, name: "cheer" }] };

/** What is drawn at a moment of a clip. */
export interface Moment<View, P extends Plan> {
  busy: Exclude<Busy, null>;
  view: View;
  plan: P | null;
  poses: (time: number) => Poses;
  puffs: (time: number) => readonly Puff[];
}

type FlickClip<View, P extends Plan> = Clip<Moment<View, P>>;

const isRested = (step: Step): boolean => (step.events as { type: string }[]).some(({ type }) => type === "rested");

/** The clips of a film: the eye goes to its side where that is planned, then it runs. */
export function filmClips<View, P extends Plan>(
  reel: Reel<View, P>,
  slowly: boolean,
  game: FlickMotion<View, P>,
): FlickClip<View, P>[] {
  const { film, before, view, plan } = reel;
  const pace = paceOf(film.duration, slowly ? plan.slow : plan.rate);
  const swing: FlickClip<View, P> = {
    data: { busy: "swing", view, plan, poses: () => before, puffs: () => [] },
    seconds: SWING,
  };
  const run: FlickClip<View, P> = {
    data: {
      busy: slowly ? "slow" : "film",
      view,
      plan,
      poses: (elapsed) => posesAt(film, before, pace.filmTime(elapsed)),
      puffs: (elapsed) => (game.dusty ? puffsOf(film, pace.filmTime(elapsed)) : []),
    },
    seconds: pace.seconds,
    frames: true,
    sounds: soundsOf(film, pace, game),
  };
  return (game.swings?.(reel) ?? Boolean(plan.side)) ? [swing, run] : [run];
}

/** What is heard of a film: the snap of the finger, what meets, what drops off the table. */
export function soundsOf(film: Film, pace: Pace, game: Pick<FlickMotion<never, never>, "meets" | "drops">): Sound[] {
  let last = Number.NEGATIVE_INFINITY;
  const met = film.touches.flatMap((touch): Sound[] => {
    const at = pace.shownAt(touch.time);
    const loud = loudness(film.impact(touch));
    if (loud === 0 || at - last < CHATTER) return [];
    last = at;
    return [{ at, ...game.meets(touch, loud) }];
  });
  const left = film.leaving.map((time) => ({ at: pace.shownAt(time), name: "drop", loud: game.drops }));
  return [{ at: 0, name: "snap" }, ...met, ...left];
}

/** The dust that has risen up to a time of a film. */
export function puffsOf(film: Film, time: number): Puff[] {
  return film.touches
    .flatMap((touch): Puff[] => {
      const impact = touch.time <= time && touch.b === "table" ? film.impact(touch) : 0;
      const at = impact > DUSTY ? film.at(touch.a, touch.time) : null;
      return at && at.z > 0 ? [{ id: touch.time, x: at.x, y: at.y, size: Math.min(1, impact / 2) }] : [];
    })
    .slice(-MOST_PUFFS);
}

/** What is seen now: a view, and where its pieces are drawn. */
interface Drawn<View> {
  view: View;
  poses: Poses;
}

/** From where the pieces are to where they should be, seen with some view. */
function tidyClips<View, P extends Plan>(
  game: FlickMotion<View, P>,
  { view, poses: from }: Drawn<View>,
  to: Poses,
  puffs: readonly Puff[] = [],
): FlickClip<View, P>[] {
  if (samePoses(from, to, game.close)) return [];
  const poses = (elapsed: number) => tidied(from, to, eased(elapsed / TIDY), game.mix);
  return [{ data: { busy: "tidying", view, plan: null, poses, puffs: () => puffs }, seconds: TIDY, frames: true }];
}

/** How a film leaves the table before anything is tidied. */
const leftBy = <View, P extends Plan>(game: FlickMotion<View, P>, { film, before, view }: Reel<View, P>) => ({
  seen: { view, poses: posesAt(film, before, film.duration) },
  puffs: game.dusty ? puffsOf(film, film.duration) : [],
});

/** The film of a step with what is seen before it; null where it has none. */
export function reelOf<View, P extends Plan>(
  game: FlickMotion<View, P>,
  step: Step,
  { view, poses: before }: Drawn<View>,
): Reel<View, P> | null {
  if (!step.film) return null;
  const film = new Film(step.film as FilmData);
  return { film, before, view, plan: game.planFor(film, view, before) };
}

/** All has come to rest: the film of it, the cheering, and what is tidied up after it. */
export function restClips<View, P extends Plan>(
  game: FlickMotion<View, P>,
  step: Step,
  next: View,
  reel: Reel<View, P> | null,
  drawn: Drawn<View>,
): FlickClip<View, P>[] {
  const { seen, puffs } = reel ? leftBy(game, reel) : { seen: drawn, puffs: [] };
  const cheers = game.cheers(step.events as { type: string }[]);
  const cheer: FlickClip<View, P> = {
    data: { busy: "cheering", view: seen.view, plan: null, poses: () => seen.poses, puffs: () => puffs },
    ...(typeof cheers === "object" ? cheers : USUAL),
  };
  return [
    ...(reel ? filmClips(reel, false, game) : []),
    ...(cheers ? [cheer] : []),
    ...tidyClips(game, seen, game.lies(next), puffs),
  ];
}

/** A film once more, slowly, and back to how it is now. */
function againClips<View, P extends Plan>(
  game: FlickMotion<View, P>,
  reel: Reel<View, P>,
  now: View,
): FlickClip<View, P>[] {
  const { seen, puffs } = leftBy(game, reel);
  return [...filmClips(reel, true, game), ...tidyClips(game, seen, game.lies(now), puffs)];
}

/** A step without a flick's outcome: where somebody aims, or what a hand puts somewhere. */
export function handClips<View, P extends Plan>(
  game: FlickMotion<View, P>,
  step: Step,
  next: View,
  drawn: Drawn<View>,
  own: boolean,
): FlickClip<View, P>[] {
  const events = step.events as { type: string }[];
  const looks = game.looks(events);
  const lies = game.lies(next);
  if (looks !== null) {
    const data = { busy: "aiming" as const, view: next, plan: null, poses: () => lies, puffs: () => [] };
    return [{ data, seconds: own ? OWN : looks }];
  }
  const heard = game.arranges(events);
  if (heard === false) return [];
  const sounds = heard ? [{ at: 0, name: heard }] : [];
  return tidyClips(game, drawn, lies).map((clip) => ({ ...clip, sounds }));
}

/** A clip that is shown so many times as fast. */
export function faster<View, P extends Plan>(clip: FlickClip<View, P>, times: number): FlickClip<View, P> {
  const { data, seconds, sounds = [] } = clip;
  return {
    ...clip,
    data: { ...data, poses: (elapsed) => data.poses(elapsed * times), puffs: (elapsed) => data.puffs(elapsed * times) },
    seconds: seconds === null ? null : seconds / times,
    sounds: sounds.map((sound) => ({ ...sound, at: sound.at / times })),
  };
}

interface Props<View> extends Pick<Options<View, never>, "view" | "step" | "instant" | "done" | "sound"> {
  /** Seats that move at this screen: their aim was seen already. */
  own: (seat: number) => boolean;
  /** How many times as fast steps are shown; 1 unless somebody is in a hurry. */
  times?: number;
}

export interface FlickShown<View, P extends Plan> {
  /** The view that is shown: the one before until the film has ended. */
  shown: View;
  poses: Poses;
  busy: Busy;
  plan: P | null;
  puffs: readonly Puff[];
  /** The film that is shown, or was shown last. */
  film: Film | null;
  /** How many films were begun so far. */
  films: number;
  /** Plays the last film again, slowly; null where there is none. */
  again: (() => void) | null;
  /** Goes on to the end of what is shown. */
  finish: () => void;
}

/** How many different things were seen here. */
function useCount(thing: object | null): number {
  const seen = useRef({ count: 0, last: null as object | null });
  if (thing && thing !== seen.current.last) seen.current = { count: seen.current.count + 1, last: thing };
  return seen.current.count;
}

export function useFlickMotion<View, P extends Plan>(
  game: FlickMotion<View, P>,
  { own, times = 1, ...props }: Props<View>,
): FlickShown<View, P> {
  const { view, step } = props;
  const last = useRef<Reel<View, P> | null>(null);
  const drawn = useRef<Drawn<View> | null>(null);
  if (!step) last.current = null;

  const { clip, time, finish, play } = useStepClips<View, Moment<View, P>>({
    ...props,
    keyOf: ({ number }) => String(number),
    clipsOf: (shown, next) => {
      const before = drawn.current ?? { view: next, poses: game.lies(next) };
      const hurried = (clips: FlickClip<View, P>[]) => (times === 1 ? clips : clips.map((each) => faster(each, times)));
      if (!isRested(shown)) return hurried(handClips(game, shown, next, before, own(shown.seat)));
      last.current = reelOf(game, shown, before);
      if (last.current) game.keep?.(last.current.film);
      return hurried(restClips(game, shown, next, last.current, before));
    },
  });
  const lying = useMemo(() => game.lies(view), [view]);
  const now = clip?.data ?? null;
  const poses = now ? now.poses(time) : lying;
  drawn.current = { view: now?.view ?? view, poses };
  const reel = last.current;
  return {
    shown: now?.view ?? view,
    poses,
    busy: now?.busy ?? null,
    plan: now?.plan ?? null,
    puffs: now ? now.puffs(time) : [],
    film: reel?.film ?? null,
    films: useCount(now?.busy === "film" || now?.busy === "slow" ? clip : null),
    again: reel && (() => play(againClips(game, reel, view))),
    finish,
  };
}
