// How a step is shown: the aim of others, the film of a flick, what is put back or picked up.

import type { FlickMotion, Plan, Pose } from "../../flick";
import { liesIn } from "./lie";
import { seatOf } from "./pieces";
import type { View } from "./wire";

const SLOW = 0.2;
/** How long one sees where another aims, in seconds. */
const LOOK = 0.55;

const close = (one: Pose, other: Pose | undefined): boolean =>
  other !== undefined && Math.hypot(one.x - other.x, one.y - other.y) < 0.0005;

/** Coins and tiles are slid to their places. */
const mix = (from: Pose, to: Pose, part: number): Pose => ({
  ...to,
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
  angle: close(from, to) ? to.angle : from.angle + (to.angle - from.angle) * part,
});

export const motion: FlickMotion<View, Plan> = {
  lies: liesIn,
  close,
  mix,
  planFor: () => ({ rate: 1, slow: SLOW, side: null }),
  looks: (events) => (events.some(({ type }) => type === "teed" || type === "flicked") ? LOOK : null),
  meets: ({ a, b }, loud) => {
    const coins = [a, b].filter((name) => seatOf(name) !== null).length;
    return { name: coins === 2 ? "clink" : "clack", loud };
  },
  drops: 1,
  arranges: () => false,
  cheers: () => false,
  dusty: false,
};
