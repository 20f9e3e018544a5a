// What every table has around its picture: the switch for the eye, fine aim, and what the last flick led to.

import type { TargetedPointerEvent } from "preact";
import type { Children, Translate } from "../games/module";
import { Icon, type IconName } from "../parts/icon";
import { FASTEST, SLOWEST } from "../wire";
import { type Aim, leftOf } from "./aiming";
import { KeyHelp, Sliders } from "./sliders";

type PointerHandler = (event: TargetedPointerEvent<HTMLElement>) => void;
export type PointerHandlers = Record<
  "onPointerDown" | "onPointerMove" | "onPointerUp" | "onPointerCancel",
  PointerHandler
>;

/** Handlers of which each does its part, one after the other. */
export const together = (one: PointerHandlers, other: PointerHandlers): PointerHandlers => {
  const both =
    (name: keyof PointerHandlers): PointerHandler =>
    (event) => {
      one[name](event);
      other[name](event);
    };
  return {
    onPointerDown: both("onPointerDown"),
    onPointerMove: both("onPointerMove"),
    onPointerUp: both("onPointerUp"),
    onPointerCancel: both("onPointerCancel"),
  };
};

interface SceneProps {
  scene: { current: HTMLDivElement | null };
  live: boolean;
  pulling: boolean;
  handlers: PointerHandlers;
  children: Children;
  t: Translate;
}

/** The table itself: it is played by hand and by keys. */
export function TableScene({ scene, live, pulling, handlers, children, t }: SceneProps) {
  return (
    <div
      class="fl-scene"
      ref={scene}
      role="application"
      tabIndex={0}
      aria-label={t("table")}
      data-test="scene"
      data-live={live}
      data-pulling={pulling}
      {...handlers}
    >
      {children}
    </div>
  );
}

interface EyeProps<Eye extends string> {
  eyes: readonly Eye[];
  eye: Eye;
  setEye: (eye: Eye) => void;
  t: Translate;
}

/** From where one looks. */
export function EyeSwitch<Eye extends string>({ eyes, eye, setEye, t }: EyeProps<Eye>) {
  return (
    <div class="fl-eyes" role="group" aria-label={t("eye")}>
      {eyes.map((each) => (
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

/** The same where there is little room: on to the next place. */
export function EyeButton<Eye extends string>({ eyes, eye, setEye, t }: EyeProps<Eye>) {
  return (
    <div class="fl-eyes">
      <button type="button" onClick={() => setEye(nextEye(eyes, eye))} data-test="eye">
        <Icon name="eye" />
        <span class="unseen">{t("eye")}</span>
        {t(`eye-${eye}`)}
      </button>
    </div>
  );
}

export const nextEye = <Eye extends string>(eyes: readonly Eye[], eye: Eye): Eye =>
  eyes[(eyes.indexOf(eye) + 1) % eyes.length] ?? eye;

interface FineProps {
  aim: Aim;
  /** The direction from which the slider turns. */
  straight: number;
  /** How far to either side it turns, in degrees. */
  reach?: number;
  /** The aim in words. */
  words: string;
  choose: (aim: Aim) => void;
  t: Translate;
}

/** Sliders for direction and power, for those who do not pull. */
export function FineAim({ aim, straight, reach, words, choose, t }: FineProps) {
  return (
    <Sliders
      class="fl-fine"
      right={-leftOf(aim.angle, straight)}
      {...(reach === undefined ? {} : { reach })}
      speed={aim.speed}
      slowest={SLOWEST}
      fastest={FASTEST}
      labels={{ direction: t("direction"), power: t("power") }}
      words={{ direction: words, power: t("speed", { n: aim.speed.toFixed(2) }) }}
      choose={(right, speed) => choose({ angle: straight - right, speed })}
    />
  );
}

/** What the part below the table is given, in every flicking game. */
export interface DeckProps<View, Hands> {
  view: View;
  hands: Hands;
  fine: boolean;
  setFine: (on: boolean) => void;
  /** Shows the last film again. */
  again: (() => void) | null;
  /** Plays the last flick once more from the same lay, in practice. */
  same?: (() => void) | null;
  t: Translate;
}

interface ActProps {
  test: string;
  act: () => void;
  children: Children;
  primary?: boolean;
  pressed?: boolean;
  disabled?: boolean;
}

/** A button below the table. */
export function Act({ test, act, children, primary = false, pressed, disabled = false }: ActProps) {
  return (
    <button
      type="button"
      class={primary ? "primary" : ""}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={act}
      data-test={test}
    >
      {children}
    </button>
  );
}

interface IconActProps {
  test: string;
  icon: IconName;
  /** Without it there is no button. */
  act: (() => void) | null;
  words: string;
  pressed?: boolean;
}

/** A button below the table that has a picture. */
export function IconAct({ test, icon, act, words, pressed }: IconActProps) {
  if (!act) return null;
  return (
    <Act test={test} act={act} {...(pressed === undefined ? {} : { pressed })}>
      <Icon name={icon} />
      {words}
    </Act>
  );
}

interface AimActsProps {
  hands: { aim: Aim | null; setAim: (aim: Aim | null) => void; begin: () => void };
  fine: boolean;
  setFine: (on: boolean) => void;
  flick: () => void;
  /** What the button says that flicks. */
  words: string;
  t: Translate;
}

/** Fine aim, and the button that flicks; whoever pulls needs none. */
export function AimActs({ hands, fine, setFine, flick, words, t }: AimActsProps) {
  const { aim, setAim, begin } = hands;
  const turnFine = () => {
    setFine(!fine);
    if (fine) setAim(null);
    else begin();
  };
  return (
    <>
      <Act test="fine" pressed={fine} act={turnFine}>
        {t("fine")}
      </Act>
      {aim && !aim.hand && (
        <Act test="flick" primary act={flick}>
          {words}
        </Act>
      )}
    </>
  );
}

/** What the last flick led to, line by line. */
export function Outcomes({ lines, foul }: { lines: string[]; foul: boolean }) {
  if (!lines.length) return null;
  return (
    <ul class="fl-outcome" data-foul={foul} data-test="outcome">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** What keys do, by the names of their messages. */
export function KeyList({
  keys,
  live,
  t,
}: {
  keys: readonly (readonly [string, string])[];
  live?: boolean;
  t: Translate;
}) {
  const list = keys.map(([key, words]): [string, string] => [key, t(words)]);
  return <KeyHelp class="fl-keys" keys={list} label={t("keys")} {...(live === undefined ? {} : { live })} />;
}

/** Where an element's corner is in the window. */
export function cornerOf(element: HTMLElement | null): [number, number] {
  const box = element?.getBoundingClientRect();
  return box ? [box.left, box.top] : [0, 0];
}
