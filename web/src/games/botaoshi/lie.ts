// Where everything is, in metres, for what draws: the middle of each piece and how it is turned.

import type { Place, Pose, Poses } from "../../flick";
import { isPole, MM, poleOf, sizesOf } from "./pieces";
import type { View } from "./wire";

/** How the pieces are turned about their axes, as the last flick left them. */
export type Yaws = Map<string, number>;

export function lyingAt({ x, y }: Place, view: Pick<View, "setup">, angle = 0): Pose {
  return { x: x * MM, y: y * MM, z: (sizesOf(view).disc_height / 2) * MM, angle };
}

function standingAt([x, y]: readonly [number, number], view: Pick<View, "setup">, angle: number): Pose {
  const { disc_height, pole_height } = sizesOf(view);
  return { x: x * MM, y: y * MM, z: (disc_height + pole_height / 2) * MM, angle };
}

/** Every disc on the table, and every pole that stands. */
export function liesIn(view: View, yaws: Yaws, seat: number | null = null): Poses {
  const poses: Poses = new Map();
  for (const { name, x, y } of view.discs)
    if (x !== null && y !== null) poses.set(name, lyingAt({ x, y }, view, yaws.get(name) ?? facing(seat)));
  for (const [seat, spot] of view.poles.entries())
    if (spot) poses.set(poleOf(seat), standingAt(spot, view, yaws.get(poleOf(seat)) ?? usualYaw(seat)));
  return poses;
}

/** Numbers are read from where one sits, whosever they are. */
export const facing = (seat: number | null): number => (seat === 1 ? Math.PI : 0);

/** Pennants fly to the east, a little towards their own side. */
const usualYaw = (seat: number): number => (seat ? 0.35 : -0.35);

type Turn = readonly [number, number, number, number];

export const turnOf = ({ turn, angle }: Pose): Turn => turn ?? [Math.cos(angle / 2), 0, 0, Math.sin(angle / 2)];

/** How far something is turned about its axis where it lies flat or stands. */
export function yawOf(pose: Pose): number {
  const [w, x, y, z] = turnOf(pose);
  return Math.atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z));
}

export const close = (one: Pose, two: Pose | undefined): boolean => {
  if (!two || Math.hypot(one.x - two.x, one.y - two.y, one.z - two.z) > 0.0006) return false;
  const [a, b] = [turnOf(one), turnOf(two)];
  return Math.abs(a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3]) > 0.998;
};

/** What lies on the table or stands there: what has fallen below it is gone. */
export const isThere = (pose: Pose | undefined): boolean => pose !== undefined && pose.z > 0;

/** Whether a pole is drawn as one that stands. */
export const stands = (name: string, pose: Pose): boolean =>
  isPole(name) && (!pose.turn || pose.turn[0] ** 2 + pose.turn[3] ** 2 > 0.9);

/** Where a piece is drawn, in millimetres; null where it is not on the table. */
export const placed = (poses: Poses, name: string): Place | null => {
  const pose = poses.get(name);
  return pose && isThere(pose) ? { x: pose.x / MM, y: pose.y / MM } : null;
};
