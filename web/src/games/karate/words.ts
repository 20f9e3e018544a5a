// Karate in words: who, what a technique is called, what happened, why not, how it ended.

import type { Problem, Result, Step } from "../../wire";
import type { Translate } from "../module";
import { points, why } from "./points";
import { type Key, say } from "./sentences";
import type { Code } from "./sheet";
import type { AnyEvent, Mark, Read } from "./wire";

export const seatName = (seat: number, t: Translate): string => say(t, "karate.player", { n: seat + 1 });
export const nameOf = (code: Code, t: Translate): string => say(t, `karate.${code}`);

/** What a side is called by somebody who sits at this seat; alone one is "you" and has an opponent. */
export function whoIs(side: number, { players, seat }: { players: number; seat: number | null }, t: Translate): string {
  if (players === 1) return say(t, side === 0 ? "karate.you" : "karate.opponent");
  return side === seat ? say(t, "karate.you") : seatName(side, t);
}

/** "a, b and c" */
export function list(items: readonly string[], t: Translate): string {
  const [first = "", second, ...more] = items;
  if (second === undefined) return first;
  if (!more.length) return say(t, "karate.list.and", { first, last: second });
  return say(t, "karate.list.comma", { first, rest: list([second, ...more], t) });
}

export const pointsWords = (n: number, t: Translate): string =>
  n < 0 ? say(t, "karate.minus", { n: -n }) : say(t, "karate.points", { n });

/** As it stands in a table: "2", "−1". */
export const plain = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** With its sign, as it stands in a table: "+2", "−1", "0". */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");

/** Why a technique scores what it does against another: "Oi Zuki hits Hiza Uke: 1 point". */
export function sayPairing(mine: Code, theirs: Code, t: Translate): string {
  const words = say(t, `karate.why.${why(mine, theirs)}`, { mine: nameOf(mine, t), theirs: nameOf(theirs, t) });
  return say(t, "karate.against", { why: words, points: pointsWords(points(mine, theirs), t) });
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
  return step.kind === "timeout" ? say(t, "karate.say.timeout", { step: said }) : said;
}

function sayEvent(event: AnyEvent, alone: boolean, t: Translate): string {
  switch (event.type) {
    case "rolled":
      return say(t, "karate.say.rolled", { who: seatName(event.seat, t), first: event.first, second: event.second });
    case "wrote": {
      const who = seatName(event.seat, t);
      if (!event.write) return say(t, "karate.say.wrote", { who });
      return say(t, "karate.say.mine", {
        who,
        marks: list(
          event.write.marks.map((mark) => sayMark(mark, t)),
          t,
        ),
      });
    }
    case "heard":
      return say(t, "karate.say.heard", { who: seatName(event.callers[0] ?? 0, t) });
    case "ended":
      return say(t, event.time ? "karate.say.time" : "karate.say.ended");
    case "ready":
      return say(t, "karate.say.ready", { who: seatName(event.seat, t) });
    case "read":
      return sayRead(event, alone, t);
    case "fought": {
      const sides = event.scores.map((n, side) =>
        say(t, "karate.say.side", { who: sideOf(side, alone, t), n: plain(n) }),
      );
      return say(t, "karate.say.fought", { n: event.round + 1, points: list(sides, t) });
    }
  }
}

const sideOf = (side: number, alone: boolean, t: Translate): string =>
  whoIs(side, { players: alone ? 1 : 8, seat: null }, t);

function sayRead(event: Read, alone: boolean, t: Translate): string {
  const reads = event.order.map((side) =>
    say(t, "karate.read.scored", {
      who: sideOf(side, alone, t),
      name: nameOf(event.techniques[side] ?? "-", t),
      points: pointsWords(event.scores[side] ?? 0, t),
    }),
  );
  return say(t, "karate.say.read", { n: event.step + 1, reads: reads.join("; ") });
}

const sayMark = ({ box, number }: Mark, t: Translate): string => say(t, "karate.say.mark", { n: number, box });

const PROBLEMS: Record<string, Key> = {
  over: "karate.problem.over",
  "not-now": "karate.problem.now",
  written: "karate.problem.written",
  settled: "karate.problem.settled",
  "write-now": "karate.problem.write",
  "no-such-box": "karate.problem.box",
  "other-dice": "karate.problem.dice",
  "same-box": "karate.problem.same",
  "no-kiai": "karate.problem.kiai",
  "settle-now": "karate.problem.settle",
  "no-hesitating": "karate.problem.hesitate",
  "not-learned": "karate.problem.learned",
};

export function sayProblem({ code, facts = {} }: Problem, t: Translate): string | null {
  const key = PROBLEMS[code];
  return key ? say(t, key, facts) : null;
}

export function sayResult(result: Result, t: Translate): string {
  const [first, second] = result.winners;
  if (first === undefined) return result.reason;
  if (result.rule === "KA-10") {
    const [mine = 0, theirs = 0] = result.scores;
    const key = second !== undefined ? "even" : first === 0 ? "won" : "lost";
    return say(t, `karate.result.alone.${key}`, { mine: plain(mine), theirs: plain(theirs) });
  }
  const who = list(
    result.winners.map((side) => seatName(side, t)),
    t,
  );
  if (result.code === "resigned") return say(t, "karate.result.resigned", { who });
  const facts = { who, points: pointsWords(result.scores[first] ?? 0, t) };
  return say(t, result.winners.length > 1 ? "karate.result.shared" : "karate.result.wins", facts);
}
