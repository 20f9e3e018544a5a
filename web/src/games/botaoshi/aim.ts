// What one is about to do: with which disc, from where, which way and how hard; by pulling back, by keys or by sliders.

import type { Aim, AimFacts, AimMachine, AimResult, Lens, Place, Point, Pull } from "../../flick";
import { alongScreen, bearing, COMPASS, gap, heldAim, pullSpeed, steered } from "../../flick/aiming";
import { type AimPlan, type AimState, aimedMove, type Doing, FRESH, moveOf, planOf, rampIn } from "./aim-plan";
import { alongEdge, discIn, isBearer, MM, nearestEdge, placeOf, sizesOf, slid, withinTable } from "./pieces";
import { firstSpeed, shotSpeed, upRamp } from "./slide";
import type { Ramp, SeenDisc, View } from "./wire";

type Facts = AimFacts<View, AimState>;
type Result = AimResult<AimState>;

/** How near to a disc one takes hold of it, in pixels beyond its rim. */
const GRAB = { mouse: 14, touch: 26 };
/** A disc is taken hold of as if its radius were at least so many pixels, however small it is drawn. */
const LEAST = 10;
/** How near to the edge one takes hold of a disc that enters, in pixels. */
const RIM = { mouse: 26, touch: 34 };
/** A hand that goes along the edge within this many degrees slides the disc, and does not pull. */
const ALONG = 20;

/** The same choice, but nothing aimed yet. */
const unaimed = (state: AimState): AimState => ({ ...state, aim: null, spot: null, asked: null, sliding: false });

// Between the table and the picture

const middle = (view: View): number => (sizesOf(view).disc_height / 2) * MM;

const onScreen = ({ view, lens }: Facts, { x, y }: Place): Point => lens.project(x * MM, y * MM, middle(view));

function under(lens: Lens, { x, y }: Point, z = 0): Place | null {
  const found = lens.pick(x, y, z);
  return found && { x: found[0] / MM, y: found[1] / MM };
}

function isNear(facts: Facts, place: Place, point: Point, touch: boolean): boolean {
  const rim = (facts.lens.scaleAt(place.x * MM, place.y * MM) * sizesOf(facts.view).disc * MM) / 2;
  return gap(point, onScreen(facts, place)) <= Math.max(rim, LEAST) + GRAB[touch ? "touch" : "mouse"];
}

/** The disc within reach; of several the nearest is meant. */
function discNear(facts: Facts, point: Point, touch: boolean): (SeenDisc & Place) | null {
  const within = facts.view.discs.flatMap((disc) => {
    const { x, y } = disc;
    return x !== null && y !== null && isNear(facts, { x, y }, point, touch) ? [{ ...disc, x, y }] : [];
  });
  const far = (disc: Place) => gap(onScreen(facts, disc), point);
  return within.sort((one, two) => far(one) - far(two))[0] ?? null;
}

/** Whether a pull that has just begun goes along the edge. */
function isAlong(facts: Facts, { edge }: AimPlan, { at, from }: Pull): boolean {
  if (!edge) return false;
  const [east, north] = alongEdge(edge, sizesOf(facts.view));
  const [one, two] = [onScreen(facts, edge), onScreen(facts, { x: edge.x + east * 20, y: edge.y + north * 20 })];
  const way = Math.atan2(two.y - one.y, two.x - one.x) - Math.atan2(at.y - from.y, at.x - from.x);
  return Math.abs(Math.sin(way)) < Math.sin((ALONG * Math.PI) / 180);
}

const keptOn = (view: View, { x, y }: Place): Place => {
  const { table, disc } = sizesOf(view);
  const held = (along: number) => Math.min(table - disc / 2, Math.max(disc / 2, along));
  return { x: held(x), y: held(y) };
};

/** Where the disc goes that is dragged to a point. */
function spotAt({ view, lens, state }: Facts, { doing }: AimPlan, point: Point): Place | null {
  const place = under(lens, point);
  if (!place) return state.spot;
  return doing === "enter" ? nearestEdge(place, sizesOf(view)) : keptOn(view, place);
}

/** The disc in hand, where it is and what a pull would do with it. */
function heldDisc({ view, state }: Facts, plan: AimPlan): { name: string; at: Place; doing: Doing } | null {
  const name = state.hold;
  const own = name === plan.disc?.name;
  const at = own ? plan.at : name && placeOf(view, name);
  return name && at ? { name, at, doing: own ? (plan.doing ?? "flick") : "flick" } : null;
}

function aimOf({ view, lens }: Facts, from: Place, pull: Pull, ramp: Ramp | null): Aim | null {
  const hand = pull.idle ? null : under(lens, pull.at, middle(view));
  return hand && upTheRamp({ angle: bearing(hand, from), speed: pullSpeed(pull), hand: pull.at }, ramp);
}

/** A ramp shot can be aimed at the ramp's foot only. */
const upTheRamp = (aim: Aim, ramp: Ramp | null): Aim => (ramp ? { ...aim, angle: upRamp(aim.angle, ramp) } : aim);

/** The ramp that is used, where the disc in hand is the one to fly. */
const rampOf = ({ ramp }: AimPlan, { doing }: { doing: Doing }): Ramp | null => (doing === "score" ? ramp : null);

function take(facts: Facts, point: Point, touch: boolean): ReturnType<AimMachine<View, AimState>["take"]> {
  const { view, live } = facts;
  const state = { ...facts.state, slides: null, asked: null };
  const plan = planOf(view, state, live);
  const { at, disc, doing } = plan;
  if (!doing) return { taken: null };
  if (at && disc && isNear(facts, at, point, touch)) {
    if (doing === "place") return { state, taken: "carry", sound: "lift" };
    return { state: { ...state, hold: disc.name }, taken: { pull: onScreen(facts, at) }, sound: "lift" };
  }
  const found = discNear(facts, point, touch);
  if (found?.how === "flick") {
    const next = chosenState({ ...facts, state }, found.name);
    return { state: { ...next, hold: found.name }, taken: { pull: onScreen(facts, found) }, sound: "lift" };
  }
  if (found && doing !== "place") return { state: { ...state, asked: found.name }, taken: null };
  return { state, taken: carries(facts, doing, point, touch) ? "carry" : null };
}

/** Whether a hand that comes down there carries the disc to it. */
function carries({ view, lens, ...facts }: Facts, doing: Doing, point: Point, touch: boolean): boolean {
  const place = under(lens, point);
  if (!place) return false;
  if (doing === "place") return withinTable(place, view);
  if (doing !== "enter") return false;
  const rim = onScreen({ view, lens, ...facts }, nearestEdge(place, sizesOf(view)));
  return gap(rim, point) <= RIM[touch ? "touch" : "mouse"];
}

export const machine: AimMachine<View, AimState> = {
  fresh: FRESH,
  turnOf: ({ round, voids, turns, awaits, actor, entered, failures, placing }, live) =>
    [round, voids, turns, awaits, actor, entered, failures, placing, live].join(),
  take,
  pulled: (facts, pull) => {
    const { state, view, live } = facts;
    const plan = planOf(view, state, live);
    const slides = state.slides ?? (pull.idle ? null : isAlong(facts, plan, pull));
    if (slides) return { state: { ...state, slides, sliding: true, spot: spotAt(facts, plan, pull.at) } };
    const held = heldDisc(facts, plan);
    return { state: { ...state, slides, aim: held && aimOf(facts, held.at, pull, rampOf(plan, held)) } };
  },
  released: (facts, pull) => {
    const { view, live } = facts;
    const state = { ...facts.state, sliding: false };
    if (state.slides) return { state, sound: "tap" };
    const plan = planOf(view, state, live);
    const held = heldDisc(facts, plan);
    const aim = held && aimOf(facts, held.at, pull, rampOf(plan, held));
    if (!held || !aim) return { state: { ...state, aim: null } };
    const place = held.doing === "enter" ? (plan.edge ?? held.at) : held.at;
    return { state: { ...state, aim: heldAim(aim) }, move: moveOf(held.doing, held.name, place, aim) };
  },
  carried: (facts, point, done) => {
    const plan = planOf(facts.view, facts.state, facts.live);
    const state = { ...facts.state, sliding: !done, spot: spotAt(facts, plan, point) };
    return { state, ...(done ? { sound: "tap" } : {}) };
  },
  dropped: ({ state }) => ({ state: { ...state, sliding: false, aim: null } }),
};

// What buttons and keys do

function chosenState({ view, state, live }: Facts, name: string): AimState {
  const next = { ...state, scoring: false };
  if (!live || discIn(view, name)?.how == null) return { ...next, asked: name };
  const plan = planOf(view, state, live);
  return name !== plan.disc?.name || plan.ramp ? { ...unaimed(next), chosen: name } : { ...next, asked: null };
}

/** Takes a disc, or asks why it can't be taken. */
export const choose =
  (name: string) =>
  (facts: Facts): Result => ({ state: chosenState(facts, name) });

export const setScoring =
  (on: boolean) =>
  ({ view, state, live }: Facts): Result =>
    on === state.scoring ? {} : { state: { ...unaimed(state), scoring: on && live && rampIn(view) !== null } };

export const aimAt =
  (aim: Aim | null) =>
  ({ view, state, live }: Facts): Result => {
    const { ramp } = planOf(view, state, live);
    return { state: { ...state, aim: aim && upTheRamp(heldAim(aim), ramp) } };
  };

/** Aims straight ahead, for keys and sliders to go on from. */
export function begin({ view, state, live }: Facts): Result {
  const { doing, straight, ramp, at, disc } = planOf(view, state, live);
  if (state.aim || !doing || doing === "place" || !at) return {};
  const bears = disc !== null && isBearer(disc.name);
  const speed = ramp ? shotSpeed(view, ramp) : firstSpeed(view, doing === "enter" ? "enter" : "flick", at, bears);
  return { state: { ...state, aim: { angle: straight, speed } } };
}

/** Plays what is aimed or placed. */
export function act({ view, state, live }: Facts): Result {
  const move = live ? aimedMove(planOf(view, state, live), state.aim) : null;
  return move ? { state: { ...state, aim: state.aim && heldAim(state.aim) }, move } : {};
}

export function cancel({ view, state, live, lens }: Facts): Result {
  const next = { ...state, asked: null };
  return state.aim ? { state: { ...next, aim: null } } : setScoring(false)({ view, live, lens, state: next });
}

/** Moves the disc that enters along the edge, or the one that is placed over the table. */
function shifted({ view, lens, state }: Facts, plan: AimPlan, right: number, up: number, by: number): AimState {
  const here = plan.edge ?? plan.at;
  if (!here) return state;
  const sizes = sizesOf(view);
  const [east, north] = plan.edge ? alongEdge(plan.edge, sizes) : [0, 0];
  const ways = plan.edge
    ? ([
        [east, north],
        [-east, -north],
      ] as const)
    : COMPASS;
  const way = alongScreen(lens, { x: here.x * MM, y: here.y * MM }, ways, [right, up]);
  if (!way) return state;
  const spot = plan.edge
    ? slid(plan.edge, way[0] * by, way[1] * by, sizes)
    : keptOn(view, { x: here.x + way[0] * by, y: here.y + way[1] * by });
  return { ...state, spot };
}

/** An arrow was pressed: it moves a disc that is placed or not aimed yet, else it aims. */
export const arrow =
  (right: number, up: number, finely: boolean) =>
  (facts: Facts): Result => {
    const { view, state, live } = facts;
    const plan = planOf(view, state, live);
    if (!plan.doing) return {};
    if (plan.doing === "place" || (plan.doing === "enter" && !state.aim))
      return { state: shifted(facts, plan, right, up, finely ? 2 : 20) };
    const from = begin(facts).state?.aim ?? state.aim;
    return from ? { state: { ...state, aim: upTheRamp(steered(from, right, up, finely), plan.ramp) } } : {};
  };
