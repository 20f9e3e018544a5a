// The table with its discs and poles, what is to be done, and what one aims.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import {
  type Busy,
  cornerOf,
  type Drawn,
  EyeButton,
  EyeSwitch,
  Lens,
  Picture,
  type Place,
  type Poses,
  rigOf,
  TableScene,
  together,
  useFine,
  useFlickMotion,
  useHeld,
  useSize,
} from "../../flick";
import { bearing } from "../../flick/aiming";
import { useMedia } from "../../parts/media";
import type { BoardProps } from "../module";
import { machine } from "./aim";
import { Deck, Keys } from "./deck";
import { useEye } from "./eye";
import { Flat } from "./flat";
import { type Hands, useHands } from "./hands";
import { useKeys } from "./keys";
import { facing, isThere, lyingAt } from "./lie";
import { newMotion } from "./motion";
import { AimResult } from "./outcome";
import { Overlay } from "./overlay";
import { bearerOf, MM, other, placeOf } from "./pieces";
import type { RampPainter, SeenRamp } from "./scene3d";
import { useSlip } from "./slip";
import { EYES } from "./walk";
import { Where } from "./where";
import type { AnyEvent, View } from "./wire";

const NOWHERE = new Lens(rigOf({ target: [0, 0, 0], azimuth: 0, elevation: 1, distance: 1, fov: 20 }), 1, 1);
const NO_EVENTS: readonly AnyEvent[] = [];

/** Narrower than this, in pixels, there is no room for a switch. */
const NARROW = 520;

type Props = BoardProps<View>;

/** All that is shown of the table now. */
function useTable(props: Props) {
  const { acting = null, people, instant, sound } = props;
  const { play, same } = useLastFlick(props);
  const motion = useMemo(() => newMotion(props.seat), [props.seat]);
  const own = (seat: number) =>
    props.seat === seat || (people !== undefined && acting === null && props.seat === null && people.includes(seat));
  const shown = useFlickMotion(motion, { ...props, own });
  const { shown: view, poses: lying, busy, plan } = shown;
  const scene = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<Drawn>("waiting");
  const [peeks, peek] = useState(false);
  const still = busy === null;
  const away = view.awaits === "settled" || view.awaits === "hand";
  const live = acting !== null && acting === view.actor && still && !away && view.awaits !== "nothing";
  const sight = useRef(NOWHERE);
  const hands = useHands({ view, live, eye: sight, root: scene, play, sound, ask: props.aim });
  const { width, height } = useSize(scene);
  const looked = useLooked(view, still, hands);
  const covered = coveredOf(width, height, useMedia(BESIDE));
  const sizes = { root: scene, width, height, flat: drawn === "flat", covered };
  const eyes = useEye({ ...sizes, ...looked, view, seat: props.seat, plan, moving: !still, instant });
  sight.current = eyes.lens;
  const forced = live && (view.awaits === "raise" || view.awaits === "skip") ? () => play({ type: view.awaits }) : null;
  const events = (props.step?.events ?? NO_EVENTS) as readonly AnyEvent[];
  const state = { view, scene, width, covered, drawn, setDrawn, still, away, live, hands, eyes, forced, peek };
  return {
    ...shown,
    ...state,
    poses: usePoses(lying, view, props.seat, useHeld(view, live, heldIn(hands)), still),
    slip: useSlip(view, still && hasRested(events)),
    ramp: rampNow(view, busy, hands.doing === "score", live && peeks),
    same: live || props.over ? same : null,
    again: !away && !instant && (still || busy === "slow") ? shown.again : null,
    events,
    result: props.view.result,
  };
}

type Table = ReturnType<typeof useTable>;

/** How many pixels the bars over the table take, at its top and bottom; fine aim lies over the table itself. */
const coveredOf = (width: number, height: number, beside: boolean): [number, number] =>
  beside ? [12, 12] : width < NARROW ? (height > ROOMY ? [100, 148] : [58, 176]) : [56, 92];

/** On a phone on its side, bars and controls stand beside the table: as in phone.css. */
const BESIDE = "(max-height: 34rem) and (min-width: 36rem) and (max-width: 59.99rem)";

/** In a picture so high, in pixels, there is room above the table for the switch too. */
const ROOMY = 620;

/** Whether a flick has come to rest on a table that was not cleared since. */
const hasRested = (events: readonly AnyEvent[]): boolean =>
  events.some(({ type }) => type === "rested") &&
  !events.some(({ type }) => type === "round-won" || type === "round-void");

const FLICKS = new Set(["enter", "flick", "score"]);

/** What was played last at this screen, to be flicked once more from the same lay: in practice. */
function useLastFlick({ play, retry }: Props) {
  const last = useRef<unknown>(null);
  const noted = (move: unknown) => {
    last.current = FLICKS.has((move as { type: string }).type) ? move : null;
    play(move);
  };
  return { play: noted, same: retry && last.current ? () => retry(last.current) : null };
}

/** What one looks at, and in which direction. While a hand pulls, the eye keeps still: else what one aims at would run away. */
function useLooked(view: View, still: boolean, { at, aim, sliding, straight }: Hands) {
  const looked = useRef<{ disc: Place | null; direction: number }>({ disc: null, direction: Math.PI / 2 });
  if (!aim?.hand && !sliding && still) {
    const place = at ?? lookedAt(view);
    const angle = aim?.angle ?? (at ? straight : towards(view, place));
    looked.current = { disc: place, direction: (angle * Math.PI) / 180 };
  }
  return looked.current;
}

/** The disc at which one looks where none is held: the one on its way, or an attacker. */
function lookedAt(view: View): Place | null {
  const name =
    view.aim && "disc" in view.aim
      ? view.aim.disc
      : view.ramp.type === "ramp"
        ? view.ramp.shooter
        : view.discs.find(({ owner, x }) => owner === view.actor && x !== null)?.name;
  return name ? placeOf(view, name) : null;
}

function towards(view: View, place: Place | null): number {
  const target = placeOf(view, bearerOf(other(view.actor)));
  return place && target ? bearing(place, target) : 90;
}

/** A disc in the hand, and where. */
interface HeldDisc {
  name: string;
  at: Place;
}

const heldIn = ({ doing, disc, at }: Hands): HeldDisc | null =>
  disc && at && (doing === "enter" || doing === "place") ? { name: disc.name, at } : null;

/** The pieces with the disc that is held in the hand. */
function usePoses(lying: Poses, view: View, seat: number | null, held: HeldDisc | null, still: boolean): Poses {
  return useMemo(
    () => (held && still ? new Map(lying).set(held.name, lyingAt(held.at, view, facing(seat))) : lying),
    [lying, still, held?.name, held?.at.x, held?.at.y],
  );
}

function rampNow(view: View, busy: Busy, scoring: boolean, peeks: boolean): SeenRamp | null {
  if (view.ramp.type !== "ramp") return null;
  if (view.aim?.type === "score" && busy !== "tidying") return { at: view.ramp, ghost: false };
  return view.awaits === "flick" && (scoring || peeks) ? { at: view.ramp, ghost: true } : null;
}

/** Facts for tests: how the table stands, and where things are on the screen. */
function factsOf({ view, busy, still, live, drawn, eyes, hands, poses, ramp, scene }: Table) {
  const { at, aim, doing, disc } = hands;
  const [left, top] = cornerOf(scene.current);
  const spotOf = (x: number, y: number) => {
    const spot = eyes.lens.project(x * MM, y * MM, 0.005);
    return `${Math.round(spot.x + left)},${Math.round(spot.y + top)}`;
  };
  const spots = view.discs.flatMap(({ name }) => {
    const pose = poses.get(name);
    return pose && isThere(pose) ? [`${name}@${spotOf(pose.x / MM, pose.y / MM)}`] : [];
  });
  return {
    "data-awaits": view.awaits,
    "data-phase": view.phase,
    "data-actor": view.actor,
    "data-round": view.round,
    "data-live": live,
    "data-still": still,
    "data-busy": busy ?? "",
    "data-drawn": drawn,
    "data-eye": eyes.eye,
    "data-doing": doing ?? "",
    "data-disc": disc?.name ?? "",
    "data-place": at ? `${at.x.toFixed(1)},${at.y.toFixed(1)}` : "",
    "data-spot": at ? spotOf(at.x, at.y) : "",
    "data-spots": spots.join(" "),
    "data-angle": aim?.angle.toFixed(2),
    "data-speed": aim?.speed.toFixed(3),
    "data-ramp": ramp ? (ramp.ghost ? "ghost" : "laid") : "",
  };
}

/** Whether it is asked of whoever sits here. While a move is unanswered it still is; looking back, or when it is over, not. */
function useMine({ acting = null, seat }: Props, { view, away }: Table, over: boolean): boolean {
  const asked = useRef<View | null>(null);
  if (acting !== null && acting === view.actor) asked.current = view;
  return !over && (away ? view.actor === seat : asked.current === view);
}

export function Board(props: Props) {
  const { t } = props;
  const table = useTable(props);
  const { view, busy, still, drawn, hands, eyes, scene, again, forced, events } = table;
  const piece = `${machine.turnOf(view, table.live)} ${hands.doing} ${hands.disc?.name}`;
  const { fine, setFine, untouched } = useFine(table.live, piece, hands.aim, hands.begin);
  const wide = useMedia("(min-width: 60rem)");
  const focus = () => scene.current?.focus({ preventScroll: true });
  const score = () => {
    hands.setScoring(hands.doing !== "score");
    if (view.ramp.type === "ramp") focus();
  };
  useKeys({ view, hands, eyes, again, score, forced });
  const over = still && Boolean(props.over);
  const mine = useMine(props, table, over);
  const won = busy === "cheering" ? (events.find((event) => event.type === "round-won")?.seat ?? null) : null;
  const said = mine && !props.shared;
  const where = useMemo(
    () => <Where view={view} mine={said} over={over} won={won} t={t} />,
    [view, said, over, won, t],
  );
  return (
    <div class="fl-board fl-filled bt-board" data-test="botaoshi-board" {...factsOf(table)}>
      {where}
      <FieldScene
        table={table}
        own={props.shared ? null : (props.acting ?? props.seat)}
        aims={hands.aim !== null && !untouched}
        t={t}
      />
      <Deck
        view={view}
        hands={hands}
        fine={fine}
        setFine={setFine}
        again={again}
        same={table.same}
        score={score}
        peek={table.peek}
        forced={forced}
        focus={focus}
        t={t}
      />
      {wide && props.people !== undefined && <Keys t={t} />}
      {drawn === "flat" && <p class="fl-flat-note">{t("flat")}</p>}
    </div>
  );
}

interface FieldProps {
  table: Table;
  own: number | null;
  /** Whether somebody is at aiming: what the last flick led to is out of their way then. */
  aims: boolean;
  t: Props["t"];
}

/** The field: the picture, what is drawn over it, and what is said of it. */
function FieldScene({ table, own, aims, t }: FieldProps) {
  const { view, busy, plan, scene, drawn, setDrawn, hands, eyes, poses, ramp } = table;
  const { lens } = eyes;
  const painting = useRef<RampPainter | null>(null);
  useEffect(() => painting.current?.lay(ramp), [ramp?.at, ramp?.ghost, drawn]);
  const handlers = together(hands.handlers, eyes.handlers);
  const pulling = hands.aim?.hand !== undefined || hands.sliding;
  const Switch = table.width < NARROW ? EyeButton : EyeSwitch;
  const slow = busy === "slow" || (busy === "film" && plan?.side);
  return (
    <TableScene scene={scene} live={table.live} pulling={pulling} handlers={handlers} t={t}>
      <Picture
        lens={lens}
        poses={poses}
        drawn={drawn}
        setDrawn={setDrawn}
        table="field"
        painting={painting}
        load={(canvas) => import("./scene3d").then((loaded) => new loaded.RampPainter(canvas, view))}
        flat={<Flat lens={lens} view={view} poses={poses} ramp={ramp} />}
      />
      {table.width > 0 && <Overlay table={table} own={own} aims={aims} t={t} />}
      {drawn !== "flat" && <Switch eyes={EYES} eye={eyes.eye} setEye={eyes.setEye} t={t} />}
      {drawn === "waiting" && <p class="fl-note">{t("loading")}</p>}
      {slow && (
        <p class="fl-slow" data-test="slow-motion">
          {t("slow-now")}
        </p>
      )}
      {!aims && <AimResult events={table.events} slip={table.slip} result={table.result} busy={busy} t={t} />}
    </TableScene>
  );
}

export type { Table };
