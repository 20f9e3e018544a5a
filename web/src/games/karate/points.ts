// A fight as the view has it: in which order it is read, and what its steps add up to.

import type { Code } from "./sheet";
import type { Fight, View } from "./wire";

/** Who reads when: the caller first, then round the table. */
export function readingOrder(fight: Fight): number[] {
  const sides = fight.techniques.length;
  return fight.techniques.map((_, number) => ((fight.caller ?? 0) + number) % sides);
}

/** What a side has scored in the first so many steps of a fight. */
export const scoredIn = (fight: Fight, side: number, steps = fight.scores.length): number =>
  fight.scores.slice(0, steps).reduce((sum, step) => sum + (step[side] ?? 0), 0);

/** What the higher of the two dice shows for a technique of the opponent of one who plays alone. */
const DIE_OF: Record<Code, number> = { "-": 1, K: 2, H: 3, O: 4, Y: 5, T: 6 };

/** Both dice of that opponent in a step; of a match that kept only the technique, the one that says it. */
export const opponentDice = ({ dice = [] }: Fight, step: number, code: Code): number[] => dice[step] ?? [DIE_OF[code]];

/** A view as it was before a fight: nothing tells of it while it is being shown. */
export function beforeFight(view: View, fight: number): View {
  const fights = view.fights.slice(0, fight);
  return {
    ...view,
    fights,
    totals: view.totals.map((_, side) => fights.reduce((sum, each) => sum + scoredIn(each, side), 0)),
  };
}
