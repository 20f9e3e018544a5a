// Where a flicked piece would stop on free ground, and how far a hand may miss that. Each game says how its pieces slide.

import type { Aim, Place } from "./aiming";

/** How far a hand misses: standard deviations, in degrees and metres a second. */
export interface HandSpread {
  angle: number;
  speed: number;
}

/** How things slide, and who flicks them. */
export interface Slide {
  /** How far a piece goes on free ground, in metres. */
  stops: (speed: number) => number;
  /** How far the hand misses at a speed; null where it is steady. */
  spread: ((speed: number) => HandSpread) | null;
}

export interface Landing {
  /** Where the middle of the piece would stop, in metres. */
  spot: Place;
  /** Around where nearly all flicks of this hand would stop: the outline of a fan; null for a steady hand. */
  fan: Place[] | null;
}

/** So many standard deviations the fan is wide to either side: about nineteen of twenty flicks stay within. */
const WITHIN = 2;
/** In so many steps an arc of the fan is drawn. */
const STEPS = 12;

export function landingOf(at: Place, { angle, speed }: Pick<Aim, "angle" | "speed">, slide: Slide): Landing {
  const spot = (turn: number, far: number): Place => {
    const direction = (turn * Math.PI) / 180;
    return { x: at.x + far * Math.cos(direction), y: at.y + far * Math.sin(direction) };
  };
  const error = slide.spread?.(speed);
  const landing = { spot: spot(angle, slide.stops(speed)), fan: null };
  if (!error) return landing;
  const [aside, off] = [WITHIN * error.angle, WITHIN * error.speed];
  const arc = (far: number, sign: number) =>
    Array.from({ length: STEPS + 1 }, (_, step) => spot(angle + sign * aside * ((2 * step) / STEPS - 1), far));
  const [near, far] = [slide.stops(Math.max(0, speed - off)), slide.stops(speed + off)];
  return { ...landing, fan: [...arc(far, 1), ...arc(near, -1)] };
}

/** The last place of the way from one place to another that is on a table of this size. */
export function onTable(from: Place, to: Place, width: number, height: number): { place: Place; leaves: boolean } {
  const share = (start: number, end: number, most: number) =>
    end > most ? (most - start) / (end - start) : end < 0 ? start / (start - end) : 1;
  const part = Math.max(0, Math.min(share(from.x, to.x, width), share(from.y, to.y, height)));
  if (part >= 1) return { place: to, leaves: false };
  return { place: { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }, leaves: true };
}
