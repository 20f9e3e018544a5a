// Made by `make types` from the Python definitions. Do not edit.

import type { AimContact, Erred, HandError, Off, Result, Touch } from "../../wire";

export type { AimContact, Erred, HandError, Off, Result, Touch };
export const SLIDE = 5.886;
export const HAND_ANGLE = 0.4;
export const HAND_ANGLE_MORE = 0.4;
export const HAND_SPEED = 0.01;
export const HAND_SPEED_MORE = 0.04;
export type AnyEvent = Laid | Teed | Flicked | Erred | Rested | Finished | Penalty | PutBack | GaveUp | RoundBegan | HoleOver | RunOver;
export type AnyMove = Tee | Flick | Course | HandError | Settled;

/** Where a piece's middle would go up to its first contact, the table's edge or its rest. */
export interface AimLine {
  path: ([number, number])[];
  contact: AimContact | null;
  leaves: boolean;
}

/** The lay of all tiles and obstacles (PP-2). It has a name where it was made from a seed, else an empty one. */
export interface Course {
  type: "course";
  name: string;
  tiles: Piece[];
}

/** The tracks of all pieces that moved; a track's body is a place among the pieces. The others did not move. */
export interface Film {
  duration: number;
  pieces: string[];
  tracks: Track[];
  touches: Touch[];
}

/** A coin has hit the hole and is picked up; `by` has flicked, and so much is written down. */
export interface Finished {
  type: "finished";
  seat: number;
  by: number;
  hole: number;
  flicks: number;
}

/** The coin is flicked from where it lies (PP-7). */
export interface Flick {
  type: "flick";
  angle: number;
  speed: number;
}

/** A player aims from where the coin lies. */
export interface Flicked {
  type: "flicked";
  seat: number;
  angle: number;
  speed: number;
}

/** The hole is given up at the limit, which is written down. */
export interface GaveUp {
  type: "gave-up";
  seat: number;
  hole: number;
  flicks: number;
}

/** All have finished a hole; the totals by side. */
export interface HoleOver {
  type: "hole-over";
  run: number;
  hole: number;
  totals: number[];
}

/** The course lies there. */
export interface Laid {
  type: "laid";
  course: Course;
}

/** A penalty flick for what was knocked off the table. */
export interface Penalty {
  type: "penalty";
  seat: number;
  foul: "coin" | "own-coin" | "tile";
  piece: string;
}

/** A piece and where it lies: its centre and how it is turned. */
export interface Piece {
  name: string;
  x: number;
  y: number;
  angle: number;
}

/** A piece was put back onto the table. */
export interface PutBack {
  type: "put-back";
  piece: Piece;
}

/** All has come to rest: what touched, where pieces lie, and what left the table and where. */
export interface Rested {
  type: "rested";
  seat: number;
  contacts: ([string, string])[];
  rests: Piece[];
  left: Off[];
}

/** A new round begins: the closest first. */
export interface RoundBegan {
  type: "round-began";
  order: number[];
}

/** One who plays alone has played the whole course once. */
export interface RunOver {
  type: "run-over";
  run: number;
  flicks: number;
}

/** Nature's answer to a flick: which pieces touched, in order, where they came to rest, and what left the table. */
export interface Settled {
  type: "settled";
  contacts?: ([string, string])[];
  rests?: Piece[];
  left?: Off[];
}

/** The options as the rules need them. */
export interface Setup {
  players: number;
  width: number;
  height: number;
  black: boolean;
  obstacles: Shape[];
  hand: "human" | "steady";
  practice: boolean;
  course: string | null;
  second_run: "as it lies" | "same";
  limit: number | null;
}

/** A circle of this diameter, or a square of this width. */
export interface Shape {
  kind: "circle" | "square";
  size: number;
}

/** The coin is placed beside the last hole and flicked (PP-4). */
export interface Tee {
  type: "tee";
  x: number;
  y: number;
  angle: number;
  speed: number;
}

/** A player has placed the coin and aims. */
export interface Teed {
  type: "teed";
  seat: number;
  x: number;
  y: number;
  angle: number;
  speed: number;
}

/** The key frames of one body: each list starts with a value and goes on with differences. */
export interface Track {
  body: number;
  times: number[];
  xs: number[];
  ys: number[];
  angles: number[];
  leaves?: boolean;
}

/** The table as one seat, or a spectator, sees it. */
export interface View {
  seat: number | null;
  setup: Setup;
  awaits: "course" | "flick" | "hand" | "nothing" | "settled" | "tee";
  course: Course | null;
  run: number;
  hole: number;
  target: string;
  tee: string;
  tee_within: number | null;
  tee_spot: [number, number] | null;
  tiles: Piece[];
  coins: (Piece | null)[];
  closeness: (number | null)[];
  teeing: boolean;
  order: number[];
  queue: number[];
  turn: number;
  putting: boolean;
  why: "closeness" | "putting-out" | "tee-order";
  counts: number[];
  finished: boolean[];
  card: number[][];
  suits: number[][];
  totals: number[];
  par: number | null;
  aim: Tee | Flick | null;
  hand: HandError | null;
  result: Result | null;
}
