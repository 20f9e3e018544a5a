// What is in hand on this board, and what hands do with it.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { LegalMove } from "../../wire";
import {
  type Aim,
  type AimResult,
  type AimState,
  confirm,
  FRESH,
  type Held,
  isMine,
  movesOf,
  setAim,
  targetOf,
  touch,
  travelOf,
} from "./aim-state";
import type { Direction } from "./squares";
import type { Travel } from "./travel";
import type { View } from "./wire";

export type { Aim, Held } from "./aim-state";

export interface Aiming extends AimState {
  held: Held | null;
  /** What a move would do; null when it is not among the options. */
  travelOf: (square: string, direction: Direction) => Travel | null;
  mine: (square: string) => boolean;
  set: (aim: Aim | null) => void;
  /** A square was tapped, or Enter pressed on it. */
  touch: (square: string) => void;
  /** Where a target square leads the piece in hand; null when it is none. */
  targetOf: (square: string) => Direction | null;
  confirm: (aim: Aim) => void;
  /** Takes what is held, if it is this move. */
  take: (text: string | null) => Held | null;
}

interface Props {
  view: View;
  options: LegalMove[] | null;
  play: (move: unknown) => void;
  sound: (name: string) => void;
  /** A hand on the board ends what is still moving. */
  hurry: () => void;
}

/** How long a piece stays where it was let go before it goes back, when no answer comes. */
const PATIENCE = 1500;

export function useAim({ view, options, play, sound, hurry }: Props): Aiming {
  const table = `${view.board}${view.turn}${options === null}`;
  const [kept, keep] = useState({ state: FRESH, table });
  // Effects run after the table is drawn, and somebody may have taken a piece by then: that one stays in hand.
  useEffect(() => keep((now) => (now.table === table ? now : { state: FRESH, table })), [table]);
  const { held, hold, take } = useHeld(view.board);
  const moves = useMemo(() => movesOf(options), [options]);
  // An aim of a table that has changed meanwhile is not shown, not even for one frame.
  const state = kept.table === table ? kept.state : FRESH;
  const facts = { view, moves, state };
  const follow = ({ state: next, sound: heard, move, held: dragged }: AimResult) => {
    if (next.aim) hurry();
    if (dragged) hold(dragged);
    if (heard) sound(heard);
    keep({ state: next, table });
    if (move) play(move);
  };
  return {
    aim: state.aim && isMine(facts, state.aim.square) ? state.aim : null,
    asked: state.asked,
    held,
    travelOf: (square, direction) => travelOf(facts, square, direction),
    mine: (square) => isMine(facts, square),
    set: (aim) => follow(setAim(facts, aim)),
    touch: (square) => follow(touch(facts, square)),
    targetOf: (square) => targetOf(facts, square),
    confirm: (aim) => follow(confirm(facts, aim)),
    take,
  };
}

/** A dragged piece that was let go: it stays there until the move is answered, or for a while. */
function useHeld(board: string) {
  const held = useRef<Held | null>(null);
  const [, redraw] = useState<unknown>(null);
  useEffect(
    () => () => {
      held.current = null;
    },
    [board],
  );
  const hold = (what: Held) => {
    held.current = what;
    setTimeout(() => {
      if (held.current !== what) return;
      held.current = null;
      redraw({});
    }, PATIENCE);
  };
  const take = (text: string | null) => {
    const what = held.current;
    held.current = null;
    return what && what.text === text ? what : null;
  };
  return { held: held.current, hold, take };
}
