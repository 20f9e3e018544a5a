// Aiming as a state machine: a game says in pure functions what follows from what a hand does; this runs it.

import { useRef, useState } from "preact/hooks";
import { FASTEST, SLOWEST } from "../wire";
import type { Lens } from "./camera";
import { type Point, type Pull, speedFor, type Taken, usePull } from "./pull";

export interface Aim {
  /** Degrees counter-clockwise from east. */
  angle: number;
  /** Metres a second. */
  speed: number;
  /** Where the hand is that pulls, and where it took hold. */
  hand?: Point;
  from?: Point;
}

/** A place on the table, in a game's own unit of length. */
export interface Place {
  x: number;
  y: number;
}

/** What a hand finds: the table as it is seen, what was done so far, and how all of it looks. */
export interface AimFacts<View, State> {
  view: View;
  state: State;
  lens: Lens;
  live: boolean;
}

/** What follows from what a hand does. */
export interface AimResult<State> {
  state?: State;
  /** The move that is played. */
  move?: unknown;
  sound?: string;
}

export interface AimMachine<View, State> {
  /** Nothing aimed, nothing chosen. */
  fresh: State;
  /** Tells one turn from another: in another, all is begun anew. */
  turnOf: (view: View, live: boolean) => string;
  /** A hand comes down at a point of the picture. */
  take: (facts: AimFacts<View, State>, at: Point, touch: boolean) => AimResult<State> & { taken: Taken };
  pulled: (facts: AimFacts<View, State>, pull: Pull) => AimResult<State>;
  released: (facts: AimFacts<View, State>, pull: Pull) => AimResult<State>;
  /** A piece is carried to a point of the picture, or put down there. */
  carried: (facts: AimFacts<View, State>, at: Point, done: boolean) => AimResult<State>;
  /** The hand lets go, and nothing happens. */
  dropped: (facts: AimFacts<View, State>) => AimResult<State>;
}

export interface HandProps<View> {
  view: View;
  live: boolean;
  /** How the table is seen when it is asked for. */
  eye: { current: Lens };
  root: { current: HTMLElement | null };
  play: (move: unknown) => void;
  sound: (name: string) => void;
}

export interface Aiming<View, State> {
  state: State;
  /** Does something that the machine knows. */
  act: (does: (facts: AimFacts<View, State>) => AimResult<State>) => void;
  handlers: ReturnType<typeof usePull>["handlers"];
}

export function useAimMachine<View, State>(
  machine: AimMachine<View, State>,
  { view, live, eye, root, play, sound }: HandProps<View>,
): Aiming<View, State> {
  const turn = machine.turnOf(view, live);
  // A hand is faster than what is drawn: the state is kept beside it.
  const kept = useRef({ turn, state: machine.fresh });
  const [, redraw] = useState<unknown>(null);
  if (kept.current.turn !== turn) kept.current = { turn, state: machine.fresh };
  const facts = () => ({ view, live, state: kept.current.state, lens: eye.current });
  const follow = <O extends AimResult<State>>(outcome: O): O => {
    if (outcome.sound) sound(outcome.sound);
    if (outcome.state !== undefined) {
      kept.current = { turn, state: outcome.state };
      redraw({});
    }
    if (outcome.move) play(outcome.move);
    return outcome;
  };
  const { handlers } = usePull({
    root,
    live,
    takes: (point, touch) => follow(machine.take(facts(), point, touch)).taken,
    pulled: (pull) => follow(machine.pulled(facts(), pull)),
    released: (pull) => follow(machine.released(facts(), pull)),
    carried: (point, done) => follow(machine.carried(facts(), point, done)),
    cancelled: () => follow(machine.dropped(facts())),
  });
  return { state: kept.current.state, act: (does) => follow(does(facts())), handlers };
}

const bounded = (speed: number): number => Math.min(FASTEST, Math.max(SLOWEST, speed));

/** An aim within the speeds that there are, and without the hand. */
export const heldAim = ({ angle, speed }: Aim): Aim => ({ angle, speed: bounded(speed) });

/** Angle and speed of a move, rounded as the server holds them. */
export function shotOf({ angle, speed }: Aim): { angle: number; speed: number } {
  const turned = ((angle % 360) + 360) % 360;
  return { angle: Number(turned.toFixed(2)) % 360, speed: Number(bounded(speed).toFixed(3)) };
}

/** An aim after a key was pressed: finely, or by larger steps. */
export function steered({ angle, speed }: Aim, right: number, up: number, finely: boolean): Aim {
  const [turn, harder] = finely ? [0.2, 0.01] : [2, 0.1];
  return heldAim({ angle: angle - right * turn, speed: speed + up * harder });
}

/** How hard a pull flicks, in metres a second. */
export const pullSpeed = ({ part }: Pull): number => speedFor(part, SLOWEST, FASTEST);

/** The direction from one place to another in degrees, counter-clockwise from east, 0 up to 360. */
export function bearing(from: Place, to: Place): number {
  return ((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI + 360) % 360;
}

/** How far an angle lies to the left of another: -180 to 180. */
export const leftOf = (angle: number, of: number): number => ((((angle - of + 180) % 360) + 360) % 360) - 180;

export const gap = (one: Place, two: Place): number => Math.hypot(one.x - two.x, one.y - two.y);

/** East, west, north and south. */
export const COMPASS: readonly (readonly [number, number])[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];

/** Of some ways on the table from a place (in metres) the one that an arrow of the screen means; null where none goes there. */
export function alongScreen(
  lens: Lens,
  at: Place,
  ways: readonly (readonly [number, number])[],
  [right, up]: readonly [number, number],
): readonly [number, number] | null {
  const from = lens.project(at.x, at.y);
  const suits = ([east, north]: readonly [number, number]) => {
    const to = lens.project(at.x + east * 0.01, at.y + north * 0.01);
    return ((to.x - from.x) * right - (to.y - from.y) * up) / (gap(from, to) || 1);
  };
  const best = [...ways].sort((one, two) => suits(two) - suits(one))[0];
  return best && suits(best) >= 0.3 ? best : null;
}
