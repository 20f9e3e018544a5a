// Key presses that are meant for the page.

import { useEffect, useRef } from "preact/hooks";

/** Whether a key press is meant for the page and not for a field or a shortcut of the browser. */
export function forPage(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target;
  return !(
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Hears every key press, always with what was drawn last. */
export function usePress(press: (event: KeyboardEvent) => void): void {
  const latest = useRef(press);
  latest.current = press;
  useEffect(() => {
    const hear = (event: KeyboardEvent) => latest.current(event);
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, []);
}
