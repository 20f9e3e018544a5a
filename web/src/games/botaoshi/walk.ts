// Where one stands: around the table, above it, behind the disc that is played; or beside a flight that matters. Pure.

import { fitted, type Place, type Stand, turnTo, type Vec } from "../../flick";
import { MM, sizesOf } from "./pieces";
import type { FlightPlan } from "./slow";
import type { View } from "./wire";

export const EYES = ["around", "above", "behind"] as const;
export type Eye = (typeof EYES)[number];

const STRAIGHT = Math.PI / 2 - 0.0005;
const LOWEST = 0.16;
const NEAREST = 0.3;

/** How one has walked: how far around, how high, how near, and towards where. */
export interface Walk {
  around: number;
  elevation: number | null;
  near: number;
  towards: [number, number] | null;
  /** How far what is seen was dragged, in metres of the table. */
  aside: [number, number];
}

export const HOME: Walk = { around: 0, elevation: null, near: 1, towards: null, aside: [0, 0] };

/** What there is to be seen, and in how large a picture. */
export interface Sight {
  view: View;
  seat: number | null;
  width: number;
  height: number;
  /** The disc that is played and where the aim goes, in radians. */
  disc: Place | null;
  direction: number;
  plan: FlightPlan | null;
  /** How many pixels of the picture are covered by bars: at the top and at the bottom. */
  covered: readonly [number, number];
}

const homeOf = (seat: number | null): number => (seat === 1 ? Math.PI / 2 : -Math.PI / 2);

/** From where one stands now one walks on. */
export function onFoot(walk: Walk, eye: Eye, at: Stand | null, seat: number | null): Walk {
  if (eye === "around" || !at) return walk;
  return {
    around: turnTo(homeOf(seat), at.azimuth),
    elevation: Math.min(STRAIGHT, at.elevation),
    near: eye === "behind" ? 0.6 : 1,
    towards: null,
    aside: [0, 0],
  };
}

export function turned(walk: Walk, at: Stand | null, around: number, up: number): Walk {
  const high = (walk.elevation ?? at?.elevation ?? 0.7) + up;
  return { ...walk, around: walk.around + around, elevation: Math.min(STRAIGHT, Math.max(LOWEST, high)) };
}

export function neared(walk: Walk, times: number, at: [number, number] | null): Walk {
  const near = Math.min(1.1, Math.max(NEAREST, walk.near / times));
  if (near >= 1) return { ...walk, near, towards: null };
  return { ...walk, near, towards: walk.towards ?? at };
}

/** So far beyond the table one may drag what is seen, in metres. */
const BEYOND = 0.15;

/** What is seen, dragged so far; one can't drag the table away. */
export function dragged(walk: Walk, east: number, north: number, view: View): Walk {
  const half = (sizesOf(view).table / 2) * MM + BEYOND;
  const held = (along: number) => Math.min(half, Math.max(-half, along));
  return { ...walk, aside: [held(walk.aside[0] + east), held(walk.aside[1] + north)] };
}

/** The nearest point of the table, in metres. */
export function inside(point: [number, number] | null, view: View): [number, number] | null {
  const wide = sizesOf(view).table * MM;
  const held = (along: number) => Math.min(wide, Math.max(0, along));
  return point && [held(point[0]), held(point[1])];
}

/** Where one should stand. */
export function standFor(sight: Sight, eye: Eye, walk: Walk): Stand {
  const { plan, disc } = sight;
  if (plan?.side && eye !== "above") return besideFlight(sight, plan.side);
  if (eye === "behind" && disc) return behind(sight, disc);
  return eye === "above" ? above(sight) : around(sight, walk);
}

/** Beside a flight, on that side to which one has the shorter way. */
function besideFlight(sight: Sight, { points, direction }: NonNullable<FlightPlan["side"]>): Stand {
  const { width, height } = sight;
  const tall = height > width;
  const home = homeOf(sight.seat);
  const aside = tall ? 0.8 : Math.PI / 2;
  const sides = [direction + Math.PI - aside, direction + Math.PI + aside];
  const nearest = sides.reduce((best, each) =>
    Math.abs(turnTo(home, each)) < Math.abs(turnTo(home, best)) ? each : best,
  );
  const stand = fitted(
    points,
    { azimuth: nearest + (tall ? 0 : 0.12), elevation: tall ? 0.32 : 0.2, fov: 26 },
    { width, height, margin: [height * 0.2, width * 0.1, height * 0.16, width * 0.1] },
  );
  return { ...stand, distance: Math.max(0.45, stand.distance) };
}

function behind({ width, height, direction }: Sight, disc: Place): Stand {
  const tall = height > width;
  const past = 0.2;
  return {
    target: [disc.x * MM + Math.cos(direction) * past, disc.y * MM + Math.sin(direction) * past, 0.02],
    azimuth: direction + Math.PI,
    elevation: 0.3,
    distance: tall ? 0.62 : 0.52,
    fov: tall ? 54 : 40,
  };
}

function cornersOf(view: View): Vec[] {
  const wide = sizesOf(view).table * MM;
  return [
    [0, 0, 0],
    [wide, 0, 0],
    [wide, wide, 0],
    [0, wide, 0],
  ];
}

function above(sight: Sight): Stand {
  const { view, seat, width, height } = sight;
  const towards = { azimuth: homeOf(seat), elevation: STRAIGHT, fov: 20 };
  // From straight above, the corners of the table reach under the bar.
  const [top, ...rest] = marginOf(sight);
  return fitted(cornersOf(view), towards, { width, height, margin: [Math.max(top, sight.covered[0] + 8), ...rest] });
}

/** What lies over the picture: above, right, below and left. Beside a wide table there is room for it. */
function marginOf({ width, height, covered: [top, bottom] }: Sight): [number, number, number, number] {
  if (width > height * 1.15) return [28, 12, bottom + 8, 12];
  return [top + 22, 6, bottom + 14, 6];
}

function around(sight: Sight, walk: Walk): Stand {
  const { view, seat, width, height } = sight;
  const wide = sizesOf(view).table * MM;
  const elevation = walk.elevation ?? (width > height * 1.45 ? 0.72 : width > height ? 0.95 : 1.18);
  const azimuth = homeOf(seat) + walk.around;
  const whole = fitted(
    [...cornersOf(view), [wide / 2, wide, 0.05], [wide / 2, 0, 0.05]],
    { azimuth, elevation, fov: 24 },
    { width, height, margin: marginOf(sight) },
  );
  const moved = (stand: Stand): Stand => {
    const [east, north, up] = stand.target;
    return { ...stand, target: [east + walk.aside[0], north + walk.aside[1], up] };
  };
  if (walk.near === 1) return moved(whole);
  const [x, y] = walk.towards ?? [wide / 2, wide / 2];
  const part = Math.min(1, Math.max(0, (1 - walk.near) / (1 - NEAREST)));
  const target: Vec = [
    whole.target[0] + (x - whole.target[0]) * part,
    whole.target[1] + (y - whole.target[1]) * part,
    whole.target[2] * (1 - part),
  ];
  return moved({ ...whole, target, distance: whole.distance * walk.near });
}
