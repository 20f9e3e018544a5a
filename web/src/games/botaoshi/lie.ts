// Where everything is, in metres, for what draws: the middle of each piece and how it is turned.

import type { Pose } from "../../flick";
import { isPole, MM, ownerOf, type Place, poleOf, sizesOf } from "./pieces";
import type { View } from "./wire";

export type Poses = Map<string, Pose>;
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
export function liesIn(view: View, yaws: Yaws): Poses {
  const poses: Poses = new Map();
  for (const { name, x, y } of view.discs)
    if (x !== null && y !== null) poses.set(name, lyingAt({ x, y }, view, yaws.get(name) ?? facing(name)));
  for (const [seat, spot] of view.poles.entries())
    if (spot) poses.set(poleOf(seat), standingAt(spot, view, yaws.get(poleOf(seat)) ?? usualYaw(seat)));
  return poses;
}

/** Numbers are read from their owner's side. */
export const facing = (name: string): number => (ownerOf(name) ? Math.PI : 0);

/** Pennants fly to the east, a little towards their own side. */
const usualYaw = (seat: number): number => (seat ? 0.35 : -0.35);

type Turn = readonly [number, number, number, number];

export const turnOf = ({ turn, angle }: Pose): Turn => turn ?? [Math.cos(angle / 2), 0, 0, Math.sin(angle / 2)];

/** How far something is turned about its axis where it lies flat or stands. */
export function yawOf(pose: Pose): number {
  const [w, x, y, z] = turnOf(pose);
  return Math.atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z));
}

const LIFT = 0.05;

export const close = (one: Pose, two: Pose | undefined): boolean => {
  if (!two || Math.hypot(one.x - two.x, one.y - two.y, one.z - two.z) > 0.0006) return false;
  const [a, b] = [turnOf(one), turnOf(two)];
  return Math.abs(a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3]) > 0.998;
};

export const same = (one: Poses, two: Poses): boolean =>
  one.size === two.size && [...one].every(([name, pose]) => close(pose, two.get(name)));

function mixed(from: Pose, to: Pose, part: number): Pose {
  const [a, b] = [turnOf(from), turnOf(to)];
  const sign = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3] < 0 ? -1 : 1;
  const turn = a.map((each, at) => each + (sign * (b[at] ?? 0) - each) * part);
  const length = Math.hypot(...turn) || 1;
  const along = (one: number, two: number) => one + (two - one) * part;
  const arch = close({ ...from, turn: a }, to) ? 0 : LIFT * 0.5 * Math.sin(Math.PI * part);
  return {
    x: along(from.x, to.x),
    y: along(from.y, to.y),
    z: along(from.z, to.z) + arch,
    angle: to.angle,
    turn: turn.map((each) => each / length) as unknown as Turn,
  };
}

/** On the way from one lie to another: what comes is put down, what goes is picked up, what moves is carried. */
export function tidied(from: Poses, to: Poses, part: number): Poses {
  const next: Poses = new Map();
  for (const [name, pose] of to) {
    const was = from.get(name);
    next.set(name, was ? mixed(was, pose, part) : { ...pose, z: pose.z + LIFT * (1 - part), shown: part });
  }
  for (const [name, pose] of from)
    if (!to.has(name)) next.set(name, { ...pose, z: pose.z + LIFT * part, shown: 1 - part });
  return next;
}

/** What lies on the table or stands there: what has fallen below it is gone. */
export const isThere = (pose: Pose | undefined): boolean => pose !== undefined && pose.z > 0;

/** Whether a pole is drawn as one that stands. */
export const stands = (name: string, pose: Pose): boolean =>
  isPole(name) && (!pose.turn || pose.turn[0] ** 2 + pose.turn[3] ** 2 > 0.9);
