// Made by `make types` from the Python definitions. Do not edit.

import type { Result } from "../../wire";

export type { Result };
export type AnyEvent = Rolled | Wrote | Heard | Ended | Ready | Read | Fought | Tied | Ran | Shared | Raced;
export type AnyMove = Write | ChooseTechniques | Run | Share | Roll | OpponentRoll | Opponent | Time;

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
  dice?: ([number, number])[];
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

/** The technique of that opponent without its dice, as version 1 of the rules kept it. */
export interface Opponent {
  type: "opponent";
  technique: "-" | "H" | "K" | "O" | "T" | "Y";
}

/** Both dice of the opponent of one who plays alone: the higher one says the technique (KA-10). */
export interface OpponentRoll {
  type: "opponent-roll";
  first: number;
  second: number;
}

/** What only the seat itself knows. */
export interface Own {
  sheet: string;
  writing: Write | null;
  learned: string[];
  settled: ("-" | "H" | "K" | "O" | "T" | "Y")[] | null;
  past: string[];
  run: Run | Share | null;
}

/** What a technique gives against another, and why. */
export interface Pairing {
  points: number;
  why: "beaten" | "block" | "blocked" | "even" | "hit" | "idle" | "late" | "open" | "pause" | "struck";
}

/** A foot race: who runs in it, and the time of each in hundredths of a second; None before all have run. */
export interface Race {
  runners: number[];
  times: (number | null)[];
  shared_by?: number | null;
}

/** All have run: who was how fast, in hundredths of a second, and who was first past the post. */
export interface Raced {
  type: "raced";
  runners: number[];
  times: (number | null)[];
  winners: number[];
}

/** Somebody has run the foot race; only they know in which time, until all have. */
export interface Ran {
  type: "ran";
  seat: number;
  hundredths: number | null;
}

/** One step of a fight is read: the technique of each side, the points of each against each, what each scores. */
export interface Read {
  type: "read";
  step: number;
  techniques: ("-" | "H" | "K" | "O" | "T" | "Y")[];
  order: number[];
  pairings: number[][];
  scores: number[];
  dice?: [number, number] | null;
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

/** The foot race, run in so many hundredths of a second (KA-9). */
export interface Run {
  type: "run";
  hundredths: number;
}

/** No foot race: all who are tied share the win (KA-9). */
export interface Share {
  type: "share";
}

/** Somebody would rather not run: all who are tied share the win. */
export interface Shared {
  type: "shared";
  seat: number;
}

/** The last fight is over with a tie: these run a foot race (KA-9). */
export interface Tied {
  type: "tied";
  runners: number[];
  total: number;
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
  kiai: "all" | "any" | "attack" | "some" | null;
  tie: "race" | "share";
  last_roll: number;
  seconds: number | null;
  awaits: "nothing" | "opponent" | "race" | "roll" | "settle" | "write";
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
  runners: number[];
  ran: boolean[];
  race: Race | null;
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
