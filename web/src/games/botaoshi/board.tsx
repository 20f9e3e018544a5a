// The table with its discs and poles, what is to be done, and what one aims.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { type Busy, Lens, type Poses, rigOf, useFlickMotion, useSize } from "../../flick";
import { Icon } from "../../parts/icon";
import { useMedia } from "../../parts/media";
import type { BoardProps, Translate } from "../module";
import { useAiming } from "./aim";
import { Deck, KeyList } from "./deck";
import { EYES, type Eyes, useEye } from "./eye";
import { useTableKeys } from "./keys";
import { facing, isThere, lyingAt } from "./lie";
import { newMotion } from "./motion";
import { Overlay } from "./overlay";
import { bearerOf, bearing, MM, other, type Place, placeOf } from "./pieces";
import type { SeenRamp } from "./scene3d";
import { type Drawn, Picture } from "./table";
import { Where } from "./where";
import type { AnyEvent, View } from "./wire";
import { sayOutcome, seatName } from "./words";

const NOWHERE = new Lens(rigOf({ target: [0, 0, 0], azimuth: 0, elevation: 1, distance: 1, fov: 20 }), 1, 1);

const NO_EVENTS: readonly AnyEvent[] = [];

/** Narrower than this, in pixels, there is no room for a switch. */
const NARROW = 520;

export function Board(props: BoardProps<View>) {
  const { acting = null, people, instant, sound, play, t } = props;
  const own = (seat: number) =>
    props.seat === seat || (people !== undefined && acting === null && props.seat === null && people.includes(seat));
  const motion = useMemo(newMotion, []);
  const { shown: view, poses: lying, busy, plan, puffs, ...motions } = useFlickMotion(motion, { ...props, own });
  const told = (props.step?.events ?? NO_EVENTS) as readonly AnyEvent[];
  const again = !instant && (busy === null || busy === "slow") ? motions.again : null;
  const scene = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(scene);
  const wide = useMedia("(min-width: 60rem)");
  const [drawn, setDrawn] = useState<Drawn>("waiting");
  const [fine, setFine] = useState(false);
  const [peeks, peek] = useState(false);

  const still = busy === null;
  const away = view.awaits === "settled" || view.awaits === "hand";
  const live = acting !== null && acting === view.actor && still && !away && view.awaits !== "nothing";
  const sight = useRef(NOWHERE);
  const aiming = useAiming({ view, live, eye: sight, root: scene, play, sound, ask: props.aim });
  const { aim, at, disc, doing } = aiming;

  // While a hand pulls, the eye keeps still: else what one aims at would run away.
  const looked = useRef<{ place: Place | null; direction: number }>({ place: null, direction: Math.PI / 2 });
  const place = at ?? lookedAt(view);
  if (!aim?.hand && !aiming.sliding && still)
    looked.current = {
      place,
      direction: ((aim?.angle ?? (at ? aiming.straight : towards(view, place))) * Math.PI) / 180,
    };
  const eyes = useEye({
    root: scene,
    view,
    seat: props.seat,
    width,
    height,
    flat: drawn === "flat",
    disc: looked.current.place,
    direction: looked.current.direction,
    plan,
    moving: !still,
    instant,
  });
  const { lens } = eyes;
  sight.current = lens;

  const score = () => {
    aiming.setScoring(doing !== "score");
    if (view.ramp.type === "ramp") scene.current?.focus({ preventScroll: true });
  };
  const forced = live && (view.awaits === "raise" || view.awaits === "skip") ? () => play({ type: view.awaits }) : null;
  useTableKeys({ view, live, aiming, eyes, again: away ? null : again, score, forced });

  const poses = useMemo(
    () => withHeld(lying, live && (doing === "enter" || doing === "place") ? disc?.name : undefined, at, view),
    [lying, live, doing, disc?.name, at?.x, at?.y],
  );
  const ramp = rampNow(view, busy, doing === "score", live && peeks);
  // While a move is unanswered it is still asked of the same person; looking back, or when it is over, of nobody.
  const asked = useRef<View | null>(null);
  if (acting !== null && acting === view.actor) asked.current = view;
  const over = still && Boolean(props.over);
  const mine = !over && (away ? view.actor === props.seat : asked.current === view);
  const won = busy === "cheering" ? (told.find((event) => event.type === "round-won")?.seat ?? null) : null;
  const where = useMemo(
    () => <Where view={view} mine={mine} over={over} won={won} t={t} />,
    [view, mine, over, won, t],
  );
  const [left, top] = corner(scene.current);
  const spotOf = (x: number, y: number) => {
    const spot = lens.project(x * MM, y * MM, 0.005);
    return `${Math.round(spot.x + left)},${Math.round(spot.y + top)}`;
  };
  const spots = view.discs.flatMap(({ name }) => {
    const pose = poses.get(name);
    return pose && isThere(pose) ? [`${name}@${spotOf(pose.x / MM, pose.y / MM)}`] : [];
  });

  return (
    <div
      class="bt-board"
      data-test="botaoshi-board"
      data-awaits={view.awaits}
      data-phase={view.phase}
      data-actor={view.actor}
      data-round={view.round}
      data-live={live}
      data-still={still}
      data-busy={busy ?? ""}
      data-drawn={drawn}
      data-eye={eyes.eye}
      data-doing={doing ?? ""}
      data-disc={disc?.name ?? ""}
      data-place={at ? `${at.x.toFixed(1)},${at.y.toFixed(1)}` : ""}
      data-spot={at ? spotOf(at.x, at.y) : ""}
      data-spots={spots.join(" ")}
      data-angle={aim?.angle.toFixed(2)}
      data-speed={aim?.speed.toFixed(3)}
      data-ramp={ramp ? (ramp.ghost ? "ghost" : "laid") : ""}
    >
      {where}
      <div
        class="bt-scene"
        ref={scene}
        role="application"
        tabIndex={0}
        aria-label={t("table")}
        data-test="scene"
        data-live={live}
        data-pulling={aim?.hand !== undefined || aiming.sliding}
        onPointerDown={(event) => {
          aiming.handlers.onPointerDown(event);
          eyes.handlers.onPointerDown(event);
        }}
        onPointerMove={(event) => {
          aiming.handlers.onPointerMove(event);
          eyes.handlers.onPointerMove(event);
        }}
        onPointerUp={(event) => {
          aiming.handlers.onPointerUp(event);
          eyes.handlers.onPointerUp(event);
        }}
        onPointerCancel={(event) => {
          aiming.handlers.onPointerCancel(event);
          eyes.handlers.onPointerCancel(event);
        }}
      >
        <Picture lens={lens} view={view} poses={poses} ramp={ramp} drawn={drawn} setDrawn={setDrawn} />
        {width > 0 && (
          <Overlay
            lens={lens}
            view={view}
            poses={poses}
            aiming={aiming}
            still={still}
            puffs={puffs}
            aims={busy === "aiming" || (still && away)}
            own={acting ?? props.seat}
            scoring={ramp?.ghost ?? false}
            t={t}
          />
        )}
        {drawn !== "flat" && (width < NARROW ? <EyeButton eyes={eyes} t={t} /> : <EyeSwitch eyes={eyes} t={t} />)}
        {drawn === "waiting" && <p class="bt-note">{t("loading")}</p>}
        {(busy === "slow" || (busy === "film" && plan?.side)) && (
          <p class="bt-slow" data-test="slow-motion">
            {t("slow-now")}
          </p>
        )}
        <Told events={told} busy={busy} t={t} />
      </div>
      <Deck
        view={view}
        live={live}
        aiming={aiming}
        fine={fine}
        setFine={setFine}
        again={away ? null : again}
        score={score}
        peek={peek}
        forced={forced}
        focus={() => scene.current?.focus({ preventScroll: true })}
        t={t}
      />
      {wide && people !== undefined && <KeyList t={t} />}
      {drawn === "flat" && <p class="bt-flat-note">{t("flat")}</p>}
    </div>
  );
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

/** The pieces with the disc that is held in the hand. */
function withHeld(poses: Poses, name: string | undefined, at: Place | null, view: View): Poses {
  return name && at ? new Map(poses).set(name, lyingAt(at, view, facing(name))) : poses;
}

function rampNow(view: View, busy: Busy, scoring: boolean, peeks: boolean): SeenRamp | null {
  if (view.ramp.type !== "ramp") return null;
  if (view.aim?.type === "score" && busy !== "tidying") return { at: view.ramp, ghost: false };
  return view.awaits === "flick" && (scoring || peeks) ? { at: view.ramp, ghost: true } : null;
}

function corner(element: HTMLElement | null): [number, number] {
  const box = element?.getBoundingClientRect();
  return box ? [box.left, box.top] : [0, 0];
}

/** From where one looks: around the table, from above, or from behind the disc. */
function EyeSwitch({ eyes, t }: { eyes: Eyes; t: Translate }) {
  return (
    <div class="bt-eyes" role="group" aria-label={t("eye")}>
      {EYES.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === eyes.eye}
          onClick={() => eyes.setEye(each)}
          data-test={`eye-${each}`}
        >
          {t(`eye-${each}`)}
        </button>
      ))}
    </div>
  );
}

/** The same where there is little room: on to the next place. */
function EyeButton({ eyes, t }: { eyes: Eyes; t: Translate }) {
  return (
    <div class="bt-eyes">
      <button type="button" onClick={eyes.next} data-test="eye">
        <Icon name="eye" />
        <span class="unseen">{t("eye")}</span>
        {t(`eye-${eyes.eye}`)}
      </button>
    </div>
  );
}

/** What the last step led to: a won round in large letters, else fouls, falls and misses. */
function Told({ events, busy, t }: { events: readonly AnyEvent[]; busy: Busy; t: Translate }) {
  const [gone, setGone] = useState(false);
  useEffect(() => {
    setGone(false);
    if (busy !== null) return;
    const timer = setTimeout(() => setGone(true), 9000);
    return () => clearTimeout(timer);
  }, [events, busy]);
  const won = events.find((event) => event.type === "round-won");
  if (busy !== null && busy !== "cheering" && busy !== "tidying") return null;
  if (won) {
    const [white = 0, black = 0] = won.won;
    const match = (won.streak[won.seat] ?? 0) > 1;
    return gone ? null : (
      <div class={busy === null ? "bt-told" : "bt-banner"} data-test="round-won" data-seat={won.seat}>
        <b>{t(match ? "banner-match" : "banner-won", { who: seatName(won.seat, t) })}</b>
        <span>{match ? t("banner-two") : t("banner-next", { white, black })}</span>
      </div>
    );
  }
  const lines = sayOutcome(events, t);
  if (!lines.length || gone) return null;
  return (
    <ul class="bt-told" data-foul={events.some(({ type }) => type === "fouled")} data-test="told">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
