// Choosing a move from a list by typing: pure, so that keys and fingers are the same to it.

import type { LegalMove } from "../../wire";
import type { Translate } from "../module";

export interface Choice {
  move: unknown;
  /** The move in the game's notation. */
  text: string;
  /** The same in words, where the game's messages have some; else the notation. */
  label: string;
}

export interface Picking {
  typed: string;
  /** Which of the choices that fit is marked; -1 for none, so that Enter alone plays nothing. */
  at: number;
}

export const NOTHING_TYPED: Picking = { typed: "", at: -1 };

/** Something was typed: the first choice that fits is marked. */
export const type = (typed: string): Picking => (typed.trim() ? { typed, at: 0 } : { ...NOTHING_TYPED, typed });

/** What can be said of a move: its fields as facts for the message `move-` and its tag. */
function labelOf({ move, text }: LegalMove, t: Translate): string {
  if (typeof move !== "object" || move === null) return text;
  const { type, ...fields } = move as Record<string, unknown>;
  const id = `move-${String(type)}`;
  if (!t.has(id)) return text;
  const facts = Object.entries(fields).filter(([, value]) => typeof value === "number" || typeof value === "string");
  return t(id, Object.fromEntries(facts) as Record<string, string | number>);
}

export const choicesOf = (moves: readonly LegalMove[], t: Translate): Choice[] =>
  moves.map((each) => ({ move: each.move, text: each.text, label: labelOf(each, t) }));

const words = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** The choices with all that was typed; one whose notation is just that comes first. */
export function fitting(choices: readonly Choice[], typed: string): Choice[] {
  const asked = words(typed);
  const found = choices.filter(({ text, label }) => {
    const said = `${text} ${label}`.toLowerCase();
    return asked.every((word) => said.includes(word));
  });
  const exact = words(typed).join(" ");
  return [...found].sort((one, other) => Number(is(other, exact)) - Number(is(one, exact)));
}

const is = (choice: Choice, typed: string): boolean => words(choice.text).join(" ") === typed;

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

/** What a key does to what is marked; null where the key is for somebody else. */
export function press(picking: Picking, key: string, count: number): Picking | null {
  const step = STEPS[key];
  if (step !== undefined && count > 0) {
    const at = picking.at + step;
    if (Math.abs(step) === 1) return { ...picking, at: at < 0 ? count - 1 : at % count };
    return { ...picking, at: Math.min(Math.max(at, 0), count - 1) };
  }
  if (key === "Escape" && picking.typed) return NOTHING_TYPED;
  return null;
}

/** What is played on Enter: the marked choice, or what was typed, for the server to read or to say why not. */
export function chosen(picking: Picking, fits: readonly Choice[]): unknown {
  const marked = fits[picking.at];
  return marked ? marked.move : picking.typed.trim() || null;
}
