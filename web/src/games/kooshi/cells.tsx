// The squares as a grid to walk on with keys and screen readers, and the arrows of the piece in hand.

import type { TargetedKeyboardEvent, TargetedPointerEvent } from "preact";
import { useId } from "preact/hooks";
import type { Translate } from "../module";
import type { Aiming } from "./aim";
import {
  DIRECTIONS,
  type Direction,
  directionOf,
  HEIGHT,
  MARGIN,
  type Point,
  SIZE,
  type Side,
  SQUARE,
  WIDTH,
} from "./squares";
import type { Travel } from "./travel";
import type { View } from "./wire";
import { type Reader, sayArrow, sayCell } from "./words";

const KEYS: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
};

interface CellsProps {
  view: View;
  side: Side;
  aiming: Aiming;
  /** The one square that Tab comes to. */
  focused: string;
  focus: (square: string) => void;
  wasDrag: () => boolean;
  t: Translate;
}

const PLACE = {
  left: `${(MARGIN / WIDTH) * 100}%`,
  top: `${(MARGIN / HEIGHT) * 100}%`,
  width: `${((SIZE * SQUARE) / WIDTH) * 100}%`,
  height: `${((SIZE * SQUARE) / HEIGHT) * 100}%`,
};

/** The square one key press away, as one sees the board. */
function beside(side: Side, square: string, { x, y }: Point): string {
  const row = side.rows.findIndex((squares) => squares.includes(square));
  const column = side.rows[row]?.indexOf(square) ?? 0;
  return side.rows[row + y]?.[column + x] ?? square;
}

export function Cells({ view, side, aiming, focused, focus, wasDrag, t }: CellsProps) {
  const { aim, set, touch, confirm } = aiming;
  const keys = useId();

  const onKeyDown = (event: TargetedKeyboardEvent<HTMLElement>) => {
    const square = event.currentTarget.dataset["square"] ?? focused;
    const way = KEYS[event.key];
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (way) {
      if (aim) set({ ...aim, direction: directionOf(side, way), dragged: null });
      else focus(beside(side, square, way));
    } else if (event.key === "Enter" || event.key === " ") {
      if (aim) confirm({ ...aim, dragged: null });
      else touch(square);
    } else return;
    event.preventDefault();
  };

  const hover = (square: string | null) => (event: TargetedPointerEvent<HTMLElement>) => {
    if (!aim || aim.dragged !== null || event.pointerType !== "mouse") return;
    const direction = square && aiming.targetOf(square);
    if (direction !== aim.direction) set({ ...aim, direction: direction || null });
  };

  return (
    <>
      <div class="ko-cells" style={PLACE} role="grid" aria-label={t("board")} aria-describedby={keys}>
        {side.rows.map((row) => (
          <div class="ko-row" role="row" key={row[0]}>
            {row.map((square) => (
              <div
                key={square}
                class={aiming.mine(square) ? "ko-cell ko-mine" : "ko-cell"}
                role="gridcell"
                data-square={square}
                tabIndex={square === focused ? 0 : -1}
                aria-label={sayCell(view, square, t)}
                aria-selected={aim?.square === square}
                onFocus={() => focus(square)}
                onKeyDown={onKeyDown}
                onClick={() => wasDrag() || touch(square)}
                onPointerEnter={hover(square)}
                onPointerLeave={hover(null)}
              />
            ))}
          </div>
        ))}
      </div>
      <p id={keys} hidden>
        {t("keys")}
      </p>
    </>
  );
}

/** How far from the middle of its piece an arrow stands, in squares. */
const REACH = 0.62;
/** One that leads off the board stands nearer, so that it stays within the drawing. */
const REACH_OFF = 0.55;

/** An arrow that can't be taken, or that would lose the game, does not look like the others. */
const lookOf = (travel: Travel | null): string =>
  !travel ? "ko-closed" : travel.ending?.kind === "loses" ? "ko-losing" : "";

const onBoard = (at: number): boolean => at > MARGIN && at < MARGIN + SIZE * SQUARE;

interface ArrowsProps {
  view: View;
  side: Side;
  aiming: Aiming;
  reader: Reader;
}

/** Where the arrow of a direction stands on the drawing. */
export function arrowAt(side: Side, square: string, direction: Direction): Point {
  const centre = side.centre(square);
  const way = side.way(direction);
  const reach = onBoard(centre.x + way.x) && onBoard(centre.y + way.y) ? REACH : REACH_OFF;
  return { x: centre.x + way.x * reach, y: centre.y + way.y * reach };
}

export function Arrows({ view, side, aiming, reader }: ArrowsProps) {
  const { aim, set, confirm, travelOf } = aiming;
  if (!aim || aim.dragged !== null) return null;
  return (
    <div class={aim.direction ? "ko-arrows ko-decided" : "ko-arrows"} role="group" aria-label={reader.t("arrows")}>
      {DIRECTIONS.map((direction) => {
        const way = side.way(direction);
        const travel = travelOf(aim.square, direction);
        const at = arrowAt(side, aim.square, direction);
        const aimed = { square: aim.square, direction, dragged: null };
        const turn = (Math.atan2(way.y, way.x) * 180) / Math.PI;
        return (
          <button
            key={direction}
            type="button"
            data-arrow={direction}
            class={["ko-arrow", lookOf(travel), aim.direction === direction ? "ko-aimed" : ""].join(" ")}
            style={{ left: `${(at.x / WIDTH) * 100}%`, top: `${(at.y / HEIGHT) * 100}%` }}
            aria-label={sayArrow(view, aimed, travel, side, reader)}
            onClick={() => confirm(aimed)}
            onFocus={() => set(aimed)}
            onPointerDown={() => set(aimed)}
            onPointerEnter={(event) => event.pointerType === "mouse" && set(aimed)}
            onPointerLeave={() => set({ ...aimed, direction: null })}
          >
            <svg viewBox="-22 -22 44 44" aria-hidden="true">
              <circle r="20" class="ko-disc" />
              <path d="M-9 0H8M1 -8L9 0L1 8" class="ko-sign" transform={`rotate(${turn})`} />
              {!travel && <path d="M-14 14L14 -14" class="ko-bar" />}
            </svg>
          </button>
        );
      })}
    </div>
  );
}
