// Back and Forward from a moment of a match: along the moves that stand, not into what was taken back.

import type { Step } from "../wire";

/** The numbers of the steps beside a moment: -1 is the start, null is now, undefined that there is none. */
export interface Walk {
  back: number | undefined;
  on: number | null | undefined;
}

const isStanding = (step: Step): boolean => !step.taken_back && step.kind !== "takeback";

/** Where Back and Forward lead from the step with a number, -1 for the start, null for now. */
export function walkFrom(listed: readonly Step[], at: number | null): Walk {
  const standing = listed.filter(isStanding);
  const here = at === null ? standing.at(-1) : listed.findLast((step) => step.number <= at);
  // Whoever looks at a move that was taken back walks through all that happened around it.
  const path = here && !isStanding(here) ? listed : standing;
  const place = here ? path.indexOf(here) : -1;
  const next = path[place + 1];
  const isNow = next === undefined || next === standing.at(-1) || next === listed.at(-1);
  return {
    back: place < 0 ? undefined : (path[place - 1]?.number ?? -1),
    on: at === null ? undefined : isNow ? null : next.number,
  };
}
