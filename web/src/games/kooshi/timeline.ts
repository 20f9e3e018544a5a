// The picture of a move at a moment: where each of its pieces is, how far it has tipped over the edge.

import { type Side, SQUARE } from "./squares";
import { claimOf, type Travel, type Way } from "./travel";

/** How a piece is drawn: place, turn in degrees, size and how much of it is seen. */
export interface Pose {
  x: number;
  y: number;
  turn: number;
  size: number;
  seen: number;
}

/** How long a piece takes for one square, and to fall; in milliseconds. */
export const STEP = 210;
export const FALL = 340;

export const slideTime = (travel: Travel): number => travel.length * STEP;

export function wholeTime(travel: Travel): number {
  const falls = travel.ways.filter((way) => way.falls).map((way) => (lastStep(way) + 1) * STEP + FALL);
  return Math.max(slideTime(travel), ...falls);
}

/** One slide from rest to rest, however many squares it is. */
function eased(time: number, whole: number): number {
  const part = Math.min(1, Math.max(0, time / whole));
  return whole * part * part * (3 - 2 * part);
}

const lastStep = (way: Way): number => way.steps.at(-1) ?? 0;

/** How many squares a piece has gone when the steps of the move have come this far. */
function gone(way: Way, time: number): number {
  return way.steps.reduce((sum, step) => sum + Math.min(1, Math.max(0, time / STEP - step)), 0);
}

/** The pose of a piece while it slides; `time` is the time of the slide without easing, as a finger gives it. */
export function slid(side: Side, travel: Travel, way: Way, time: number): Pose {
  const from = side.centre(way.start);
  const towards = side.way(travel.direction);
  const far = gone(way, time);
  const over = way.falls ? Math.min(1, Math.max(0, far - way.steps.length + 0.55) / 0.55) : 0;
  return {
    x: from.x + towards.x * (far - over * 0.32),
    y: from.y + towards.y * (far - over * 0.32),
    turn: over * tilt(towards),
    size: 1 - over * 0.12,
    seen: 1,
  };
}

/** The pose of a piece at a moment of the whole move. */
export function poseAt(side: Side, travel: Travel, way: Way, time: number): Pose {
  const pose = slid(side, travel, way, eased(time, slideTime(travel)));
  if (!way.falls) return pose;
  const edge = (lastStep(way) + 1) * STEP;
  const fallen = Math.min(1, Math.max(0, (time - edge) / FALL));
  if (fallen === 0) return pose;
  const towards = side.way(travel.direction);
  // Towards who gets it, but never back over the board.
  const home = towardsClaimer(side, way);
  const drift = home * towards.y < 0 ? 0 : home * SQUARE * 0.7 * fallen * fallen;
  return {
    x: pose.x + towards.x * 0.1 * fallen,
    y: pose.y + towards.y * 0.1 * fallen + drift,
    turn: pose.turn + tilt(towards) * 2.2 * fallen,
    size: pose.size * (1 - 0.55 * fallen),
    seen: 1 - fallen * fallen,
  };
}

/** It tips the way it goes: over the right edge clockwise, over the left one against it. */
const tilt = (towards: { x: number; y: number }): number => (towards.x + towards.y > 0 ? 24 : -24);

/** Up or down on the drawing, to the player who gets the piece. */
function towardsClaimer(side: Side, way: Way): number {
  return (claimOf(way).seat === 0) === side.turned ? -1 : 1;
}

/** The moment of the whole move at which its mover has gone this many squares: easing, read backwards. */
export function restTime(travel: Travel, squares: number): number {
  const part = Math.min(1, Math.max(0, squares / travel.length));
  return slideTime(travel) * (0.5 - Math.sin(Math.asin(1 - 2 * part) / 3));
}
