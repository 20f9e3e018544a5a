// Ppolf in words: who, which piece, what happened, why not, how it ended.

import type { Problem, Step } from "../../wire";
import type { Translate } from "../module";
import { HOLES, isObstacle, type Rank, type Suit, seatOf } from "./pieces";
import type { AnyEvent, View } from "./wire";

export const seatName = (seat: number, t: Translate): string => t(`side-${seat}`);
export const runName = (run: number, t: Translate): string => t(`run-${run}`);

/** What a seat is called by somebody who sits there; alone one is "you". */
export function whoIs(seat: number, { seat: own, setup }: Pick<View, "seat" | "setup">, t: Translate): string {
  return seat === own || setup.players === 1 ? t("you") : seatName(seat, t);
}

export const tenths = (n: number): string => n.toFixed(1);

/** A number with its sign, which nothing at all has not. */
const signed = (n: number, digits: number): string => n.toFixed(digits).replace(/^-(?=[0.]+$)/, "");

export function tileName(name: string, t: Translate): string {
  const colour = t(`colour-${name[0] as Suit}`);
  return t("tile", { colour, rank: t(`rank-${name[1] as Rank}`) });
}

export const holeName = (hole: number, t: Translate): string => tileName(HOLES[hole] ?? "rn", t);

export function pieceName(name: string, t: Translate): string {
  const seat = seatOf(name);
  if (seat !== null) return t("piece-coin", { who: seatName(seat, t) });
  if (isObstacle(name)) return t("piece-obstacle", { n: name.slice(1) });
  return t("piece-tile", { tile: tileName(name, t) });
}

const upper = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const flicks = (n: number, t: Translate): string => t("flicks", { n });

export function sayStep(step: Step, t: Translate): string {
  const events = step.events as readonly AnyEvent[];
  const players = (step.view as View | null | undefined)?.setup.players ?? null;
  const said =
    events
      .map((event) => sayEvent(event, t, players))
      .filter(Boolean)
      .join(" ") ||
    step.text ||
    "";
  return step.kind === "timeout" ? t("event-timeout", { step: said }) : said;
}

/** What a flick led to, without that it came to rest: for the note on the table. */
export function sayOutcome(events: readonly AnyEvent[], t: Translate): string[] {
  return events
    .filter(
      ({ type }) =>
        type === "finished" || type === "penalty" || type === "put-back" || type === "gave-up" || type === "run-over",
    )
    .map((event) => sayEvent(event, t));
}

/** What happened, in one sentence; with how many players, if that is known. */
export function sayEvent(event: AnyEvent, t: Translate, players: number | null = null): string {
  switch (event.type) {
    case "laid":
      return event.course.name ? t("event-laid-named", { name: event.course.name }) : t("event-laid");
    case "teed":
    case "flicked":
      return t(`event-${event.type}`, { who: seatName(event.seat, t), speed: event.speed.toFixed(2) });
    case "erred":
      return t("event-erred", { da: signed(event.da, 1), dv: signed(event.dv, 2) });
    case "rested":
      return sayRested(event, t);
    case "finished": {
      const facts = { who: seatName(event.seat, t), by: seatName(event.by, t), flicks: flicks(event.flicks, t) };
      return t(event.seat === event.by ? "event-finished" : "event-finished-by", facts);
    }
    case "penalty":
      return t(`event-penalty-${event.foul}`, {
        who: seatName(event.seat, t),
        piece: pieceName(event.piece, t),
      });
    case "put-back":
      return upper(t("event-put-back", { piece: pieceName(event.piece.name, t) }));
    case "gave-up":
      return t("event-gave-up", { who: seatName(event.seat, t), flicks: flicks(event.flicks, t) });
    case "round-began":
      return event.order.length > 1
        ? t("event-round", {
            who: t.list(event.order.map((seat) => seatName(seat, t))),
          })
        : "";
    case "hole-over":
      return sayHoleOver(event, t, players);
    case "run-over":
      return t("event-run-over", { n: event.run + 1, flicks: flicks(event.flicks, t) });
  }
}

/** Two totals are those of two players, or of one who plays twice: where that is not known, they are left to the card. */
function sayHoleOver(
  { hole, totals }: Extract<AnyEvent, { type: "hole-over" }>,
  t: Translate,
  players: number | null,
): string {
  const n = hole + 1;
  if (totals.length === 2 && players !== 2) return t("event-hole-over-plain", { n });
  const sides = totals.map((total, side) => t("event-side", { who: seatName(side, t), n: total }));
  return t("event-hole-over", { n, totals: t.list(sides) });
}

function sayRested(event: Extract<AnyEvent, { type: "rested" }>, t: Translate): string {
  const own = `c${event.seat}`;
  const who = seatName(event.seat, t);
  const touched = [...new Set(event.contacts.flat())].filter((name) => name !== own);
  if (event.left.some(({ name }) => name === own)) return "";
  if (!touched.length) return t("event-rested", { who });
  return t("event-rested-touch", {
    who,
    pieces: t.list(touched.map((name) => pieceName(name, t))),
  });
}

const PROBLEMS = [
  "over",
  "not-now",
  "not-your-turn",
  "tee-now",
  "flick-now",
  "out-of-bounds",
  "off-the-table",
  "not-clear",
  "too-far",
];

export function sayProblem({ code, facts = {} }: Problem, t: Translate): string | null {
  if (!PROBLEMS.includes(code)) return null;
  const words: Record<string, string | number> = {};
  const { turn, piece, tile } = facts as Record<string, unknown>;
  if (turn !== undefined) words["who"] = seatName(Number(turn), t);
  if (piece !== undefined) words["piece"] = pieceName(String(piece), t);
  if (tile !== undefined) words["tile"] = pieceName(String(tile), t);
  return t(`refusal-${code}`, words);
}
