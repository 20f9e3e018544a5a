// How a match ended for whoever looks at it.

import type { Translate } from "../i18n/translate";
import type { MatchMeta, MatchUpdate, Result } from "../wire";

/** `over` for those who have no side of their own in it: who watch, who share a screen, who play against nobody. */
export type Outcome = "won" | "shared" | "lost" | "drawn" | "stopped" | "over";

/** Null as long as it goes on. */
export function outcomeOf({ yours }: MatchMeta, { result, seats }: MatchUpdate): Outcome | null {
  if (!result) return null;
  const [you] = yours;
  if (you !== undefined && result.code === "ended-early") return "stopped";
  if (you === undefined || yours.length > 1) return "over";
  if (seats.length === 1) return aloneOutcome(you, result);
  if (result.winners.length === 0) return "drawn";
  if (!result.winners.includes(you)) return "lost";
  return result.winners.length > 1 ? "shared" : "won";
}

/** Who plays alone may have an opponent without a seat, who has points all the same. */
function aloneOutcome(you: number, { scores, winners }: Result): Outcome {
  const theirs = scores.filter((_, side) => side !== you);
  if (theirs.length === 0) return "over";
  if (winners.length === 1) return winners[0] === you ? "won" : "lost";
  return theirs.includes(scores[you] ?? Number.NaN) ? "drawn" : "lost";
}

/** What is heard at the end. */
export const outcomeSound: Record<Outcome, string> = {
  won: "win",
  shared: "win",
  lost: "lose",
  drawn: "draw",
  stopped: "tap",
  over: "win",
};

/** What is said first of the end; nothing where the game's own sentence says it all. */
export const outcomeWords = (outcome: Outcome, say: Translate): string =>
  outcome === "over" ? "" : say(`outcome-${outcome}`);
