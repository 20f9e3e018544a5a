// The moments of a fight as it is shown: one technique after the other is read, then the step is scored.

export interface Moment {
  /** Which step, from 0. */
  step: number;
  /** How many have read in it. */
  read: number;
  /** Its points are given. */
  scored: boolean;
  /** How long it is looked at, in milliseconds. */
  wait: number;
}

const BREATH = 350;
const SCORED = 1500;

/** With many at the table each reads faster, so that a step never drags. */
const reading = (sides: number): number => Math.max(240, Math.min(650, 2100 / sides));

/** The moments of the steps from `from` up to, not including, `to`. */
export function momentsOf(sides: number, from: number, to: number): Moment[] {
  const moments: Moment[] = [];
  for (let step = from; step < to; step += 1) {
    for (let read = 0; read <= sides; read += 1)
      moments.push({ step, read, scored: false, wait: read === 0 ? BREATH : reading(sides) });
    moments.push({ step, read: sides, scored: true, wait: SCORED });
  }
  return moments;
}

export const wholeTime = (moments: readonly Moment[]): number => moments.reduce((sum, { wait }) => sum + wait, 0);
