// The table in words, line by line, for those who do not see it.

import type { Translate } from "../module";
import { boxesOf, isLearned, numberIn, STEPS, TECHNIQUES } from "./sheet";
import type { View } from "./wire";
import { nameOf, plain, whoIs } from "./words";

/** Those who are still waited for. */
export function awaited(view: View): number[] {
  if (view.awaits === "race") return view.runners.filter((seat) => !view.ran[seat]);
  const done = view.awaits === "write" ? view.written : view.awaits === "settle" ? view.settled : [];
  return done.flatMap((is, seat) => (is ? [] : [seat]));
}

export const sayAwaited = (view: View, t: Translate): string =>
  t.list(awaited(view).map((seat) => (seat === view.seat ? t("you-awaited") : whoIs(seat, view, t))));

export function sayStepOf(sheet: string, step: number, t: Translate): string {
  const parts = TECHNIQUES.flatMap((code) => {
    const numbers = boxesOf(step, code).map((box) => numberIn(sheet, box));
    if (numbers.every((number) => number === null)) return [];
    const facts = {
      name: nameOf(code, t),
      numbers: numbers.map((number) => number ?? t("view-blank")).join(" "),
    };
    return [t(isLearned(sheet, step, code) ? "view-part-learned" : "view-part", facts)];
  });
  return parts.length ? t("view-step", { n: step, parts: parts.join("; ") }) : t("view-step-empty", { n: step });
}

/** Where several sit at the screen nobody is "you". */
export function sayView(seen: View, t: Translate, shared = false): string[] {
  const view = shared ? { ...seen, seat: null } : seen;
  const lines = [t("view-round", { round: view.round + 1, roll: view.rolls })];
  if (view.dice) lines.push(t("view-dice", { first: view.dice[0], second: view.dice[1] }));
  if (view.own) lines.push(...STEPS.map((step) => sayStepOf(view.own?.sheet ?? "", step, t)));
  const sides = view.totals.map((n, side) =>
    t("side-points", { who: whoIs(side, view, t), who_is: "other", n: plain(n) }),
  );
  lines.push(t("view-totals", { points: t.list(sides) }));
  if (view.result) return lines;
  if (awaited(view).length) lines.push(t("view-waits", { who: sayAwaited(view, t) }));
  return lines;
}
