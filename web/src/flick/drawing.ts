// From the table to paths on the screen.

import type { Place } from "./aiming";
import type { Lens } from "./camera";

export type Corner = readonly [number, number, number?];

/** Draws in a game's own unit of length, which is so many metres. */
export function drawingIn(unit: number) {
  /** A path through points; empty where one lies behind the eye. What has no height of its own lies at `z`, in metres. */
  const pathOf = (lens: Lens, points: readonly Corner[], z = 0): string => {
    const spots = points.map(([x, y, high]) => lens.project(x * unit, y * unit, high === undefined ? z : high * unit));
    if (spots.some(({ depth }) => depth < 0.03)) return "";
    return spots.map(({ x, y }, at) => `${at ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
  };
  const closed = (lens: Lens, points: readonly Corner[], z = 0): string => {
    const path = pathOf(lens, points, z);
    return path && `${path}Z`;
  };
  /** A circle that lies on the table, or above it. */
  const ringOf = (lens: Lens, { x, y }: Place, radius: number, high = 0): string => {
    const points = Array.from({ length: 40 }, (_, at): Corner => {
      const turn = (at * Math.PI) / 20;
      return [x + radius * Math.cos(turn), y + radius * Math.sin(turn), high];
    });
    return closed(lens, points);
  };
  /** So many pixels around a place, in the game's unit. */
  const pixels = (lens: Lens, { x, y }: Place, count: number): number =>
    count / (lens.scaleAt(x * unit, y * unit) * unit);
  return { pathOf, closed, ringOf, pixels };
}

/** An SVG transform that puts something at a point of the picture. */
export const movedTo = ({ x, y }: { x: number; y: number }): string => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
