// What is listed, lit and said around the board: worked out anew from plain facts, with nothing kept.

import type { MatchMeta, MatchUpdate, Problem, Step } from "../wire";
import type { BoardState } from "./board-state";
import { type Outcome, outcomeOf } from "./outcome";
import { type Row, rowsOf, walked } from "./rows";
import { isListed, isMove } from "./view-queue";

export interface RoomFacts {
  meta: MatchMeta;
  table: MatchUpdate;
  board: Pick<BoardState, "still" | "step" | "looking">;
  /** The number of the step that is looked at; null is now. */
  at: number | null;
  /** Steps that have just come. */
  heard: readonly Step[];
}

/** Whether a move can be undone: for which own seat, or why not. */
export interface Undo {
  seat: number | null;
  problem: Problem | null;
}

export interface RoomModel {
  /** The rows of the list of moves. */
  rows: Row[];
  /** Those that one walks through, going back and on. */
  walk: Row[];
  /** The place among these that is shown; -1 is the start. */
  place: number;
  /** Whose lamp is lit. */
  lit: number[];
  winners: number[];
  /** Null for one who watches. */
  undo: Undo | null;
  /** Somebody is still to come by the host's link. */
  waitsForFriend: boolean;
  /** No person has moved yet. */
  untouched: boolean;
  /** How it ended for whoever looks at it, once that has been shown. */
  outcome: Outcome | null;
  /** It is over, and that was seen here. */
  ended: boolean;
  /** One of the own seats is to act. */
  yourTurn: boolean;
  /** What is announced: steps that have just been shown, or the row that is looked at. */
  announced: Step[];
}

export function roomModel(facts: RoomFacts): RoomModel {
  const { meta, table, board, at, heard } = facts;
  const rows = rowsOf(toldSteps(facts));
  const walk = walked(rows);
  const place = at === null ? walk.length - 1 : walk.findLastIndex(({ last }) => last.number <= at);
  const outcome = board.still ? outcomeOf(meta, table) : null;
  return {
    rows,
    walk,
    place,
    lit: litSeats(facts),
    winners: board.still && !board.looking ? (table.result?.winners ?? []) : [],
    undo: undoOf(facts),
    waitsForFriend: meta.host && table.seats.some((sitter) => sitter.kind === "open"),
    untouched: !table.steps.some((step) => isMove(step) && step.seat >= 0),
    outcome,
    ended: outcome !== null && heard.length > 0,
    yourTurn: board.still && !table.result && table.to_act.some((seat) => meta.yours.includes(seat)),
    announced: board.looking ? (walk[place]?.steps ?? []) : board.still ? heard.filter(isListed) : [],
  };
}

/** The step that is still being shown; nothing beside the board tells what comes of it, nor what comes after it. */
const shownStep = ({ board: { still, looking, step } }: RoomFacts): Step | null => (still || looking ? null : step);

function toldSteps(facts: RoomFacts): Step[] {
  const shown = shownStep(facts);
  const before = shown?.number ?? Number.POSITIVE_INFINITY;
  return facts.table.steps.filter((step) => isListed(step) && step.number < before);
}

/** The lamp stays with the one whose turn is shown. */
function litSeats(facts: RoomFacts): number[] {
  const { table, board } = facts;
  if (board.looking) return [];
  const shown = shownStep(facts);
  if (!shown) return table.result ? [] : table.to_act;
  const turn = shown.seat >= 0 ? shown.seat : (shown.turn ?? -1);
  if (turn >= 0) return [turn];
  const last = table.steps.findLast((step) => isMove(step) && step.seat >= 0 && step.number <= shown.number);
  return last ? [last.seat] : [];
}

/** While one looks back, there is no saying what would be undone. */
function undoOf({ meta, table, board }: RoomFacts): Undo | null {
  if (meta.yours.length === 0) return null;
  if (board.looking) return { seat: null, problem: { code: "looking-back", reason: "" } };
  const { seat = null, problem = null } = table.undo ?? {};
  return { seat: problem ? null : seat, problem: problem ?? (seat === null ? NOTHING : null) };
}

const NOTHING: Problem = { code: "nothing-to-take-back", reason: "" };
