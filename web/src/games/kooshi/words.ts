// Ko-oshi in words: what is on the board, and what a move would do.

import type { Translate } from "../module";
import { closedTo, EMPTY, ownerOf, pieceOn, storeysOf } from "./pieces";
import { type Direction, SIZE, squareAt } from "./squares";
import type { Travel, Way } from "./travel";
import type { View } from "./wire";

export const sideName = (seat: number, t: Translate): string => t(seat === 1 ? "side-1" : "side-0");
export const pieceName = (piece: string, t: Translate): string => t(storeysOf(piece) === 2 ? "piece-2" : "piece-1");
const ownerName = (piece: string, t: Translate): string => sideName(ownerOf(piece), t);
const points = (count: number, t: Translate): string => t("points", { points: count });

/** What falls, and who gets it. */
export function sayFall(way: Way, t: Translate): string {
  const { seat, points: count } = way.claimed ?? { seat: 1 - ownerOf(way.piece), points: storeysOf(way.piece) };
  const facts = { owner: ownerName(way.piece, t), piece: pieceName(way.piece, t) };
  return t("aim-fall", { ...facts, side: sideName(seat, t), points: points(count, t) });
}

const fallsOf = (travel: Travel, t: Translate): string[] =>
  travel.ways.filter((way) => way.falls).map((way) => sayFall(way, t));

/** What a move would do. */
export function sayAim(travel: Travel, t: Translate): string {
  const [mover, ...pushed] = travel.ways;
  if (!mover) return "";
  const facts = { square: mover.start, end: mover.last, pushed: pushed.length };
  const goes: string = mover.falls ? "aim-off" : pushed.length ? "aim-pushes" : "aim-goes";
  return t.join([t(goes, facts), ...fallsOf(travel, t)]);
}

export function sayArrow(direction: Direction, travel: Travel | null, t: Translate): string {
  const arrow = t(`arrow-${direction}`);
  if (!travel) return t("arrow-closed", { arrow });
  const falls = fallsOf(travel, t);
  return falls.length ? t("arrow-falls", { arrow, falls: t.join(falls) }) : arrow;
}

export function sayCell(view: View, square: string, t: Translate): string {
  const piece = pieceOn(view, square);
  if (piece === EMPTY) return t("cell-empty", { square });
  const cell = t("cell-piece", { square, owner: ownerName(piece, t), piece: pieceName(piece, t) });
  const before = closedTo(view, square);
  return before ? t("cell-protected", { cell, before }) : cell;
}

export const sayProtected = (now: string, before: string, t: Translate): string =>
  t("refusal-push-back", { now, before });

function sayRank(view: View, rank: number, t: Translate): string {
  const squares = Array.from({ length: SIZE }, (_, file) => squareAt(file, rank));
  const taken = squares.filter((square) => pieceOn(view, square) !== EMPTY);
  if (!taken.length) return t("view-empty", { rank: rank + 1 });
  const pieces = taken.map((square) => {
    const piece = pieceOn(view, square);
    return t("view-piece", { square, owner: ownerName(piece, t), piece: pieceName(piece, t) });
  });
  return t("view-rank", { rank: rank + 1, pieces: t.list(pieces) });
}

export function sayView(view: View, t: Translate): string[] {
  const ranks = Array.from({ length: SIZE }, (_, row) => sayRank(view, SIZE - 1 - row, t));
  const claimed = t("view-claimed", { light: view.claimed[0], dark: view.claimed[1] });
  if (view.result) return [...ranks, claimed];
  const closed = view.ban.map(([now, before]) => sayProtected(now, before, t));
  return [...ranks, claimed, t("view-turn", { side: sideName(view.turn, t) }), ...closed];
}
