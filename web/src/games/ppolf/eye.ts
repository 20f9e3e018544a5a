// Where one looks from: all of the table, close above what is played, or low behind the coin.

import { around, between, type Film, fromAbove, Lens, lowSeat, type Place, type Rig, useGlide } from "../../flick";
import { METRE } from "./pieces";
import type { Setup } from "./wire";

export const EYES = ["close", "whole", "low"] as const;
export type Eye = (typeof EYES)[number];

const TURN = 0.5;
const LEAN = 13;
/** The height of the buttons at the top of the picture, in pixels. */
const BUTTONS = 52;

interface Props {
  eye: Eye;
  setup: Setup;
  width: number;
  height: number;
  /** The window is wider than high: a long table lies across it. */
  across: boolean;
  /** Without depth nothing leans. */
  flat: boolean;
  /** The coin that is played, and the hole; in metres. */
  coin: Place | null;
  hole: Place | null;
  /** The tile that is teed from, while one is. */
  tee: Place | null;
  /** Where the aim goes, in radians. */
  direction: number;
  /** What moves now. */
  film: Film | null;
  instant: boolean;
}

/** Whether west is up, so that a long table lies as the window does. */
const isTurned = ({ width, height }: Setup, across: boolean): boolean => across !== width > height && width !== height;

function rigFor({ eye, setup, width, height, flat, across, coin, hole, tee, direction, film }: Props): Rig {
  const [wide, high] = [setup.width * METRE, setup.height * METRE];
  const above = { width, height, turned: isTurned(setup, across), lean: flat ? 0 : LEAN, top: BUTTONS };
  if (eye === "low" && coin && !film) {
    const far = hole ? Math.hypot(hole.x - coin.x, hole.y - coin.y) : 0.4;
    return lowSeat(coin.x, coin.y, direction, {
      past: Math.min(0.5, Math.max(0.12, far * 0.6)),
      fov: width < height ? 60 : 44,
      back: 0.3,
      height: 0.13,
    });
  }
  if (eye === "whole" || !coin || !hole)
    return fromAbove({ west: -0.03, south: -0.03, east: wide + 0.03, north: high + 0.03 }, above);
  const points: [number, number][] = [
    [coin.x, coin.y],
    [hole.x, hole.y],
  ];
  if (tee) points.push([tee.x, tee.y]);
  // Who falls off is seen at the edge.
  const path =
    film?.path.map(([x, y]): [number, number] => [Math.min(wide, Math.max(0, x)), Math.min(high, Math.max(0, y))]) ??
    [];
  const seen = around([...points, ...path], (film ? 1.6 : 2.1) * METRE, 9 * METRE);
  return fromAbove(seen, above);
}

export function useEye(props: Props): Lens {
  const { width, height, instant, eye, film } = props;
  const goal = eye === "low" && film ? null : rigFor(props);
  const rig = useGlide({ goal, width, height, seconds: TURN, between, instant });
  return new Lens(rig ?? fromAbove({ west: 0, south: 0, east: 1, north: 1 }, { width: 1, height: 1 }), width, height);
}
