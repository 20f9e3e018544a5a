// The events of a move, read as the way of each piece: where from, square by square, where to, who gets it.

import type { LegalMove, Step } from "../../wire";
import { ownerOf, pieceOn, storeysOf } from "./pieces";
import type { Direction } from "./squares";
import type { AnyEvent, View } from "./wire";

/** The way of one piece through a move. */
export interface Way {
  piece: string;
  /** Where it stood before. */
  start: string;
  /** In which steps of the move it goes one square on. */
  steps: number[];
  /** The last square it stands on; from there it may fall. */
  last: string;
  falls: boolean;
  /** Who claims it when it falls, and for how many points. */
  claimed: { seat: number; points: number } | null;
}

/** How a move ends the game, for the side that makes it. */
export interface Ending {
  kind: "wins" | "loses" | "draws";
  /** Why: the code of the result. */
  code: string;
}

export interface Travel {
  direction: Direction;
  /** How many steps the mover makes. */
  length: number;
  /** The mover is the first. */
  ways: Way[];
  /** How it ends the game; null where the game goes on. */
  ending: Ending | null;
}

const NOTATION = /^[a-e][1-5][nesw]$/;

/** Reads the events of a move, be it played or only possible; null where no piece moves. */
export function readTravel({
  events,
  text,
}: Pick<Step, "events" | "text"> | Pick<LegalMove, "events" | "text">): Travel | null {
  if (!events.length || !text || !NOTATION.test(text)) return null;
  const travel: Travel = { direction: text[2] as Direction, length: 0, ways: [], ending: null };
  for (const event of events as readonly AnyEvent[]) read(travel, event);
  return travel;
}

function read(travel: Travel, event: AnyEvent): void {
  const { ways } = travel;
  switch (event.type) {
    case "stepped":
      for (const shift of event.shifts) follow(ways, shift.piece, shift.start, shift.end, travel.length);
      travel.length += 1;
      break;
    case "claimed": {
      const fallen = ways.find((way) => way.falls && !way.claimed && way.piece === event.piece);
      if (fallen) fallen.claimed = { seat: event.seat, points: event.points };
      break;
    }
    case "ended":
      travel.ending = { kind: endingFor(moverOf(travel), event.winners), code: event.code };
  }
}

/** The side that makes the move. */
export const moverOf = ({ ways }: Pick<Travel, "ways">): number => ownerOf(ways[0]?.piece ?? "A");

const endingFor = (mover: number, winners: readonly number[]): Ending["kind"] =>
  winners.includes(mover) ? "wins" : winners.length ? "loses" : "draws";

/** Who gets a piece that falls, and for how many points. */
export const claimOf = ({ piece, claimed }: Way): { seat: number; points: number } =>
  claimed ?? { seat: 1 - ownerOf(piece), points: storeysOf(piece) };

function follow(ways: Way[], piece: string, start: string, end: string | null, step: number): void {
  let way = ways.find((known) => !known.falls && known.last === start && !known.steps.includes(step));
  if (!way) {
    way = { piece, start, steps: [], last: start, falls: false, claimed: null };
    ways.push(way);
  }
  way.steps.push(step);
  if (end === null) way.falls = true;
  else way.last = end;
}

/** Whether a view can be what a move led to: each piece that did not fall stands where it went. */
export const ledTo = (travel: Travel, view: View): boolean =>
  travel.ways.every((way) => way.falls || pieceOn(view, way.last) === way.piece);

/** The squares that a move has to do with: where its pieces stood and stand. */
export function squaresOf(travel: Travel): string[] {
  return [...new Set(travel.ways.flatMap((way) => (way.falls ? [way.start] : [way.start, way.last])))];
}
