// Pulling back from a piece to aim, and letting go: with a mouse or a finger. Knows pixels, and no game.

import type { RefObject, TargetedPointerEvent } from "preact";
import { useEffect, useRef } from "preact/hooks";

/** A point in CSS pixels from the corner of the picture. */
export interface Point {
  x: number;
  y: number;
}

export interface Pull {
  /** Where the hand is. */
  at: Point;
  /** Where it took hold. */
  from: Point;
  /** How far it has pulled, of the farthest that counts: 0 to 1. */
  part: number;
  /** So little that letting go does nothing. */
  idle: boolean;
}

interface Wishes {
  root: RefObject<HTMLElement | null>;
  live: boolean;
  /** What is taken hold of at a point: something to pull back from, something to carry, or nothing. */
  takes: (at: Point, touch: boolean) => { pull: Point } | "carry" | null;
  pulled: (pull: Pull) => void;
  released: (pull: Pull) => void;
  carried: (at: Point, done: boolean) => void;
  cancelled: () => void;
}

/** Less than this is no pull, in pixels. */
const IDLE = 14;

/** How far one pulls for all of the power, in pixels. */
export const longestPull = (width: number, height: number): number =>
  Math.min(260, Math.max(120, Math.min(width, height) * 0.42));

type Handler = (event: TargetedPointerEvent<HTMLElement>) => void;

type Hand = { pointer: number } & ({ kind: "pull"; from: Point } | { kind: "carry" });

export function usePull(wishes: Wishes) {
  const latest = useRef(wishes);
  latest.current = wishes;
  const hand = useRef<Hand | null>(null);
  const { live } = wishes;

  const drop = () => {
    if (!hand.current) return;
    hand.current = null;
    latest.current.cancelled();
  };
  useEffect(() => {
    if (!live) drop();
  }, [live]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !hand.current) return;
      event.preventDefault();
      drop();
    };
    document.addEventListener("keydown", press, true);
    return () => document.removeEventListener("keydown", press, true);
  }, []);

  const at = (event: PointerEvent): Point => {
    const box = latest.current.root.current?.getBoundingClientRect() ?? new DOMRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const pullTo = (from: Point, point: Point): Pull => {
    const box = latest.current.root.current?.getBoundingClientRect() ?? new DOMRect();
    const far = Math.hypot(point.x - from.x, point.y - from.y);
    const longest = longestPull(box.width, box.height);
    return { at: point, from, part: Math.min(1, Math.max(0, (far - IDLE) / (longest - IDLE))), idle: far < IDLE };
  };

  const onPointerDown: Handler = (event) => {
    const { root, takes, carried } = latest.current;
    if (!latest.current.live || hand.current || event.button !== 0) return;
    if ((event.target as Element).closest("button, a, input, summary")) return;
    const taken = takes(at(event), event.pointerType !== "mouse");
    if (!taken) return;
    event.preventDefault();
    root.current?.focus({ preventScroll: true });
    root.current?.setPointerCapture(event.pointerId);
    if (taken === "carry") {
      hand.current = { pointer: event.pointerId, kind: "carry" };
      carried(at(event), false);
    } else hand.current = { pointer: event.pointerId, kind: "pull", from: taken.pull };
  };
  const onPointerMove: Handler = (event) => {
    const held = hand.current;
    if (held?.pointer !== event.pointerId) return;
    if (held.kind === "carry") latest.current.carried(at(event), false);
    else latest.current.pulled(pullTo(held.from, at(event)));
  };
  const onPointerUp: Handler = (event) => {
    const held = hand.current;
    if (held?.pointer !== event.pointerId) return;
    hand.current = null;
    if (held.kind === "carry") return latest.current.carried(at(event), true);
    const pull = pullTo(held.from, at(event));
    if (pull.idle) latest.current.cancelled();
    else latest.current.released(pull);
  };
  const onPointerCancel: Handler = (event) => {
    if (hand.current?.pointer === event.pointerId) drop();
  };
  return { handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } };
}

/** The speed for a part of the pull: gentle at first, so that short flicks can be measured. */
export function speedFor(part: number, slowest: number, fastest: number): number {
  return slowest + (fastest - slowest) * part * part;
}
