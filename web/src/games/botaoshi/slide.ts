// How far a disc slides or flies, how far a hand misses, and how hard one flicks at first. Pure.

import { bearing, gap, leftOf, type Place } from "../../flick/aiming";
import type { Slide } from "../../flick/landing";
import { FASTEST, SLOWEST } from "../../wire";
import { bearerOf, MM, other, placeOf, sizesOf } from "./pieces";
import {
  HAND_ANGLE,
  HAND_ANGLE_MORE,
  HAND_SPEED,
  HAND_SPEED_MORE,
  LEAP,
  LEAP_MORE,
  type Ramp,
  SLIDE,
  type View,
} from "./wire";

const spreadOf = ({ setup }: Pick<View, "setup">): Slide["spread"] =>
  setup.hand === "human"
    ? (speed) => ({
        angle: HAND_ANGLE + HAND_ANGLE_MORE * speed ** 2,
        speed: HAND_SPEED + HAND_SPEED_MORE * speed ** 2,
      })
    : null;

/** How a disc slides on free ground, and how far the hand of this match misses. */
export const slideOf = (view: Pick<View, "setup">): Slide => ({
  stops: (speed) => (speed * speed) / SLIDE,
  spread: spreadOf(view),
});

/** How far before the ramp the shooter of a ramp shot lies, middle to middle with the disc in front, in millimetres. */
const behindOf = (view: View, { shooter, front }: Ramp): number => {
  const [back, ahead] = [placeOf(view, shooter), placeOf(view, front)];
  return back && ahead ? gap(back, ahead) : 0;
};

/** What of the way before the ramp a disc slides, in metres: where it fits just so, it does not. */
const runUp = (view: View, ramp: Ramp): number => {
  const { disc, ramp_length } = sizesOf(view);
  return Math.max(0, behindOf(view, ramp) - disc - ramp_length) * MM;
};

/** How far a disc goes that is flicked up the ramp: to where a pole would be struck best. */
export const flightOf = (view: View, ramp: Ramp): Slide => ({
  stops: (speed) => {
    const left = Math.sqrt(Math.max(0, speed * speed - SLIDE * runUp(view, ramp)));
    return (behindOf(view, ramp) + Math.max(0, (left - LEAP) / LEAP_MORE)) * MM;
  },
  spread: spreadOf(view),
});

/** How a disc goes that is flicked: over the table, or over the ramp. */
export const slideFor = (view: View, ramp: Ramp | null): Slide => (ramp ? flightOf(view, ramp) : slideOf(view));

/** The pole that the one who acts attacks; null where it does not stand. */
export function poleFor(view: View): Place | null {
  const spot = view.poles[other(view.actor)];
  return spot ? { x: spot[0], y: spot[1] } : null;
}

/** By how many degrees the ramp points to the left of the pole, from where the shooter lies. */
export function rampOff(view: View, ramp: Ramp): number {
  const [from, pole] = [placeOf(view, ramp.shooter), poleFor(view)];
  return from && pole ? leftOf(ramp.angle, bearing(from, pole)) : 0;
}

/** Whether a shot over the ramp can go at the pole: else it faces away. */
export const facesPole = (view: View, ramp: Ramp): boolean =>
  Math.abs(rampOff(view, ramp)) <= Math.min(ramp.within, 12);

/** An angle as near to the one that is aimed as the ramp's foot lets it be. */
export function upRamp(angle: number, { angle: straight, within }: Ramp): number {
  const left = leftOf(angle, straight);
  // Held to a hundredth of a degree, it must not pass the bound.
  const most = Math.max(0, within - 0.01);
  return Math.abs(left) <= most ? angle : straight + Math.sign(left) * most;
}

const bounded = (speed: number): number => Math.min(FASTEST, Math.max(SLOWEST, speed));

/** The speed of a ramp shot that comes down at the pole. */
export function shotSpeed(view: View, ramp: Ramp): number {
  const [front, pole] = [placeOf(view, ramp.front), poleFor(view)];
  const near = front && pole ? gap(front, pole) : 0;
  return bounded(Math.sqrt((LEAP + LEAP_MORE * near) ** 2 + SLIDE * runUp(view, ramp)));
}

/** A disc that is flicked at first stops a little before the opponent's bearer; one that enters, some way in. */
const SHORT = 60;
const WAY_IN = { attacker: 260, bearer: 130 };
const SOFT = 0.3;

export function firstSpeed(view: View, doing: "enter" | "flick", at: Place, bears: boolean): number {
  const bearer = placeOf(view, bearerOf(other(view.actor)));
  const way = doing === "enter" ? WAY_IN[bears ? "bearer" : "attacker"] : bearer ? gap(at, bearer) - SHORT : 0;
  return bounded(Math.max(SOFT, Math.sqrt(SLIDE * Math.max(0, way) * MM)));
}
