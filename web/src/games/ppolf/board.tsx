// The course: the table with its coins, who is next, what one aims, and the scorecard beside it.

import { useMemo, useRef, useState } from "preact/hooks";
import {
  type Busy,
  cornerOf,
  type Drawn,
  EyeSwitch,
  fromAbove,
  Lens,
  nextEye,
  Outcomes,
  Picture,
  type Place,
  TableScene,
  together,
  useFine,
  useFlickMotion,
  useHeld,
  useSize,
  useTableKeys,
} from "../../flick";
import { useMedia } from "../../parts/media";
import { Sheet } from "../../parts/sheet";
import type { BoardProps } from "../module";
import { arrow, machine } from "./aim";
import { Card } from "./card";
import { Deck, Keys } from "./deck";
import { EYES, useEye } from "./eye";
import { Flat } from "./flat";
import { useHands } from "./hands";
import { tileIn, withTee } from "./lie";
import { momentIn } from "./moment";
import { MomentBanner } from "./moment-banner";
import { motionSeenBy } from "./motion";
import { Overlay } from "./overlay";
import { METRE } from "./pieces";
import { useSight } from "./sight";
import { Where } from "./where";
import type { AnyEvent, View } from "./wire";
import { sayOutcome } from "./words";

const NOWHERE = new Lens(fromAbove({ west: 0, south: 0, east: 1, north: 1 }, { width: 1, height: 1 }), 1, 1);
const NO_EVENTS: readonly AnyEvent[] = [];

type Props = BoardProps<View>;

/** Whoever flicked at this screen need not be shown the aim again. */
function useOwn({ acting = null, play }: Props): { own: (seat: number) => boolean; play: Props["play"] } {
  const flicker = useRef<number | null>(null);
  return {
    own: (seat) => seat === flicker.current,
    play: (move) => {
      flicker.current = acting;
      play(move);
    },
  };
}

/** How many times as fast the films of others are shown to somebody in a hurry. */
const HURRY = 6;

/** Whether one skips to the own turn: then the films of others run fast. */
function useHurry(
  { seat, shared, people }: Props,
  turn: number,
  live: boolean,
): [boolean, ((on: boolean) => void) | null] {
  const [hurries, hurry] = useState(false);
  if (hurries && live) hurry(false);
  const waits = people !== undefined && !shared && seat !== null && turn !== seat;
  return [hurries, waits ? hurry : null];
}

/** What moves: then the eye keeps still. */
const MOVING: readonly Busy[] = ["film", "slow", "tidying", "cheering"];

/** All that is shown of the table now. */
function useTable(props: Props) {
  const { acting = null, instant, sound } = props;
  const { own, play } = useOwn(props);
  const sight = useRef(NOWHERE);
  const motion = useMemo(() => motionSeenBy(sight), []);
  const times = useRef(1);
  const moves = useFlickMotion(motion, { ...props, own, times: times.current });
  const { shown: view, poses: lying, busy, film, films, again, finish } = moves;
  const scene = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<Drawn>("waiting");
  const awaited = view.awaits === "tee" || view.awaits === "flick";
  const live = acting !== null && acting === view.turn && busy === null && awaited;
  const [hurries, hurry] = useHurry(props, view.turn, live);
  times.current = hurries ? HURRY : 1;
  const hands = useHands({ view, live, eye: sight, root: scene, play, sound, ask: props.aim });
  const { width, height } = useSize(scene);
  const moving = MOVING.includes(busy);
  const turn = machine.turnOf(view, live);
  const eyes = useEye({
    ...useSight({ view, lying, moving: moving || busy === "swing", hands, lens: sight.current, turn }),
    root: scene,
    setup: view.setup,
    width,
    height,
    flat: drawn === "flat",
    across: useMedia("(orientation: landscape)"),
    film: busy === "swing" ? film : null,
    moving,
    turn,
    instant,
  });
  sight.current = eyes.lens;
  const teed = useHeld(view, live, view.awaits === "tee" ? hands.at : null);
  const poses = teed && !busy ? withTee(lying, view.turn, [teed.x, teed.y]) : lying;
  const events = (props.step?.events ?? NO_EVENTS) as readonly AnyEvent[];
  const rested = events.some(({ type }) => type === "rested") ? events : NO_EVENTS;
  const skip = () => {
    hurry?.(true);
    finish();
  };
  return {
    ...{ view, busy, films, scene, drawn, setDrawn, eyes, lens: eyes.lens, live, hands, poses, hurries },
    over: view.awaits === "nothing" || (busy === null && Boolean(props.over)),
    /** What the last flick led to; and what of it has its moment now. */
    outcome: busy ? NO_EVENTS : rested,
    moment: busy === "cheering" ? momentIn(rested) : null,
    again: busy ? null : again,
    /** Shows the end of the film; while others play, of all films up to the own turn. */
    skip: hurry ? (hurries ? () => hurry(false) : skip) : busy ? finish : null,
    waits: hurry !== null,
  };
}

type Table = ReturnType<typeof useTable>;

function useKeys({ view, live, hands, eyes, again, skip }: Table): void {
  const { aim, placing } = hands;
  const mine = live && hands.at !== null;
  useTableKeys({
    keys: {
      v: () => eyes.setEye(nextEye(EYES, eyes.eye)),
      s: again ?? skip,
      t: mine && view.awaits === "tee" ? () => hands.setPlacing(!placing) : null,
      Escape: mine && (aim || placing) ? hands.cancel : null,
    },
    arrow: mine ? (right, up, finely) => hands.act(arrow(right, up, finely)) : null,
    enter: mine ? (aim ? hands.flick : hands.begin) : null,
  });
}

/** Facts for tests: how the table stands, and where things are on the screen. */
function factsOf({ view, busy, films, scene, drawn, eyes, live, hands, lens, hurries, poses }: Table) {
  const { at, aim } = hands;
  const [left, top] = cornerOf(scene.current);
  const spot = (place: Place | null | undefined) => place && lens.project(place.x * METRE, place.y * METRE);
  const [coin, hole] = [spot(at), spot(tileIn(view, view.target))];
  return {
    "data-turn": view.turn,
    "data-awaits": view.awaits,
    "data-hole": view.hole,
    "data-live": live,
    "data-still": busy === null,
    "data-busy": busy ?? "",
    "data-films": films,
    "data-drawn": drawn,
    "data-eye": eyes.eye,
    "data-hurries": hurries,
    "data-height": lens.rig.eye[2].toFixed(4),
    "data-coins": [...poses.keys()].filter((name) => name.startsWith("c")).join(" "),
    "data-coin-x": coin && Math.round(coin.x + left),
    "data-coin-y": coin && Math.round(coin.y + top),
    "data-hole-x": hole && Math.round(hole.x + left),
    "data-hole-y": hole && Math.round(hole.y + top),
    "data-angle": aim?.angle.toFixed(2),
    "data-speed": aim?.speed.toFixed(3),
    "data-spot": at && `${at.x.toFixed(3)},${at.y.toFixed(3)}`,
  };
}

export function Board(props: Props) {
  const { t } = props;
  const table = useTable(props);
  const { view, live, over, drawn, hands } = table;
  useKeys(table);
  const wide = useMedia("(min-width: 60rem)");
  const [card, setCard] = useState(false);
  const { fine, setFine, untouched } = useFine(live, machine.turnOf(view, live), hands.aim, hands.begin);
  const cardOf = useMemo(() => <Card view={view} t={t} />, [view, t]);
  const ours = live || (view.turn === props.seat && view.awaits !== "nothing");
  const mine = !over && ours && !props.shared;
  const where = useMemo(() => <Where view={view} over={over} mine={mine} t={t} />, [view, mine, over, t]);
  return (
    <div class="fl-board pp-board" data-test="ppolf-board" {...factsOf(table)}>
      <div class="pp-field">
        {where}
        {drawn === "flat" && <p class="fl-flat-note">{t("flat")}</p>}
        <CourseScene table={table} aims={hands.aim !== null && !untouched} t={t} />
        <Deck
          view={view}
          hands={hands}
          fine={fine}
          setFine={setFine}
          again={table.again}
          skip={table.skip}
          hurries={table.hurries}
          waits={table.waits}
          openCard={wide ? null : () => setCard(true)}
          t={t}
        />
        {wide && props.acting !== undefined && <Keys live={live} tees={view.awaits === "tee"} t={t} />}
      </div>
      {wide && <div class="pp-side">{cardOf}</div>}
      {card && !wide && (
        <Sheet title={t("card")} close={() => setCard(false)} test="card-sheet">
          <section class="pp-card-box" tabIndex={0} aria-label={t("card")} data-test="card-box">
            {cardOf}
          </section>
        </Sheet>
      )}
    </div>
  );
}

interface CourseProps {
  table: Table;
  /** Whether somebody is at aiming: what the last flick led to is out of their way then. */
  aims: boolean;
  t: Props["t"];
}

function CourseScene({ table, aims, t }: CourseProps) {
  const { view, busy, scene, drawn, setDrawn, eyes, lens, live, hands, poses, outcome, moment } = table;
  const painting = useRef(null);
  const { width, height } = view.setup;
  const foul = outcome.some(({ type }) => type === "penalty");
  const handlers = together(hands.handlers, eyes.handlers);
  return (
    <TableScene scene={scene} live={live} pulling={hands.aim?.hand !== undefined} handlers={handlers} t={t}>
      <Picture
        lens={lens}
        poses={poses}
        drawn={drawn}
        setDrawn={setDrawn}
        table={`${width} ${height}`}
        painting={painting}
        load={(canvas) => import("./scene3d").then(({ newPainter }) => newPainter(canvas, view))}
        flat={<Flat lens={lens} view={view} poses={poses} />}
      />
      {lens.width > 0 && <Overlay {...{ lens, view, poses, hands, busy, outcome, aims, t }} />}
      <EyeSwitch eyes={EYES} eye={eyes.eye} setEye={eyes.setEye} t={t} />
      {drawn === "waiting" && <p class="fl-note">{t("loading")}</p>}
      {busy === "slow" && (
        <p class="fl-slow" aria-hidden="true">
          ×⅕
        </p>
      )}
      {moment && <MomentBanner moment={moment} t={t} />}
      {!aims && <Outcomes lines={sayOutcome(outcome, t)} foul={foul} />}
    </TableScene>
  );
}
