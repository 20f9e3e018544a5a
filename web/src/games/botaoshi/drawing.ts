// From the table to paths on the screen.

import type { Lens } from "../../flick";
import { MM, type Place, type Sizes } from "./pieces";
import type { Ramp } from "./wire";

/** A path through points in millimetres; empty where one lies behind the eye. */
export function pathOf(lens: Lens, points: readonly (readonly [number, number, number?])[]): string {
  const spots = points.map(([x, y, z = 0]) => lens.project(x * MM, y * MM, z * MM));
  if (spots.some(({ depth }) => depth < 0.03)) return "";
  return spots.map(({ x, y }, at) => `${at ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

export function closed(lens: Lens, points: readonly (readonly [number, number, number?])[]): string {
  const path = pathOf(lens, points);
  return path && `${path}Z`;
}

/** A circle that lies on the table, or above it. */
export function ringOf(lens: Lens, { x, y }: Place, radius: number, z = 0): string {
  const points = Array.from({ length: 40 }, (_, at): [number, number, number] => {
    const turn = (at * Math.PI) / 20;
    return [x + radius * Math.cos(turn), y + radius * Math.sin(turn), z];
  });
  return closed(lens, points);
}

/** So many pixels around a place, in millimetres. */
export const pixels = (lens: Lens, { x, y }: Place, count: number): number =>
  count / (lens.scaleAt(x * MM, y * MM) * MM);

export function rampOutline(lens: Lens, { x, y, angle }: Ramp, { ramp_length: long, ramp_width: wide }: Sizes): string {
  const turn = (angle * Math.PI) / 180;
  const at = (along: number, aside: number): [number, number] => [
    x + along * Math.cos(turn) - aside * Math.sin(turn),
    y + along * Math.sin(turn) + aside * Math.cos(turn),
  ];
  const chevron = (from: number) =>
    pathOf(lens, [at(from, -wide * 0.25), at(from + long * 0.18, 0), at(from, wide * 0.25)]);
  return `${closed(lens, [at(0, -wide / 2), at(long, -wide / 2), at(long, wide / 2), at(0, wide / 2)])}${chevron(long * 0.2)}${chevron(long * 0.45)}${chevron(long * 0.7)}`;
}
