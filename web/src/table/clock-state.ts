// Whether a seat's clock runs, and whether its time is over.

import { useEffect, useState } from "preact/hooks";
import { secondsLeft } from "../session/clock";
import type { Times } from "../wire";

/** "none" where there is no clock, "set" where there is one, "over" once its time is. */
export type ClockState = "none" | "set" | "over";

/** The state of a seat's clock; drawn again when its time is over. `at` is when the times were read; they are null while
 * one looks back. Between two parts of a game that has a clock (`clocked`), none runs, but there is one. */
export function useClockState(clocked: boolean, times: Times | null, seat: number | null, at: number): ClockState {
  const [, redraw] = useState({});
  const left = times && seat !== null ? secondsLeft(times, seat, Date.now() - at) : null;
  const running = seat !== null && (times?.running.includes(seat) ?? false);
  useEffect(() => {
    if (left === null || left <= 0 || !running) return;
    const timer = setTimeout(() => redraw({}), left * 1000 + 20);
    return () => clearTimeout(timer);
  }, [times, seat, running]);
  if (left === null) return clocked ? "set" : "none";
  return left <= 0 ? "over" : "set";
}
