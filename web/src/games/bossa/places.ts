// The lines as rulers: each value has its place, so nothing moves aside when a line grows. Long ones are slid along.

import { COLOURS, type Colour } from "./tiles";
import type { Line, Spot, View } from "./wire";

/** Where tiles may be aimed: the next free place of an end, or on top of a place in play. */
export interface Target {
  kind: "place" | "stack";
  line: Colour;
  value: number;
}

export type Cell =
  | { kind: "die"; value: number }
  | { kind: "spot"; value: number; spot: Spot }
  /** The next free place of an end, and how many tiles the place has that it connects to. */
  | { kind: "end"; value: number; connects: number }
  | { kind: "free"; value: number };

export const sameTarget = (one: Target | null, other: Target): boolean =>
  one !== null && one.kind === other.kind && one.line === other.line && one.value === other.value;

export const sizeOf = (spot: Spot | undefined): number => spot?.layers[0]?.length ?? 1;

/** The free ends of a line: above, and below while there is a value. */
export function endsOf({ die, up = [], down = [] }: Line): Extract<Cell, { kind: "end" }>[] {
  const below = die - down.length - 1;
  const above = { kind: "end", value: die + up.length + 1, connects: sizeOf(up.at(-1)) } as const;
  return below < 1 ? [above] : [{ kind: "end", value: below, connects: sizeOf(down.at(-1)) }, above];
}

/** The places in play, from the lowest value to the highest. */
export const spotsOf = ({ up = [], down = [] }: Line): Spot[] => [...[...down].reverse(), ...up];

/** The values from 1 on, without anything on them. */
export const rulerOf = (columns: number): Cell[] =>
  Array.from({ length: columns }, (_, at) => ({ kind: "free", value: at + 1 }));

/** A line as its places from 1 on: so many as are seen at once, or more where it is longer. */
export function cellsOf(line: Line, columns: number): Cell[] {
  const known = new Map<number, Cell>([[line.die, { kind: "die", value: line.die }]]);
  for (const spot of spotsOf(line)) known.set(spot.value, { kind: "spot", value: spot.value, spot });
  for (const end of endsOf(line)) known.set(end.value, end);
  return rulerOf(Math.max(columns, ...known.keys())).map((cell) => known.get(cell.value) ?? cell);
}

/** Where a tile that is let go of over a cell would go. */
export const targetAt = (kind: Cell["kind"], line: Colour, value: number): Target => ({
  kind: kind === "end" || kind === "free" ? "place" : "stack",
  line,
  value,
});

/** The two lines with their colours, once the dice are cast. */
export const linesOf = (view: View): [Colour, Line][] =>
  view.lines.flatMap((line, at): [Colour, Line][] => {
    const colour = COLOURS[at];
    return colour ? [[colour, line]] : [];
  });
