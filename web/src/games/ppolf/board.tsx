// The course: the table with its coins, who is next, what one aims, and the scorecard beside it.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { fromAbove, Lens, useFlickMotion, useSize } from "../../flick";
import { useMedia } from "../../parts/media";
import { Sheet } from "../../parts/sheet";
import type { BoardProps, Translate } from "../module";
import { useAiming } from "./aim";
import { Card } from "./card";
import { Deck, KeyList } from "./deck";
import { EYES, type Eye, useEye } from "./eye";
import { bearing, tileIn, withTee } from "./lie";
import { motion } from "./motion";
import { Overlay } from "./overlay";
import { coinOf, METRE } from "./pieces";
import { type Drawn, Picture } from "./table";
import { Where } from "./where";
import type { AnyEvent, View } from "./wire";
import { sayOutcome } from "./words";

const NOWHERE = new Lens(fromAbove({ west: 0, south: 0, east: 1, north: 1 }, { width: 1, height: 1 }), 1, 1);

export function Board(props: BoardProps<View>) {
  const { acting = null, instant, sound, t } = props;
  // Whoever flicked at this screen need not be shown the aim again.
  const flicker = useRef<number | null>(null);
  const play = (move: unknown) => {
    flicker.current = acting;
    props.play(move);
  };
  const own = (seat: number) => seat === flicker.current;
  const { shown, poses: lying, busy, film, films, finish, ...motions } = useFlickMotion(motion, { ...props, own });
  const events = (props.step?.events ?? []) as readonly AnyEvent[];
  const told = busy || !events.some(({ type }) => type === "rested") ? [] : events;
  const again = busy ? null : motions.again;
  const skip = busy ? finish : null;
  const scene = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(scene);
  const wide = useMedia("(min-width: 60rem)");
  const across = useMedia("(orientation: landscape)");
  const [drawn, setDrawn] = useState<Drawn>("waiting");
  const [eye, setEye] = useState<Eye>("close");
  const [card, setCard] = useState(false);
  const [fine, setFine] = useState(false);

  const view = shown;
  const live =
    acting !== null && acting === view.turn && busy === null && (view.awaits === "tee" || view.awaits === "flick");
  const still = busy === null;
  const over = view.awaits === "nothing" || (still && Boolean(props.over));

  // The eye looks at the coin that is played, which may not be teed yet.
  const coin = busy ? undefined : view.coins[view.turn];
  const spot = coin ? { x: coin.x, y: coin.y } : view.tee_spot ? { x: view.tee_spot[0], y: view.tee_spot[1] } : null;
  const hole = tileIn(view, view.target);
  const tee = tileIn(view, view.tee);
  const pose = lying.get(coinOf(view.turn));
  const looked = useRef(0);
  const [seen, setSeen] = useState(spot);
  const from = busy ? seen : spot;
  useEffect(() => {
    if (!busy) setSeen(spot);
  }, [spot?.x, spot?.y, busy]);
  const sight = useRef(NOWHERE);
  const turnEye = () => setEye(EYES[(EYES.indexOf(eye) + 1) % EYES.length] ?? "close");
  const aiming = useAiming({
    view,
    live,
    eye: sight,
    root: scene,
    play,
    sound,
    ask: props.aim,
    turnEye,
    slow: again ?? skip,
  });
  const { aim, at } = aiming;
  // Who aims with sliders finds them again in the next turn.
  useEffect(() => {
    if (fine && live) aiming.begin();
  }, [fine, live]);
  // While a hand pulls, the eye keeps still: else what one aims at would run away.
  if (!aim?.hand && at && hole) looked.current = ((aim?.angle ?? bearing(at, hole)) * Math.PI) / 180;
  const lens = useEye({
    eye,
    setup: view.setup,
    width,
    height,
    flat: drawn === "flat",
    across,
    coin: from ? { x: from.x * METRE, y: from.y * METRE } : pose ? { x: pose.x, y: pose.y } : null,
    hole: hole ? { x: hole.x * METRE, y: hole.y * METRE } : null,
    tee: tee && view.awaits === "tee" ? { x: tee.x * METRE, y: tee.y * METRE } : null,
    direction: looked.current,
    film: busy === "film" || busy === "slow" || busy === "tidying" ? film : null,
    instant,
  });
  sight.current = lens;
  const poses = live && view.awaits === "tee" && at ? withTee(lying, view.turn, [at.x, at.y]) : lying;

  const cardOf = useMemo(() => <Card view={view} t={t} />, [view, t]);
  const where = useMemo(
    () => (
      <Where
        view={view}
        over={over}
        mine={!over && (live || (view.turn === props.seat && view.awaits !== "nothing"))}
        t={t}
      />
    ),
    [view, live, over, props.seat, t],
  );
  const [left, top] = corner(scene.current);
  const coinSpot = at ? lens.project(at.x * METRE, at.y * METRE) : null;
  const holeSpot = hole ? lens.project(hole.x * METRE, hole.y * METRE) : null;

  return (
    <div
      class="pp-board"
      data-test="ppolf-board"
      data-turn={view.turn}
      data-awaits={view.awaits}
      data-hole={view.hole}
      data-live={live}
      data-still={still}
      data-busy={busy ?? ""}
      data-films={films}
      data-drawn={drawn}
      data-eye={eye}
      data-coin-x={coinSpot && Math.round(coinSpot.x + left)}
      data-coin-y={coinSpot && Math.round(coinSpot.y + top)}
      data-hole-x={holeSpot && Math.round(holeSpot.x + left)}
      data-hole-y={holeSpot && Math.round(holeSpot.y + top)}
      data-angle={aim?.angle.toFixed(2)}
      data-speed={aim?.speed.toFixed(3)}
      data-spot={at && `${at.x.toFixed(3)},${at.y.toFixed(3)}`}
    >
      <div class="pp-field">
        {where}
        {drawn === "flat" && <p class="pp-flat-note">{t("flat")}</p>}
        <div
          class="pp-scene"
          ref={scene}
          role="application"
          tabIndex={0}
          aria-label={t("table")}
          data-test="scene"
          data-live={live}
          data-pulling={aim?.hand !== undefined}
          {...aiming.handlers}
        >
          <Picture lens={lens} view={view} poses={poses} drawn={drawn} setDrawn={setDrawn} />
          {width > 0 && (
            <Overlay
              lens={lens}
              view={view}
              poses={poses}
              aiming={aiming}
              still={still}
              aimed={busy === null || busy === "aiming"}
              told={told}
              t={t}
            />
          )}
          <Eyes eye={eye} setEye={setEye} t={t} />
          {drawn === "waiting" && <p class="pp-note">{t("loading")}</p>}
          {busy === "slow" && (
            <p class="pp-slow" aria-hidden="true">
              ×⅕
            </p>
          )}
          {!aim && <Told events={told} t={t} />}
        </div>
        <Deck
          view={view}
          aiming={aiming}
          fine={fine}
          setFine={setFine}
          again={again}
          skip={skip}
          openCard={wide ? null : () => setCard(true)}
          t={t}
        />
        {wide && props.acting !== undefined && <KeyList live={live} tees={view.awaits === "tee"} t={t} />}
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

function corner(element: HTMLElement | null): [number, number] {
  const box = element?.getBoundingClientRect();
  return box ? [box.left, box.top] : [0, 0];
}

/** From where one looks: close above, all of the table, or low behind the coin. */
function Eyes({ eye, setEye, t }: { eye: Eye; setEye: (eye: Eye) => void; t: Translate }) {
  return (
    <div class="pp-eyes" role="group" aria-label={t("eye")}>
      {EYES.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === eye}
          onClick={() => setEye(each)}
          data-test={`eye-${each}`}
        >
          {t(`eye-${each}`)}
        </button>
      ))}
    </div>
  );
}

/** What the last flick led to: hits, penalties, what was put back. */
function Told({ events, t }: { events: readonly AnyEvent[]; t: Translate }) {
  const lines = sayOutcome(events, t);
  if (!lines.length) return null;
  const foul = events.some(({ type }) => type === "penalty");
  return (
    <ul class="pp-told" data-foul={foul} data-test="told">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
