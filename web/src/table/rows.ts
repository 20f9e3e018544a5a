// The rows of a list of moves: one a turn, with what Nature answered in it.

import type { Step } from "../wire";
import { isMove } from "./view-queue";

export interface Row {
  /** All that belongs to it, in order. */
  steps: Step[];
  /** The step that the row leads to: its last one. */
  last: Step;
  /** How many rows of moves there are up to it; null for what is no move, and for what was taken back. */
  number: number | null;
  takenBack: boolean;
}

const byPlayer = (step: Step): boolean => isMove(step) && step.seat >= 0;

/** Whether a step belongs to the row that has these steps. */
function belongs(step: Step, row: readonly Step[]): boolean {
  const [first] = row;
  if (!first || step.row === "opens" || !isMove(step) || !row.every(isMove)) return false;
  if (Boolean(step.taken_back) !== Boolean(first.taken_back)) return false;
  if (step.row === "joins") return true;
  if (byPlayer(step) && row.some(byPlayer)) return false;
  const own = turnOf(step);
  return own < 0 || own === Math.max(...row.map(turnOf));
}

/** Whose turn a step belongs to; nobody's where Nature acts for all, as when she deals. */
const turnOf = ({ turn, seat }: Step): number => turn ?? seat;

export function rowsOf(steps: readonly Step[]): Row[] {
  const groups: Step[][] = [];
  for (const step of steps) {
    const open = groups.at(-1);
    if (open && belongs(step, open)) open.push(step);
    else groups.push([step]);
  }
  let count = 0;
  return groups.flatMap((group) => {
    const last = group.at(-1);
    if (!last) return [];
    const takenBack = Boolean(last.taken_back);
    const counts = isMove(last) && !takenBack && group.some((step) => step.seat >= 0);
    return [{ steps: group, last, number: counts ? ++count : null, takenBack }];
  });
}

/** The steps that a row says at once; the others are its details. */
export function headline({ steps }: Pick<Row, "steps">): Step[] {
  const plain = steps.filter((step) => !step.detail);
  return plain.length > 0 ? plain : steps;
}

/** The rows that one walks through when going back and on: what was taken back is left out. */
export const walked = (rows: readonly Row[]): Row[] => rows.filter(({ takenBack, last }) => !takenBack && isMove(last));
