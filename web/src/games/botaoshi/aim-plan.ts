// What follows from what is chosen and aimed: which disc, what is done with it and where, and the move that does it. Pure.

import { type Aim, bearing, leftOf, type Place, shotOf } from "../../flick";
import {
  bearerOf,
  discIn,
  insideOf,
  inTheWay,
  onTable,
  other,
  placeOf,
  sizesOf,
  usualEdge,
  usualPlace,
} from "./pieces";
import { facesPole, poleFor, upRamp } from "./slide";
import type { Ramp, SeenDisc, View } from "./wire";

/** What is done with a disc. */
export type Doing = "enter" | "flick" | "score" | "place";

export interface AimState {
  aim: Aim | null;
  /** The disc that was chosen; null where it is the likeliest. */
  chosen: string | null;
  /** The ramp is to be used. */
  scoring: boolean;
  /** Where the disc is put that enters or is placed; null where it is not moved. */
  spot: Place | null;
  /** A disc that was asked about: why it may not be flicked. */
  asked: string | null;
  /** The disc is being moved. */
  sliding: boolean;
  /** The disc that a hand holds, and whether it goes along the edge; null before that is known. */
  hold: string | null;
  slides: boolean | null;
}

/** What follows from the state: which disc, what is done with it, where. In millimetres. */
export interface AimPlan {
  doing: Doing | null;
  disc: SeenDisc | null;
  /** Its middle, and the point of the edge where it enters. */
  at: Place | null;
  edge: Place | null;
  ramp: Ramp | null;
  /** What is in its way where it is to enter or to be placed: a disc, or the table's edge. */
  blocked: string | "edge" | null;
  /** Where an aim starts from: at the opponent's bearer, into the table, up the ramp at the pole. */
  straight: number;
  /** The direction from which words count: at the bearer, the middle or the pole. */
  target: number;
  /** How far to either side of that it can be aimed, in degrees. */
  reach: number;
}

export const FRESH: AimState = {
  aim: null,
  chosen: null,
  scoring: false,
  spot: null,
  asked: null,
  sliding: false,
  hold: null,
  slides: null,
};

/** All discs that the one who acts may do something with, the likeliest first. */
const ready = (view: View): SeenDisc[] => view.discs.filter(({ how }) => how !== null);

export const rampIn = (view: View): Ramp | null =>
  view.awaits === "flick" && view.ramp.type === "ramp" ? view.ramp : null;

const NOTHING: AimPlan = {
  doing: null,
  disc: null,
  at: null,
  edge: null,
  ramp: null,
  blocked: null,
  straight: 0,
  target: 0,
  reach: 180,
};

export function planOf(view: View, state: AimState, live: boolean): AimPlan {
  const ramp = live && state.scoring ? rampIn(view) : null;
  const all = live ? ready(view) : [];
  const disc = ramp ? discIn(view, ramp.shooter) : (all.find(({ name }) => name === state.chosen) ?? all[0]);
  if (!disc) return { ...NOTHING, ramp };
  const doing = ramp ? "score" : disc.how === "raise" ? null : disc.how;
  const edge = doing === "enter" ? (state.spot ?? usualEdge(view, disc.name)) : null;
  const at = edge
    ? insideOf(edge, sizesOf(view))
    : doing === "place"
      ? (state.spot ?? usualPlace(view, disc.name))
      : placeOf(view, disc.name);
  const straight = at ? straightOf(view, disc, at, doing, ramp) : 0;
  const reach = ramp ? ramp.within + Math.abs(leftOf(straight, ramp.angle)) : 180;
  const pole = ramp && poleFor(view);
  const target = at && pole ? bearing(at, pole) : straight;
  return { doing, disc, at, edge, ramp, blocked: blockedAt(view, disc, at, doing), straight, target, reach };
}

function blockedAt(view: View, disc: SeenDisc, at: Place | null, doing: Doing | null): string | null {
  if (!at || (doing !== "enter" && doing !== "place")) return null;
  return inTheWay(view, at, disc.name) ?? (doing === "place" && !onTable(at, view) ? "edge" : null);
}

function straightOf(view: View, disc: SeenDisc, at: Place, doing: Doing | null, ramp: Ramp | null): number {
  const pole = ramp && poleFor(view);
  if (ramp) return pole && facesPole(view, ramp) ? upRamp(bearing(at, pole), ramp) : ramp.angle;
  const { table } = sizesOf(view);
  const target = doing === "flick" ? placeOf(view, bearerOf(other(disc.owner))) : null;
  return bearing(at, target ?? { x: table / 2, y: table / 2 });
}

const tenth = (along: number): number => Number(along.toFixed(1));

/** The move that does something with a disc; null where it is not aimed. */
export function moveOf(doing: Doing, disc: string, place: Place, aim: Aim | null): unknown {
  const spot = { x: tenth(place.x), y: tenth(place.y) };
  if (doing === "place") return { type: "place", disc, ...spot };
  if (!aim) return null;
  const shot = shotOf(aim);
  if (doing === "score") return { type: "score", ...shot };
  return doing === "enter" ? { type: "enter", disc, ...spot, ...shot } : { type: "flick", disc, ...shot };
}

/** The move as it is aimed now. */
export function aimedMove({ doing, disc, at, edge }: AimPlan, aim: Aim | null): unknown {
  const place = edge ?? at;
  return disc && place && doing ? moveOf(doing, disc.name, place, aim) : null;
}
