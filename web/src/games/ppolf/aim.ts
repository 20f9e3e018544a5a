// What one is about to do: the coin's spot on its tee, an angle and a speed; by pulling back, by keys or by sliders.

import type { Aim, AimFacts, AimMachine, AimResult, Lens, Place, Point, Pull } from "../../flick";
import { alongScreen, bearing, COMPASS, gap, heldAim, pullSpeed, shotOf, steered } from "../../flick/aiming";
import { tileIn } from "./lie";
import { METRE } from "./pieces";
import type { Flick, Tee, View } from "./wire";

export interface AimState {
  aim: Aim | null;
  /** Where the coin is put on its tee; null where it is not moved. */
  spot: Place | null;
  /** The arrows move the coin on its tee, and do not aim. */
  placing: boolean;
}

type Facts = AimFacts<View, AimState>;
type Result = AimResult<AimState>;

const FIRST_SPEED = 1;
/** How near to a coin one takes hold of it, in pixels. */
const GRAB = { mouse: 26, touch: 38 };
/** So near to the coin, in pixels, a pull is measured. */
const NEARBY = 8;
/** So much beyond the tee's ring a finger still carries the coin, in tile widths. */
const AROUND_TEE = 0.9;

export const FRESH: AimState = { aim: null, spot: null, placing: false };

/** The spot of the coin that is flicked, in tile widths. */
export function coinSpot(view: View, { spot }: Pick<AimState, "spot">): Place | null {
  if (view.awaits === "tee") return spot ?? (view.tee_spot && { x: view.tee_spot[0], y: view.tee_spot[1] });
  const coin = view.coins[view.turn];
  return coin ? { x: coin.x, y: coin.y } : null;
}

/** The direction from the coin to the hole. */
export function straightOf(view: View, at: Place | null): number | null {
  const hole = tileIn(view, view.target);
  return at && hole ? bearing(at, hole) : null;
}

export function moveOf(view: View, at: Place, aim: Aim): Tee | Flick {
  const shot = shotOf(aim);
  if (view.awaits !== "tee") return { type: "flick", ...shot };
  return { type: "tee", x: Number(at.x.toFixed(3)), y: Number(at.y.toFixed(3)), ...shot };
}

const onScreen = (lens: Lens, { x, y }: Place): Point => lens.project(x * METRE, y * METRE);

/** The place of the table under a point of the picture. */
function under(lens: Lens, { x, y }: Point): Place | null {
  const found = lens.pick(x, y);
  return found && { x: found[0] / METRE, y: found[1] / METRE };
}

const placed = ({ setup }: View, { x, y }: Place): Place => ({
  x: Math.min(setup.width, Math.max(0, x)),
  y: Math.min(setup.height, Math.max(0, y)),
});

/** What a pull aims at; null where it is none. Pulled from elsewhere, it counts as if it were pulled from the coin. */
function aimOf({ view, state, lens }: Facts, pull: Pull): Aim | null {
  const at = coinSpot(view, state);
  if (!at || pull.idle) return null;
  const on = onScreen(lens, at);
  // A straight line is straight on the screen too: a place near the coin is enough, and never beyond the horizon.
  const part = NEARBY / gap(pull.at, pull.from);
  const hand = under(lens, { x: on.x + (pull.at.x - pull.from.x) * part, y: on.y + (pull.at.y - pull.from.y) * part });
  return hand && { angle: bearing(hand, at), speed: pullSpeed(pull), hand: pull.at, from: pull.from };
}

/** Whether a point is so near to the tee that the coin is carried there. */
function nearTee({ view, lens }: Facts, point: Point): boolean {
  const place = under(lens, point);
  const tee = tileIn(view, view.tee);
  return place !== null && tee !== undefined && gap(place, tee) <= (view.tee_within ?? 1) + AROUND_TEE;
}

export const machine: AimMachine<View, AimState> = {
  fresh: FRESH,
  turnOf: (view) => [view.run, view.hole, view.turn, view.awaits, view.counts[view.turn]].join(),
  take: (facts, point, touch) => {
    const { view, state, lens } = facts;
    const at = coinSpot(view, state);
    if (!at) return { taken: null };
    const on = onScreen(lens, at);
    const near = gap(point, on) <= GRAB[touch ? "touch" : "mouse"];
    if (near && !state.placing) return { taken: { pull: on }, sound: "lift" };
    if (view.awaits === "tee" && (near || nearTee(facts, point))) return { taken: "carry" };
    // The coin may lie near the edge of the screen: one may pull from anywhere.
    return { taken: state.placing ? null : { pull: point } };
  },
  pulled: (facts, pull) => ({ state: { ...facts.state, aim: aimOf(facts, pull) } }),
  released: (facts, pull) => {
    const { view, state } = facts;
    const aim = aimOf(facts, pull);
    const at = coinSpot(view, state);
    if (!aim || !at) return { state: { ...state, aim: null } };
    return { state: { ...state, aim: heldAim(aim) }, move: moveOf(view, at, aim) };
  },
  carried: ({ view, state, lens }, point, done) => {
    const place = under(lens, point);
    const spot = place ? placed(view, place) : state.spot;
    return { state: { ...state, spot }, ...(done ? { sound: "tap" } : {}) };
  },
  dropped: ({ state }) => ({ state: { ...state, aim: null } }),
};

/** Aims at the hole, for keys and sliders to go on from. */
export function begin({ view, state }: Facts): Result {
  const angle = straightOf(view, coinSpot(view, state));
  return state.aim || angle === null ? {} : { state: { ...state, aim: { angle, speed: FIRST_SPEED } } };
}

export const aimAt =
  (aim: Aim | null) =>
  ({ state }: Facts): Result => ({ state: { ...state, aim: aim && heldAim(aim) } });

export const setPlacing =
  (placing: boolean) =>
  ({ state }: Facts): Result => ({ state: { ...state, placing } });

export const cancel = ({ state }: Facts): Result => ({ state: { ...state, aim: null, placing: false } });

/** Flicks as it is aimed. */
export function flick({ view, state, live }: Facts): Result {
  const at = coinSpot(view, state);
  if (!live || !at || !state.aim) return {};
  return { state: { ...state, aim: heldAim(state.aim) }, move: moveOf(view, at, state.aim) };
}

/** An arrow was pressed: it moves the coin that is being placed, else it aims. */
export const arrow =
  (right: number, up: number, finely: boolean) =>
  (facts: Facts): Result => {
    const { view, lens, state } = facts;
    const at = coinSpot(view, state);
    if (!at) return {};
    if (!state.placing) {
      const from = begin(facts).state?.aim ?? state.aim;
      return from ? { state: { ...state, aim: steered(from, right, up, finely) } } : {};
    }
    const way = alongScreen(lens, { x: at.x * METRE, y: at.y * METRE }, COMPASS, [right, up]);
    const by = finely ? 0.01 : 0.1;
    return way ? { state: { ...state, spot: placed(view, { x: at.x + way[0] * by, y: at.y + way[1] * by }) } } : {};
  };
