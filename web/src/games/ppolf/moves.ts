// From an aim to a move, with its numbers rounded as the server holds them.

import type { Point } from "../../flick";
import { FASTEST, SLOWEST } from "./pieces";
import type { Flick, Tee, View } from "./wire";

export interface Aim {
  /** Degrees counter-clockwise from east. */
  angle: number;
  /** Metres a second. */
  speed: number;
  /** Where the hand is that pulls, and where it took hold. */
  hand?: Point;
  from?: Point;
}

const held = (angle: number): number => Number((((angle % 360) + 360) % 360).toFixed(2)) % 360;
export const bounded = (speed: number): number => Math.min(FASTEST, Math.max(SLOWEST, speed));

export function moveOf(view: View, at: { x: number; y: number }, aim: Aim): Tee | Flick {
  const [angle, speed] = [held(aim.angle), Number(bounded(aim.speed).toFixed(3))];
  if (view.awaits !== "tee") return { type: "flick", angle, speed };
  return { type: "tee", x: Number(at.x.toFixed(3)), y: Number(at.y.toFixed(3)), angle, speed };
}
