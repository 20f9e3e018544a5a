// Where one stands: around the table, above it, behind the disc that is played; or beside a flight that matters.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { fitted, glide, Lens, onTheWay, type Point, rigOf, type Stand, turnTo, useStroll, type Vec } from "../../flick";
import { MM, type Place, sizesOf } from "./pieces";
import type { FlightPlan } from "./slow";
import type { View } from "./wire";

export const EYES = ["around", "above", "behind"] as const;
export type Eye = (typeof EYES)[number];

const TURN = 0.55;
const STRAIGHT = Math.PI / 2 - 0.0005;
const LOWEST = 0.16;
const NEAREST = 0.3;

/** How one has walked: how far around, how high, how near, and towards where. */
interface Walk {
  around: number;
  elevation: number | null;
  near: number;
  towards: [number, number] | null;
}

const HOME: Walk = { around: 0, elevation: null, near: 1, towards: null };

interface Wishes {
  root: { current: HTMLElement | null };
  view: View;
  seat: number | null;
  width: number;
  height: number;
  /** Without depth all is seen from above. */
  flat: boolean;
  /** The disc that is played and where the aim goes, in radians. */
  disc: Place | null;
  direction: number;
  plan: FlightPlan | null;
  /** Something moves: who looks from behind keeps still. */
  moving: boolean;
  instant: boolean;
}

const homeOf = (seat: number | null): number => (seat === 1 ? Math.PI / 2 : -Math.PI / 2);

export interface Eyes {
  lens: Lens;
  eye: Eye;
  setEye: (eye: Eye) => void;
  next: () => void;
  /** Walks around by keys: to the right by so much, higher by so much, and nearer. */
  walk: (right: number, up: number, nearer: number) => void;
  handlers: ReturnType<typeof useStroll>["handlers"];
}

export function useEye(wishes: Wishes): Eyes {
  const { root, width, height, flat, instant, plan, moving } = wishes;
  const [eye, choose] = useState<Eye>("around");
  const [walk, setWalk] = useState<Walk>(HOME);
  const stand = useRef<Stand | null>(null);
  const [, redraw] = useState<unknown>(null);
  const stop = useRef<() => void>(() => {});
  const atOnce = useRef(false);

  const goal = useMemo(
    () => (eye === "behind" && moving && !plan?.side ? null : goalFor(wishes, flat ? "above" : eye, walk)),
    [eye, walk, flat, width, height, plan, moving, wishes.seat, wishes.disc?.x, wishes.disc?.y, wishes.direction],
  );
  const size = `${width}x${height}`;
  const sized = useRef(size);
  if (width > 0 && (stand.current === null || sized.current !== size || atOnce.current)) {
    stand.current = goal ?? stand.current;
    sized.current = size;
  }
  const key = goal && JSON.stringify(goal);
  useEffect(() => {
    stop.current();
    const from = stand.current;
    const quick = atOnce.current || instant;
    atOnce.current = false;
    if (!goal || !from || key === JSON.stringify(from)) return;
    const put = (next: Stand) => {
      stand.current = next;
      redraw({});
    };
    if (quick) return put(goal);
    stop.current = glide(TURN, (part) => put(onTheWay(from, goal, part)));
  }, [key, instant]);
  useEffect(() => () => stop.current(), []);

  const lens = new Lens(
    rigOf(stand.current ?? goalFor({ ...wishes, width: 100, height: 100 }, "above", HOME)),
    Math.max(1, width),
    Math.max(1, height),
  );

  const setEye = (next: Eye) => {
    setWalk(HOME);
    choose(next);
  };
  /** From where one stands now one walks on. */
  const onFoot = (now: Walk): Walk => {
    const at = stand.current;
    if (eye === "around" || !at) return now;
    return {
      around: turnTo(homeOf(wishes.seat), at.azimuth),
      elevation: Math.min(STRAIGHT, at.elevation),
      near: eye === "behind" ? 0.6 : 1,
      towards: null,
    };
  };
  const go = (change: (now: Walk) => Walk, quick: boolean) => {
    if (flat) return;
    atOnce.current = quick;
    setWalk((now) => change(onFoot(now)));
    if (eye !== "around") choose("around");
  };
  const turned = (now: Walk, around: number, up: number): Walk => {
    const high = (now.elevation ?? stand.current?.elevation ?? 0.7) + up;
    return { ...now, around: now.around + around, elevation: Math.min(STRAIGHT, Math.max(LOWEST, high)) };
  };
  const neared = (now: Walk, times: number, at: [number, number] | null): Walk => {
    const near = Math.min(1.1, Math.max(NEAREST, now.near / times));
    if (near >= 1) return { ...now, near, towards: null };
    return { ...now, near, towards: now.towards ?? at };
  };
  const { handlers } = useStroll({
    root,
    begun: () => {},
    turned: (right, down) => go((now) => turned(now, -right * 0.006, down * 0.005), true),
    nearer: (times, at: Point) => go((now) => neared(now, times, inside(lens.pick(at.x, at.y), wishes.view)), true),
  });
  return {
    lens,
    eye: flat ? "above" : eye,
    setEye,
    next: () => setEye(EYES[(EYES.indexOf(eye) + 1) % EYES.length] ?? "around"),
    walk: (right, up, nearer) =>
      go(
        (now) => neared(turned(now, right, up), nearer, wishes.disc && [wishes.disc.x * MM, wishes.disc.y * MM]),
        false,
      ),
    handlers,
  };
}

function inside(point: [number, number] | null, view: View): [number, number] | null {
  const wide = sizesOf(view).table * MM;
  return point && (point.map((along) => Math.min(wide, Math.max(0, along))) as [number, number]);
}

function goalFor({ view, seat, width, height, disc, direction, plan }: Wishes, eye: Eye, walk: Walk): Stand {
  const wide = sizesOf(view).table * MM;
  const frame = { width, height };
  const tall = height > width;
  const home = homeOf(seat);
  if (plan?.side && eye !== "above") {
    const { points, direction: flies } = plan.side;
    // From that side to which one has the shorter way.
    const aside = tall ? 0.8 : Math.PI / 2;
    const sides = [flies + Math.PI - aside, flies + Math.PI + aside];
    const azimuth =
      sides.reduce((best, each) => (Math.abs(turnTo(home, each)) < Math.abs(turnTo(home, best)) ? each : best)) +
      (tall ? 0 : 0.12);
    const stand = fitted(
      points,
      { azimuth, elevation: tall ? 0.32 : 0.2, fov: 26 },
      { ...frame, margin: [height * 0.2, width * 0.1, height * 0.16, width * 0.1] },
    );
    return { ...stand, distance: Math.max(0.45, stand.distance) };
  }
  if (eye === "behind" && disc) {
    const [east, north] = [Math.cos(direction), Math.sin(direction)];
    const past = 0.2;
    return {
      target: [disc.x * MM + east * past, disc.y * MM + north * past, 0.02],
      azimuth: direction + Math.PI,
      elevation: 0.3,
      distance: tall ? 0.62 : 0.52,
      fov: tall ? 54 : 40,
    };
  }
  const corners: Vec[] = [
    [0, 0, 0],
    [wide, 0, 0],
    [wide, wide, 0],
    [0, wide, 0],
  ];
  if (eye === "above")
    return fitted(corners, { azimuth: home, elevation: STRAIGHT, fov: 20 }, { ...frame, margin: [26, 26, 26, 26] });
  const elevation = walk.elevation ?? (width > height * 1.45 ? 0.72 : 0.95);
  const azimuth = home + walk.around;
  const whole = fitted(
    [...corners, [wide / 2, wide, 0.05], [wide / 2, 0, 0.05]],
    { azimuth, elevation, fov: 24 },
    { ...frame, margin: width < 500 ? [height < 300 ? 18 : 54, 8, 26, 8] : [34, 18, 44, 18] },
  );
  if (walk.near === 1) return whole;
  const [x, y] = walk.towards ?? [wide / 2, wide / 2];
  const part = Math.min(1, Math.max(0, (1 - walk.near) / (1 - NEAREST)));
  const target: Vec = [
    whole.target[0] + (x - whole.target[0]) * part,
    whole.target[1] + (y - whole.target[1]) * part,
    whole.target[2] * (1 - part),
  ];
  return { ...whole, target, distance: whole.distance * walk.near };
}
