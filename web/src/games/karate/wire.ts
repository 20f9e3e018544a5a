// Made by `make types` from the Python definitions. Do not edit.

import type { Result } from "../../wire";

export type { Result };
export type AnyEvent = Rolled | Wrote | Heard | Ended | Ready | Read | Fought;
export type AnyMove = Write | ChooseTechniques | Roll | Opponent | Time;

/** A technique for each step of the fight (KA-6). */
export interface ChooseTechniques {
  type: "settle";
  techniques: ("-" | "H" | "K" | "O" | "T" | "Y")[];
}

/** The training is over without a kiai: after 60 rolls, or because time is over. */
export interface Ended {
  type: "ended";
  time: boolean;
}

/** A fight that was read, or is being read: the techniques of each side, one a step, and what each step gave. */
export interface Fight {
  caller: number | null;
  techniques: (("-" | "H" | "K" | "O" | "T" | "Y")[])[];
  scores: number[][];
}

/** A fight is over: what it gave, and the totals. */
export interface Fought {
  type: "fought";
  round: number;
  scores: number[];
  totals: number[];
}

/** All have written, and one or several have called a kiai: the first is the caller. */
export interface Heard {
  type: "heard";
  callers: number[];
}

/** A number into a box. */
export interface Mark {
  box: string;
  number: number;
}

/** The technique that the dice give the opponent of one who plays alone (KA-10). */
export interface Opponent {
  type: "opponent";
  technique: "-" | "H" | "K" | "O" | "T" | "Y";
}

/** What only the seat itself knows. */
export interface Own {
  sheet: string;
  writing: Write | null;
  learned: string[];
  settled: ("-" | "H" | "K" | "O" | "T" | "Y")[] | null;
  past: string[];
}

/** What a technique gives against another, and why. */
export interface Pairing {
  points: number;
  why: "beaten" | "block" | "blocked" | "even" | "hit" | "idle" | "late" | "open" | "pause" | "struck";
}

/** One step of a fight is read: the technique of each side, the points of each against each, what each scores. */
export interface Read {
  type: "read";
  step: number;
  techniques: ("-" | "H" | "K" | "O" | "T" | "Y")[];
  order: number[];
  pairings: number[][];
  scores: number[];
}

/** Somebody has chosen techniques; only they know which. */
export interface Ready {
  type: "ready";
  seat: number;
  techniques: ("-" | "H" | "K" | "O" | "T" | "Y")[] | null;
}

/** Both dice (KA-2). */
export interface Roll {
  type: "roll";
  first: number;
  second: number;
}

/** The dice were rolled. */
export interface Rolled {
  type: "rolled";
  seat: number;
  first: number;
  second: number;
  roll: number;
}

/** The time for a training alone is over (KA-10). */
export interface Time {
  type: "time";
}

/** The table as one seat, or a spectator, sees it. */
export interface View {
  seat: number | null;
  players: number;
  level: number;
  awaits: "nothing" | "opponent" | "roll" | "settle" | "write";
  round: number;
  rolls: number;
  roller: number;
  rolled: number;
  dice: [number, number] | null;
  written: boolean[];
  settled: boolean[];
  caller: number | null;
  own: Own | null;
  fights: Fight[];
  pairings: ((((Pairing | null)[])[])[])[];
  totals: number[];
  sheets: string[][];
  result: Result | null;
}

/** Both dice into two boxes (KA-2), in the order of the dice, or of the boxes for equal ones; perhaps a kiai. */
export interface Write {
  type: "write";
  marks: [Mark, Mark];
  kiai?: boolean;
}

/** Somebody has written; only they know what. */
export interface Wrote {
  type: "wrote";
  seat: number;
  write: Write | null;
}
