// Bo-taoshi in words: who, which piece, what happened, why not, how it ended.

import type { Problem, Step } from "../../wire";
import type { Translate } from "../module";
import { isBearer, isDisc, isPole, numberOf, ownerOf } from "./pieces";
import type { AnyEvent, View } from "./wire";

export const seatName = (seat: number, t: Translate): string => t(seat ? "side-1" : "side-0");

export function pieceName(name: string, t: Translate): string {
  if (name === "ramp" || name === "table") return t(`piece-${name}`);
  const facts = { who: seatName(ownerOf(name), t), n: numberOf(name) };
  return t(isPole(name) ? "piece-pole" : isBearer(name) ? "piece-bearer" : "piece-disc", facts);
}

/** A disc as its owner would call it: "disc 1", but "White's bearer" where another flicks it. */
function discOf(seat: number, name: string, t: Translate): string {
  if (ownerOf(name) !== seat) return pieceName(name, t);
  return t(isBearer(name) ? "piece-own-bearer" : "piece-own-disc", { n: numberOf(name) });
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
  return step.kind === "timeout" ? t("event-timeout", { step: said }) : said;
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
      return t(`event-${event.type}`, {
        who: seatName(event.seat, t),
        disc: discOf(event.seat, event.disc, t),
        speed: event.speed.toFixed(2),
      });
    case "tried":
      return t("event-tried", {
        who: seatName(event.seat, t),
        disc: discOf(event.seat, event.ramp.shooter, t),
        speed: event.speed.toFixed(2),
      });
    case "placed":
      return t("event-placed", { who: seatName(event.seat, t), disc: discOf(event.seat, event.disc, t) });
    case "raised":
    case "skipped":
      return t(`event-${event.type}`, { who: seatName(event.seat, t) });
    case "erred":
      return t("event-erred", { da: event.da.toFixed(1), dv: event.dv.toFixed(2) });
    case "rested":
      return sayRested(event, t);
    case "laid-flat":
    case "not-entered":
      return t(`event-${event.type}`, { disc: pieceName(event.disc, t) });
    case "fell":
    case "put-on":
    case "play-began":
      return t(`event-${event.type}`, { who: seatName(event.seat, t) });
    case "fouled":
      return t(`event-fouled-${event.foul}`, { who: seatName(event.seat, t) });
    case "missed":
      return t(`event-missed-${event.why}`);
    case "round-won":
      return t("event-round-won", {
        who: seatName(event.seat, t),
        white: event.won[0] ?? 0,
        black: event.won[1] ?? 0,
      });
    case "round-void":
      return t("event-round-void");
  }
}

function sayRested(event: Extract<AnyEvent, { type: "rested" }>, t: Translate): string {
  const touched = [...new Set(event.events.filter(([, what]) => isDisc(what) || isPole(what)).map(([, what]) => what))];
  const left = event.left.map(({ name }) => pieceName(name, t));
  const said = [
    touched.length
      ? t("event-rested-touch", {
          pieces: t.list(touched.map((name) => pieceName(name, t))),
        })
      : "",
    left.length ? t("event-rested-left", { pieces: t.list(left) }) : "",
  ].filter(Boolean);
  return said.join(" ") || t("event-rested");
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
  if (WHY_NOT.includes(code)) return t(`refusal-${code}`, words);
  return PROBLEMS.includes(code) ? t(`refusal-${code}`, words) : null;
}

/** Why no ramp can be set. */
export function sayNoRamp(code: string, disc: string | null, t: Translate): string {
  return t(`refusal-no-ramp-${code}`, disc ? { disc: pieceName(disc, t) } : {});
}

/** Where the ramp goes, or why not. */
export function sayRamp({ ramp }: Pick<View, "ramp">, t: Translate): string {
  if (ramp.type === "no-ramp") return sayNoRamp(ramp.code, ramp.disc ?? null, t);
  return t("ramp-fits", { shooter: numberOf(ramp.shooter), front: numberOf(ramp.front) });
}
