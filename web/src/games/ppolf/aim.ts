// Aiming: an angle and a speed, and for a tee the spot; by pulling back, by keys or by sliders.

import { useEffect, useState } from "preact/hooks";
import { type Lens, type Pull, speedFor, useLine, usePull } from "../../flick";
import { forPage, usePress } from "../../table/keys";
import type { BoardProps } from "../module";
import { bearing, tileIn } from "./lie";
import { type Aim, bounded, moveOf } from "./moves";
import { FASTEST, METRE, SLOWEST } from "./pieces";
import type { View } from "./wire";

/** How a coin would go up to its first contact, in metres. */
export interface AimLine {
  path: [number, number][];
  contact: { x: number; y: number } | null;
  leaves?: boolean;
}

const FIRST_SPEED = 1;
/** How near to a coin one takes hold of it, in pixels. */
const GRAB = { mouse: 26, touch: 38 };

export interface Aiming {
  live: boolean;
  /** The spot of the coin, in tile widths. */
  at: { x: number; y: number } | null;
  aim: Aim | null;
  line: AimLine | null;
  /** The arrows move the coin on its tee, and do not aim. */
  placing: boolean;
  setAim: (aim: Aim | null) => void;
  setPlacing: (on: boolean) => void;
  flick: () => void;
  /** Aims at the hole, for the keys and sliders to go on from. */
  begin: () => Aim | null;
  handlers: ReturnType<typeof usePull>["handlers"];
}

interface Wishes extends Pick<BoardProps<View>, "play" | "sound"> {
  view: View;
  live: boolean;
  /** How the table is seen when it is asked for. */
  eye: { current: Lens };
  root: { current: HTMLElement | null };
  ask: BoardProps<View>["aim"];
  turnEye: () => void;
  slow: (() => void) | null;
}

export function useAiming({ view, live, eye, root, play, sound, ask, turnEye, slow }: Wishes): Aiming {
  const [aim, put] = useState<Aim | null>(null);
  const [spot, setSpot] = useState<{ x: number; y: number } | null>(null);
  const [placing, setPlacing] = useState(false);
  const turn = [view.run, view.hole, view.turn, view.awaits, view.counts[view.turn]].join();
  useEffect(() => {
    put(null);
    setPlacing(false);
    setSpot(null);
  }, [turn]);

  const tees = view.awaits === "tee";
  const usual = view.tee_spot ? { x: view.tee_spot[0], y: view.tee_spot[1] } : null;
  const coin = view.coins[view.turn];
  const at = tees ? (spot ?? usual) : coin ? { x: coin.x, y: coin.y } : null;
  const hole = tileIn(view, view.target);

  const setAim = (next: Aim | null) => put(next && { ...next, speed: bounded(next.speed) });
  const begin = () => {
    if (aim || !at || !hole) return aim;
    const first = { angle: bearing(at, hole), speed: FIRST_SPEED };
    setAim(first);
    return first;
  };
  const flick = () => {
    if (!live || !at || !aim) return;
    play(moveOf(view, at, aim));
    setAim({ angle: aim.angle, speed: aim.speed });
  };
  const place = (x: number, y: number) => {
    const { width, height } = view.setup;
    setSpot({ x: Math.min(width, Math.max(0, x)), y: Math.min(height, Math.max(0, y)) });
  };

  const aimed = (pull: Pull): Aim | null => {
    if (!at || pull.idle) return null;
    // Pulled from elsewhere, it counts as if it were pulled from the coin.
    const on = eye.current.project(at.x * METRE, at.y * METRE);
    const hand = eye.current.pick(on.x + pull.at.x - pull.from.x, on.y + pull.at.y - pull.from.y);
    if (!hand) return null;
    const angle = bearing({ x: hand[0] / METRE, y: hand[1] / METRE }, at);
    return { angle, speed: speedFor(pull.part, SLOWEST, FASTEST), hand: pull.at, from: pull.from };
  };
  const { handlers } = usePull({
    root,
    live,
    takes: (point, touch) => {
      if (!at) return null;
      const on = eye.current.project(at.x * METRE, at.y * METRE);
      const far = Math.hypot(point.x - on.x, point.y - on.y);
      const near = far <= GRAB[touch ? "touch" : "mouse"];
      if (near && !placing) {
        sound("lift");
        return { pull: on };
      }
      // A finger can't leave the screen: it may pull from anywhere.
      const anywhere = touch && !placing ? { pull: point } : null;
      if (!tees) return anywhere;
      const under = eye.current.pick(point.x, point.y);
      const tee = tileIn(view, view.tee);
      if (!under || !tee) return anywhere;
      const away = Math.hypot(under[0] / METRE - tee.x, under[1] / METRE - tee.y);
      return near || away <= (view.tee_within ?? 1) + 0.9 ? "carry" : anywhere;
    },
    pulled: (pull) => put(aimed(pull)),
    released: (pull) => {
      const last = aimed(pull);
      if (!last || !at) return put(null);
      put({ angle: last.angle, speed: last.speed });
      play(moveOf(view, at, last));
    },
    carried: (point, done) => {
      const under = eye.current.pick(point.x, point.y);
      if (under) place(under[0] / METRE, under[1] / METRE);
      if (done) sound("tap");
    },
    cancelled: () => put(null),
  });

  usePress((event) => {
    if (!forPage(event)) return;
    const pressed =
      event.target instanceof HTMLElement && event.target.closest("button, a, summary, [role=dialog], dialog");
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const done = () => event.preventDefault();
    if (document.querySelector("dialog[open]")) return;
    if (key === "v") return done(), turnEye();
    if (key === "s" && slow) return done(), slow();
    if (!live || !at) return;
    if (key === "t" && tees) return done(), setPlacing(!placing);
    if (key === "Escape" && (aim || placing)) return done(), setAim(null), setPlacing(false);
    const arrow = ARROWS[key];
    if (arrow) {
      done();
      if (placing) {
        const by = event.shiftKey ? 0.01 : 0.1;
        const [east, north] = alongScreen(eye.current, at, arrow);
        return place(at.x + east * by, at.y + north * by);
      }
      const from = begin();
      if (!from) return;
      const [turned, harder] = event.shiftKey ? [0.2, 0.01] : [2, 0.1];
      return setAim({ angle: from.angle - arrow[0] * turned, speed: from.speed + arrow[1] * harder });
    }
    if ((key === "Enter" || key === " ") && !pressed) {
      done();
      if (aim) flick();
      else begin();
    }
  });

  const line = useLine<AimLine>(ask, live && at && aim ? moveOf(view, at, aim) : null);
  return { live, at, aim, line, placing, setAim, setPlacing, flick, begin, handlers };
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Which way on the table an arrow of the screen points, to the nearest quarter. */
function alongScreen(
  lens: Lens,
  at: { x: number; y: number },
  [right, up]: readonly [number, number],
): [number, number] {
  const here = lens.project(at.x * METRE, at.y * METRE);
  const ways: [number, number][] = [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ];
  const fit = ([east, north]: [number, number]) => {
    const there = lens.project((at.x + east * 0.1) * METRE, (at.y + north * 0.1) * METRE);
    return (there.x - here.x) * right - (there.y - here.y) * up;
  };
  return ways.reduce((best, way) => (fit(way) > fit(best) ? way : best));
}
