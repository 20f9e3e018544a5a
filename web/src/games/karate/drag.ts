// Dragging a die, or a number that is not sent yet, onto a box: with a mouse or a finger.

import type { RefObject } from "preact";
import { useState } from "preact/hooks";
import { useDragging } from "../../parts/drag";
import type { DieAt } from "./place";

export interface Dragged {
  die: DieAt;
  /** Where it is, from the board's corner. */
  x: number;
  y: number;
  /** The box that it would go into. */
  box: string | null;
}

/** Less than this is a tap, in pixels. */
const STILL = 8;
/** A finger hides what is under it: the die floats so much above. */
const ABOVE = 46;

interface Props {
  root: RefObject<HTMLElement | null>;
  live: boolean;
  /** The die at hand under the pointer, if any. */
  dieOf: (target: Element) => DieAt | null;
  drop: (die: DieAt, box: string | null) => void;
}

export function useDrag({ root, live, dieOf, drop }: Props) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const at = (event: PointerEvent, die: DieAt): Dragged => {
    const lift = event.pointerType === "touch" ? ABOVE : 0;
    const from = root.current?.getBoundingClientRect() ?? new DOMRect();
    const under = document.elementFromPoint(event.clientX, event.clientY - lift);
    const box = under?.closest<HTMLElement>("[data-box]")?.dataset["box"] ?? null;
    return { die, x: event.clientX - from.left, y: event.clientY - lift - from.top, box };
  };
  const { handlers, wasDrag } = useDragging<DieAt>({
    root,
    tap: () => STILL,
    takes: (event) => (live ? dieOf(event.target as Element) : null),
    moved: (die, event) => setDragged(at(event, die)),
    dropped: (die, event) => {
      setDragged(null);
      if (live) drop(die, at(event, die).box);
    },
    cancelled: () => setDragged(null),
  });
  return { dragged, wasDrag, handlers };
}
