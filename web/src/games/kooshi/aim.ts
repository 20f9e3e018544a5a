// Picking a piece up, aiming and letting go, whatever hand does it: finger, mouse or keys.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
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

export interface Aiming {
  aim: Aim | null;
  held: Held | null;
  /** The protected piece that was asked about, for the sentence below the board. */
  asked: string | null;
  /** What a move would do; null when it is not among the options. */
  toldOf: (square: string, direction: Direction) => Travel | null;
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

interface Wishes {
  view: View;
  options: LegalMove[] | null;
  play: (move: unknown) => void;
  sound: (name: string) => void;
  /** A hand on the board ends what is still moving. */
  hurry: () => void;
}

/** How long a piece stays where it was let go before it goes back, when no answer comes. */
const PATIENCE = 1500;

export function useAim({ view, options, play, sound, hurry }: Wishes): Aiming {
  const [aim, setAim] = useState<Aim | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const [, setWaiting] = useState(0);
  const held = useRef<Held | null>(null);
  const known = useMemo(
    () => new Map(options?.map((option) => [option.text, { option, travel: readTravel(option) }])),
    [options],
  );
  const table = `${view.board}${view.turn}${options === null}`;

  useEffect(() => {
    setAim(null);
    setAsked(null);
  }, [table]);

  useEffect(() => () => void (held.current = null), [view.board]);

  const mine = (square: string) => {
    const piece = pieceOn(view, square);
    return options !== null && piece !== EMPTY && ownerOf(piece) === view.turn;
  };
  const toldOf = (square: string, direction: Direction) => known.get(square + direction)?.travel ?? null;

  const set = (next: Aim | null) => {
    if (next) hurry();
    if (next && next.square !== aim?.square) sound("lift");
    setAsked(null);
    setAim(next);
  };

  const confirm = ({ square, direction, dragged }: Aim) => {
    if (!direction) return set(null);
    const text = square + direction;
    const found = known.get(text);
    const move: Move = { type: "move", square, direction };
    if (found?.travel && dragged !== null) hold({ text, travel: found.travel, squares: dragged });
    if (!found) sound("tap");
    set(null);
    play(found?.option.move ?? move);
  };

  const hold = (what: Held) => {
    held.current = what;
    setTimeout(() => {
      if (held.current !== what) return;
      held.current = null;
      setWaiting((count) => count + 1);
    }, PATIENCE);
  };

  const targetOf = (square: string): Direction | null => {
    const way = aim && between(aim.square, square);
    if (!aim || !way || mine(square)) return null;
    const end = toldOf(aim.square, way.direction)?.ways[0]?.last;
    return way.distance === 1 || square === end ? way.direction : null;
  };

  const touch = (square: string) => {
    const direction = targetOf(square);
    if (aim && direction) return confirm({ square: aim.square, direction, dragged: null });
    if (mine(square) && aim?.square !== square) return set({ square, direction: null, dragged: null });
    set(null);
    if (!aim) setAsked(square);
  };

  const take = (text: string | null) => {
    const what = held.current;
    held.current = null;
    return what && what.text === text ? what : null;
  };

  // An aim of a table that has changed meanwhile is not shown, not even for one frame.
  const valid = aim && mine(aim.square) ? aim : null;
  return { aim: valid, held: held.current, asked, toldOf, mine, set, touch, targetOf, confirm, take };
}
