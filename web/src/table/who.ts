// Who sits where, in words.

import type { GameModule, Translate } from "../games/module";
import type { Phrasebook } from "../i18n/phrasebook";
import { sayProblem } from "../parts/problem";
import type { MatchMeta, MatchUpdate, Message, Problem, SeatStatus, Step } from "../wire";
import { isMove } from "./view-queue";

/** A module, and how to say what happens at its table. */
export interface Tongue {
  module: GameModule;
  book: Phrasebook;
  t: Translate;
  say: Translate;
  /** What the game calls its sides in English. */
  sides: readonly string[];
  /** The seat of whoever reads, where it is one. */
  you: number | null;
}

/** What the game is called, in its own messages where it has them. */
export const gameTitle = ({ title }: Pick<MatchMeta, "title">, t: Translate): string =>
  t.has("title") ? t("title") : title;

/** What a seat is called in the game: "Light". */
export function sideName({ book, sides }: Tongue, seat: number): string {
  return seat < 0 ? "" : book.side(seat, sides[seat]);
}

const said = (message: Message, tongue: Tongue): string =>
  tongue.book.say(message, (seat) => sideName(tongue, seat), tongue.you);

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
  const { book, t } = tongue;
  if (!isMove(step)) return t(`step-${step.kind}`, { side: sideName(tongue, step.seat) });
  const words = book.joined((step.messages ?? []).map((message) => said(message, tongue))) || step.text || "";
  return step.kind === "timeout" ? t("step-timeout", { words }) : words;
}

/** How it ended. */
export function endingWords({ ending }: Pick<MatchUpdate, "ending">, tongue: Tongue): string {
  const { book } = tongue;
  return ending ? book.ending(ending, (seat) => sideName(tongue, seat), tongue.you) : "";
}

/** Why something is refused: in the game's words, else in those of all tables. */
export function refusalWords(problem: Problem, tongue: Tongue): string {
  const { message } = problem;
  return message && tongue.book.has(message.id) ? said(message, tongue) : sayProblem(problem, tongue.say);
}
