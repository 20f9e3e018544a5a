// Where all pieces are at a moment, in metres, and how they go from one lie to another.

import type { Film, Pose } from "./film";

export type Poses = Map<string, Pose>;

/** How a game's pieces are moved by hand, and when they count as lying where they should. */
export interface Handling {
  close: (one: Pose, other: Pose | undefined) => boolean;
  /** A piece on its way from one pose to another. */
  mix: (from: Pose, to: Pose, part: number) => Pose;
}

/** How high a hand lifts a piece, in metres. */
export const LIFT = 0.05;

export const samePoses = (one: Poses, other: Poses, close: Handling["close"]): boolean =>
  one.size === other.size && [...one].every(([name, pose]) => close(pose, other.get(name)));

/** On the way from one lie to another: what comes is put down, what goes is picked up, what moves is moved. */
export function tidied(from: Poses, to: Poses, part: number, mix: Handling["mix"]): Poses {
  const next: Poses = new Map();
  for (const [name, pose] of to) {
    const was = from.get(name);
    next.set(name, was ? mix(was, pose, part) : { ...pose, z: pose.z + LIFT * (1 - part), shown: part });
  }
  for (const [name, pose] of from)
    if (!to.has(name)) next.set(name, { ...pose, z: pose.z + LIFT * part, shown: 1 - part });
  return next;
}

/** All pieces at a time of a film that began with these. */
export function posesAt(film: Film, before: Poses, time: number): Poses {
  const next = new Map(before);
  for (const name of film.moving) {
    const pose = film.at(name, time);
    if (pose) next.set(name, pose);
    else next.delete(name);
  }
  return next;
}
