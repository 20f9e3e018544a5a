// Dragging a piece: the finger's way on the drawing becomes a direction and how many squares.

import type { RefObject } from "preact";
import { useRef } from "preact/hooks";
import { useDragging } from "../../parts/drag";
import type { Aim, Aiming } from "./aim";
import { directionOf, HEIGHT, type Point, type Side, SQUARE, WIDTH } from "./squares";

/** A drag shorter than this, in squares, takes the move back. */
export const ENOUGH = 1 / 3;
/** Less than this, in units of the drawing, is a tap. */
const STILL = 12;

/** A piece that is dragged, from a point of the drawing on. */
interface Dragged {
  square: string;
  from: Point;
}

export function useDrag(stage: RefObject<HTMLElement | null>, side: Side, aiming: Aiming) {
  const latest = useRef(aiming);
  latest.current = aiming;
  const box = () => stage.current?.getBoundingClientRect() ?? new DOMRect(0, 0, WIDTH, HEIGHT);
  const pointOf = (event: PointerEvent): Point => {
    const { left, top, width, height } = box();
    return { x: ((event.clientX - left) / width) * WIDTH, y: ((event.clientY - top) / height) * HEIGHT };
  };
  const aimOf = ({ from, square }: Dragged, point: Point): Aim => {
    const line = { x: point.x - from.x, y: point.y - from.y };
    const squares = Math.max(Math.abs(line.x), Math.abs(line.y)) / SQUARE;
    return { square, direction: directionOf(side, line), dragged: squares };
  };
  const dragging = useDragging<Dragged>({
    root: stage,
    tap: () => (STILL / WIDTH) * box().width,
    takes: (event) => {
      const target = event.target as Element;
      const square = target.closest<HTMLElement>("[data-square]")?.dataset["square"];
      if (!square || target.closest("[data-arrow]") || !aiming.mine(square)) return null;
      return { square, from: pointOf(event) };
    },
    moved: (piece, event) => {
      if (aiming.mine(piece.square)) aiming.set(aimOf(piece, pointOf(event)));
      else dragging.letGo();
    },
    dropped: (piece, event) => {
      const aim = aimOf(piece, pointOf(event));
      if ((aim.dragged ?? 0) >= ENOUGH && aiming.mine(piece.square)) aiming.confirm(aim);
      else aiming.set(null);
    },
    cancelled: () => latest.current.set(null),
  });
  return dragging;
}
