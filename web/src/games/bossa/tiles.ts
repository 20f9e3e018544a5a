// A tile is two digits, white dots and black dots: "23" is white 2, black 3. Each of the 27 is there once.

export type Colour = "W" | "B";
export const COLOURS: readonly Colour[] = ["W", "B"];
export const MOST_DOTS = 6;

const COUNTS = Array.from({ length: MOST_DOTS + 1 }, (_, count) => count);
export const TILES: readonly string[] = COUNTS.flatMap((white) =>
  COUNTS.filter((black) => white + black >= 1 && white + black <= MOST_DOTS).map((black) => `${white}${black}`),
);

export const dots = (tile: string, colour: Colour): number => Number(tile[colour === "W" ? 0 : 1] ?? 0);

/** What tiles are worth in a line; null where one of them does not show its colour, or there are none. */
export function worth(tiles: readonly string[], colour: Colour): number | null {
  const shown = tiles.map((tile) => dots(tile, colour));
  return shown.length && shown.every(Boolean) ? shown.reduce((sum, count) => sum + count, 0) : null;
}

/** How many tiles of the whole set show a number in one colour. */
export const inTheSet = (number: number): number => MOST_DOTS + 1 - number;

/** How many of these tiles show a number in one colour. */
export const showing = (tiles: readonly string[], colour: Colour, number: number): number =>
  tiles.filter((tile) => dots(tile, colour) === number).length;

export interface Dot {
  x: number;
  y: number;
  colour: Colour;
}

export const TILE = { width: 60, height: 42 };

const [LEFT, MIDDLE, RIGHT] = [14, 30, 46];
const [UPPER, CENTRE, LOWER] = [12, 20, 28];

/** Where the dots are, by their number, from the left to the right: the white ones come first. */
const FACES: Record<number, readonly [number, number][]> = {
  1: [[MIDDLE, CENTRE]],
  2: [
    [19, CENTRE],
    [41, CENTRE],
  ],
  3: [
    [LEFT, CENTRE],
    [MIDDLE, CENTRE],
    [RIGHT, CENTRE],
  ],
  4: [
    [20, UPPER],
    [20, LOWER],
    [40, UPPER],
    [40, LOWER],
  ],
  5: [
    [LEFT, UPPER],
    [LEFT, LOWER],
    [MIDDLE, CENTRE],
    [RIGHT, UPPER],
    [RIGHT, LOWER],
  ],
  6: [
    [LEFT, UPPER],
    [LEFT, LOWER],
    [MIDDLE, UPPER],
    [MIDDLE, LOWER],
    [RIGHT, UPPER],
    [RIGHT, LOWER],
  ],
};
/** Three and three lie in rows, not in columns. */
const THREES: readonly [number, number][] = [
  [LEFT, UPPER],
  [MIDDLE, UPPER],
  [RIGHT, UPPER],
  [LEFT, LOWER],
  [MIDDLE, LOWER],
  [RIGHT, LOWER],
];

export function dotsOf(tile: string): Dot[] {
  const white = dots(tile, "W");
  const places = tile === "33" ? THREES : (FACES[white + dots(tile, "B")] ?? []);
  return places.map(([x, y], at) => ({ x, y, colour: at < white ? "W" : "B" }));
}
