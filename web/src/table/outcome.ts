// How a match ended for whoever looks at it.

import type { Translate } from "../i18n/translate";
import type { MatchMeta, MatchUpdate } from "../wire";

/** `over` for those who have no side of their own in it: who watch, who share a screen, who play alone. */
export type Outcome = "won" | "shared" | "lost" | "drawn" | "stopped" | "over";

/** Null as long as it goes on. */
export function outcomeOf({ yours }: MatchMeta, { result, seats }: MatchUpdate): Outcome | null {
  if (!result) return null;
  const [you] = yours;
  if (you !== undefined && result.code === "ended-early") return "stopped";
  if (you === undefined || yours.length > 1 || seats.length === 1) return "over";
  if (result.winners.length === 0) return "drawn";
  if (!result.winners.includes(you)) return "lost";
  return result.winners.length > 1 ? "shared" : "won";
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
