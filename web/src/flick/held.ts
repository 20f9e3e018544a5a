// A piece in hand stays where it was put until the table answers.

import { useRef } from "preact/hooks";

/** Where the piece in hand is drawn; after the flick too, as long as the same view is shown. */
export function useHeld<Where>(view: object, live: boolean, at: Where | null): Where | null {
  const last = useRef<{ view: object; at: Where | null } | null>(null);
  if (live) last.current = { view, at };
  return last.current?.view === view ? last.current.at : null;
}
