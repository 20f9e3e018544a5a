// Obstacles of one's own, before a match: round or square, some width, and no more than ten. Pure: the sheet only draws it.

import type { Point } from "../../flick/pull";
import type { Shape } from "./wire";

export const MOST = 10;
export const SMALLEST = 0.2;
export const LARGEST = 3;
/** So wide is a block that is added without being drawn, in tile widths. */
export const USUAL = 1;

export const held = (size: number): number =>
  Number(Math.min(LARGEST, Math.max(SMALLEST, Math.round(size * 10) / 10)).toFixed(1));

/** The block that is drawn by dragging from its middle to its rim, on a pad of so many pixels a tile width; null where it is a slip. */
export function drawn(kind: Shape["kind"], from: Point, to: Point, tile: number): Shape | null {
  const [right, down] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  const half = kind === "circle" ? Math.hypot(right, down) : Math.max(right, down);
  return half * 2 < (SMALLEST * tile) / 2 ? null : { kind, size: held((half * 2) / tile) };
}

export const added = (shapes: readonly Shape[], shape: Shape): Shape[] => [...shapes, shape].slice(0, MOST);

export const removed = (shapes: readonly Shape[], at: number): Shape[] => shapes.filter((_, each) => each !== at);

export const changed = (shapes: readonly Shape[], at: number, part: Partial<Shape>): Shape[] =>
  shapes.map((shape, each) => (each === at ? { ...shape, ...part } : shape));
