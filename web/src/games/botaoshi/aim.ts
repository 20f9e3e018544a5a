// What one is about to do: with which disc, from where, which way and how hard; by pulling back, by keys or by sliders.

import { useEffect, useRef, useState } from "preact/hooks";
import { type Lens, type Point, type Pull, speedFor, useLine, usePull } from "../../flick";
import type { BoardProps } from "../module";
import {
  alongEdge,
  bearerOf,
  bearing,
  discIn,
  FASTEST,
  insideOf,
  inTheWay,
  MM,
  nearestEdge,
  onTable,
  other,
  type Place,
  placeOf,
  SLOWEST,
  sizesOf,
  slid,
  usualEdge,
  usualPlace,
} from "./pieces";
import type { AimLine, Ramp, SeenDisc, View } from "./wire";

export interface Aim {
  /** Degrees counter-clockwise from east. */
  angle: number;
  /** Metres a second. */
  speed: number;
  /** Where the hand is that pulls. */
  hand?: Point;
}

/** What is done with the disc. */
export type Doing = "enter" | "flick" | "score" | "place";

/** How near to a disc one takes hold of it, in pixels beyond its rim. */
const GRAB = { mouse: 14, touch: 26 };
/** How near to the edge one takes hold of a disc that enters, in pixels. */
const RIM = { mouse: 26, touch: 34 };
/** A hand that goes along the edge within this many degrees slides the disc, and does not pull. */
const ALONG = 20;
const FIRST: Record<Doing, number> = { enter: 1.1, flick: 1, score: 3, place: 0 };

export interface Aiming {
  live: boolean;
  doing: Doing | null;
  /** The disc that is flicked, entered or placed. */
  disc: SeenDisc | null;
  /** Its middle, and the point of the edge where it enters; in millimetres. */
  at: Place | null;
  edge: Place | null;
  aim: Aim | null;
  line: AimLine | null;
  ramp: Ramp | null;
  /** What is in its way where it is to enter or to be placed: a disc, or the table's edge. */
  blocked: string | "edge" | null;
  /** A disc that was asked about: why it may not be flicked. */
  asked: string | null;
  sliding: boolean;
  choose: (name: string) => void;
  setScoring: (on: boolean) => void;
  setAim: (aim: Aim | null) => void;
  /** Where an aim starts from: at the opponent's bearer, into the table, up the ramp. */
  straight: number;
  begin: () => Aim | null;
  cancel: () => void;
  /** Plays what is aimed or placed. */
  act: () => void;
  /** Moves the disc that enters or is placed: along the screen. */
  shift: (right: number, up: number, by: number) => void;
  handlers: ReturnType<typeof usePull>["handlers"];
}

interface Wishes extends Pick<BoardProps<View>, "play" | "sound"> {
  view: View;
  live: boolean;
  eye: { current: Lens };
  root: { current: HTMLElement | null };
  ask: ((move: unknown) => Promise<AimLine | null>) | undefined;
}

const turned = (angle: number): number => Number((((angle % 360) + 360) % 360).toFixed(2)) % 360;
const bounded = (speed: number): number => Math.min(FASTEST, Math.max(SLOWEST, speed));
const tenth = (along: number): number => Number(along.toFixed(1));

function moveOf(doing: Doing, disc: string, place: Place, aim: Aim | null): unknown {
  const spot = { x: tenth(place.x), y: tenth(place.y) };
  if (doing === "place") return { type: "place", disc, ...spot };
  if (!aim) return null;
  const shot = { angle: turned(aim.angle), speed: Number(bounded(aim.speed).toFixed(3)) };
  if (doing === "score") return { type: "score", ...shot };
  return doing === "enter" ? { type: "enter", disc, ...spot, ...shot } : { type: "flick", disc, ...shot };
}

/** All discs that the one who acts may do something with, the likeliest first. */
const ready = (view: View): SeenDisc[] => view.discs.filter(({ how }) => how !== null);

export function useAiming({ view, live, eye, root, play, sound, ask }: Wishes): Aiming {
  const [aim, put] = useState<Aim | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [scoring, setScore] = useState(false);
  const [spot, setSpot] = useState<Place | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const [sliding, setSliding] = useState(false);
  const turn = [
    view.round,
    view.voids,
    view.turns,
    view.awaits,
    view.actor,
    view.entered,
    view.failures,
    view.placing,
  ].join();
  const reset = () => {
    put(null);
    setSpot(null);
    setAsked(null);
    setSliding(false);
  };
  useEffect(() => {
    reset();
    setChosen(null);
    setScore(false);
  }, [turn, live]);

  const sizes = sizesOf(view);
  const ramp = live && view.awaits === "flick" && view.ramp.type === "ramp" ? view.ramp : null;
  const all = live ? ready(view) : [];
  const shoots = scoring && ramp ? ramp : null;
  const disc = (shoots ? discIn(view, shoots.shooter) : (all.find(({ name }) => name === chosen) ?? all[0])) ?? null;
  const doing: Doing | null = !disc ? null : shoots ? "score" : disc.how === "raise" ? null : disc.how;
  const edge = disc && doing === "enter" ? (spot ?? usualEdge(view, disc.name)) : null;
  const at = !disc
    ? null
    : edge
      ? insideOf(edge, sizes)
      : doing === "place"
        ? (spot ?? usualPlace(view, disc.name))
        : placeOf(view, disc.name);
  const near = disc && at && (doing === "enter" || doing === "place") ? inTheWay(view, at, disc.name) : null;
  const blocked = near ?? (doing === "place" && at && !onTable(at, view) ? "edge" : null);
  const straight = disc && at ? straightOf(view, disc, at, doing, shoots) : 0;

  const now = useRef({ disc, at, edge, doing });
  now.current = { disc, at, edge, doing };

  const setAim = (next: Aim | null) => put(next && { ...next, speed: bounded(next.speed) });
  const begin = () => {
    if (aim || !doing || doing === "place") return aim;
    const first = { angle: straight, speed: FIRST[doing] };
    setAim(first);
    return first;
  };
  const choose = (name: string) => {
    setScore(false);
    const found = all.find((each) => each.name === name);
    if (!found) return setAsked(name);
    if (name !== disc?.name || shoots) {
      reset();
      setChosen(name);
    }
    setAsked(null);
  };
  const setScoring = (on: boolean) => {
    if (on === scoring) return;
    reset();
    setScore(on && ramp !== null);
  };
  const act = () => {
    if (!live || !disc || !at || !doing) return;
    const move = moveOf(doing, disc.name, edge ?? at, aim);
    if (!move) return;
    play(move);
    if (aim) setAim({ angle: aim.angle, speed: aim.speed });
  };
  const putDown = (point: Point) => {
    const under = eye.current.pick(point.x, point.y);
    if (!under) return;
    const place = { x: under[0] / MM, y: under[1] / MM };
    if (now.current.doing === "enter") return setSpot(nearestEdge(place, sizes));
    const held = (along: number) => Math.min(sizes.table - sizes.disc / 2, Math.max(sizes.disc / 2, along));
    setSpot({ x: held(place.x), y: held(place.y) });
  };

  const aimed = (pull: Pull): Aim | null => {
    const from = hold.current && placeNow(hold.current);
    const hand = eye.current.pick(pull.at.x, pull.at.y, (sizes.disc_height / 2) * MM);
    if (!hand || !from || pull.idle) return null;
    return {
      angle: bearing({ x: hand[0] / MM, y: hand[1] / MM }, from),
      speed: speedFor(pull.part, SLOWEST, FASTEST),
      hand: pull.at,
    };
  };
  const hold = useRef<string | null>(null);
  const slides = useRef<boolean | null>(null);
  const placeNow = (name: string): Place | null =>
    name === now.current.disc?.name ? now.current.at : placeOf(view, name);
  const project = ({ x, y }: Place) => eye.current.project(x * MM, y * MM, (sizes.disc_height / 2) * MM);
  const isNear = (place: Place, point: Point, touch: boolean) => {
    const on = project(place);
    const rim = (eye.current.scaleAt(place.x * MM, place.y * MM) * sizes.disc * MM) / 2;
    return Math.hypot(point.x - on.x, point.y - on.y) <= rim + GRAB[touch ? "touch" : "mouse"];
  };
  /** Whether a pull that has just begun goes along the edge. */
  const isAlong = ({ at: hand, from }: Pull): boolean => {
    const { edge: here } = now.current;
    if (!here) return false;
    const [east, north] = alongEdge(here, sizes);
    const [one, two] = [project(here), project({ x: here.x + east * 20, y: here.y + north * 20 })];
    const way = Math.atan2(two.y - one.y, two.x - one.x) - Math.atan2(hand.y - from.y, hand.x - from.x);
    return Math.abs(Math.sin(way)) < Math.sin((ALONG * Math.PI) / 180);
  };

  const { handlers } = usePull({
    root,
    live: live && doing !== null,
    takes: (point, touch) => {
      slides.current = null;
      setAsked(null);
      if (at && disc && isNear(at, point, touch)) {
        sound("lift");
        if (doing === "place") return "carry";
        hold.current = disc.name;
        return { pull: project(at) };
      }
      // Of several within reach the nearest is meant.
      const others = view.discs
        .flatMap((each) =>
          each.x !== null && each.y !== null && isNear({ x: each.x, y: each.y }, point, touch)
            ? [{ each, far: gap(project({ x: each.x, y: each.y }), point) }]
            : [],
        )
        .sort((a, b) => a.far - b.far);
      const found = others[0]?.each;
      if (found?.how === "flick" && found.x !== null && found.y !== null) {
        choose(found.name);
        hold.current = found.name;
        sound("lift");
        return { pull: project({ x: found.x, y: found.y }) };
      }
      if (found && doing !== "place") {
        setAsked(found.name);
        return null;
      }
      const under = eye.current.pick(point.x, point.y);
      if (!under) return null;
      const place = { x: under[0] / MM, y: under[1] / MM };
      if (doing === "place") return within(place, sizes.table) ? "carry" : null;
      if (doing !== "enter") return null;
      const rim = nearestEdge(place, sizes);
      return gap(project(rim), point) <= RIM[touch ? "touch" : "mouse"] ? "carry" : null;
    },
    pulled: (pull) => {
      if (slides.current === null && !pull.idle) slides.current = isAlong(pull);
      if (slides.current) {
        setSliding(true);
        return putDown(pull.at);
      }
      put(aimed(pull));
    },
    released: (pull) => {
      setSliding(false);
      if (slides.current) return sound("tap");
      const last = aimed(pull);
      const { current: held } = now;
      const name = hold.current;
      const from = name && placeNow(name);
      if (!last || !name || !from) return put(null);
      put({ angle: last.angle, speed: last.speed });
      const does = name === held.disc?.name ? (held.doing ?? "flick") : "flick";
      play(moveOf(does, name, does === "enter" ? (held.edge ?? from) : from, last));
    },
    carried: (point, done) => {
      setSliding(!done);
      putDown(point);
      if (done) sound("tap");
    },
    cancelled: () => {
      setSliding(false);
      put(null);
    },
  });

  const shift = (right: number, up: number, by: number) => {
    if (!at) return;
    const here = edge ?? at;
    const ways: [number, number][] = edge
      ? [alongEdge(edge, sizes), alongEdge(edge, sizes).map((way) => -way) as [number, number]]
      : [
          [1, 0],
          [-1, 0],
          [0, 1],
          [0, -1],
        ];
    const from = project(here);
    const fit = ([east, north]: [number, number]) => {
      const to = project({ x: here.x + east * 10, y: here.y + north * 10 });
      return ((to.x - from.x) * right - (to.y - from.y) * up) / (gap(from, to) || 1);
    };
    const [east, north] = ways.reduce((best, way) => (fit(way) > fit(best) ? way : best));
    if (fit([east, north]) < 0.3) return;
    if (edge) return setSpot(slid(edge, east * by, north * by, sizes));
    const held = (along: number) => Math.min(sizes.table - sizes.disc / 2, Math.max(sizes.disc / 2, along));
    setSpot({ x: held(at.x + east * by), y: held(at.y + north * by) });
  };
  const cancel = () => {
    setAsked(null);
    if (aim) return put(null);
    setScoring(false);
  };

  const line = useLine<AimLine>(
    ask,
    live && disc && at && doing && doing !== "place" && aim && !blocked
      ? moveOf(doing, disc.name, edge ?? at, aim)
      : null,
  );
  return {
    live,
    doing,
    disc,
    at,
    edge,
    aim,
    line,
    ramp: shoots,
    blocked,
    asked,
    sliding,
    choose,
    setScoring,
    setAim,
    straight,
    begin,
    cancel,
    act,
    shift,
    handlers,
  };
}

const gap = (one: Point, two: Point): number => Math.hypot(one.x - two.x, one.y - two.y);
const within = ({ x, y }: Place, table: number): boolean => x >= 0 && y >= 0 && x <= table && y <= table;

function straightOf(view: View, disc: SeenDisc, at: Place, doing: Doing | null, ramp: Ramp | null): number {
  if (ramp) return ramp.angle;
  const { table } = sizesOf(view);
  const target = doing === "flick" ? placeOf(view, bearerOf(other(disc.owner))) : null;
  return bearing(at, target ?? { x: table / 2, y: table / 2 });
}
