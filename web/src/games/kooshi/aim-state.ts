// Picking a piece up, aiming and letting go, whatever hand does it: what follows from each touch, in pure functions.

import type { LegalMove } from "../../wire";
import { EMPTY, ownerOf, pieceOn } from "./pieces";
import { between, type Direction } from "./squares";
import { readTravel, type Travel } from "./travel";
import type { Move, View } from "./wire";

/** A piece in hand. */
export interface Aim {
  square: string;
  direction: Direction | null;
  /** How many squares it has been dragged that way; null when it is not dragged. */
  dragged: number | null;
}

/** A dragged piece that was let go, shown where it is until the move is answered. */
export interface Held {
  text: string;
  travel: Travel;
  squares: number;
}

export interface AimState {
  aim: Aim | null;
  /** The protected piece that was asked about, for the sentence below the board. */
  asked: string | null;
}

/** The table, and the legal moves by their texts; null where one may not move. */
export interface AimFacts {
  view: View;
  moves: ReadonlyMap<string, { option: LegalMove; travel: Travel | null }> | null;
  state: AimState;
}

/** What follows from a touch. */
export interface AimResult {
  state: AimState;
  /** What is heard, before anything else. */
  sound?: string;
  move?: unknown;
  /** A dragged piece that stays where it was let go. */
  held?: Held;
}

export const FRESH: AimState = { aim: null, asked: null };

export const movesOf = (options: LegalMove[] | null): AimFacts["moves"] =>
  options && new Map(options.map((option) => [option.text, { option, travel: readTravel(option) }]));

/** Whether the piece on a square may be picked up. */
export function isMine({ view, moves }: Omit<AimFacts, "state">, square: string): boolean {
  const piece = pieceOn(view, square);
  return moves !== null && piece !== EMPTY && ownerOf(piece) === view.turn;
}

/** What a move would do; null when it is not among the legal ones. */
export const travelOf = ({ moves }: Pick<AimFacts, "moves">, square: string, direction: Direction): Travel | null =>
  moves?.get(square + direction)?.travel ?? null;

/** Where a target square leads the piece in hand; null when it is none. */
export function targetOf(facts: AimFacts, square: string): Direction | null {
  const { aim } = facts.state;
  const way = aim && between(aim.square, square);
  if (!aim || !way || isMine(facts, square)) return null;
  const end = travelOf(facts, aim.square, way.direction)?.ways[0]?.last;
  return way.distance === 1 || square === end ? way.direction : null;
}

/** Takes a piece in hand, aims otherwise, or puts it back. */
export function setAim({ state }: AimFacts, aim: Aim | null): AimResult {
  const lifts = aim && aim.square !== state.aim?.square;
  return { state: { aim, asked: null }, ...(lifts ? { sound: "lift" } : {}) };
}

/** Plays what is aimed, legal or not: the server says which rule forbids it. */
export function confirm({ moves }: AimFacts, { square, direction, dragged }: Aim): AimResult {
  if (!direction) return { state: FRESH };
  const text = square + direction;
  const found = moves?.get(text);
  const move: Move = { type: "move", square, direction };
  if (!found) return { state: FRESH, sound: "tap", move };
  const { option, travel } = found;
  const held = travel && dragged !== null ? { held: { text, travel, squares: dragged } } : {};
  return { state: FRESH, move: option.move, ...held };
}

/** A square was tapped, or Enter pressed on it. */
export function touch(facts: AimFacts, square: string): AimResult {
  const { aim } = facts.state;
  const direction = targetOf(facts, square);
  if (aim && direction) return confirm(facts, { square: aim.square, direction, dragged: null });
  if (isMine(facts, square) && aim?.square !== square) return setAim(facts, { square, direction: null, dragged: null });
  return { state: { aim: null, asked: aim ? null : square } };
}
