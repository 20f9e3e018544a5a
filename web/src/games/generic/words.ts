// Any game in words, by its messages where it has them and by what fits all games where it has none.

import type { Args } from "../../i18n/phrasebook";
import type { Problem, Result, Step } from "../../wire";
import type { Translate } from "../module";
import { linesOf, rowsOf, sideName } from "./rows";

export function sayStep(step: Step, t: Translate): string {
  const said = (step.messages ?? []).map((message) => t(message.id, message.args));
  const words = t.join(said) || t.join([sideName(step.seat, t), step.text ?? ""]);
  return step.kind === "timeout" ? t("step-timeout", { words }) : words;
}

export const sayView = (view: unknown, t: Translate): string[] => linesOf(rowsOf(view, t));

const SHARED: Record<string, string> = {
  "not-your-turn": "generic-not-your-turn",
  "unreadable-move": "generic-unreadable",
};

export function sayProblem({ code, facts = {} }: Problem, t: Translate): string | null {
  const own = `refusal-${code}`;
  if (t.has(own)) return t(own, facts);
  const shared = SHARED[code];
  return shared ? t(shared) : null;
}

/** As `Narrator.ending` has it: the winners, and the points of each side. */
function factsOf({ winners, scores, reason }: Result, t: Translate): Args {
  const names = winners.map((seat) => sideName(seat, t));
  const points = Object.fromEntries(scores.map((score, side) => [`score${side}`, score]));
  const [winner] = winners;
  const facts: Args = { ...points, winners: t.list(names), reason };
  if (winner === undefined || winners.length > 1) return facts;
  const loser: Args = scores.length === 2 ? { loser: sideName(1 - winner, t) } : {};
  return { ...facts, winner: sideName(winner, t), score: scores[winner] ?? 0, ...loser };
}

export function sayResult(result: Result, t: Translate): string {
  const own = `result-${result.code ?? "over"}`;
  const kinds = ["nobody", "one"];
  const shared = `generic-result-${kinds[result.winners.length] ?? "several"}`;
  return t(t.has(own) ? own : shared, factsOf(result, t));
}
