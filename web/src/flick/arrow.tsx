// The aim: an arrow with its power, the string of the hand that pulls, and in practice the line of the real engine.

import type { Children, Translate } from "../games/module";
import { FASTEST, SLOWEST } from "../wire";
import type { Place } from "./aiming";
import type { Lens } from "./camera";
import { drawingIn, movedTo } from "./drawing";
import { besideArrow, freeSpot, type Kept } from "./label";
import type { Point } from "./pull";

interface ArrowProps {
  lens: Lens;
  /** The middle of the piece, and how wide it is; in metres. */
  at: Place;
  wide: number;
  angle: number;
  speed: number;
  /** How much longer it is drawn, where what goes away from the eye looks short. */
  stretch?: number;
  /** Where the piece would stop, in metres from where it is: the arrow goes no farther, so that one sees it. */
  stops?: number;
  /** What the words must not hide: they look for room beside the arrow. */
  kept: readonly Kept[];
  /** So many pixels at the top of the picture are covered by something else. */
  covered?: number;
  /** How high above the table it is drawn, in metres. */
  high?: number;
  t: Translate;
}

const { closed, pixels } = drawingIn(1);
const WORDS = { width: 72, height: 26 };
/** However softly one flicks, the arrow is so long, in pixels. */
const SHORTEST = 18;

/** How long an arrow is on the screen for a speed, in pixels. */
function reach({ width, height }: Lens, speed: number): number {
  const part = Math.sqrt((speed - SLOWEST) / (FASTEST - SLOWEST));
  return 34 + part * Math.min(240, Math.min(width, height) * 0.4);
}

export function Arrow({
  lens,
  at,
  wide,
  angle,
  speed,
  stretch = 1,
  stops = Number.POSITIVE_INFINITY,
  kept,
  covered = 0,
  high = 0.003,
  t,
}: ArrowProps) {
  const turn = (angle * Math.PI) / 180;
  const pixel = pixels(lens, at, 1);
  const thick = (5 + 9 * (speed / FASTEST)) * pixel;
  const start = Math.max(wide * 0.62, 17 * pixel);
  const tip = Math.min(
    start + stretch * reach(lens, speed) * pixel,
    Math.max(start + SHORTEST * pixel, stops - wide / 2),
  );
  const neck = tip - Math.min((tip - start) * 0.4, 18 * pixel);
  const spot = (along: number, off: number): [number, number] => [
    at.x + Math.cos(turn) * along - Math.sin(turn) * off,
    at.y + Math.sin(turn) * along + Math.cos(turn) * off,
  ];
  const half: [number, number][] = [
    [start, thick * 0.3],
    [neck, thick * 0.6],
    [neck, thick * 1.5],
  ];
  const outline = [...half, [tip, 0] as const, ...half.toReversed().map(([along, off]) => [along, -off] as const)];
  const body = closed(
    lens,
    outline.map(([along, off]) => spot(along, off)),
    high,
  );
  const beside = besideArrow(lens.project(at.x, at.y, high), lens.project(...spot(tip, 0), high), WORDS);
  const words = freeSpot(beside, WORDS, kept, { ...lens, top: covered });
  return (
    <g class="fl-arrow" style={{ "--power": (speed / FASTEST).toFixed(2) }}>
      {body && <path d={body} />}
      <g transform={movedTo(words)} data-test="arrow-words">
        <rect x="-36" y="-13" width="72" height="26" rx="13" />
        <text y="5" text-anchor="middle">
          {t("speed", { n: speed.toFixed(2) })}
        </text>
      </g>
    </g>
  );
}

/** The string between a piece and the hand that pulls it. */
export function PullString({ from, hand }: { from: Point; hand: Point }) {
  return (
    <g class="fl-string">
      <path d={`M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${hand.x.toFixed(1)} ${hand.y.toFixed(1)}`} />
      <circle cx={hand.x} cy={hand.y} r="9" />
    </g>
  );
}

/** The aim line of the real engine, up to the first contact; what it ends with is a game's own. */
export function AimLine({
  path,
  children,
  ...facts
}: {
  path: string;
  children: Children;
  [fact: `data-${string}`]: unknown;
}) {
  return (
    <g class="fl-line" data-test="aim-line" {...facts}>
      <path d={path} class="fl-line-under" />
      <path d={path} class="fl-line-over" />
      {children}
    </g>
  );
}
