// Bo-taoshi in words: who, which piece, what happened, why not, how it ended.

import type { Problem, Result, Step } from "../../wire";
import type { Translate } from "../module";
import { isBearer, isDisc, isPole, numberOf, ownerOf } from "./pieces";
import { type Key, say } from "./sentences";
import type { AnyEvent, View } from "./wire";

export const seatName = (seat: number, t: Translate): string => say(t, seat ? "botaoshi.seat.1" : "botaoshi.seat.0");

/** "a, b and c" */
export function list(items: readonly string[], t: Translate): string {
  const [first = "", second, ...more] = items;
  if (second === undefined) return first;
  if (!more.length) return say(t, "botaoshi.list.and", { first, last: second });
  return say(t, "botaoshi.list.comma", { first, rest: list([second, ...more], t) });
}

export function pieceName(name: string, t: Translate): string {
  if (name === "ramp" || name === "table") return say(t, `botaoshi.piece.${name}`);
  const facts = { who: seatName(ownerOf(name), t), n: numberOf(name) };
  return say(
    t,
    isPole(name) ? "botaoshi.piece.pole" : isBearer(name) ? "botaoshi.piece.bearer" : "botaoshi.piece.disc",
    facts,
  );
}

/** A disc as its owner would call it: "disc 1", but "White's bearer" where another flicks it. */
function discOf(seat: number, name: string, t: Translate): string {
  if (ownerOf(name) !== seat) return pieceName(name, t);
  return say(t, isBearer(name) ? "botaoshi.piece.own.bearer" : "botaoshi.piece.own.disc", { n: numberOf(name) });
}

export function sayStep(step: Step, t: Translate): string {
  const events = step.events as readonly AnyEvent[];
  const said =
    events
      .map((event) => sayEvent(event, t))
      .filter(Boolean)
      .join(" ") ||
    step.text ||
    "";
  return step.kind === "timeout" ? say(t, "botaoshi.say.timeout", { step: said }) : said;
}

const OUTCOMES: readonly AnyEvent["type"][] = [
  "fell",
  "fouled",
  "not-entered",
  "missed",
  "play-began",
  "round-void",
  "laid-flat",
];

/** What a flick led to, without that all came to rest: for the note on the table. */
export function sayOutcome(events: readonly AnyEvent[], t: Translate): string[] {
  return events.filter(({ type }) => OUTCOMES.includes(type)).map((event) => sayEvent(event, t));
}

export function sayEvent(event: AnyEvent, t: Translate): string {
  switch (event.type) {
    case "entered":
    case "flicked":
      return say(t, `botaoshi.say.${event.type}`, {
        who: seatName(event.seat, t),
        disc: discOf(event.seat, event.disc, t),
        speed: event.speed.toFixed(2),
      });
    case "tried":
      return say(t, "botaoshi.say.tried", {
        who: seatName(event.seat, t),
        disc: discOf(event.seat, event.ramp.shooter, t),
        speed: event.speed.toFixed(2),
      });
    case "placed":
      return say(t, "botaoshi.say.placed", { who: seatName(event.seat, t), disc: discOf(event.seat, event.disc, t) });
    case "raised":
    case "skipped":
      return say(t, `botaoshi.say.${event.type}`, { who: seatName(event.seat, t) });
    case "erred":
      return say(t, "botaoshi.say.erred", { da: event.da.toFixed(1), dv: event.dv.toFixed(2) });
    case "rested":
      return sayRested(event, t);
    case "laid-flat":
    case "not-entered":
      return say(t, `botaoshi.say.${event.type}`, { disc: pieceName(event.disc, t) });
    case "fell":
    case "put-on":
    case "play-began":
      return say(t, `botaoshi.say.${event.type}`, { who: seatName(event.seat, t) });
    case "fouled":
      return say(t, `botaoshi.say.fouled.${event.foul}`, { who: seatName(event.seat, t) });
    case "missed":
      return say(t, `botaoshi.say.missed.${event.why}`);
    case "round-won":
      return say(t, "botaoshi.say.round-won", {
        who: seatName(event.seat, t),
        white: event.won[0] ?? 0,
        black: event.won[1] ?? 0,
      });
    case "round-void":
      return say(t, "botaoshi.say.round-void");
  }
}

function sayRested(event: Extract<AnyEvent, { type: "rested" }>, t: Translate): string {
  const touched = [...new Set(event.events.filter(([, what]) => isDisc(what) || isPole(what)).map(([, what]) => what))];
  const left = event.left.map(({ name }) => pieceName(name, t));
  const said = [
    touched.length
      ? say(t, "botaoshi.say.rested.touch", {
          pieces: list(
            touched.map((name) => pieceName(name, t)),
            t,
          ),
        })
      : "",
    left.length ? say(t, "botaoshi.say.rested.left", { pieces: list(left, t) }) : "",
  ].filter(Boolean);
  return said.join(" ") || say(t, "botaoshi.say.rested");
}

const PROBLEMS = [
  "over",
  "not-now",
  "not-your-turn",
  "enter-now",
  "place-now",
  "mend-now",
  "flick-now",
  "raise-now",
  "skip-now",
  "is-off",
  "is-on",
  "out-of-bounds",
  "too-many-decimals",
  "off-the-table",
  "not-on-the-edge",
  "too-near-a-corner",
  "not-clear",
];
const WHY_NOT = ["not-yours", "enter-first", "place-first", "mend-first", "bearer", "flicked-last"];

export function sayProblem({ code, facts = {} }: Problem, t: Translate): string | null {
  const words: Record<string, string | number> = {};
  const { turn, disc } = facts as Record<string, unknown>;
  if (turn !== undefined) words["who"] = seatName(Number(turn), t);
  if (typeof disc === "string") words["disc"] = pieceName(disc, t);
  if (code.startsWith("no-ramp-"))
    return sayNoRamp(code.slice("no-ramp-".length), typeof disc === "string" ? disc : null, t);
  if (WHY_NOT.includes(code)) return say(t, `botaoshi.why.${code}` as Key, words);
  return PROBLEMS.includes(code) ? say(t, `botaoshi.problem.${code}` as Key, words) : null;
}

/** Why no ramp can be set. */
export function sayNoRamp(code: string, disc: string | null, t: Translate): string {
  return say(t, `botaoshi.ramp.${code}` as Key, disc ? { disc: pieceName(disc, t) } : {});
}

/** Where the ramp goes, or why not. */
export function sayRamp({ ramp }: Pick<View, "ramp">, t: Translate): string {
  if (ramp.type === "no-ramp") return sayNoRamp(ramp.code, ramp.disc ?? null, t);
  return say(t, "botaoshi.ramp.fits", { shooter: numberOf(ramp.shooter), front: numberOf(ramp.front) });
}

export function sayResult(result: Result, t: Translate): string {
  const [winner] = result.winners;
  if (winner === undefined) return result.code === "void-rounds" ? say(t, "botaoshi.result.drawn") : result.reason;
  return say(t, result.code === "resigned" ? "botaoshi.result.resigned" : "botaoshi.result.wins", {
    who: seatName(winner, t),
  });
}
