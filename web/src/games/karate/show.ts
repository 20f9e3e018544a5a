// Which part of a fight is shown, and how it goes on by itself.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { momentsOf } from "./moments";
import { STEPS } from "./sheet";

/** Which part of which fight is being shown. */
export interface Show {
  key: string;
  fight: number;
  from: number;
  to: number;
  /** Only its end. */
  quick: boolean;
  /** Somebody wants to see it once more. */
  again: boolean;
}

const BETWEEN = 800;

/** The moment that is shown now; it goes on by itself until the end, or at once when it is skipped. */
export function useMoments(show: Show, sides: number, sound: (name: string) => void, shown: () => void) {
  const moments = useMemo(() => momentsOf(sides, show.from, show.to), [show.key, sides]);
  const [now, setNow] = useState({ key: "", at: 0 });
  const last = moments.length - 1;
  const at = now.key === show.key ? now.at : show.quick ? last : 0;
  const ended = useRef("");
  const done = at >= last;
  const moment = moments[Math.min(at, last)];
  useEffect(() => {
    if (!moment) return;
    if (moment.scored) sound("push");
    else if (moment.read > 0) sound("tap");
    if (done && ended.current === show.key) return;
    const end = () => {
      ended.current = show.key;
      shown();
    };
    // Alone the steps come one by one: each is looked at before the next.
    const wait = done ? (show.quick || show.to === STEPS.length ? 0 : BETWEEN) : moment.wait;
    const timer = setTimeout(done ? end : () => setNow({ key: show.key, at: at + 1 }), wait);
    return () => clearTimeout(timer);
  }, [show.key, at, done]);
  return { moment, done, skip: () => setNow({ key: show.key, at: last }) };
}
