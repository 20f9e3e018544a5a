// Who sits where, in words.

import type { GameModule, Translate } from "../games/module";
import type { Names, Phrasebook } from "../i18n/phrasebook";
import { sayProblem } from "../parts/problem";
import type { MatchMeta, MatchUpdate, Message, Problem, SeatStatus, Step } from "../wire";
import { isMove } from "./view-queue";

/** A module, and how to say what happens at its table. */
export interface Tongue {
  module: GameModule;
  /** The game's words, with the names of those who sit there. */
  book: Phrasebook;
  /** The same without names: "Light". */
  plain: Phrasebook;
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

/** The names of those who have one: people who gave theirs, and the computer's players. Two of the same are told apart. */
export function namesOf(seats: readonly SeatStatus[], sides: readonly string[], plain: Phrasebook): Names {
  const given = seats.map(({ kind, name, bot }, seat) =>
    name ? name : kind === "bot" ? plain.text(`bot-${bot ?? seat + 1}`) : null,
  );
  return given.map((name, seat) => {
    const alone = name === null || given.indexOf(name) === given.lastIndexOf(name);
    return alone ? name : plain.text("seat-twice", { name, side: plain.side(seat, sides[seat]) });
  });
}

/** What a seat is called in the game: "Light". */
export function sideName({ plain, sides }: Tongue, seat: number): string {
  return seat < 0 ? "" : plain.side(seat, sides[seat]);
}

/** What whoever sits there is called in sentences: by name, else as the game calls the side. */
export function playerName({ book, sides }: Tongue, seat: number): string {
  return seat < 0 ? "" : book.side(seat, sides[seat]);
}

/** A message in the game's words, as whoever reads hears it. */
export const said = (message: Message, tongue: Tongue): string =>
  tongue.book.say(message, (seat) => playerName(tongue, seat), tongue.you);

/** Who sits there, as it stands at the seat: a name, you, the side, or nobody yet. */
export function sitterName(sitter: SeatStatus, seat: number, tongue: Tongue): string {
  if (sitter.kind === "open") return tongue.say("seat-open");
  if (seat === tongue.you && !sitter.name) return tongue.say("seat-you");
  return playerName(tongue, seat);
}

/** One line for a step, whatever its kind. */
export function stepWords(step: Step, tongue: Tongue): string {
  const { book, t } = tongue;
  if (!isMove(step)) return t(`step-${step.kind}`, { side: { type: "seat", seat: step.seat } });
  const words = book.joined((step.messages ?? []).map((message) => said(message, tongue))) || step.text || "";
  return step.kind === "timeout" ? t("step-timeout", { words }) : words;
}

/** Several steps in one line. */
export const stepsWords = (steps: readonly Step[], tongue: Tongue): string =>
  tongue.book.joined(steps.map((step) => stepWords(step, tongue)));

/** How it ended. */
export function endingWords({ ending }: Pick<MatchUpdate, "ending">, tongue: Tongue): string {
  const { book } = tongue;
  return ending ? book.ending(ending, (seat) => playerName(tongue, seat), tongue.you) : "";
}

/** Why something is refused: in the game's words, else in those of all tables. */
export function refusalWords(problem: Problem, tongue: Tongue): string {
  const { message } = problem;
  return message && tongue.book.has(message.id) ? said(message, tongue) : sayProblem(problem, tongue.say);
}
