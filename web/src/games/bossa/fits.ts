// What fits where, read from the legal moves: the board itself knows no rules.

import type { LegalMove } from "../../wire";
import type { Target } from "./places";
import type { AnyMove, Place, Stack } from "./wire";

export type Laying = Place | Stack;

const isLaying = (move: AnyMove): move is Laying => move.type === "place" || move.type === "stack";

/** The legal moves that lay tiles. */
export const layings = (options: readonly LegalMove[] | null): Laying[] =>
  (options ?? []).map((option) => option.move as AnyMove).filter(isLaying);

export const targetOf = ({ type, line, value }: Laying): Target => ({ kind: type, line, value });
export const groupName = (tiles: readonly string[]): string => [...tiles].sort().join("+");

const sameTiles = (one: readonly string[], other: readonly string[]): boolean => groupName(one) === groupName(other);
const goesTo = (move: Laying, { kind, line, value }: Target): boolean =>
  move.type === kind && move.line === line && move.value === value;

/** Where exactly these tiles may go. */
export const targetsFor = (moves: readonly Laying[], tiles: readonly string[]): Target[] =>
  tiles.length ? moves.filter((move) => sameTiles(move.tiles, tiles)).map(targetOf) : [];

/** Whether a place, or any place, takes these tiles, alone or with others. */
export const takes = (moves: readonly Laying[], target: Target | null, tiles: readonly string[]): boolean =>
  moves.some((move) => (!target || goesTo(move, target)) && tiles.every((tile) => move.tiles.includes(tile)));

/** The groups that fit on a place, small ones first. */
export const groupsFor = (moves: readonly Laying[], target: Target): string[][] =>
  moves
    .filter((move) => goesTo(move, target))
    .map((move) => move.tiles)
    .sort((one, other) => one.length - other.length);

/** The move that lays tiles on a place, be it legal or not. */
export const laying = ({ kind, line, value }: Target, tiles: readonly string[]): Laying => ({
  type: kind,
  line,
  value,
  tiles: [...tiles].sort(),
});
