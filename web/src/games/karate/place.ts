// Where the two dice are to be written: chosen, put, moved and taken back, until it is sent.

import { useRef, useState } from "preact/hooks";
import { indexOf } from "./sheet";
import type { Mark, View } from "./wire";

export interface Placing {
  /** The box of each die; null while it lies there. */
  boxes: readonly [string | null, string | null];
  /** The die in hand. */
  chosen: 0 | 1 | null;
}

export type DieAt = 0 | 1;

export const FRESH: Placing = { boxes: [null, null], chosen: 0 };
const other = (die: DieAt): DieAt => (die === 0 ? 1 : 0);
const withBox = (boxes: Placing["boxes"], die: DieAt, box: string | null): Placing["boxes"] =>
  die === 0 ? [box, boxes[1]] : [boxes[0], box];

/** Puts a die into a box; whatever other die was there goes back. */
export function put({ boxes }: Placing, die: DieAt, box: string): Placing {
  const there = withBox(boxes, die, box);
  const cleared = there[other(die)] === box ? withBox(there, other(die), null) : there;
  return { boxes: cleared, chosen: cleared[other(die)] === null ? other(die) : null };
}

/** Takes a die back into the hand. */
export const take = ({ boxes }: Placing, die: DieAt): Placing => ({ boxes: withBox(boxes, die, null), chosen: die });

/** A die was tapped: it is taken into the hand, from its box if it is in one. */
export const touchDie = (placing: Placing, die: DieAt): Placing => take(placing, die);

export const dieIn = ({ boxes }: Placing, box: string): DieAt | null =>
  boxes[0] === box ? 0 : boxes[1] === box ? 1 : null;

/** A box was tapped: the die in hand goes there, or the one that is there is taken back. */
export function touchBox(placing: Placing, box: string): Placing {
  const there = dieIn(placing, box);
  if (there !== null) return take(placing, there);
  return placing.chosen === null ? placing : put(placing, placing.chosen, box);
}

/** What is placed so far, die by die. */
export const marksSoFar = ({ boxes }: Placing, dice: readonly number[]): Mark[] =>
  boxes.flatMap((box, die) => (box === null ? [] : [{ box, number: dice[die] ?? 0 }]));

/** The writing as the server wants it: in the order of the dice, or of the boxes for equal ones; null while a die lies there. */
export function marksOf(placing: Placing, dice: readonly number[]): [Mark, Mark] | null {
  const [first, second] = marksSoFar(placing, dice);
  if (!first || !second) return null;
  const turned = first.number === second.number && indexOf(first.box) > indexOf(second.box);
  return turned ? [second, first] : [first, second];
}

/** The placing for the dice that lie there now: another roll, another round or another player begins anew. */
export function usePlacing(view: View): [Placing, (next: Placing) => void] {
  const key = `${view.seat} ${view.round} ${view.rolled}`;
  const now = useRef({ key, placing: FRESH });
  const [, redraw] = useState({});
  if (now.current.key !== key) now.current = { key, placing: FRESH };
  const set = (placing: Placing) => {
    now.current = { key, placing };
    redraw({});
  };
  return [now.current.placing, set];
}
