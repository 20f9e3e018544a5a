// Ko-oshi in words: what happened, what is on the board, why not, how it ended.

import type { Problem, Result, Step } from "../../wire";
import type { Translate } from "../module";
import { closedTo, EMPTY, ownerOf, pieceOn, storeysOf } from "./pieces";
import { type Key, say } from "./sentences";
import { type Direction, SIZE, squareAt } from "./squares";
import { readTravel, type Travel, type Way } from "./travel";
import type { View } from "./wire";

export const sideName = (seat: number, t: Translate): string => say(t, seat === 1 ? "kooshi.side.1" : "kooshi.side.0");
export const pieceName = (piece: string, t: Translate): string =>
  say(t, storeysOf(piece) === 2 ? "kooshi.piece.2" : "kooshi.piece.1");
const ownerName = (piece: string, t: Translate): string => sideName(ownerOf(piece), t);
const points = (count: number, t: Translate): string =>
  count === 1 ? say(t, "kooshi.points.1") : say(t, "kooshi.points", { points: count });

/** "a, b and c" */
export function list(items: readonly string[], t: Translate): string {
  const [first = "", second, ...more] = items;
  if (second === undefined) return first;
  if (!more.length) return say(t, "kooshi.list.and", { first, last: second });
  return say(t, "kooshi.list.comma", { first, rest: list([second, ...more], t) });
}

/** Sentences one after the other. */
const together = ([first = "", ...rest]: readonly string[], t: Translate): string =>
  rest.length ? say(t, "kooshi.list.sentences", { first, rest: together(rest, t) }) : first;

export function sayStep(step: Step, t: Translate): string {
  const side = sideName(step.seat, t);
  if (step.kind === "resign") return say(t, "kooshi.step.resign", { side });
  if (step.kind === "takeback") return say(t, "kooshi.step.takeback");
  if (step.kind === "seat") return say(t, "kooshi.step.seat", { side });
  const travel = readTravel(step);
  const words = travel ? sayMove(travel, side, t) : (step.text ?? side);
  return step.kind === "timeout" ? say(t, "kooshi.step.timeout", { step: words }) : words;
}

function sayMove(travel: Travel, side: string, t: Translate): string {
  const [mover, ...pushed] = travel.ways;
  const facts = { side, square: mover?.start ?? "", way: say(t, `kooshi.way.${travel.direction}`) };
  const fallen = travel.ways.filter((way) => way.falls);
  if (fallen.length) {
    const falls = fallen.map(({ piece }) =>
      say(t, "kooshi.step.fall", { owner: ownerName(piece, t), piece: pieceName(piece, t) }),
    );
    return say(t, "kooshi.step.falls", { ...facts, falls: list(falls, t) });
  }
  if (!pushed.length) return say(t, "kooshi.step", facts);
  return say(t, pushed.length === 1 ? "kooshi.step.pushed.1" : "kooshi.step.pushed.2", facts);
}

/** What falls, and who gets it. */
export function sayFall(way: Way, t: Translate): string {
  const { seat, points: count } = way.claimed ?? { seat: 1 - ownerOf(way.piece), points: storeysOf(way.piece) };
  const facts = { owner: ownerName(way.piece, t), piece: pieceName(way.piece, t) };
  return say(t, "kooshi.aim.fall", { ...facts, side: sideName(seat, t), points: points(count, t) });
}

const fallsOf = (travel: Travel, t: Translate): string[] =>
  travel.ways.filter((way) => way.falls).map((way) => sayFall(way, t));

/** What a move would do. */
export function sayAim(travel: Travel, t: Translate): string {
  const [mover, ...pushed] = travel.ways;
  if (!mover) return "";
  const facts = { square: mover.start, end: mover.last, pushed: pushed.length };
  const goes: Key = mover.falls ? "kooshi.aim.off" : pushed.length ? "kooshi.aim.pushes" : "kooshi.aim.goes";
  return together([say(t, goes, facts), ...fallsOf(travel, t)], t);
}

export function sayArrow(direction: Direction, travel: Travel | null, t: Translate): string {
  const arrow = say(t, `kooshi.arrow.${direction}`);
  if (!travel) return say(t, "kooshi.arrow.closed", { arrow });
  const falls = fallsOf(travel, t);
  return falls.length ? say(t, "kooshi.arrow.falls", { arrow, falls: together(falls, t) }) : arrow;
}

export function sayCell(view: View, square: string, t: Translate): string {
  const piece = pieceOn(view, square);
  if (piece === EMPTY) return say(t, "kooshi.cell.empty", { square });
  const cell = say(t, "kooshi.cell.piece", { square, owner: ownerName(piece, t), piece: pieceName(piece, t) });
  const before = closedTo(view, square);
  return before ? say(t, "kooshi.cell.protected", { cell, before }) : cell;
}

export const sayProtected = (now: string, before: string, t: Translate): string =>
  say(t, "kooshi.protected", { now, before });

function sayRank(view: View, rank: number, t: Translate): string {
  const squares = Array.from({ length: SIZE }, (_, file) => squareAt(file, rank));
  const taken = squares.filter((square) => pieceOn(view, square) !== EMPTY);
  if (!taken.length) return say(t, "kooshi.view.empty", { rank: rank + 1 });
  const pieces = taken.map((square) => {
    const piece = pieceOn(view, square);
    return say(t, "kooshi.view.piece", { square, owner: ownerName(piece, t), piece: pieceName(piece, t) });
  });
  return say(t, "kooshi.view.rank", { rank: rank + 1, pieces: list(pieces, t) });
}

export function sayView(view: View, t: Translate): string[] {
  const ranks = Array.from({ length: SIZE }, (_, row) => sayRank(view, SIZE - 1 - row, t));
  const claimed = say(t, "kooshi.view.claimed", { light: view.claimed[0], dark: view.claimed[1] });
  if (view.result) return [...ranks, claimed, sayResult(view.result, t)];
  const closed = view.ban.map(([now, before]) => sayProtected(now, before, t));
  return [...ranks, claimed, say(t, "kooshi.view.turn", { side: sideName(view.turn, t) }), ...closed];
}

export function sayProblem({ code, facts = {} }: Problem, t: Translate): string | null {
  switch (code) {
    case "over":
      return say(t, "kooshi.problem.over");
    case "not-your-turn":
      return "turn" in facts ? say(t, "kooshi.problem.turn", { side: sideName(Number(facts["turn"]), t) }) : null;
    case "no-piece":
      return say(t, "kooshi.problem.nobody", facts);
    case "theirs":
      return say(t, "kooshi.problem.theirs", facts);
    case "too-many":
      return say(t, facts["most"] === 2 ? "kooshi.problem.many.2" : "kooshi.problem.many.1", facts);
    case "push-back":
      return say(t, "kooshi.protected", facts);
    case "not-a-move":
      return say(t, "kooshi.problem.move");
    default:
      return null;
  }
}

export function sayResult(result: Result, t: Translate): string {
  const [winner] = result.winners;
  if (result.code === "third-time") return say(t, "kooshi.result.third");
  if (winner === undefined) return result.code === "resigned" ? say(t, "kooshi.result.nobody") : result.reason;
  const side = sideName(winner, t);
  const loser = sideName(1 - winner, t);
  switch (result.code) {
    case "four-points":
      return say(t, "kooshi.result.points", {
        side,
        points: result.scores[winner] ?? 0,
        others: result.scores[1 - winner] ?? 0,
      });
    case "both-four":
      return say(t, "kooshi.result.both", { side, mover: loser });
    case "no-move":
      return say(t, "kooshi.result.stuck", { side, loser });
    case "resigned":
      return say(t, "kooshi.result.resigned", { side, loser });
    default:
      return result.reason;
  }
}
