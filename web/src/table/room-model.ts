// What is listed, lit and said around the board: worked out anew from plain facts, with nothing kept.

import type { MatchMeta, MatchUpdate, Step } from "../wire";
import type { BoardState } from "./board-state";
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

export interface RoomModel {
  /** The steps in the list of moves. */
  listed: Step[];
  /** The place in it that is shown; -1 is the start. */
  place: number;
  /** A film runs: nothing beside it gives away how it ends. */
  filming: boolean;
  /** Whose lamp is lit. */
  lit: number[];
  winners: number[];
  /** The own seat whose last move may be taken back. */
  undo: number | null;
  /** Somebody is still to come by the host's link. */
  waitsForFriend: boolean;
  /** No person has moved yet. */
  untouched: boolean;
  /** It is over, and that was seen here. */
  ended: boolean;
  /** One of the own seats is to act. */
  yourTurn: boolean;
  /** What is announced: steps that have just come, or the one that is looked at. */
  announced: Step[];
}

export function roomModel(facts: RoomFacts): RoomModel {
  const { meta, table, board, at, heard } = facts;
  const listed = listedSteps(facts);
  const place = listed.findLastIndex((step) => step.number <= (at ?? table.seq));
  const looked = listed[place];
  return {
    listed,
    place,
    filming: isFilming(board),
    lit: litSeats(facts),
    winners: board.still && !board.looking ? (table.result?.winners ?? []) : [],
    undo: board.looking ? null : undoSeat(meta, table),
    waitsForFriend: meta.host && table.seats.some((sitter) => sitter.kind === "open"),
    untouched: !table.steps.some((step) => isMove(step) && step.seat >= 0),
    ended: table.result !== null && board.still && heard.length > 0,
    yourTurn: board.still && !table.result && table.to_act.some((seat) => meta.yours.includes(seat)),
    announced: board.looking ? (looked ? [looked] : []) : heard.filter(isListed),
  };
}

const isFilming = ({ still, step }: RoomFacts["board"]): boolean => !still && Boolean(step?.film);

/** The step that is shown while a film, this or a later one, is still to be seen. */
function beforeFilm({ table, board: { still, looking, step } }: RoomFacts): Step | null {
  if (still || looking || !step) return null;
  return table.steps.some((each) => each.film && each.number >= step.number) ? step : null;
}

/** The list gives nothing away of a film that runs, nor of one that waits for its turn. */
function listedSteps(facts: RoomFacts): Step[] {
  const shown = beforeFilm(facts);
  const upTo = shown ? shown.number - (isFilming(facts.board) ? 1 : 0) : Number.POSITIVE_INFINITY;
  return facts.table.steps.filter((step) => isListed(step) && step.number <= upTo);
}

/** The lamp stays with the one whose flick is shown. */
function litSeats(facts: RoomFacts): number[] {
  const { table, board } = facts;
  if (board.looking) return [];
  const shown = beforeFilm(facts);
  const flicked =
    shown && table.steps.findLast((step) => isMove(step) && step.seat >= 0 && step.number <= shown.number);
  if (flicked) return [flicked.seat];
  return table.result ? [] : table.to_act;
}

/** What chance has decided since, nobody can take back: there the search ends. */
function undoSeat({ yours }: MatchMeta, table: MatchUpdate): number | null {
  if (table.result || table.takeback) return null;
  const last = table.steps.findLast(
    (step) => isMove(step) && !step.taken_back && (step.seat < 0 || yours.includes(step.seat)),
  );
  return last && last.seat >= 0 ? last.seat : null;
}
