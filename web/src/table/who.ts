// Who sits where, in words.

import type { GameModule, Translate } from "../games/module";
import type { Say } from "../i18n";
import type { MatchMeta, SeatStatus, Step } from "../wire";
import { isMove } from "./view-queue";

/** A module, and how to say what it says. */
export interface Tongue {
  module: GameModule;
  t: Translate;
  say: Say;
}

/** What the game is called, in its own messages where it has them. */
export const gameTitle = ({ title }: Pick<MatchMeta, "title">, t: Translate): string =>
  t.has("title") ? t("title") : title;

/** What a seat is called in the game: "Light". */
export function sideName({ module, t }: Tongue, seat: number): string {
  return seat < 0 ? "" : module.seatName(seat, t);
}

/** Who sits there: a name, the computer, you, or nobody yet. */
export function sitterName(sitter: SeatStatus, seat: number, meta: MatchMeta, tongue: Tongue): string {
  const { say } = tongue;
  if (sitter.name) return sitter.name;
  if (sitter.kind === "bot") return say("seat-bot", { level: sitter.level ?? 1 });
  if (sitter.kind === "open") return say("seat-open");
  if (meta.yours.includes(seat)) return meta.yours.length === 1 ? say("seat-you") : sideName(tongue, seat);
  return sideName(tongue, seat);
}

/** One line for a step, whatever its kind. */
export function stepWords(step: Step, tongue: Tongue): string {
  const { module, t, say } = tongue;
  if (!isMove(step))
    return say(`step-${step.kind as "resign" | "takeback" | "seat"}`, { side: sideName(tongue, step.seat) });
  return module.sayStep(step, t);
}
