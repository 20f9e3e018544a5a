// Choosing what to do: tiles, then a place; or a place, then tiles; or a marker, and what it asks for. Pure functions.
// Whatever spends a marker is only made ready, and waits to be confirmed.

import { groupName, groupsFor, type Laying, laying, takes, targetsFor } from "./fits";
import { sameTarget, type Target } from "./places";
import type { Exchange, Redraw } from "./wire";

export type Marker = "R" | "X" | "S";
export const MARKERS: readonly Marker[] = ["R", "X", "S"];

export interface AimState {
  /** Own tiles that are chosen. */
  tiles: string[];
  /** The place whose groups are looked at. */
  target: Target | null;
  marker: Marker | null;
  /** The opponent's tile, for an exchange. */
  theirs: string | null;
}

/** What is chosen, and what may be done. */
export interface AimFacts {
  state: AimState;
  /** The legal moves that lay tiles. */
  layings: readonly Laying[];
  /** The letters of the markers that are left. */
  markers: string;
}

/** What follows from a touch. */
export interface AimResult {
  state?: AimState;
  sound?: string;
  move?: unknown;
}

/** What is offered for what is chosen. */
export interface Offers {
  /** Where exactly the chosen tiles may go. */
  fits: Target[];
  /** The groups that fit on the place that is looked at. */
  groups: string[][];
  /** What is played when it is confirmed; tiles go to the only place that takes them, or to the one looked at. */
  ready: Laying | Redraw | Exchange | null;
}

export const NOTHING: AimState = { tiles: [], target: null, marker: null, theirs: null };

const put = (part: Partial<AimState>, sound = "lift"): AimResult => ({ state: { ...NOTHING, ...part }, sound });

/** The layings that the marker in hand allows. */
export const allowed = ({ layings, state: { marker } }: AimFacts): readonly Laying[] =>
  marker === "S" ? layings.filter((move) => move.type === "stack") : marker ? [] : layings;

/** The marker that a move turns face down. */
export function spends({ type }: { type: string }): Marker | null {
  if (type === "stack") return "S";
  return type === "redraw" ? "R" : type === "exchange" ? "X" : null;
}

export function offersOf(facts: AimFacts): Offers {
  const { tiles, target } = facts.state;
  const moves = allowed(facts);
  const fits = targetsFor(moves, tiles);
  return { fits, groups: target ? groupsFor(moves, target) : [], ready: readyMove(facts.state, fits) };
}

function readyMove({ tiles, target, marker, theirs }: AimState, fits: readonly Target[]): Offers["ready"] {
  const [tile] = tiles;
  if (marker === "R") return tile ? { type: "redraw", tile } : null;
  if (marker === "X") return tile && theirs ? { type: "exchange", mine: tile, theirs } : null;
  const there = target && fits.find((fit) => sameTarget(fit, target));
  const where = there ?? (fits.length === 1 ? fits[0] : null);
  return where ? laying(where, tiles) : null;
}

export const isBusy = ({ tiles, target, marker, theirs }: AimState): boolean =>
  Boolean(tiles.length || target || marker || theirs);

/** Lays the chosen tiles. Those that do not fit stay chosen: the server says why, and one may choose anew. */
function lay(facts: AimFacts, where: Target): AimResult {
  const { tiles, marker } = facts.state;
  const move = laying(where, tiles);
  const legal = offersOf(facts).fits.some((fit) => sameTarget(fit, where));
  if (!legal) return { sound: "tap", move };
  return where.kind === "stack" ? put({ tiles, marker, target: where }) : { state: NOTHING, move };
}

/** Looks at a place: the only group that fits there is chosen at once. */
function look({ layings }: AimFacts, where: Target, marker: Marker | null): AimResult {
  const found = groupsFor(layings, where);
  return put({ target: where, marker, tiles: found.length === 1 ? (found[0] ?? []) : [] });
}

export function touchTile(facts: AimFacts, tile: string): AimResult {
  const { tiles, target, marker, theirs } = facts.state;
  const dropped = tiles.includes(tile);
  const single = marker === "R" || marker === "X";
  const next = dropped ? tiles.filter((each) => each !== tile) : single ? [tile] : [...tiles, tile];
  const stays = target && takes(allowed(facts), target, next) ? target : null;
  return put({ tiles: next, target: stays, marker, theirs }, dropped ? "tap" : "lift");
}

export const touchTheirs = ({ state: { tiles, marker, theirs } }: AimFacts, tile: string): AimResult =>
  put({ marker, tiles, theirs: theirs === tile ? null : tile });

export function touchMarker({ state: { tiles, marker } }: AimFacts, touched: Marker): AimResult {
  if (touched === marker) return put({}, "tap");
  return put({ marker: touched, tiles: touched === "S" || tiles.length === 1 ? tiles : [] });
}

export function touchPlace(facts: AimFacts, where: Target): AimResult {
  const { tiles, target, marker } = facts.state;
  const stacking = marker === "S" && where.kind === "stack";
  if (sameTarget(target, where)) return tiles.length ? lay(facts, where) : put({ marker }, "tap");
  if (target || !tiles.length || (marker && !stacking)) return look(facts, where, stacking ? marker : null);
  return lay(facts, where);
}

/** A group was chosen; chosen once more, it is laid. */
export function pick(facts: AimFacts, group: string[]): AimResult {
  const { tiles, target, marker } = facts.state;
  if (!target) return {};
  const again = offersOf(facts).ready && groupName(group) === groupName(tiles);
  return again ? lay(facts, target) : put({ target, marker, tiles: group });
}

export function confirm(facts: AimFacts): AimResult {
  const { ready } = offersOf(facts);
  return ready ? { state: NOTHING, move: ready } : {};
}

export const cancel = (): AimResult => put({}, "tap");

/** A tile is taken up to be carried: with it go those that were chosen with it, or laid on a place before it. */
export function lift(facts: AimFacts, tile: string): AimResult {
  const { tiles, target } = facts.state;
  const joins = target && takes(facts.layings, target, [...tiles, tile]);
  const held = tiles.includes(tile) ? tiles : joins ? [...tiles, tile] : [tile];
  return put({ tiles: held, target: tiles.includes(tile) || joins ? target : null });
}

/** What is carried is let go of: over a place, over a tile of the opponent's, or over the pile. */
export type Drop = { kind: "line"; target: Target } | { kind: "theirs"; tile: string } | { kind: "pile" };

export function drop(facts: AimFacts, where: Drop): AimResult {
  const [tile = ""] = facts.state.tiles;
  if (where.kind === "line") return dropOnLine(facts, where.target);
  const marker = where.kind === "pile" ? "R" : "X";
  const theirs = where.kind === "theirs" ? where.tile : null;
  if (facts.markers.includes(marker)) return put({ marker, tiles: [tile], theirs });
  const move = theirs ? { type: "exchange", mine: tile, theirs } : { type: "redraw", tile };
  return { state: NOTHING, sound: "tap", move };
}

/** Tiles that want company on a place wait there for it; those that fit nowhere there are judged by the server. */
function dropOnLine(facts: AimFacts, target: Target): AimResult {
  const { tiles } = facts.state;
  const waits = !targetsFor(facts.layings, tiles).some((fit) => sameTarget(fit, target));
  if (waits && takes(facts.layings, target, tiles)) return put({ tiles, target });
  const { state = NOTHING, ...then } = lay(facts, target);
  return { state, ...then };
}
