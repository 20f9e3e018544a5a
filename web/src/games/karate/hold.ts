// A button that is held: with a finger, a mouse or a key. Whoever can't hold presses twice.

import { useEffect, useRef, useState } from "preact/hooks";

/** How long it is held, in milliseconds. */
export const HOLD = 700;
/** How long the second press of two may take. */
const SECOND = 5000;

const isKey = ({ key }: KeyboardEvent): boolean => key === "Enter" || key === " ";

/**
 * Calls `done` once a button has been held. A press without pointer and keys, as a screen reader makes it, is answered
 * by `armed`: the next one counts. `live` is whether it may be held at all; where the table is busy for a moment, as when
 * somebody else has just moved, `done` waits for it.
 */
export function useHold(live: boolean, busy: boolean, done: () => void) {
  const [holding, setHolding] = useState(false);
  const [held, setHeld] = useState(false);
  const [armed, setArmed] = useState(false);
  const latest = useRef(done);
  latest.current = done;
  useEffect(() => {
    if (!holding) return;
    const timer = setTimeout(() => {
      setHolding(false);
      setHeld(true);
    }, HOLD);
    return () => clearTimeout(timer);
  }, [holding]);
  useEffect(() => {
    if (!held || busy) return;
    setHeld(false);
    latest.current();
  }, [held, busy]);
  useEffect(() => {
    if (!armed) return;
    const timer = setTimeout(() => setArmed(false), SECOND);
    return () => clearTimeout(timer);
  }, [armed]);
  useEffect(() => {
    if (live) return;
    setHolding(false);
    setHeld(false);
    setArmed(false);
  }, [live]);
  const stop = () => setHolding(false);
  const handlers = {
    onPointerDown: (event: PointerEvent) => live && event.button === 0 && setHolding(true),
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onBlur: stop,
    // A long press of a finger opens a menu elsewhere.
    onContextMenu: (event: Event) => event.preventDefault(),
    onKeyDown: (event: KeyboardEvent) => {
      if (!isKey(event)) return;
      event.preventDefault();
      if (live && !event.repeat) setHolding(true);
    },
    onKeyUp: (event: KeyboardEvent) => {
      if (!isKey(event)) return;
      event.preventDefault();
      stop();
    },
    onClick: (event: MouseEvent) => {
      if (!live || event.detail > 0) return;
      if (armed) setHeld(true);
      setArmed(!armed);
    },
  };
  return { holding, armed, handlers };
}
