// Made by `make types` from the Python definitions. Do not edit.

import type { Message, MessageList, Result, SeatName } from "../../wire";

export type { Message, MessageList, Result, SeatName };
export type AnyEvent = Stepped | Claimed | Ended;
export type AnyMove = Move;

/** A piece that fell is claimed by its owner's opponent (KO-9). */
export interface Claimed {
  type: "claimed";
  seat: number;
  piece: string;
  points: number;
}

/** A way that a piece of the side to move can't go: the move as text, the rule that forbids it, and why. */
export interface Closed {
  text: string;
  rule: string;
  why: Message;
}

/** The move ends the game: who wins, nobody for a draw, and by which rule (KO-11 to KO-13). */
export interface Ended {
  type: "ended";
  winners: number[];
  code: string;
  rule: string | null;
}

/** One own piece goes one way, as far as its value (KO-4). */
export interface Move {
  type: "move";
  square: string;
  direction: "e" | "n" | "s" | "w";
}

/** One piece going one square; without an end it falls off the board. */
export interface Shift {
  piece: string;
  start: string;
  end: string | null;
}

/** One step of a move: the mover and all that it pushes go together. The mover is the first. */
export interface Stepped {
  type: "stepped";
  shifts: Shift[];
  direction: "e" | "n" | "s" | "w";
}

/** The table as one seat, or a spectator, sees it. */
export interface View {
  seat: number | null;
  board: string;
  turn: number;
  claimed: [number, number];
  ban: ([string, string])[];
  result: Result | null;
  closed?: Closed[];
  seen?: string[];
  older?: string[][];
}
