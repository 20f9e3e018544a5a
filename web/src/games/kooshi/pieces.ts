// What the letters of a board stand for: `A` `B` light's pieces of one and two storeys, `a` `b` dark's.

import { indexOf } from "./squares";
import type { Closed, View } from "./wire";

export const EMPTY = ".";
export const LIGHT = 0;
export const DARK = 1;

export const ownerOf = (piece: string): number => (piece === piece.toUpperCase() ? LIGHT : DARK);
export const storeysOf = (piece: string): number => (piece.toUpperCase() === "B" ? 2 : 1);
export const pieceOn = (view: View, square: string): string => view.board[indexOf(square)] ?? EMPTY;
/** The square that is closed to the piece on a square (KO-10), if it is protected. */
export const closedTo = (view: View, square: string): string | null =>
  view.ban.find(([now]) => now === square)?.[1] ?? null;
/** Why the piece on a square can't go some way, where it is one of the side to move; the text is such as `c5s`. */
export const whyClosed = (view: View, text: string): Closed | null =>
  view.closed?.find((closed) => closed.text === text) ?? null;
