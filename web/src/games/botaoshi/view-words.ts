// The table in words: what is to be done and why, and line by line for those who do not see it.

import { type Aim, bearing, leftOf, type Place } from "../../flick/aiming";
import { landingOf, onTable } from "../../flick/landing";
import type { Translate } from "../module";
import { sitting } from "../sitting";
import type { AimPlan } from "./aim-plan";
import { discIn, isBearer, MM, numberOf, other, placeOf, poleOf, sizesOf } from "./pieces";
import { slideFor } from "./slide";
import type { Ramp, SeenDisc, View } from "./wire";
import { pieceName, roundsWords, sayRamp } from "./words";

/** What is to be done now, by whom and why. */
export function sayDo(view: View, mine: boolean, t: Translate): string {
  const { awaits } = view;
  if (awaits === "nothing") return t("do-over");
  if (awaits === "settled" || awaits === "hand") return t("do-away");
  const piece = view.mend ? pieceName(view.mend.piece) : "";
  const disc = view.discs.find(({ how }) => how !== null);
  const bears = awaits === "enter" && disc && isBearer(disc.name) ? "-bearer" : "";
  const ramp = awaits === "flick" && view.ramp.type === "ramp" ? "-ramp" : "";
  const words = t(`do-${mine ? "yours-" : ""}${awaits}${bears}${ramp}`, {
    who: sitting(view.actor),
    piece,
    n: disc ? numberOf(disc.name) : 0,
  });
  return awaits === "mend" && view.failures ? `${words} ${t("do-failures", { n: view.failures + 1 })}` : words;
}

/** Whether something has to be mended before anything else. */
export const mendsFirst = ({ mend, awaits }: View): boolean => mend !== null || awaits === "skip";

/** How an aim stands: "1.20 m/s, 3.4° left of their bearer". */
export function sayAim(view: View, { doing, target, at, ramp }: Aimed, aim: Aim, t: Translate): string {
  const power = t("speed", { n: aim.speed.toFixed(2) });
  if (doing === "place" || !at) return power;
  const left = leftOf(aim.angle, target);
  const n = Math.abs(left).toFixed(1);
  const side = Math.abs(left) < 0.05 ? "" : left > 0 ? "-left" : "-right";
  const words = t("aim", { power, where: t(`aim-${doing}${side}`, { n }) });
  return leavesTable(view, at, aim, ramp) ? t("aim-leaves", { aim: words }) : words;
}

type Aimed = Pick<AimPlan, "doing" | "target" | "at" | "ramp">;

/** Whether a disc that nothing stops would leave the table. */
function leavesTable(view: View, at: Place, aim: Aim, ramp: Ramp | null): boolean {
  const from = { x: at.x * MM, y: at.y * MM };
  const { spot } = landingOf(from, aim, slideFor(view, ramp));
  const wide = sizesOf(view).table * MM;
  return onTable(from, spot, wide, wide).leaves;
}

export function sayWhyNot(disc: SeenDisc, t: Translate): string {
  return t(`refusal-${disc.why_not ?? "no-flick-now"}`, { disc: pieceName(disc.name) });
}

function sayDisc(disc: SeenDisc, t: Translate): string {
  const more =
    disc.how === "flick" ? "ready" : disc.how === "enter" ? "enters" : disc.why_not === "flicked-last" ? "rests" : null;
  const facts = {
    disc: pieceName(disc.name),
    x: Math.round(disc.x ?? 0),
    y: Math.round(disc.y ?? 0),
    more: more ? t(`view-${more}`) : "",
  };
  return t(`view-${disc.where}`, facts);
}

/** How far the own attackers are from the pole that they want to fell. */
function sayWays(view: View, t: Translate): string[] {
  const seat = view.seat ?? view.actor;
  const pole = view.poles[other(seat)];
  if (!pole) return [];
  const to = { x: pole[0], y: pole[1] };
  return view.discs.flatMap(({ name, owner, bearer }) => {
    const from = placeOf(view, name);
    if (!from || owner !== seat || bearer) return [];
    const facts = {
      disc: pieceName(name),
      pole: pieceName(poleOf(other(seat))),
      far: Math.round(Math.hypot(to.x - from.x, to.y - from.y)),
      angle: Math.round(bearing(from, to)),
    };
    return [t("view-to-pole", facts)];
  });
}

export function sayView(view: View, t: Translate, shared = false): string[] {
  const { won, streak, result } = view;
  const lines = [t("view-round", { n: view.round + 1, rounds: roundsWords(won, t) })];
  for (const [seat, n] of streak.entries()) if (n > 0) lines.push(t("view-streak", { who: sitting(seat), n }));
  if (result) return lines;
  lines.push(sayDo(view, !shared && view.seat === view.actor, t));
  for (const [seat, owes] of view.owed.entries()) if (owes) lines.push(t("rounds-owed", { who: sitting(seat) }));
  lines.push(...view.discs.map((disc) => sayDisc(disc, t)));
  view.poles.forEach((spot, seat) => {
    const bearer = discIn(view, seat ? "b3" : "w3");
    if (bearer && bearer.where !== "waiting")
      lines.push(t(spot ? "view-stands" : "view-down", { pole: pieceName(poleOf(seat)) }));
  });
  lines.push(...sayWays(view, t));
  if (view.awaits === "flick") lines.push(sayRamp(view, t));
  return [...lines, t("view-edge", { n: sizesOf(view).table })];
}
