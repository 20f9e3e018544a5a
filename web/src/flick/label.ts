// Where words find room over a table: they hide nothing that one looks at.

import type { Point } from "./pull";

/** Something that is not to be hidden: a circle on the screen, in pixels. */
export interface Kept extends Point {
  radius: number;
}

interface Size {
  width: number;
  height: number;
}

/** By how much a box around a point covers a circle, in pixels; 0 where it does not. */
function covers(at: Point, { width, height }: Size, { x, y, radius }: Kept): number {
  const away = Math.hypot(Math.max(0, Math.abs(at.x - x) - width / 2), Math.max(0, Math.abs(at.y - y) - height / 2));
  return Math.max(0, radius - away);
}

/** Of some points the first around which a box hides nothing, else the one where it hides least; all within the picture, below what covers its top. */
export function freeSpot(
  points: readonly Point[],
  size: Size,
  kept: readonly Kept[],
  { width, height, top = 0 }: Size & { top?: number },
): Point {
  const within = (value: number, half: number, most: number, least = 0) =>
    Math.min(most - half - 2, Math.max(least + half + 2, value));
  const spots = points.map(({ x, y }) => ({
    x: within(x, size.width / 2, width),
    y: within(y, size.height / 2, height, top),
  }));
  const hidden = (spot: Point) => kept.reduce((sum, each) => sum + covers(spot, size, each), 0);
  return (
    spots.find((spot) => hidden(spot) === 0) ??
    spots.reduce((best, spot) => (hidden(spot) < hidden(best) ? spot : best), spots[0] ?? { x: 0, y: 0 })
  );
}

/** Points for a box beside an arrow from one point to another: beyond its tip, beside it, and behind where it starts. */
export function besideArrow(from: Point, tip: Point, { width, height }: Size): Point[] {
  const length = Math.hypot(tip.x - from.x, tip.y - from.y) || 1;
  const [x, y] = [(tip.x - from.x) / length, (tip.y - from.y) / length];
  /** So far along the arrow from a point, and as far aside as the box needs. */
  const spot = (at: Point, along: number, aside: number): Point => {
    const far = along * ((width / 2) * Math.abs(x) + (height / 2) * Math.abs(y) + 9);
    const wide = aside * ((width / 2) * Math.abs(y) + (height / 2) * Math.abs(x) + 20);
    return { x: at.x + x * far - y * wide, y: at.y + y * far + x * wide };
  };
  const middle = { x: (from.x + tip.x) / 2, y: (from.y + tip.y) / 2 };
  const beside = [middle, from, tip].flatMap((at) => [1, -1].map((side) => spot(at, 0, side)));
  return [spot(tip, 1, 0), ...beside, spot(from, -1, 1), spot(from, -1, -1), spot(tip, 1, 1), spot(tip, 1, -1)];
}
