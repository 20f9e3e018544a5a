// Dragging a die, or a number that is not sent yet, onto a box: with a mouse or a finger.

import type { RefObject, TargetedPointerEvent } from "preact";
import { useRef, useState } from "preact/hooks";
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

type Handler = (event: TargetedPointerEvent<HTMLElement>) => void;

interface Hand {
  pointer: number;
  die: DieAt;
  x: number;
  y: number;
  moved: boolean;
}

interface Wishes {
  root: RefObject<HTMLElement | null>;
  live: boolean;
  /** The die at hand under the pointer, if any. */
  dieOf: (target: Element) => DieAt | null;
  drop: (die: DieAt, box: string | null) => void;
}

export function useDrag({ root, live, dieOf, drop }: Wishes) {
  const hand = useRef<Hand | null>(null);
  const was = useRef(false);
  const [dragged, setDragged] = useState<Dragged | null>(null);

  const at = (event: PointerEvent, die: DieAt): Dragged => {
    const lift = event.pointerType === "touch" ? ABOVE : 0;
    const from = root.current?.getBoundingClientRect() ?? new DOMRect();
    const under = document.elementFromPoint(event.clientX, event.clientY - lift);
    const box = under?.closest<HTMLElement>("[data-box]")?.dataset["box"] ?? null;
    return { die, x: event.clientX - from.left, y: event.clientY - lift - from.top, box };
  };

  const onPointerDown: Handler = (event) => {
    was.current = false;
    const die = dieOf(event.target as Element);
    if (!live || hand.current || event.button !== 0 || die === null) return;
    hand.current = { pointer: event.pointerId, die, x: event.clientX, y: event.clientY, moved: false };
  };
  const onPointerMove: Handler = (event) => {
    const held = hand.current;
    if (held?.pointer !== event.pointerId) return;
    if (!held.moved && Math.hypot(event.clientX - held.x, event.clientY - held.y) < STILL) return;
    if (!held.moved) root.current?.setPointerCapture(event.pointerId);
    held.moved = true;
    setDragged(at(event, held.die));
  };
  const letGo = () => {
    hand.current = null;
    setDragged(null);
  };
  const onPointerUp: Handler = (event) => {
    const held = hand.current;
    if (held?.pointer !== event.pointerId) return;
    letGo();
    if (!held.moved) return;
    was.current = true;
    if (live) drop(held.die, at(event, held.die).box);
  };
  /** Whether the click that comes now is the end of a drag. */
  const wasDrag = () => {
    const dragging = was.current;
    was.current = false;
    return dragging;
  };
  return { dragged, wasDrag, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: letGo } };
}
