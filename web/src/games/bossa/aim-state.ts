// Choosing what to do: tiles, then a place; or a place, then tiles; or a marker, and what it asks for. Pure functions.

import { groupName, groupsFor, type Laying, laying, takes, targetsFor } from "./fits";
import { sameTarget, type Target } from "./places";

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

/** What is chosen, and the legal moves that lay tiles. */
export interface AimFacts {
  state: AimState;
  layings: readonly Laying[];
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
  /** Where the chosen tiles go when they are confirmed: there is one such place only, or it is the one looked at. */
  ready: Target | null;
}

export const NOTHING: AimState = { tiles: [], target: null, marker: null, theirs: null };

const put = (part: Partial<AimState>, sound = "lift"): AimResult => ({ state: { ...NOTHING, ...part }, sound });

/** The layings that the marker in hand allows. */
export const allowed = ({ layings, state: { marker } }: AimFacts): readonly Laying[] =>
  marker === "S" ? layings.filter((move) => move.type === "stack") : marker ? [] : layings;

export function offersOf(facts: AimFacts): Offers {
  const { tiles, target } = facts.state;
  const moves = allowed(facts);
  const fits = targetsFor(moves, tiles);
  const there = target && fits.find((fit) => sameTarget(fit, target));
  return {
    fits,
    groups: target ? groupsFor(moves, target) : [],
    ready: there ?? (fits.length === 1 ? (fits[0] ?? null) : null),
  };
}

export const isBusy = ({ tiles, target, marker, theirs }: AimState): boolean =>
  Boolean(tiles.length || target || marker || theirs);

/** Lays the chosen tiles. Those that do not fit stay chosen: the server says why, and one may choose anew. */
function lay(facts: AimFacts, where: Target): AimResult {
  const move = laying(where, facts.state.tiles);
  const legal = offersOf(facts).fits.some((fit) => sameTarget(fit, where));
  return legal ? { state: NOTHING, move } : { sound: "tap", move };
}

/** Looks at a place: the only group that fits there is chosen at once. */
function look({ layings }: AimFacts, where: Target, marker: Marker | null): AimResult {
  const found = groupsFor(layings, where);
  return put({ target: where, marker, tiles: found.length === 1 ? (found[0] ?? []) : [] });
}

export function touchTile(facts: AimFacts, tile: string): AimResult {
  const { tiles, target, marker, theirs } = facts.state;
  if (marker === "R") return { state: NOTHING, move: { type: "redraw", tile } };
  if (marker === "X" && theirs) return { state: NOTHING, move: { type: "exchange", mine: tile, theirs } };
  const dropped = tiles.includes(tile);
  const next = dropped ? tiles.filter((each) => each !== tile) : marker === "X" ? [tile] : [...tiles, tile];
  const stays = target && takes(allowed(facts), target, next) ? target : null;
  return put({ tiles: next, target: stays, marker }, dropped ? "tap" : "lift");
}

export function touchTheirs({ state: { tiles, marker, theirs } }: AimFacts, tile: string): AimResult {
  const [mine] = tiles;
  if (mine) return { state: NOTHING, move: { type: "exchange", mine, theirs: tile } };
  return put({ marker, theirs: theirs === tile ? null : tile });
}

export function touchMarker({ state: { tiles, marker } }: AimFacts, touched: Marker): AimResult {
  if (touched === marker) return put({}, "tap");
  const keeps = touched === "S" || (touched === "X" && tiles.length === 1);
  return put({ marker: touched, tiles: keeps ? tiles : [] });
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
  return ready ? lay(facts, ready) : {};
}

export const cancel = (): AimResult => put({}, "tap");
