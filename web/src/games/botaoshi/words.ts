// Bo-taoshi in words: who, which piece, what a flick led to, and whether the ramp fits.

import type { Message } from "../../wire";
import type { Translate } from "../module";
import { sitting } from "../sitting";
import { isBearer, isPole, numberOf, ownerOf } from "./pieces";
import { facesPole, rampOff } from "./slide";
import type { AnyEvent, View } from "./wire";

/** What a piece is called, to be said within a sentence. */
export function pieceName(name: string): Message {
  if (name === "ramp" || name === "table") return { type: "message", id: `piece-${name}` };
  const args = { who: sitting(ownerOf(name)), n: numberOf(name) };
  return { type: "message", id: isPole(name) ? "piece-pole" : isBearer(name) ? "piece-bearer" : "piece-disc", args };
}

/** How many rounds each side has won. */
export const roundsWords = (won: readonly number[], t: Translate): string =>
  t.list(won.map((n, seat) => t("event-round-won-side", { who: sitting(seat), n })));

/** What a flick led to, without that all came to rest: for the note on the table. */
export function sayOutcome(events: readonly AnyEvent[], t: Translate): string[] {
  return events.map((event) => sayEvent(event, t)).filter(Boolean);
}

function sayEvent(event: AnyEvent, t: Translate): string {
  switch (event.type) {
    case "laid-flat":
    case "not-entered":
      return t(`event-${event.type}`, { disc: pieceName(event.disc) });
    case "fell":
    case "play-began":
      return t(`event-${event.type}`, { who: sitting(event.seat) });
    case "fouled":
      return t(`event-fouled-${event.foul}`, { who: sitting(event.seat) });
    case "missed":
      return t(`event-missed-${event.why}`);
    case "round-void":
      return t("event-round-void", { n: event.round + 1, voids: event.voids });
    default:
      return "";
  }
}

/** Why no ramp can be set. */
function sayNoRamp(code: string, disc: string | null, t: Translate): string {
  return t(`refusal-no-ramp-${code}`, disc ? { disc: pieceName(disc) } : {});
}

/** Where the ramp goes, or why not. */
export function sayRamp(view: View, t: Translate): string {
  const { ramp } = view;
  if (ramp.type === "no-ramp") return sayNoRamp(ramp.code, ramp.disc ?? null, t);
  if (!facesPole(view, ramp)) return t("ramp-aside", { n: Math.abs(rampOff(view, ramp)).toFixed(0) });
  return t("ramp-fits", { shooter: numberOf(ramp.shooter), front: numberOf(ramp.front) });
}
