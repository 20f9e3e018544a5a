// What a technique is worth against another, and why: for the explanations. The score itself is the server's.

import type { Code } from "./sheet";
import type { Fight } from "./wire";

/** Against which techniques one has a point. */
const BEATS: Record<Code, string> = { "-": "", K: "O", H: "Y", O: "-HY", Y: "-KO", T: "-KHOY" };
const ATTACKS = "OYT";
const isAttack = (code: Code): boolean => ATTACKS.includes(code);

export function points(mine: Code, theirs: Code): number {
  if (mine === "-") return isAttack(theirs) ? -1 : 0;
  return BEATS[mine].includes(theirs) ? 1 : 0;
}

/** Why: the name of the sentence that says it. */
export type Why = "hit" | "open" | "block" | "struck" | "blocked" | "even" | "beaten" | "late" | "idle" | "pause";

export function why(mine: Code, theirs: Code): Why {
  const point = points(mine, theirs);
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
