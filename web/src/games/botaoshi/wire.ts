// Made by `make types` from the Python definitions. Do not edit.

import type { AimContact, Erred, HandError, Off, Result, Touch } from "../../wire";

export type { AimContact, Erred, HandError, Off, Result, Touch };
export const SLIDE = 5.886;
export const HAND_ANGLE = 0.4;
export const HAND_ANGLE_MORE = 1.2;
export const HAND_SPEED = 0.01;
export const HAND_SPEED_MORE = 0.03;
export const LEAP = 1.2;
export const LEAP_MORE = 0.006;
export type AnyEvent = Entered | Flicked | Tried | Placed | Raised | Skipped | Erred | Rested | LaidFlat | Fell | Fouled | PutOn | NotEntered | Missed | PlayBegan | RoundWon | RoundVoid;
export type AnyMove = Enter | Flick | Score | Place | Raise | Skip | HandError | Settled;

/** Where a piece's middle would go up to its first contact, the table's edge or its rest. */
export interface AimLine {
  path: ([number, number, number])[];
  contact: AimContact | null;
  leaves: boolean;
}

/** A disc is flicked into play from a point of the table's edge (BT-2). */
export interface Enter {
  type: "enter";
  disc: string;
  x: number;
  y: number;
  angle: number;
  speed: number;
}

/** A player flicks a disc in from the edge. */
export interface Entered {
  type: "entered";
  seat: number;
  disc: string;
  x: number;
  y: number;
  angle: number;
  speed: number;
}

/** A seat's pole has fallen. */
export interface Fell {
  type: "fell";
  seat: number;
  by: number;
}

/** The tracks of all pieces that moved; a track's body is a place among the pieces. The others did not move. */
export interface Film {
  duration: number;
  pieces: string[];
  tracks: Track[];
  touches: Touch[];
}

/** A disc is flicked from where it lies. */
export interface Flick {
  type: "flick";
  disc: string;
  angle: number;
  speed: number;
}

/** A player flicks a disc from where it lies. */
export interface Flicked {
  type: "flicked";
  seat: number;
  disc: string;
  angle: number;
  speed: number;
}

/** A player has knocked over the own pole, or knocked the own bearer off the table. */
export interface Fouled {
  type: "fouled";
  seat: number;
  foul: "own-bearer" | "own-pole";
  piece: string;
}

/** A disc was laid flat. */
export interface LaidFlat {
  type: "laid-flat";
  disc: string;
  x: number;
  y: number;
}

/** What has to be mended first, by whom and how. */
export interface Mend {
  piece: string;
  by: number;
  how: "enter" | "flick" | "place" | "raise";
}

/** A scoring shot has not scored. */
export interface Missed {
  type: "missed";
  seat: number;
  why: "fell-before" | "missed-ramp" | "no-strike" | "scored" | "still-stands" | "touched-table";
}

/** Why no scoring shot can be made, and the disc that this is about, if any. */
export interface NoRamp {
  type: "no-ramp";
  code: "attacker-off" | "disc-in-the-way" | "flicked-last" | "gap-too-small" | "not-now" | "off-the-table" | "pole-down";
  disc?: string | null;
}

/** A disc that was flicked in has left the table again. */
export interface NotEntered {
  type: "not-entered";
  seat: number;
  disc: string;
}

/** A disc is placed on the table (BT-4, BT-15). */
export interface Place {
  type: "place";
  disc: string;
  x: number;
  y: number;
}

/** A player places a disc on the table. */
export interface Placed {
  type: "placed";
  seat: number;
  disc: string;
  x: number;
  y: number;
}

/** The setup is over; this seat begins. */
export interface PlayBegan {
  type: "play-began";
  seat: number;
}

/** A seat's pole was put on its bearer, for the first time or again. */
export interface PutOn {
  type: "put-on";
  seat: number;
  x: number;
  y: number;
}

/** The turn is spent to put one's pole back (BT-8). */
export interface Raise {
  type: "raise";
}

/** A player spends the turn to put the pole back. */
export interface Raised {
  type: "raised";
  seat: number;
}

/** The ramp as it lies: the middle of its low edge, and the direction in which it climbs, towards the front disc. */
export interface Ramp {
  type: "ramp";
  shooter: string;
  front: string;
  x: number;
  y: number;
  angle: number;
  within: number;
}

/** Where a disc came to rest, and whether flat; or where a pole stands that has moved. */
export interface Rest {
  name: string;
  x: number;
  y: number;
  flat?: boolean;
}

/** All has come to rest: what happened, in order, where things are, and what left the table and where. */
export interface Rested {
  type: "rested";
  seat: number;
  disc: string;
  events: ([string, string])[];
  rests: Rest[];
  left: Off[];
}

/** A round is void at the limit of turns; so many were in a row. */
export interface RoundVoid {
  type: "round-void";
  round: number;
  voids: number;
}

/** A round is won; the rounds won by each seat, and in a row. */
export interface RoundWon {
  type: "round-won";
  seat: number;
  round: number;
  won: number[];
  streak: number[];
}

/** The ramp is placed, and the disc behind it is flicked (BT-13). */
export interface Score {
  type: "score";
  angle: number;
  speed: number;
}

/** A disc, and what the one who acts may do with it. */
export interface SeenDisc {
  name: string;
  owner: number;
  bearer: boolean;
  where: "off" | "on" | "waiting";
  x: number | null;
  y: number | null;
  how: "enter" | "flick" | "place" | "raise" | null;
  why_not: "bearer" | "enter-first" | "flicked-last" | "mend-first" | "not-now" | "not-yours" | "place-first" | null;
}

/** Nature's answer to a flick: what happened, in order, where things came to rest, and what left the table. */
export interface Settled {
  type: "settled";
  events?: ([string, string])[];
  rests?: Rest[];
  left?: Off[];
}

/** The options as the rules need them, and how large everything is. */
export interface Setup {
  hand: "human" | "steady";
  practice: boolean;
  turn_limit: number | null;
  round_limit: number | null;
  rules: number;
  sizes: Sizes;
}

/** How large everything is, in millimetres. */
export interface Sizes {
  table?: number;
  disc?: number;
  disc_height?: number;
  pole?: number;
  pole_height?: number;
  ramp_length?: number;
  ramp_width?: number;
  ramp_height?: number;
  inside?: number;
}

/** The turn is lost for a foul (BT-9). */
export interface Skip {
  type: "skip";
}

/** A player has lost the turn for a foul. */
export interface Skipped {
  type: "skipped";
  seat: number;
}

/** The key frames of one body: each list starts with a value and goes on with differences. */
export interface Track {
  body: number;
  times: number[];
  xs: number[];
  ys: number[];
  zs: number[];
  qws: number[];
  qxs: number[];
  qys: number[];
  qzs: number[];
  leaves?: boolean;
}

/** A player places the ramp and tries to score. */
export interface Tried {
  type: "tried";
  seat: number;
  ramp: Ramp;
  angle: number;
  speed: number;
}

/** The table as one seat, or a spectator, sees it. */
export interface View {
  seat: number | null;
  setup: Setup;
  phase: "over" | "play" | "setup";
  awaits: "enter" | "flick" | "hand" | "mend" | "mend-own" | "nothing" | "place" | "raise" | "settled" | "skip";
  round: number;
  starter: number;
  turn: number;
  actor: number;
  turns: number;
  voids: number;
  won: number[];
  streak: number[];
  entered: number[];
  discs: SeenDisc[];
  poles: ([number, number] | null)[];
  owed: boolean[];
  last: (string | null)[];
  mend: Mend | null;
  placing: string[];
  mending: string[];
  failures: number;
  ramp: Ramp | NoRamp;
  aim: Enter | Flick | Score | null;
  hand: HandError | null;
  result: Result | null;
}
