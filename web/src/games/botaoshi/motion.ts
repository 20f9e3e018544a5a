// How a step is shown: where another aims, the film of a flick, what is put back, a round that is won.

import { type Film, type FlickMotion, LIFT, type Pose } from "../../flick";
import { close, liesIn, turnOf, type Yaws, yawOf } from "./lie";
import { isPole } from "./pieces";
import { type FlightPlan, planFor } from "./slow";
import type { View } from "./wire";

/** How long one sees where another aims, in seconds. */
const LOOK = 0.6;
const LOOK_SHOT = 1;

/** Discs and poles are carried to their places, and turned on the way. */
function mix(from: Pose, to: Pose, part: number): Pose {
  const [a, b] = [turnOf(from), turnOf(to)];
  const sign = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3] < 0 ? -1 : 1;
  const along = (one: number, two: number) => one + (two - one) * part;
  const [w, x, y, z] = [
    along(a[0], sign * b[0]),
    along(a[1], sign * b[1]),
    along(a[2], sign * b[2]),
    along(a[3], sign * b[3]),
  ];
  const length = Math.hypot(w, x, y, z) || 1;
  const arch = close({ ...from, turn: a }, to) ? 0 : LIFT * 0.5 * Math.sin(Math.PI * part);
  return {
    x: along(from.x, to.x),
    y: along(from.y, to.y),
    z: along(from.z, to.z) + arch,
    angle: to.angle,
    turn: [w / length, x / length, y / length, z / length],
  };
}

/** One table's motion: it remembers how the pieces were left turned. */
export function newMotion(seat: number | null = null): FlickMotion<View, FlightPlan> {
  const yaws: Yaws = new Map();
  const keep = (film: Film) => {
    for (const name of film.moving) {
      const pose = film.at(name, film.duration);
      if (pose) yaws.set(name, yawOf(pose));
    }
  };
  return {
    lies: (view) => liesIn(view, yaws, seat),
    close,
    mix,
    planFor,
    looks: (events) => {
      const aimed = events.find(({ type }) => type === "entered" || type === "flicked" || type === "tried");
      return aimed ? (aimed.type === "tried" ? LOOK_SHOT : LOOK) : null;
    },
    meets: ({ a, b }, loud) => {
      if (b === "table" || b === "ramp") return { name: isPole(a) ? "clink" : "tap", loud: loud * 0.55 };
      return { name: isPole(a) || isPole(b) ? "clink" : "clack", loud };
    },
    drops: 0.7,
    arranges: (events) => (events.some(({ type }) => type === "put-on" || type === "placed") ? "tap" : null),
    cheers: (events) => events.some(({ type }) => type === "round-won"),
    dusty: true,
    keep,
  };
}
