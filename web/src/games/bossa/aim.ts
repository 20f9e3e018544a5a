// What is chosen on this board, and what hands do with it.

import { useEffect, useMemo, useState } from "preact/hooks";
import type { LegalMove } from "../../wire";
import {
  type AimResult,
  type AimState,
  allowed,
  cancel,
  confirm,
  type Drop,
  drop,
  isBusy,
  lift,
  type Marker,
  NOTHING,
  type Offers,
  offersOf,
  pick,
  touchMarker,
  touchPlace,
  touchTheirs,
  touchTile,
} from "./aim-state";
import { layings, takes } from "./fits";
import type { Target } from "./places";
import type { View } from "./wire";

export { type Drop, MARKERS, type Marker, spends } from "./aim-state";

export interface Aiming extends AimState, Offers {
  /** Who may move by this board now. */
  seat: number | null;
  /** Whether a place, or any place, takes the chosen tiles together with others; without any, whether it takes something. */
  might: (target: Target | null) => boolean;
  /** Whether there is anything to be stacked. */
  stackable: boolean;
  /** Whether a stack may lay several layers at once. */
  several: boolean;
  busy: boolean;
  touchTile: (tile: string) => void;
  touchTheirs: (tile: string) => void;
  touchMarker: (marker: Marker) => void;
  touchPlace: (target: Target) => void;
  pick: (group: string[]) => void;
  confirm: () => void;
  cancel: () => void;
  lift: (tile: string) => void;
  drop: (where: Drop) => void;
}

interface Props {
  view: View;
  seat: number | null;
  options: LegalMove[] | null;
  play: (move: unknown) => void;
  sound: (name: string) => void;
}

export function useAim({ view, seat, options, play, sound }: Props): Aiming {
  const table = `${view.hands}|${view.markers}|${view.pile}|${view.turn}`;
  const [kept, keep] = useState({ state: NOTHING, table });
  useEffect(() => keep({ state: NOTHING, table }), [table]);
  const moves = useMemo(() => layings(options), [options]);
  // What was chosen at a table that has changed meanwhile is not shown, not even for one frame.
  const state = kept.table === table && options ? kept.state : NOTHING;
  const facts = { state, layings: moves, markers: (seat !== null && view.markers[seat]) || "" };
  const follow = ({ state: next, sound: heard, move }: AimResult) => {
    if (heard) sound(heard);
    if (next) keep({ state: next, table });
    if (move) play(move);
  };
  return {
    ...state,
    ...offersOf(facts),
    seat: options ? seat : null,
    busy: isBusy(state),
    might: (where) => takes(allowed(facts), where, state.tiles),
    stackable: moves.some((move) => move.type === "stack"),
    several: view.stack === "several",
    touchTile: (tile) => follow(touchTile(facts, tile)),
    touchTheirs: (tile) => follow(touchTheirs(facts, tile)),
    touchMarker: (marker) => follow(touchMarker(facts, marker)),
    touchPlace: (target) => follow(touchPlace(facts, target)),
    pick: (group) => follow(pick(facts, group)),
    confirm: () => follow(confirm(facts)),
    cancel: () => follow(cancel()),
    lift: (tile) => follow(lift(facts, tile)),
    drop: (where) => follow(drop(facts, where)),
  };
}
