// Ppolf in words: who, which piece, and what a flick led to.

import type { Message } from "../../wire";
import type { Translate } from "../module";
import { sitting } from "../sitting";
import { type Moment, momentIn } from "./moment";
import { HOLES, isObstacle, type Rank, type Suit, seatOf } from "./pieces";
import type { AnyEvent, Finished, View } from "./wire";

export const seatName = (seat: number, t: Translate): string => t(`side-${seat}`);
export const runName = (run: number, t: Translate): string => t(`run-${run}`);

/** What a seat is called by somebody who sits there; alone one is "you". */
export function whoIs(seat: number, { seat: own, setup }: Pick<View, "seat" | "setup">, t: Translate): string {
  return seat === own || setup.players === 1 ? t("you") : seatName(seat, t);
}

export const tenths = (n: number): string => n.toFixed(1);

export function tileName(name: string, t: Translate): string {
  const colour = t(`colour-${name[0] as Suit}`);
  return t("tile", { colour, rank: t(`rank-${name[1] as Rank}`) });
}

export const holeName = (hole: number, t: Translate): string => tileName(HOLES[hole] ?? "rn", t);

/** What a piece is called, to be said within a sentence. */
export function pieceName(name: string, t: Translate): Message {
  const seat = seatOf(name);
  if (seat !== null) return { type: "message", id: "piece-coin", args: { who: sitting(seat) } };
  if (isObstacle(name)) return { type: "message", id: "piece-obstacle", args: { n: name.slice(1) } };
  return { type: "message", id: "piece-tile", args: { tile: tileName(name, t) } };
}

export const flicks = (n: number, t: Translate): string => t("flicks", { n });

/** What a flick led to, without that it came to rest: for the note on the table. */
export function sayOutcome(events: readonly AnyEvent[], t: Translate): string[] {
  const moment = momentIn(events);
  return events.map((event) => sayEvent(event, moment, t)).filter(Boolean);
}

function sayFinished({ seat, by, flicks: count }: Finished, moment: Moment | null, t: Translate): string {
  const facts = { who: sitting(seat), by: sitting(by), flicks: flicks(count, t) };
  if (seat !== by) return t("event-finished-by", facts);
  if (moment?.kind === "ricochet") return t("event-ricochet", { ...facts, piece: pieceName(moment.bank, t) });
  return t(moment?.kind === "ace" ? "event-ace" : "event-finished", facts);
}

function sayEvent(event: AnyEvent, moment: Moment | null, t: Translate): string {
  switch (event.type) {
    case "finished":
      return sayFinished(event, moment, t);
    case "penalty":
      return t(`event-penalty-${event.foul}`, { who: sitting(event.seat), piece: pieceName(event.piece, t) });
    case "put-back":
      return sayPutBack(event.piece.name, t);
    case "gave-up":
      return t("event-gave-up", { who: sitting(event.seat), flicks: flicks(event.flicks, t) });
    case "run-over":
      return t("event-run-over", { n: event.run + 1, flicks: flicks(event.flicks, t) });
    default:
      return "";
  }
}

function sayPutBack(name: string, t: Translate): string {
  const seat = seatOf(name);
  if (seat !== null) return t("event-put-back-coin", { who: sitting(seat) });
  if (isObstacle(name)) return t("event-put-back-obstacle", { n: name.slice(1) });
  return t("event-put-back-tile", { tile: tileName(name, t) });
}
