// Where squares, edges and directions are on the drawing. One square is 100 units wide.

export type Direction = "n" | "e" | "s" | "w";

/** A point of the drawing, in its units. */
export interface Point {
  x: number;
  y: number;
}

export const DIRECTIONS: readonly Direction[] = ["n", "e", "s", "w"];
export const SIZE = 5;
export const SQUARE = 100;
/** The table around the board: room for labels, for arrows that lead off it, and to fall into. */
export const MARGIN = 40;
export const WIDTH = SIZE * SQUARE + 2 * MARGIN;
/** The board is thick: its front side needs a little more room below. */
export const HEIGHT = WIDTH + 14;

const FILES = "abcde";
const WAYS: Record<Direction, Point> = {
  n: { x: 0, y: 1 },
  e: { x: 1, y: 0 },
  s: { x: 0, y: -1 },
  w: { x: -1, y: 0 },
};

export const squareAt = (file: number, rank: number): string => `${FILES[file]}${rank + 1}`;
export const fileOf = (square: string): number => FILES.indexOf(square[0] ?? "");
export const rankOf = (square: string): number => Number(square[1]) - 1;
/** The place of a square's letter in `view.board`. */
export const indexOf = (square: string): number => rankOf(square) * SIZE + fileOf(square);

export const SQUARES: readonly string[] = Array.from({ length: SIZE * SIZE }, (_, at) =>
  squareAt(at % SIZE, Math.floor(at / SIZE)),
);

/** A way to look at the board: from light's side, or turned round for dark. */
export interface Side {
  turned: boolean;
  /** Squares row by row, as one sees them. */
  rows: readonly (readonly string[])[];
  centre: (square: string) => Point;
  /** One step in a direction, on the drawing. */
  way: (direction: Direction) => Point;
}

function sideOf(turned: boolean): Side {
  const sign = turned ? -1 : 1;
  const seen = (place: number) => (turned ? SIZE - 1 - place : place);
  const places = Array.from({ length: SIZE }, (_, place) => place);
  return {
    turned,
    rows: places.map((row) => places.map((column) => squareAt(seen(column), SIZE - 1 - seen(row)))),
    centre: (square) => ({
      x: MARGIN + (seen(fileOf(square)) + 0.5) * SQUARE,
      y: MARGIN + (SIZE - 1 - seen(rankOf(square)) + 0.5) * SQUARE,
    }),
    way: (direction) => ({ x: WAYS[direction].x * sign * SQUARE, y: -WAYS[direction].y * sign * SQUARE }),
  };
}

/** A direction as one sees it on the drawing. */
export type Heading = "up" | "right" | "down" | "left";

/** Where a direction leads on the drawing: for dark the board is turned, and north is down. */
export function headingOf(side: Side, direction: Direction): Heading {
  const { x, y } = side.way(direction);
  if (y) return y < 0 ? "up" : "down";
  return x > 0 ? "right" : "left";
}

const FROM_LIGHT = sideOf(false);
const FROM_DARK = sideOf(true);

export const sideFor = (seat: number | null): Side => (seat === 1 ? FROM_DARK : FROM_LIGHT);

/** The direction that a line on the drawing has most of; null where it has none. */
export function directionOf(side: Side, line: Point): Direction | null {
  if (line.x === 0 && line.y === 0) return null;
  const along = (direction: Direction) => side.way(direction).x * line.x + side.way(direction).y * line.y;
  return DIRECTIONS.reduce((best, direction) => (along(direction) > along(best) ? direction : best));
}

/** How one goes from a square to another on the same file or rank, and how far; null when they share neither. */
export function between(start: string, end: string): { direction: Direction; distance: number } | null {
  const files = fileOf(end) - fileOf(start);
  const ranks = rankOf(end) - rankOf(start);
  if ((files === 0) === (ranks === 0)) return null;
  const direction = files > 0 ? "e" : files < 0 ? "w" : ranks > 0 ? "n" : "s";
  return { direction, distance: Math.abs(files + ranks) };
}
