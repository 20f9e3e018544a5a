// Choosing what to do: tiles, then a place; or a place, then tiles; or a marker, and what it asks for.

import { useEffect, useMemo, useState } from "preact/hooks";
import type { LegalMove } from "../../wire";
import { groupName, groupsFor, laying, layings, takes, targetsFor } from "./fits";
import { sameTarget, type Target } from "./places";
import type { Exchange, Redraw, View } from "./wire";

export type Marker = "R" | "X" | "S";
export const MARKERS: readonly Marker[] = ["R", "X", "S"];

interface Aim {
  /** Own tiles that are chosen. */
  tiles: string[];
  /** The place whose groups are looked at. */
  target: Target | null;
  marker: Marker | null;
  /** The opponent's tile, for an exchange. */
  theirs: string | null;
}

export interface Aiming extends Aim {
  /** Who may move by this board now. */
  seat: number | null;
  /** Where exactly the chosen tiles may go. */
  fits: Target[];
  /** The groups that fit on the place that is looked at. */
  groups: string[][];
  /** Whether a place, or any place, takes the chosen tiles together with others; without any, whether it takes something. */
  might: (target: Target | null) => boolean;
  /** Whether there is anything to be stacked. */
  stackable: boolean;
  /** Where the chosen tiles go when they are confirmed: there is one such place only, or it is the one looked at. */
  ready: Target | null;
  busy: boolean;
  touchTile: (tile: string) => void;
  touchTheirs: (tile: string) => void;
  touchMarker: (marker: Marker) => void;
  touchPlace: (target: Target) => void;
  pick: (group: string[]) => void;
  confirm: () => void;
  cancel: () => void;
}

interface Wishes {
  view: View;
  seat: number | null;
  options: LegalMove[] | null;
  play: (move: unknown) => void;
  sound: (name: string) => void;
}

const NOTHING: Aim = { tiles: [], target: null, marker: null, theirs: null };

export function useAim({ view, seat, options, play, sound }: Wishes): Aiming {
  const [kept, setAim] = useState<{ aim: Aim; table: string }>({ aim: NOTHING, table: "" });
  const moves = useMemo(() => layings(options), [options]);
  const table = `${view.hands}|${view.markers}|${view.pile}|${view.turn}`;
  // What was chosen at a table that has changed meanwhile is not shown, not even for one frame.
  const aim = kept.table === table && options ? kept.aim : NOTHING;
  const set = (next: Partial<Aim>, name = "lift") => {
    sound(name);
    setAim({ aim: { ...NOTHING, ...next }, table });
  };
  useEffect(() => setAim({ aim: NOTHING, table }), [table]);

  const { tiles, target, marker, theirs } = aim;
  const allowed = marker === "S" ? moves.filter((move) => move.type === "stack") : marker ? [] : moves;
  const fits = targetsFor(allowed, tiles);
  const groups = target ? groupsFor(allowed, target) : [];
  const ready =
    (target && fits.find((fit) => sameTarget(fit, target))) ?? (fits.length === 1 ? (fits[0] ?? null) : null);
  const send = (move: Redraw | Exchange) => {
    setAim({ aim: NOTHING, table });
    play(move);
  };
  const lay = (where: Target) => {
    const legal = fits.some((fit) => sameTarget(fit, where));
    // Tiles that do not fit stay chosen: the server says why, and one may choose anew.
    if (legal) setAim({ aim: NOTHING, table });
    else sound("tap");
    play(laying(where, tiles));
  };
  const look = (where: Target, by: Marker | null) => {
    const found = groupsFor(moves, where);
    set({ target: where, marker: by, tiles: found.length === 1 ? (found[0] ?? []) : [] });
  };

  const touchTile = (tile: string) => {
    if (marker === "R") return send({ type: "redraw", tile });
    if (marker === "X" && theirs) return send({ type: "exchange", mine: tile, theirs });
    const dropped = tiles.includes(tile);
    const next = dropped ? tiles.filter((each) => each !== tile) : marker === "X" ? [tile] : [...tiles, tile];
    const stays = target && takes(allowed, target, next) ? target : null;
    set({ tiles: next, target: stays, marker }, dropped ? "tap" : "lift");
  };
  const touchTheirs = (tile: string) => {
    const [mine] = tiles;
    if (mine) send({ type: "exchange", mine, theirs: tile });
    else set({ marker, theirs: theirs === tile ? null : tile });
  };
  const touchMarker = (touched: Marker) => {
    if (touched === marker) return set({}, "tap");
    const keeps = touched === "S" || (touched === "X" && tiles.length === 1);
    set({ marker: touched, tiles: keeps ? tiles : [] });
  };
  const touchPlace = (where: Target) => {
    const stacking = marker === "S" && where.kind === "stack";
    if (sameTarget(target, where)) return tiles.length ? lay(where) : set({ marker }, "tap");
    if (target || !tiles.length || (marker && !stacking)) return look(where, stacking ? marker : null);
    lay(where);
  };

  return {
    ...aim,
    seat: options ? seat : null,
    fits,
    groups,
    ready,
    busy: aim !== NOTHING && Boolean(tiles.length || target || marker || theirs),
    might: (where) => takes(allowed, where, tiles),
    stackable: moves.some((move) => move.type === "stack"),
    touchTile,
    touchTheirs,
    touchMarker,
    touchPlace,
    pick: (group) =>
      target && (ready && groupName(group) === groupName(tiles) ? lay(target) : set({ target, marker, tiles: group })),
    confirm: () => ready && lay(ready),
    cancel: () => set({}, "tap"),
  };
}
