// What whoever sits at the table is about to do, put together for all that shows it.

import { type Aim, type HandProps, type Place, useAimMachine, useLine } from "../../flick";
import type { BoardProps } from "../module";
import { type AimState, aimAt, begin, cancel, coinSpot, flick, machine, moveOf, setPlacing, straightOf } from "./aim";
import type { AimLine, View } from "./wire";

export interface Hands {
  live: boolean;
  /** The spot of the coin, in tile widths. */
  at: Place | null;
  aim: Aim | null;
  /** How the coin would go up to its first contact, in metres. */
  line: AimLine | null;
  /** The arrows move the coin on its tee, and do not aim. */
  placing: boolean;
  /** The direction to the hole. */
  straight: number | null;
  act: ReturnType<typeof useAimMachine<View, AimState>>["act"];
  setAim: (aim: Aim | null) => void;
  setPlacing: (on: boolean) => void;
  begin: () => void;
  flick: () => void;
  cancel: () => void;
  handlers: ReturnType<typeof useAimMachine<View, AimState>>["handlers"];
}

interface Props extends HandProps<View> {
  /** Asks where a move would lead, in practice. */
  ask: BoardProps<View>["aim"];
}

export function useHands({ ask, ...props }: Props): Hands {
  const { view, live } = props;
  const { state, act, handlers } = useAimMachine(machine, props);
  const { aim, placing } = state;
  const at = coinSpot(view, state);
  const line = useLine<AimLine>(ask, live && at && aim ? moveOf(view, at, aim) : null);
  return {
    live,
    at,
    aim,
    line,
    placing,
    straight: straightOf(view, at),
    act,
    setAim: (next) => act(aimAt(next)),
    setPlacing: (on) => act(setPlacing(on)),
    begin: () => act(begin),
    flick: () => act(flick),
    cancel: () => act(cancel),
    handlers,
  };
}
