// How a step is shown: the aim of others, the film of a flick, what is put back or picked up.

import type { Cheer, FlickMotion, Lens, Plan, Pose } from "../../flick";
import { sees } from "./eye";
import { liesIn } from "./lie";
import { type MomentKind, momentIn } from "./moment";
import { seatOf } from "./pieces";
import type { AnyEvent, View } from "./wire";

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

/** How long a moment is, in seconds, and what is heard of it. */
const CHEERS: Record<MomentKind, Cheer> = {
  ace: {
    seconds: 2.4,
    sounds: [
      { at: 0, name: "win" },
      { at: 0.25, name: "cheer" },
    ],
  },
  ricochet: { seconds: 1.5, sounds: [{ at: 0, name: "cheer", loud: 0.7 }] },
  fall: { seconds: 1.2, sounds: [{ at: 0, name: "fall", loud: 0.8 }] },
};

/** One table's motion: it knows what is in the picture. */
export const motionSeenBy = (lens: { current: Lens }): FlickMotion<View, Plan> => ({
  lies: liesIn,
  close,
  mix,
  planFor: () => ({ rate: 1, slow: SLOW, side: null }),
  swings: ({ film, view }) => !sees(lens.current, film, view.setup),
  looks: (events) => (events.some(({ type }) => type === "teed" || type === "flicked") ? LOOK : null),
  meets: ({ a, b }, loud) => {
    const coins = [a, b].filter((name) => seatOf(name) !== null).length;
    return { name: coins === 2 ? "clink" : "clack", loud };
  },
  drops: 1,
  arranges: () => false,
  cheers: (events) => {
    const moment = momentIn(events as readonly AnyEvent[]);
    return moment ? CHEERS[moment.kind] : false;
  },
  dusty: false,
});
