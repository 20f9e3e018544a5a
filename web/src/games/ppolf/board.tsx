// The course: the table with its coins, who is next, what one aims, and the scorecard beside it.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
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
  useFlickMotion,
  useSize,
  useTableKeys,
} from "../../flick";
import { useMedia } from "../../parts/media";
import { Sheet } from "../../parts/sheet";
import type { BoardProps } from "../module";
import { arrow } from "./aim";
import { Card } from "./card";
import { Deck, Keys } from "./deck";
import { EYES, type Eye, useEye } from "./eye";
import { Flat } from "./flat";
import { type Hands, useHands } from "./hands";
import { tileIn, withTee } from "./lie";
import { motion } from "./motion";
import { Overlay } from "./overlay";
import { coinOf, METRE } from "./pieces";
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

/** All that is shown of the table now. */
function useTable(props: Props) {
  const { acting = null, instant, sound } = props;
  const { own, play } = useOwn(props);
  const { shown: view, poses: lying, busy, film, films, again, finish } = useFlickMotion(motion, { ...props, own });
  const scene = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<Drawn>("waiting");
  const [eye, setEye] = useState<Eye>("close");
  const sight = useRef(NOWHERE);
  const awaited = view.awaits === "tee" || view.awaits === "flick";
  const live = acting !== null && acting === view.turn && busy === null && awaited;
  const hands = useHands({ view, live, eye: sight, root: scene, play, sound, ask: props.aim });
  const { width, height } = useSize(scene);
  const lens = useEye({
    ...useSight(view, lying, busy, hands),
    eye,
    setup: view.setup,
    width,
    height,
    flat: drawn === "flat",
    across: useMedia("(orientation: landscape)"),
    film: busy && busy !== "aiming" ? film : null,
    instant,
  });
  sight.current = lens;
  const teed = live && view.awaits === "tee" && hands.at;
  const poses = teed ? withTee(lying, view.turn, [teed.x, teed.y]) : lying;
  const events = (props.step?.events ?? NO_EVENTS) as readonly AnyEvent[];
  const seen = { view, busy, films, scene, drawn, setDrawn, eye, setEye, live, hands, lens, poses };
  return {
    ...seen,
    over: view.awaits === "nothing" || (busy === null && Boolean(props.over)),
    /** What the last flick led to. */
    outcome: busy || !events.some(({ type }) => type === "rested") ? NO_EVENTS : events,
    again: busy ? null : again,
    skip: busy ? finish : null,
  };
}

type Table = ReturnType<typeof useTable>;

const inMetres = (place: Place): Place => ({ x: place.x * METRE, y: place.y * METRE });

/** What the eye looks at: the coin that is played, which may not be teed yet, the hole, and where the aim goes. */
function useSight(view: View, lying: Table["poses"], busy: Busy, { at, aim, straight }: Hands) {
  const coin = busy ? undefined : view.coins[view.turn];
  const spot = coin ? { x: coin.x, y: coin.y } : view.tee_spot ? { x: view.tee_spot[0], y: view.tee_spot[1] } : null;
  const [seen, setSeen] = useState(spot);
  useEffect(() => {
    if (!busy) setSeen(spot);
  }, [spot?.x, spot?.y, busy]);
  // While a hand pulls, the eye keeps still: else what one aims at would run away.
  const direction = useRef(0);
  if (!aim?.hand && at && straight !== null) direction.current = ((aim?.angle ?? straight) * Math.PI) / 180;
  const from = busy ? seen : spot;
  const hole = tileIn(view, view.target);
  const tee = tileIn(view, view.tee);
  return {
    coin: from ? inMetres(from) : (lying.get(coinOf(view.turn)) ?? null),
    hole: hole ? inMetres(hole) : null,
    tee: tee && view.awaits === "tee" ? inMetres(tee) : null,
    direction: direction.current,
  };
}

function useKeys({ view, live, hands, eye, setEye, again, skip }: Table): void {
  const { aim, placing } = hands;
  const mine = live && hands.at !== null;
  useTableKeys({
    keys: {
      v: () => setEye(nextEye(EYES, eye)),
      s: again ?? skip,
      t: mine && view.awaits === "tee" ? () => hands.setPlacing(!placing) : null,
      Escape: mine && (aim || placing) ? hands.cancel : null,
    },
    arrow: mine ? (right, up, finely) => hands.act(arrow(right, up, finely)) : null,
    enter: mine ? (aim ? hands.flick : hands.begin) : null,
  });
}

/** Facts for tests: how the table stands, and where things are on the screen. */
function factsOf({ view, busy, films, scene, drawn, eye, live, hands, lens }: Table) {
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
    "data-eye": eye,
    "data-coin-x": coin && Math.round(coin.x + left),
    "data-coin-y": coin && Math.round(coin.y + top),
    "data-hole-x": hole && Math.round(hole.x + left),
    "data-hole-y": hole && Math.round(hole.y + top),
    "data-angle": aim?.angle.toFixed(2),
    "data-speed": aim?.speed.toFixed(3),
    "data-spot": at && `${at.x.toFixed(3)},${at.y.toFixed(3)}`,
  };
}

/** Whether one aims with sliders; who does finds them again in the next turn. */
function useFine({ live, hands }: Table): [boolean, (on: boolean) => void] {
  const [fine, setFine] = useState(false);
  useEffect(() => {
    if (fine && live) hands.begin();
  }, [fine, live]);
  return [fine, setFine];
}

export function Board(props: Props) {
  const { t } = props;
  const table = useTable(props);
  const { view, live, over, drawn, hands } = table;
  useKeys(table);
  const wide = useMedia("(min-width: 60rem)");
  const [card, setCard] = useState(false);
  const [fine, setFine] = useFine(table);
  const cardOf = useMemo(() => <Card view={view} t={t} />, [view, t]);
  const mine = !over && (live || (view.turn === props.seat && view.awaits !== "nothing"));
  const where = useMemo(() => <Where view={view} over={over} mine={mine} t={t} />, [view, mine, over, t]);
  return (
    <div class="fl-board pp-board" data-test="ppolf-board" {...factsOf(table)}>
      <div class="pp-field">
        {where}
        {drawn === "flat" && <p class="fl-flat-note">{t("flat")}</p>}
        <CourseScene table={table} t={t} />
        <Deck
          view={view}
          hands={hands}
          fine={fine}
          setFine={setFine}
          again={table.again}
          skip={table.skip}
          openCard={wide ? null : () => setCard(true)}
          t={t}
        />
        {wide && props.acting !== undefined && <Keys live={live} tees={view.awaits === "tee"} t={t} />}
      </div>
      {wide && <div class="pp-side">{cardOf}</div>}
      {card && !wide && (
        <Sheet title={t("card")} close={() => setCard(false)} test="card-sheet">
          {cardOf}
        </Sheet>
      )}
    </div>
  );
}

function CourseScene({ table, t }: { table: Table; t: Props["t"] }) {
  const { view, busy, scene, drawn, setDrawn, eye, setEye, live, hands, lens, poses, outcome } = table;
  const painting = useRef(null);
  const { width, height } = view.setup;
  const foul = outcome.some(({ type }) => type === "penalty");
  return (
    <TableScene scene={scene} live={live} pulling={hands.aim?.hand !== undefined} handlers={hands.handlers} t={t}>
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
      {lens.width > 0 && (
        <Overlay lens={lens} view={view} poses={poses} hands={hands} busy={busy} outcome={outcome} t={t} />
      )}
      <EyeSwitch eyes={EYES} eye={eye} setEye={setEye} t={t} />
      {drawn === "waiting" && <p class="fl-note">{t("loading")}</p>}
      {busy === "slow" && (
        <p class="fl-slow" aria-hidden="true">
          ×⅕
        </p>
      )}
      {!hands.aim && <Outcomes lines={sayOutcome(outcome, t)} foul={foul} />}
    </TableScene>
  );
}
