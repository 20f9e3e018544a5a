// Shows a step: each tile flies from where it lay to where it lies now, new ones come from the pile, dice tumble.
// The document is always drawn as the view is; motion only sets out from what was seen before, so nothing can be left behind.

import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Step } from "../../wire";
import type { AnyEvent, View } from "./wire";

interface Wishes {
  root: RefObject<HTMLElement | null>;
  view: View;
  step: Step | null;
  instant: boolean;
  settled: () => void;
  sound: (name: string) => void;
}

export interface Motion {
  /** The dice are rolling. */
  rolling: boolean;
  moving: boolean;
  /** Show the end at once. */
  finish: () => void;
}

interface Spread {
  tiles: Map<string, DOMRect>;
  pile: DOMRect | null;
}

/** How long things take, in milliseconds. */
const FLIGHT = 420;
const SHIFT = 240;
const ROLL = 640;
const STAGGER = 55;
const EASED = "cubic-bezier(0.3, 0.1, 0.2, 1)";

export const eventOf = (step: Step | null): AnyEvent | null => (step?.events[0] as AnyEvent | undefined) ?? null;

const keyOf = (step: Step | null, view: View): string | null =>
  step && `${step.number} ${step.kind} ${step.at} ${view.hands}|${view.pile}|${view.awaits}`;

export function useMotion(wishes: Wishes): Motion {
  const { root, view, step, instant } = wishes;
  const latest = useRef(wishes);
  latest.current = wishes;
  const [moving, setMoving] = useState<AnyEvent | null>(null);
  const stop = useRef<(() => void) | null>(null);
  const finish = useRef(() => undefined as void);
  const shown = useRef<{ key: string | null; before: Spread | null }>({ key: null, before: null });
  const key = keyOf(step, view);
  if (shown.current.key !== key) {
    // The document still shows what was before.
    shown.current = { key, before: key !== null && !instant && root.current ? spread(root.current) : null };
  }

  // The deal comes by itself, perhaps before anybody has touched the page: browsers keep silent then.
  const hear = (event: AnyEvent) =>
    navigator.userActivation?.hasBeenActive !== false && latest.current.sound(soundOf(event));

  useLayoutEffect(() => {
    const { before } = shown.current;
    const event = eventOf(step);
    if (key === null) return;
    if (!before || !event || !root.current) {
      if (event) hear(event);
      latest.current.settled();
      return;
    }
    const played = play(root.current, before, event);
    setMoving(event);
    const sounds = setTimeout(() => hear(event), Math.max(0, played.time - 180));
    const end = () => {
      if (stop.current !== end) return;
      stop.current = null;
      clearTimeout(sounds);
      clearTimeout(timer);
      played.animations.forEach((animation) => animation.cancel());
      setMoving(null);
    };
    const rest = () => {
      if (stop.current !== end) return;
      end();
      latest.current.settled();
    };
    const timer = setTimeout(rest, played.time + 20);
    stop.current = end;
    finish.current = rest;
    return end;
  }, [key]);

  useEffect(() => {
    if (instant) finish.current();
  }, [instant]);

  return { rolling: moving?.type === "rolled", moving: moving !== null, finish: () => finish.current() };
}

/** Where everything lies, as seen from the board's corner. */
function spread(root: HTMLElement): Spread {
  const from = root.getBoundingClientRect();
  const at = (element: Element): DOMRect => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return new DOMRect(x - from.x, y - from.y, width, height);
  };
  const tiles = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-tile]"))
    tiles.set(element.dataset["tile"] ?? "", at(element));
  const pile = root.querySelector('[data-test="pile"]');
  return { tiles, pile: pile && at(pile) };
}

/** The tiles that a step is about: they fly, the others only make room. */
function fliers(event: AnyEvent): string[] {
  switch (event.type) {
    case "dealt":
      return event.hands.flat();
    case "placed":
    case "stacked":
      return event.tiles;
    case "exchanged":
      return [event.gave, event.got];
    case "drew":
    case "discarded":
      return [event.tile];
    case "rolled":
      return [];
  }
}

function play(root: HTMLElement, before: Spread, event: AnyEvent): { animations: Animation[]; time: number } {
  const after = spread(root);
  const flying = fliers(event);
  const animations: Animation[] = [];
  let time = event.type === "rolled" ? ROLL : 0;
  for (const element of root.querySelectorAll<HTMLElement>("[data-tile]")) {
    const tile = element.dataset["tile"] ?? "";
    const order = flying.indexOf(tile);
    const known = before.tiles.get(tile);
    const from = known ?? before.pile;
    const to = after.tiles.get(tile);
    if (!from || !to || !to.width) continue;
    // The others make room beside each other; that a whole hand moves down when a line grows is not their motion.
    const down = order < 0 ? 0 : from.y + from.height / 2 - to.y - to.height / 2;
    const way = { x: from.x + from.width / 2 - to.x - to.width / 2, y: down };
    const size = Math.min(2, from.width / to.width);
    if (Math.hypot(way.x, way.y) < 1 && Math.abs(size - 1) < 0.02) continue;
    const delay = order > 0 && event.type !== "exchanged" ? order * STAGGER : 0;
    const duration = order < 0 ? SHIFT : FLIGHT;
    time = Math.max(time, delay + duration);
    animations.push(
      element.animate(flight(way, size, order >= 0, !known), { duration, delay, easing: EASED, fill: "backwards" }),
    );
  }
  for (const die of event.type === "rolled" ? root.querySelectorAll<HTMLElement>("[data-tumbles]") : [])
    animations.push(
      die.animate(tumble(die.dataset["tumbles"] === "W" ? -1 : 1), {
        duration: ROLL,
        easing: "cubic-bezier(0.2, 0.7, 0.3, 1)",
      }),
    );
  return { animations, time };
}

function flight(way: { x: number; y: number }, size: number, flies: boolean, fresh: boolean): Keyframe[] {
  const put = (part: number, scale: number, turn: number) =>
    `translate(${(way.x * part).toFixed(1)}px, ${(way.y * part).toFixed(1)}px) scale(${scale.toFixed(3)}) rotate(${turn}deg)`;
  if (!flies) return [{ transform: put(1, size, 0) }, { transform: put(0, 1, 0) }];
  const lean = way.x > 0 ? -5 : 5;
  return [
    { transform: put(1, size, 0), opacity: fresh ? 0 : 1, zIndex: 9 },
    { transform: put(0.5, (1 + size) * 0.56, lean), opacity: 1, zIndex: 9, offset: 0.5 },
    { transform: put(0, 1, 0), opacity: 1, zIndex: 9 },
  ];
}

/** A die comes in from its player's side, turns over and comes to rest. */
const tumble = (side: number): Keyframe[] => [
  { transform: `translate(${side * 40}px, ${side * -60}px) rotate(${side * -300}deg) scale(1.25)`, opacity: 0 },
  {
    transform: `translate(${side * 12}px, ${side * -4}px) rotate(${side * -80}deg) scale(1.12)`,
    opacity: 1,
    offset: 0.55,
  },
  { transform: `translate(${side * 3}px, -5px) rotate(${side * -20}deg) scale(1.04)`, offset: 0.75 },
  { transform: "none" },
];

function soundOf(event: AnyEvent): string {
  if (event.type === "rolled") return "fall";
  return event.type === "drew" || event.type === "discarded" ? "tap" : "slide";
}
