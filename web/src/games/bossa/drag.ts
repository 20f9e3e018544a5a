// Dragging tiles with a mouse or a finger: onto a place of either line, a tile of the opponent's, or the pile.

import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { useDragging } from "../../parts/drag";
import type { Aiming, Drop } from "./aim";
import { type Cell, targetAt } from "./places";
import type { Colour } from "./tiles";

/** What is carried: where it is, from the board's corner, and over what. */
export interface Carried {
  x: number;
  y: number;
  /** The cell it is over, such as "W5". */
  over: string | null;
}

/** Less than this is a tap, in pixels. */
const STILL = 8;
/** A finger hides what is under it: the tile floats so much above. */
const ABOVE = 40;
/** Within so many pixels of its edge a long line slides, by so many at each frame. */
const EDGE = 36;
const SLIDE = 7;

interface Props {
  root: RefObject<HTMLElement | null>;
  aiming: Aiming;
}

interface Point {
  x: number;
  y: number;
}

/** Where the tile itself is: above a finger, under a mouse. */
const pointOf = (event: PointerEvent): Point => ({
  x: event.clientX,
  y: event.clientY - (event.pointerType === "touch" ? ABOVE : 0),
});

const cellUnder = (point: Point): HTMLElement | null =>
  document.elementFromPoint(point.x, point.y)?.closest<HTMLElement>(".bo-cell") ?? null;

const cellName = (cell: HTMLElement | null): string | null => cell?.dataset["place"] ?? null;

function dropAt(point: Point, seat: number | null): Drop | null {
  const under = document.elementFromPoint(point.x, point.y);
  const cell = cellUnder(point);
  const name = cellName(cell);
  if (cell && name) {
    const kind = cell.dataset["kind"] as Cell["kind"];
    return { kind: "line", target: targetAt(kind, name[0] as Colour, Number(name.slice(1))) };
  }
  if (under?.closest(".bo-pile")) return { kind: "pile" };
  const slip = under?.closest<HTMLElement>(".bo-slip");
  const theirs = slip && Number(slip.dataset["seat"]) !== seat ? slip.querySelector<HTMLElement>("[data-tile]") : null;
  return theirs ? { kind: "theirs", tile: theirs.dataset["tile"] ?? "" } : null;
}

export function useTileDrag({ root, aiming }: Props) {
  const [carried, setCarried] = useState<Carried | null>(null);
  const held = useRef<Point | null>(null);
  useSliding(carried !== null, held);
  const at = (point: Point): Carried => {
    const from = root.current?.getBoundingClientRect() ?? new DOMRect();
    return { x: point.x - from.left, y: point.y - from.top, over: cellName(cellUnder(point)) };
  };
  const end = () => {
    held.current = null;
    setCarried(null);
  };
  const dragging = useDragging<string>({
    root,
    tap: () => STILL,
    takes: (event) => ownTile(event.target as Element, aiming.seat),
    moved: (tile, event) => {
      if (!held.current) aiming.lift(tile);
      held.current = pointOf(event);
      setCarried(at(held.current));
    },
    dropped: (_, event) => {
      end();
      const where = dropAt(pointOf(event), aiming.seat);
      if (where) aiming.drop(where);
      else aiming.cancel();
    },
    cancelled: () => {
      if (held.current) aiming.cancel();
      end();
    },
  });
  return { carried, ...dragging };
}

function ownTile(target: Element, seat: number | null): string | null {
  const slip = target.closest<HTMLElement>("button.bo-slip");
  if (!slip || seat === null || Number(slip.dataset["seat"]) !== seat) return null;
  return slip.querySelector<HTMLElement>("[data-tile]")?.dataset["tile"] ?? null;
}

/** A line that is longer than it is wide slides while a tile is held over its edge. */
function useSliding(active: boolean, held: RefObject<Point | null>): void {
  useEffect(() => {
    if (!active) return;
    let frame = 0;
    const slide = () => {
      if (held.current) slideUnder(held.current);
      frame = requestAnimationFrame(slide);
    };
    frame = requestAnimationFrame(slide);
    return () => cancelAnimationFrame(frame);
  }, [active]);
}

function slideUnder(point: Point): void {
  const row = document.elementFromPoint(point.x, point.y)?.closest(".bo-line")?.querySelector(".bo-row");
  if (!row) return;
  const { left, right } = row.getBoundingClientRect();
  if (point.x < left + EDGE) row.scrollLeft -= SLIDE;
  else if (point.x > right - EDGE) row.scrollLeft += SLIDE;
}
