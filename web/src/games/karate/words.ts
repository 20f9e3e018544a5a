// Karate in words: who, what a technique is called, and why it scores what it does.

import type { Translate } from "../module";
import type { Code } from "./sheet";
import type { Pairing } from "./wire";

export const seatName = (seat: number, t: Translate): string => t(`side-${seat}`);
export const nameOf = (code: Code, t: Translate): string => t(`technique-${code === "-" ? "none" : code}`);

/** What a side is called by somebody who sits at this seat; alone one is "you" and has an opponent. */
export function whoIs(side: number, { players, seat }: { players: number; seat: number | null }, t: Translate): string {
  if (players === 1) return t(side === 0 ? "you" : "side-opponent");
  return side === seat ? t("you") : seatName(side, t);
}

/** A side as the argument of a message that speaks to "you" in another way. */
export const sayWho = (side: number, view: { players: number; seat: number | null }, t: Translate) => ({
  who: whoIs(side, view, t),
  who_is: side === view.seat ? "you" : "other",
});

/** "a, b and c" */
export const nameList = (
  seats: readonly number[],
  view: { players: number; seat: number | null },
  t: Translate,
): string => t.list(seats.map((seat) => whoIs(seat, view, t)));

export const pointsWords = (n: number, t: Translate): string => (n < 0 ? t("minus", { n: -n }) : t("points", { n }));

/** As it stands in a table: "2", "−1". */
export const plain = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** The class of a number: what is lost is red. */
export const minusClass = (n: number): string => (n < 0 ? "ka-minus" : "");

/** With its sign, as it stands in a table: "+2", "−1", "0". */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");

/** Why a technique scores what it does against another: "Oi Zuki hits Hiza Uke: 1 point". */
export function sayPairing(mine: Code, theirs: Code, { points, why }: Pairing, t: Translate): string {
  const words = t(`why-${why}`, { mine: nameOf(mine, t), theirs: nameOf(theirs, t) });
  return t("against", { why: words, points: pointsWords(points, t) });
}
