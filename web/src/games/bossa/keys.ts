// For those who play by keys: where they stand after a move, and how they let go of what they have chosen.

import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

/**
 * What was focused goes away while a move is asked for. When one may move again, one stands there again if nothing has
 * changed, else on one's first tile. Returns what notes where the focus is.
 */
export function useFocus(root: RefObject<HTMLElement | null>, live: boolean, table: string): () => void {
  const kept = useRef<{ name: string; table: string } | null>(null);
  useLayoutEffect(() => {
    if (!live || !kept.current || document.activeElement !== document.body) return;
    const { name, table: before } = kept.current;
    kept.current = null;
    const same = before === table ? root.current?.querySelector<HTMLElement>(`button[data-test="${name}"]`) : null;
    const first = root.current?.querySelector<HTMLElement>('.bo-hand[data-live="true"] button');
    (same ?? first)?.focus({ preventScroll: true });
  });
  useEffect(() => {
    const forget = () => {
      kept.current = null;
    };
    addEventListener("pointerdown", forget);
    return () => removeEventListener("pointerdown", forget);
  }, []);
  return () => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || !focused.matches(":focus-visible") || !root.current?.contains(focused))
      return;
    kept.current = { name: focused.dataset["test"] ?? "", table };
  };
}

/** Escape lets go, wherever the focus is, unless a sheet lies over the table. */
export function useEscape(chosen: boolean, letGo: () => void): void {
  const latest = useRef(letGo);
  latest.current = letGo;
  useEffect(() => {
    if (!chosen) return;
    const hear = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented && !document.querySelector("dialog[open]"))
        latest.current();
    };
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, [chosen]);
}
