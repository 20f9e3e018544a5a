// From the table to paths on the screen, in millimetres.

import { drawingIn, type Lens } from "../../flick";
import { MM, type Sizes } from "./pieces";
import type { Ramp } from "./wire";

export const { pathOf, closed, ringOf, pixels } = drawingIn(MM);

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

/** Half as wide as a tag with these words, in pixels. */
export const halfOf = (words: string): number =>
  [...words].reduce((half, letter) => half + (/[぀-鿿]/.test(letter) ? 6.5 : 3.9), 9);
