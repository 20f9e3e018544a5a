// What whoever sits at the table is about to do, put together for all that shows it.

import { type Aim, type HandProps, useAimMachine, useLine } from "../../flick";
import type { BoardProps } from "../module";
import { act, aimAt, arrow, begin, cancel, choose, machine, setScoring } from "./aim";
import { type AimPlan, type AimState, aimedMove, planOf } from "./aim-plan";
import type { AimLine, View } from "./wire";

export interface Hands extends AimPlan, Pick<AimState, "aim" | "asked" | "sliding"> {
  live: boolean;
  line: AimLine | null;
  choose: (name: string) => void;
  setScoring: (on: boolean) => void;
  setAim: (aim: Aim | null) => void;
  begin: () => void;
  cancel: () => void;
  /** Plays what is aimed or placed. */
  act: () => void;
  arrow: (right: number, up: number, finely: boolean) => void;
  handlers: ReturnType<typeof useAimMachine<View, AimState>>["handlers"];
}

interface Props extends HandProps<View> {
  /** Asks where a move would lead, in practice. */
  ask: BoardProps<View>["aim"];
}

export function useHands({ ask, ...props }: Props): Hands {
  const { view, live } = props;
  const { state, act: follow, handlers } = useAimMachine(machine, props);
  const { aim, asked, sliding } = state;
  const plan = planOf(view, state, live);
  const shown = live && aim && !plan.blocked && plan.doing !== "place";
  const line = useLine<AimLine>(ask, shown ? aimedMove(plan, aim) : null);
  return {
    ...plan,
    aim,
    asked,
    sliding,
    live,
    line,
    choose: (name) => follow(choose(name)),
    setScoring: (on) => follow(setScoring(on)),
    setAim: (next) => follow(aimAt(next)),
    begin: () => follow(begin),
    cancel: () => follow(cancel),
    act: () => follow(act),
    arrow: (right, up, finely) => follow(arrow(right, up, finely)),
    handlers,
  };
}
