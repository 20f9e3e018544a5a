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
  /** The step to animate: only when going on to the next row of the list. */
  step: Step | null;
  /** What was seen before that step. */
  before?: unknown;
  /** Looks at the moment after a step; `on` where that is the next one and worth animating. */
  to: (number: number | null, on?: boolean) => void;
}

/** `turned` is told when somebody begins to look elsewhere, `failed` when what they look for can't be had. */
export function useLookBack(
  match: string,
  seq: number,
  failed: (problem: Problem) => void,
  turned: () => void,
): LookBack {
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

  const to = (number: number | null, on = false) => {
    turned();
    setForward(on);
    setAt(number);
  };
  const step = at === null ? null : (replay?.steps[at] ?? null);
  const seenAt = (number: number): unknown => (number < 0 ? replay?.start : replay?.steps[number]?.view);
  return {
    at,
    view: at === null ? undefined : seenAt(at),
    before: at === null ? undefined : seenAt(at - 1),
    step: forward && step && isMove(step) ? step : null,
    to,
  };
}
