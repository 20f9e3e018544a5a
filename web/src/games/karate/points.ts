// Why a technique has the points it has against another: for the explanations. The points are the server's.

import type { Code } from "./sheet";
import type { Fight } from "./wire";

const ATTACKS = "OYT";
const isAttack = (code: Code): boolean => ATTACKS.includes(code);

/** Why: the name of the sentence that says it. */
export type Why = "hit" | "open" | "block" | "struck" | "blocked" | "even" | "beaten" | "late" | "idle" | "pause";

export function why(mine: Code, theirs: Code, point: number): Why {
  if (mine === "-") return point ? "struck" : "pause";
  if (point) return isAttack(mine) ? (theirs === "-" ? "open" : "hit") : "block";
  if (!isAttack(mine)) return isAttack(theirs) ? "late" : "idle";
  if (mine === theirs) return "even";
  return theirs === "T" ? "beaten" : "blocked";
}

/** Who reads when: the caller first, then round the table. */
export function readingOrder(fight: Fight): number[] {
  const sides = fight.techniques.length;
  return fight.techniques.map((_, number) => ((fight.caller ?? 0) + number) % sides);
}

/** What a side has scored in the first so many steps of a fight. */
export const scoredIn = (fight: Fight, side: number, steps = fight.scores.length): number =>
  fight.scores.slice(0, steps).reduce((sum, step) => sum + (step[side] ?? 0), 0);

/** What the higher of the two dice shows for a technique of the opponent of one who plays alone. */
export const DIE_OF: Record<Code, number> = { "-": 1, K: 2, H: 3, O: 4, Y: 5, T: 6 };
