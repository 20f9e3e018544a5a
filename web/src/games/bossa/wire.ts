// Made by `make types` from the Python definitions. Do not edit.

import type { Result } from "../../wire";

export type { Result };
export type AnyEvent = Dealt | Rolled | Drew | Placed | Stacked | Discarded | Exchanged;
export type AnyMove = Place | Stack | Redraw | Exchange | Deal | Roll | Draw;

/** Four tiles for each (BO-4). */
export interface Deal {
  type: "deal";
  hands: [string[], string[]];
}

/** Both have their tiles. */
export interface Dealt {
  type: "dealt";
  hands: [string[], string[]];
}

/** A tile was discarded for another. */
export interface Discarded {
  type: "discarded";
  seat: number;
  tile: string;
}

/** A tile from the pile (BO-7, BO-10). */
export interface Draw {
  type: "draw";
  tile: string;
}

/** A player has drawn a tile, and so many are left. */
export interface Drew {
  type: "drew";
  seat: number;
  tile: string;
  left: number;
}

/** A tile of one's own for one of the opponent's (BO-11). */
export interface Exchange {
  type: "exchange";
  mine: string;
  theirs: string;
}

/** A player has given a tile and got one. */
export interface Exchanged {
  type: "exchanged";
  seat: number;
  gave: string;
  got: string;
}

/** A line of one colour: its die, and the places above and below it, the nearest first. */
export interface Line {
  die: number;
  up?: Spot[];
  down?: Spot[];
}

/** A place of a line, and how many tiles could go there; their dots would have to add up to its value. */
export interface Need {
  line: "B" | "W";
  value: number;
  sizes: number[];
}

/** Tiles onto the next free place of a line (BO-8). */
export interface Place {
  type: "place";
  line: "B" | "W";
  value: number;
  tiles: string[];
}

/** Tiles lie on a new place. */
export interface Placed {
  type: "placed";
  seat: number;
  line: "B" | "W";
  value: number;
  tiles: string[];
}

/** A tile of one's own away, another from the pile (BO-10). */
export interface Redraw {
  type: "redraw";
  tile: string;
}

/** The two dice (BO-5). */
export interface Roll {
  type: "roll";
  white: number;
  black: number;
}

/** The dice were rolled; nobody starts where they are equal. */
export interface Rolled {
  type: "rolled";
  white: number;
  black: number;
  starts: number | null;
}

/** A place in play: its value, and the tiles on it, layer by layer from the bottom. */
export interface Spot {
  value: number;
  layers: string[][];
}

/** Tiles on top of a place in play (BO-12). */
export interface Stack {
  type: "stack";
  line: "B" | "W";
  value: number;
  tiles: string[];
}

/** Tiles lie on top of a place, in one layer or more; `layer` is the lowest of them, counted from 0. */
export interface Stacked {
  type: "stacked";
  seat: number;
  line: "B" | "W";
  value: number;
  tiles: string[];
  layer: number;
  layers?: number;
}

/** Who is stuck, and why. */
export interface Stuck {
  seat: number;
  places: Need[];
  stacks: Need[];
  markers: UselessMarker[];
}

/** A marker that does not help, and why. */
export interface UselessMarker {
  marker: "R" | "S" | "X";
  why: "empty-pile" | "no-match" | "no-place" | "used";
}

/** The table as one seat, or a spectator, sees it. */
export interface View {
  seat: number | null;
  awaits: "deal" | "draw" | "nothing" | "redraw" | "roll" | "turn";
  turn: number;
  hands: [string[], string[]];
  markers: [string, string];
  lines: Line[];
  unseen: string[];
  pile: number;
  discarded: string[];
  drawn: string | null;
  stack: "one" | "several";
  stuck: Stuck | null;
  result: Result | null;
}
