// The clip of a step: each tile flies from where it lay to where it lies now, new ones come from the pile, dice tumble.
// The document is always drawn as the view is; motion only sets out from what was seen before, so nothing can be left behind.

import type { RefObject } from "preact";
import type { Clip } from "../../motion/clips";
import { type Options, useStepClips } from "../../motion/use-step";
import type { Step } from "../../wire";
import type { AnyEvent, View } from "./wire";

interface Props extends Pick<Options<View, AnyEvent>, "view" | "step" | "instant" | "done" | "sound"> {
  root: RefObject<HTMLElement | null>;
}

export interface Motion {
  /** The dice are rolling. */
  rolling: boolean;
  moving: boolean;
  /** Shows the end at once. */
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
const TUMBLING = "cubic-bezier(0.2, 0.7, 0.3, 1)";

export const eventOf = (step: Step | null): AnyEvent | null => (step?.events[0] as AnyEvent | undefined) ?? null;

export function useMotion({ root, ...props }: Props): Motion {
  const { clip, finish } = useStepClips<View, AnyEvent>({
    ...props,
    keyOf: (step, view) => `${step.number} ${step.kind} ${step.at} ${view.hands}|${view.pile}|${view.awaits}`,
    clipsOf: (step) => {
      const event = eventOf(step);
      // The document still shows what was before.
      return event && root.current ? [clipOf(event, root.current, spread(root.current))] : [];
    },
    soundOf: (step) => {
      const event = eventOf(step);
      return event && soundOf(event);
    },
  });
  return { rolling: clip?.data.type === "rolled", moving: clip !== null, finish };
}

function clipOf(event: AnyEvent, root: HTMLElement, before: Spread): Clip<AnyEvent> {
  const time = lasts(event);
  const start = () => {
    const animations = [...fly(root, before, event), ...(event.type === "rolled" ? roll(root) : [])];
    return () => {
      for (const animation of animations) animation.cancel();
    };
  };
  const sounds = [{ at: Math.max(0, time - 180) / 1000, name: soundOf(event) }];
  return { data: event, seconds: (time + 20) / 1000, sounds, start };
}

/** How long a step is to be seen, in milliseconds: until the last tile has landed. */
export function lasts(event: AnyEvent): number {
  if (event.type === "rolled") return ROLL;
  if (event.type === "discarded") return SHIFT;
  return FLIGHT + Math.max(0, ...fliers(event).map((_, order) => delayOf(event, order)));
}

/** One tile sets out after the other, but for those that are exchanged. */
const delayOf = (event: AnyEvent, order: number): number =>
  order > 0 && event.type !== "exchanged" ? order * STAGGER : 0;

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

/** Has each tile come from where it lay. */
function fly(root: HTMLElement, before: Spread, event: AnyEvent): Animation[] {
  const after = spread(root);
  const flying = fliers(event);
  return [...root.querySelectorAll<HTMLElement>("[data-tile]")].flatMap((element) => {
    const tile = element.dataset["tile"] ?? "";
    const order = flying.indexOf(tile);
    const known = before.tiles.get(tile);
    const from = known ?? before.pile;
    const to = after.tiles.get(tile);
    if (!from || !to?.width) return [];
    // The others make room beside each other; that a whole hand moves down when a line grows is not their motion.
    const down = order < 0 ? 0 : from.y + from.height / 2 - to.y - to.height / 2;
    const way = { x: from.x + from.width / 2 - to.x - to.width / 2, y: down };
    const size = Math.min(2, from.width / to.width);
    if (Math.hypot(way.x, way.y) < 1 && Math.abs(size - 1) < 0.02) return [];
    const timing = { duration: order < 0 ? SHIFT : FLIGHT, delay: delayOf(event, order), easing: EASED };
    const frames = flight(way, size, order >= 0, !known);
    if (order >= 0 && element.closest(".bo-row")) return overStrip(root, element, to, frames, timing);
    return [element.animate(frames, { ...timing, fill: "backwards" })];
  });
}

/** A strip that slides cuts off what comes from outside: another tile flies in its place, and goes when it has landed. */
function overStrip(
  root: HTMLElement,
  element: HTMLElement,
  to: DOMRect,
  frames: Keyframe[],
  timing: KeyframeAnimationOptions,
): Animation[] {
  const flier = element.cloneNode(true) as HTMLElement;
  delete flier.dataset["tile"];
  flier.className = "bo-flies bo-flier";
  flier.removeAttribute("style");
  Object.assign(flier.style, { left: `${to.x}px`, top: `${to.y}px`, width: `${to.width}px` });
  root.append(flier);
  const flying = flier.animate(frames, { ...timing, fill: "both" });
  const hidden = element.animate([{ opacity: 0 }, { opacity: 0 }], { ...timing, fill: "backwards" });
  const land = () => flier.remove();
  flying.addEventListener("finish", land);
  flying.addEventListener("cancel", land);
  return [flying, hidden];
}

const roll = (root: HTMLElement): Animation[] =>
  [...root.querySelectorAll<HTMLElement>("[data-tumbles]")].map((die) =>
    die.animate(tumble(die.dataset["tumbles"] === "W" ? -1 : 1), { duration: ROLL, easing: TUMBLING }),
  );

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
