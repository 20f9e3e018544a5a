// Karate in words: who, what a technique is called, what happened, why not, how it ended.

import type { Problem, Result, Step } from "../../wire";
import type { Translate } from "../module";
import { points, why } from "./points";
import type { Code } from "./sheet";
import type { AnyEvent, Mark, Read } from "./wire";

export const seatName = (seat: number, t: Translate): string => t("player", { n: seat + 1 });
export const nameOf = (code: Code, t: Translate): string => t(`technique-${code === "-" ? "none" : code}`);

/** What a side is called by somebody who sits at this seat; alone one is "you" and has an opponent. */
export function whoIs(side: number, { players, seat }: { players: number; seat: number | null }, t: Translate): string {
  if (players === 1) return t(side === 0 ? "you" : "opponent");
  return side === seat ? t("you") : seatName(side, t);
}

export const pointsWords = (n: number, t: Translate): string => (n < 0 ? t("minus", { n: -n }) : t("points", { n }));

/** As it stands in a table: "2", "−1". */
export const plain = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** With its sign, as it stands in a table: "+2", "−1", "0". */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");

/** Why a technique scores what it does against another: "Oi Zuki hits Hiza Uke: 1 point". */
export function sayPairing(mine: Code, theirs: Code, t: Translate): string {
  const words = t(`why-${why(mine, theirs)}`, { mine: nameOf(mine, t), theirs: nameOf(theirs, t) });
  return t("against", { why: words, points: pointsWords(points(mine, theirs), t) });
}

export function sayStep(step: Step, t: Translate): string {
  const alone = step.seat < 0;
  const events = step.events as readonly AnyEvent[];
  // A whole fight is read out where it is shown; the list has what it gave.
  const brief =
    events.filter((event) => event.type === "read").length > 1
      ? events.filter((event) => event.type === "fought")
      : events;
  const words = brief.map((event) => sayEvent(event, alone, t)).join(" ");
  const said = words || step.text || (alone ? "" : seatName(step.seat, t));
  return step.kind === "timeout" ? t("event-timeout", { step: said }) : said;
}

function sayEvent(event: AnyEvent, alone: boolean, t: Translate): string {
  switch (event.type) {
    case "rolled":
      return t("event-rolled", { who: seatName(event.seat, t), first: event.first, second: event.second });
    case "wrote": {
      const who = seatName(event.seat, t);
      if (!event.write) return t("event-wrote", { who });
      return t("event-mine", {
        who,
        marks: t.list(event.write.marks.map((mark) => sayMark(mark, t))),
      });
    }
    case "heard":
      return t("event-heard", { who: seatName(event.callers[0] ?? 0, t) });
    case "ended":
      return t(event.time ? "event-time" : "event-ended");
    case "ready":
      return t("event-ready", { who: seatName(event.seat, t) });
    case "read":
      return sayRead(event, alone, t);
    case "fought": {
      const sides = event.scores.map((n, side) => t("event-side", { who: sideOf(side, alone, t), n: plain(n) }));
      return t("event-fought", { n: event.round + 1, points: t.list(sides) });
    }
  }
}

const sideOf = (side: number, alone: boolean, t: Translate): string =>
  whoIs(side, { players: alone ? 1 : 8, seat: null }, t);

function sayRead(event: Read, alone: boolean, t: Translate): string {
  const reads = event.order.map((side) =>
    t("read-scored", {
      who: sideOf(side, alone, t),
      name: nameOf(event.techniques[side] ?? "-", t),
      points: pointsWords(event.scores[side] ?? 0, t),
    }),
  );
  return t("event-read", { n: event.step + 1, reads: reads.join("; ") });
}

const sayMark = ({ box, number }: Mark, t: Translate): string => t("event-mark", { n: number, box });

const PROBLEMS: Record<string, string> = {
  over: "refusal-over",
  "not-now": "refusal-not-now",
  written: "refusal-written",
  settled: "refusal-settled",
  "write-now": "refusal-write-now",
  "no-such-box": "refusal-no-such-box",
  "other-dice": "refusal-other-dice",
  "same-box": "refusal-same-box",
  "no-kiai": "refusal-no-kiai",
  "settle-now": "refusal-settle-now",
  "no-hesitating": "refusal-no-hesitating",
  "not-learned": "refusal-not-learned",
};

export function sayProblem({ code, facts = {} }: Problem, t: Translate): string | null {
  const key = PROBLEMS[code];
  return key ? t(key, facts) : null;
}

export function sayResult(result: Result, t: Translate): string {
  const [first, second] = result.winners;
  if (first === undefined) return result.reason;
  if (result.rule === "KA-10") {
    const [mine = 0, theirs = 0] = result.scores;
    const key = second !== undefined ? "even" : first === 0 ? "won" : "lost";
    return t(`result-alone-${key}`, { mine: plain(mine), theirs: plain(theirs) });
  }
  const who = t.list(result.winners.map((side) => seatName(side, t)));
  if (result.code === "resigned") return t("result-resigned", { who });
  const facts = { who, points: pointsWords(result.scores[first] ?? 0, t) };
  return t(result.winners.length > 1 ? "result-shared" : "result-wins", facts);
}
