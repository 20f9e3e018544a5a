// A die of wood: one has white pips, the other black ones. While it rolls, its faces change.

import { useEffect, useState } from "preact/hooks";
import type { Colour } from "./tiles";

const NEAR = 11;
const FAR = 29;
const PIPS: Record<number, readonly [number, number][]> = {
  1: [[20, 20]],
  2: [
    [NEAR, FAR],
    [FAR, NEAR],
  ],
  3: [
    [NEAR, FAR],
    [20, 20],
    [FAR, NEAR],
  ],
  4: [
    [NEAR, NEAR],
    [NEAR, FAR],
    [FAR, NEAR],
    [FAR, FAR],
  ],
  5: [
    [NEAR, NEAR],
    [NEAR, FAR],
    [20, 20],
    [FAR, NEAR],
    [FAR, FAR],
  ],
  6: [
    [NEAR, NEAR],
    [NEAR, 20],
    [NEAR, FAR],
    [FAR, NEAR],
    [FAR, 20],
    [FAR, FAR],
  ],
};

/** The drawing alone, in a box of 40 by 42. */
export function DieFace({ value, colour }: { value: number; colour: Colour }) {
  return (
    <>
      <rect x="0.75" y="3" width="38.500" height="38.250" rx="9" class="bo-die-side" />
      <rect x="0.75" y="0.75" width="38.500" height="38.500" rx="9" class="bo-die-top" />
      {(PIPS[value] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={4.3} class={`bo-dot-${colour}`} />
      ))}
    </>
  );
}

const TURN = 75;

export function Die({ value, colour, rolling }: { value: number; colour: Colour; rolling: boolean }) {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    setShown(value);
    if (!rolling) return;
    const timer = setInterval(() => setShown((face) => (face % 6) + 1), TURN);
    return () => clearInterval(timer);
  }, [value, rolling]);
  return (
    <svg class="bo-die" viewBox="0 0 40 42" data-die={colour} aria-hidden="true">
      <DieFace value={rolling ? shown : value} colour={colour} />
    </svg>
  );
}
