// Ko-oshi in words: what is on the board, and what a move would do.

import type { Translate } from "../module";
import { sitting } from "../sitting";
import { closedTo, DARK, EMPTY, LIGHT, ownerOf, pieceOn, storeysOf, whyClosed } from "./pieces";
import { DIRECTIONS, type Direction, type Heading, headingOf, SIZE, type Side, squareAt } from "./squares";
import { claimOf, type Ending, moverOf, type Travel, type Way } from "./travel";
import type { Closed, View } from "./wire";

export const pieceName = (piece: string, t: Translate): string => t(storeysOf(piece) === 2 ? "piece-2" : "piece-1");
const ownerName = (piece: string) => sitting(ownerOf(piece));

/** Who reads: in which words, and the seat that they may call "you". */
export interface Reader {
  t: Translate;
  you: number | null;
}

const points = (count: number, t: Translate): string => t("points", { points: count });

/** What falls, and who gets it: an own piece is lost, another one won. */
function sayFall(way: Way, mover: number, { t, you }: Reader): string {
  const { seat, points: count } = claimOf(way);
  const id: string = seat === mover ? "aim-gain" : "aim-loss";
  const args = {
    owner: ownerName(way.piece),
    piece: pieceName(way.piece, t),
    side: sitting(seat),
    points: points(count, t),
  };
  return t.say({ type: "message", id, args }, you);
}

/** What is at stake in a move: what falls, and how it ends the game. */
function stakesOf(travel: Travel, reader: Reader): string[] {
  const { ways, ending } = travel;
  const falls = ways.filter((way) => way.falls).map((way) => sayFall(way, moverOf(travel), reader));
  return ending ? [...falls, sayEnding(ending, reader.t)] : falls;
}

function sayEnding({ kind, code }: Ending, t: Translate): string {
  if (kind === "loses") return t(code === "both-four" ? "aim-loses-both" : "aim-loses");
  return t(kind === "wins" ? "aim-wins" : "aim-draws");
}

/** What a move would do. */
export function sayAim(travel: Travel, reader: Reader): string {
  const { t } = reader;
  const [mover, ...pushed] = travel.ways;
  if (!mover) return "";
  const facts = { square: mover.start, end: mover.last, pushed: pushed.length };
  // Of one that goes off the board itself, what is lost by it says enough.
  const goes = mover.falls ? "" : t(pushed.length ? "aim-pushes" : "aim-goes", facts);
  return t.join([goes, ...stakesOf(travel, reader)]);
}

/** Why a piece can't go some way, with the rule that forbids it. */
export const sayClosed = (closed: Closed | null, t: Translate): string =>
  closed ? t("aim-closed", { why: t.say(closed.why), rule: closed.rule }) : t("refusal-not-a-move");

const SIGNS: Record<Heading, string> = { up: "↑", right: "→", down: "↓", left: "←" };

/** The piece that was picked up, and the ways that are closed to it. */
export function sayPicked(view: View, square: string, side: Side, t: Translate): string {
  const picked = t("aim-picked", { piece: pieceName(pieceOn(view, square), t), square });
  const closed = DIRECTIONS.flatMap((direction) => {
    const way = whyClosed(view, square + direction);
    const sign = SIGNS[headingOf(side, direction)];
    return way
      ? [t(`closed-${way.why.id.slice("refusal-".length)}`, { ...way.why.args, arrow: sign, rule: way.rule })]
      : [];
  });
  return t.join([picked, closed.length ? t("aim-closed-ways", { ways: t.list(closed) }) : ""]);
}

/** An arrow in words: where it points as one sees it, and what comes of it. */
export function sayArrow(
  view: View,
  { square, direction }: { square: string; direction: Direction },
  travel: Travel | null,
  side: Side,
  reader: Reader,
): string {
  const { t } = reader;
  const arrow = t(`arrow-${direction}`, { way: t(`way-${headingOf(side, direction)}`) });
  const does = travel ? t.join(stakesOf(travel, reader)) : sayClosed(whyClosed(view, square + direction), t);
  return does ? t("arrow-does", { arrow, does }) : arrow;
}

export function sayCell(view: View, square: string, t: Translate): string {
  const piece = pieceOn(view, square);
  if (piece === EMPTY) return t("cell-empty", { square });
  const cell = t("cell-piece", { square, owner: ownerName(piece), piece: pieceName(piece, t) });
  const before = closedTo(view, square);
  return before ? t("cell-protected", { cell, before }) : cell;
}

export const sayProtected = (now: string, before: string, t: Translate): string =>
  t("refusal-push-back", { now, before });

function sayRank(view: View, rank: number, t: Translate): string {
  const squares = Array.from({ length: SIZE }, (_, file) => squareAt(file, rank));
  const taken = squares.filter((square) => pieceOn(view, square) !== EMPTY);
  if (!taken.length) return t("view-empty", { rank: rank + 1 });
  const pieces = taken.map((square) => {
    const piece = pieceOn(view, square);
    return t("view-piece", { square, owner: ownerName(piece), piece: pieceName(piece, t) });
  });
  return t("view-rank", { rank: rank + 1, pieces: t.list(pieces) });
}

export function sayView(view: View, t: Translate): string[] {
  const ranks = Array.from({ length: SIZE }, (_, row) => sayRank(view, SIZE - 1 - row, t));
  const sides = [LIGHT, DARK].map((seat) =>
    t("view-points-of", { side: sitting(seat), points: view.claimed[seat] ?? 0 }),
  );
  const claimed = t("view-points", { points: t.list(sides) });
  if (view.result) return [...ranks, claimed];
  const closed = view.ban.map(([now, before]) => sayProtected(now, before, t));
  return [...ranks, claimed, t("view-turn", { side: sitting(view.turn) }), ...closed];
}
