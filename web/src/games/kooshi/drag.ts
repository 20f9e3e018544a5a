// Dragging a piece: the finger's way on the drawing becomes a direction and how many squares.

import type { RefObject, TargetedPointerEvent } from "preact";
import { useRef } from "preact/hooks";
import type { Aim, Aiming } from "./aim";
import { directionOf, HEIGHT, type Point, type Side, SQUARE, WIDTH } from "./squares";

/** A drag shorter than this, in squares, takes the move back. */
export const ENOUGH = 1 / 3;
/** Less than this, in units of the drawing, is a tap. */
const STILL = 12;

interface Hand {
  pointer: number;
  from: Point;
  square: string;
  moved: boolean;
}

type PointerHandler = (event: TargetedPointerEvent<HTMLElement>) => void;

export interface Dragging {
  handlers: {
    onPointerDown: PointerHandler;
    onPointerMove: PointerHandler;
    onPointerUp: PointerHandler;
    onPointerCancel: PointerHandler;
  };
  /** Whether the click that comes now is the end of a drag. */
  wasDrag: () => boolean;
  /** Lets go of the piece, as Escape does. */
  letGo: () => void;
}

export function useDrag(stage: RefObject<HTMLElement | null>, side: Side, aiming: Aiming): Dragging {
  const hand = useRef<Hand | null>(null);
  const dragged = useRef(false);

  const pointOf = (event: PointerEvent): Point => {
    const box = stage.current?.getBoundingClientRect() ?? new DOMRect(0, 0, WIDTH, HEIGHT);
    return {
      x: ((event.clientX - box.left) / box.width) * WIDTH,
      y: ((event.clientY - box.top) / box.height) * HEIGHT,
    };
  };

  const aimOf = ({ from, square }: Hand, point: Point): Aim => {
    const line = { x: point.x - from.x, y: point.y - from.y };
    const squares = Math.max(Math.abs(line.x), Math.abs(line.y)) / SQUARE;
    return { square, direction: directionOf(side, line), dragged: squares };
  };

  const onPointerDown: PointerHandler = (event) => {
    dragged.current = false;
    if (hand.current || event.button !== 0 || (event.target as Element).closest("[data-arrow]")) return;
    const square = (event.target as Element).closest<HTMLElement>("[data-square]")?.dataset["square"];
    if (square && aiming.mine(square))
      hand.current = { pointer: event.pointerId, from: pointOf(event), square, moved: false };
  };

  const onPointerMove: PointerHandler = (event) => {
    const held = hand.current;
    if (held?.pointer !== event.pointerId) return;
    const aim = aimOf(held, pointOf(event));
    if (!held.moved && (aim.dragged ?? 0) * SQUARE < STILL) return;
    if (!held.moved) stage.current?.setPointerCapture(event.pointerId);
    held.moved = true;
    if (aiming.mine(held.square)) aiming.set(aim);
    else letGo();
  };

  const onPointerUp: PointerHandler = (event) => {
    const held = hand.current;
    if (held?.pointer !== event.pointerId) return;
    hand.current = null;
    if (!held.moved) return;
    dragged.current = true;
    const aim = aimOf(held, pointOf(event));
    if ((aim.dragged ?? 0) >= ENOUGH && aiming.mine(held.square)) aiming.confirm(aim);
    else aiming.set(null);
  };

  const letGo = () => {
    if (hand.current?.moved) dragged.current = true;
    hand.current = null;
    aiming.set(null);
  };

  const wasDrag = () => {
    const was = dragged.current;
    dragged.current = false;
    return was;
  };

  return { handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: letGo }, wasDrag, letGo };
}
