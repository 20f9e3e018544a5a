// Looking back from a running match: the views of earlier moments come from the server's replay.

import { useEffect, useState } from "preact/hooks";
import { getReplay, problemOf } from "../api";
import { held } from "../keep/seats";
import type { Problem, Replay, Step } from "../wire";
import { isMove } from "./view-queue";

export interface LookBack {
  /** The number of the step that is looked at; -1 is the start, null is now. */
  at: number | null;
  /** What was seen then; undefined while it is on its way, or now. */
  view: unknown;
  /** The step to animate: only when going on by one. */
  step: Step | null;
  /** Goes to a step; `forward` where it follows on the one that is shown, and is to be animated. */
  to: (number: number | null, forward?: boolean) => void;
}

export function useLookBack(match: string, seq: number, failed: (problem: Problem) => void): LookBack {
  const [at, setAt] = useState<number | null>(null);
  const [forward, setForward] = useState(false);
  const [replay, setReplay] = useState<Replay | null>(null);
  const known = replay?.steps.length ?? 0;
  useEffect(() => {
    if (at === null || known >= seq) return;
    let wanted = true;
    getReplay(match, held(match)?.token ?? null).then(
      (found) => wanted && setReplay(found),
      (error: unknown) => {
        if (!wanted) return;
        setAt(null);
        failed(problemOf(error));
      },
    );
    return () => {
      wanted = false;
    };
  }, [match, at === null, seq]);
  useEffect(() => setAt(null), [match]);

  const to = (number: number | null, follows = at !== null && number === at + 1) => {
    setForward(number !== null && follows);
    setAt(number !== null && number >= seq - 1 ? null : number);
  };
  const step = at === null ? null : (replay?.steps[at] ?? null);
  return {
    at,
    view: at === null ? undefined : at < 0 ? replay?.start : step?.view,
    step: forward && step && isMove(step) ? step : null,
    to,
  };
}
