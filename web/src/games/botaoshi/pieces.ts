// What there is on the table, how large it is, and where the table's edge runs. Millimetres, as the server has them.

import type { Place } from "../../flick";
import type { SeenDisc, View } from "./wire";

/** Of a metre. */
export const MM = 0.001;

/** As the server's `pieces.py` has them, where a view does not say otherwise. */
export const USUAL = {
  table: 760,
  disc: 32,
  disc_height: 10,
  pole: 8,
  pole_height: 40,
  ramp_length: 50,
  ramp_width: 40,
  ramp_height: 15,
  inside: 8,
};
export type Sizes = typeof USUAL;

export const sizesOf = (view: Pick<View, "setup">): Sizes => ({ ...USUAL, ...view.setup.sizes });

export const WHITE = 0;
export const BLACK = 1;
export const isPole = (name: string): boolean => name === "wp" || name === "bp";
export const isDisc = (name: string): boolean => /^[wb][123]$/.test(name);
export const isBearer = (name: string): boolean => name[1] === "3";
export const ownerOf = (name: string): number => (name[0] === "w" ? WHITE : BLACK);
export const numberOf = (name: string): number => Number(name[1]);
export const poleOf = (seat: number): string => (seat === WHITE ? "wp" : "bp");
export const bearerOf = (seat: number): string => (seat === WHITE ? "w3" : "b3");
export const other = (seat: number): number => 1 - seat;

export const discIn = (view: View, name: string): SeenDisc | undefined => view.discs.find((disc) => disc.name === name);

export function placeOf(view: View, name: string): Place | null {
  const disc = discIn(view, name);
  return disc && disc.x !== null && disc.y !== null ? { x: disc.x, y: disc.y } : null;
}

/** The point of the edge that is nearest to a place, at least a radius from the corners. */
export function nearestEdge({ x, y }: Place, { table, disc }: Sizes): Place {
  const held = (along: number) => Math.min(table - disc / 2, Math.max(disc / 2, along));
  const ways: [number, Place][] = [
    [Math.abs(y), { x: held(x), y: 0 }],
    [Math.abs(table - y), { x: held(x), y: table }],
    [Math.abs(x), { x: 0, y: held(y) }],
    [Math.abs(table - x), { x: table, y: held(y) }],
  ];
  return ways.reduce((best, way) => (way[0] < best[0] ? way : best))[1];
}

/** Where a disc lies that is to be flicked in from a point of the edge. */
export function insideOf({ x, y }: Place, { table, inside }: Sizes): Place {
  const held = (along: number) => Math.min(table - inside, Math.max(inside, along));
  return { x: held(x), y: held(y) };
}

/** Along the edge at one of its points. */
export function alongEdge({ y }: Place, { table }: Sizes): [number, number] {
  return y === 0 || y === table ? [1, 0] : [0, 1];
}

/** A point of the edge, so far along: around a corner it goes on at the next side. */
export function slid(at: Place, east: number, north: number, sizes: Sizes): Place {
  const { table, disc } = sizes;
  const [low, high] = [disc / 2, table - disc / 2];
  const next = { x: at.x + east, y: at.y + north };
  const across = at.y === 0 || at.y === table;
  const along = across ? next.x : next.y;
  if (along >= low && along <= high) return next;
  // Past the corner: onto the side that meets there.
  const beyond = along < low ? 0 : table;
  return across ? { x: beyond, y: at.y === 0 ? low : high } : { x: at.x === 0 ? low : high, y: beyond };
}

/** A disc that one at this place would touch. */
export function inTheWay(view: View, { x, y }: Place, own: string): string | null {
  const { disc } = sizesOf(view);
  const near = view.discs.find(
    (each) =>
      each.name !== own && each.x !== null && each.y !== null && Math.hypot(each.x - x, each.y - y) < disc + 0.01,
  );
  return near?.name ?? null;
}

/** Where each disc enters along its side, as the server's advice has it. */
const LANES: Record<number, number> = { 1: 0.3, 2: 0.7, 3: 0.5 };

/** A free point of the edge for a disc to enter from, at its owner's side. */
export function usualEdge(view: View, name: string): Place {
  const sizes = sizesOf(view);
  const { table, disc } = sizes;
  const y = ownerOf(name) === WHITE ? 0 : table;
  const wish = (LANES[numberOf(name)] ?? 0.5) * table;
  for (let off = 0; off < table; off += disc / 2) {
    for (const x of [wish + off, wish - off]) {
      if (x >= disc / 2 && x <= table - disc / 2 && !inTheWay(view, insideOf({ x, y }, sizes), name)) return { x, y };
    }
  }
  return { x: wish, y };
}

/** A free place on the table for a disc, near its owner's side. */
export function usualPlace(view: View, name: string): Place {
  const { table, disc } = sizesOf(view);
  const home = { x: (LANES[numberOf(name)] ?? 0.5) * table, y: ownerOf(name) === WHITE ? table * 0.25 : table * 0.75 };
  for (let far = 0; far < table; far += disc / 2) {
    for (let turn = 0; turn < 12; turn += 1) {
      const place = {
        x: home.x + far * Math.cos((turn * Math.PI) / 6),
        y: home.y + far * Math.sin((turn * Math.PI) / 6),
      };
      if (onTable(place, view) && !inTheWay(view, place, name)) return place;
    }
  }
  return home;
}

/** Whether a disc there lies wholly on the table. */
export function onTable({ x, y }: Place, view: Pick<View, "setup">): boolean {
  const { table, disc } = sizesOf(view);
  return [x, y].every((along) => along >= disc / 2 && along <= table - disc / 2);
}

export function withinTable({ x, y }: Place, view: Pick<View, "setup">): boolean {
  const { table } = sizesOf(view);
  return x >= 0 && y >= 0 && x <= table && y <= table;
}
