// Pulling back from a piece to aim, and letting go: with a mouse or a finger. Knows pixels, and no game.

import type { RefObject, TargetedPointerEvent } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";

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

/** What a hand takes hold of: something to pull back from, something to carry, or nothing. */
export type Taken = { pull: Point } | "carry" | null;

interface Props {
  root: RefObject<HTMLElement | null>;
  live: boolean;
  takes: (at: Point, touch: boolean) => Taken;
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

type PointerHandler = (event: TargetedPointerEvent<HTMLElement>) => void;

type Held = { pointer: number } & ({ kind: "pull"; from: Point } | { kind: "carry" });

/** The part of the window that a hand can reach, in pixels from the corner of the picture. */
export interface Reachable {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where the window ends so soon, a pull can't be measured: it goes on from elsewhere. */
const LEAST = 40;

/** How far a hand can go from a point in the direction of another before it is stopped by the window's edge. */
function roomFrom(from: Point, at: Point, { left, top, right, bottom }: Reachable): number {
  const [dx, dy] = [at.x - from.x, at.y - from.y];
  const far = Math.hypot(dx, dy) || 1;
  const along = (step: number, low: number, high: number) =>
    step === 0 ? Number.POSITIVE_INFINITY : ((step > 0 ? high : low) * far) / step;
  return Math.min(along(dx, left - from.x, right - from.x), along(dy, top - from.y, bottom - from.y));
}

/**
 * A pull from one point to another in a picture of this size. The window's edge limits nobody: where it is nearer than
 * the longest pull, all of the power is reached there.
 */
export function pullTo(
  from: Point,
  at: Point,
  { width, height, window }: { width: number; height: number; window?: Reachable },
): Pull {
  const far = Math.hypot(at.x - from.x, at.y - from.y);
  const longest = longestPull(width, height);
  const room = window ? Math.max(LEAST, roomFrom(from, at, window)) : longest;
  const part = (far - IDLE) / (Math.min(longest, room) - IDLE);
  return { at, from, part: Math.min(1, Math.max(0, part)), idle: far < IDLE };
}

/** Where in a picture something happened, in pixels from its corner. */
export function pointIn(root: HTMLElement | null, event: { clientX: number; clientY: number }): Point {
  const box = root?.getBoundingClientRect();
  return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
}

/** Whether something is pressed that does what it does by itself. */
export const onControl = (event: Event): boolean =>
  (event.target as Element).closest("button, a, input, summary") !== null;

/** The one hand that pulls or carries. */
class Hand {
  private held: Held | null = null;

  constructor(private readonly props: { current: Props }) {}

  down: PointerHandler = (event) => {
    const { root, live, takes, carried } = this.props.current;
    if (!live || this.held || !event.isPrimary || event.button !== 0 || onControl(event)) return;
    const at = pointIn(root.current, event);
    const taken = takes(at, event.pointerType !== "mouse");
    if (!taken) return;
    event.preventDefault();
    root.current?.focus({ preventScroll: true });
    root.current?.setPointerCapture(event.pointerId);
    const pointer = event.pointerId;
    this.held = taken === "carry" ? { pointer, kind: "carry" } : { pointer, kind: "pull", from: taken.pull };
    if (taken === "carry") carried(at, false);
  };

  move: PointerHandler = (event) => {
    const { held } = this;
    if (held?.pointer !== event.pointerId) return;
    const { pulled, carried } = this.props.current;
    if (held.kind === "carry") carried(this.at(event), false);
    else pulled(this.pull(held.from, event));
  };

  up: PointerHandler = (event) => {
    const { held } = this;
    if (held?.pointer !== event.pointerId) return;
    const { released, carried, cancelled } = this.props.current;
    this.held = null;
    if (held.kind === "carry") return carried(this.at(event), true);
    const pull = this.pull(held.from, event);
    if (pull.idle) cancelled();
    else released(pull);
  };

  cancel: PointerHandler = (event) => {
    if (this.held?.pointer === event.pointerId) this.drop();
  };

  /** Lets go; says whether there was anything to let go of. */
  drop(): boolean {
    if (!this.held) return false;
    this.held = null;
    this.props.current.cancelled();
    return true;
  }

  private at(event: PointerEvent): Point {
    return pointIn(this.props.current.root.current, event);
  }

  private pull(from: Point, event: PointerEvent): Pull {
    const { left, top, width, height } = this.props.current.root.current?.getBoundingClientRect() ?? new DOMRect();
    // The very last pixel is where a mouse that was stopped stands.
    const window = { left: 1 - left, top: 1 - top, right: innerWidth - 1 - left, bottom: innerHeight - 1 - top };
    return pullTo(from, this.at(event), { width, height, window });
  }
}

export function usePull(props: Props) {
  const latest = useRef(props);
  latest.current = props;
  const hand = useMemo(() => new Hand(latest), []);
  useEffect(() => {
    if (!props.live) hand.drop();
  }, [props.live]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === "Escape" && hand.drop()) event.preventDefault();
    };
    // A second finger, wherever it comes down, means to zoom: it never flicks.
    const touch = (event: PointerEvent) => {
      if (!event.isPrimary) hand.drop();
    };
    // Once the window has turned, the hand is somewhere else on the table: that is no aim.
    const resize = () => hand.drop();
    addEventListener("resize", resize);
    document.addEventListener("keydown", press, true);
    document.addEventListener("pointerdown", touch, true);
    return () => {
      removeEventListener("resize", resize);
      document.removeEventListener("keydown", press, true);
      document.removeEventListener("pointerdown", touch, true);
    };
  }, []);
  return {
    handlers: {
      onPointerDown: hand.down,
      onPointerMove: hand.move,
      onPointerUp: hand.up,
      onPointerCancel: hand.cancel,
    },
  };
}

/** The speed for a part of the pull: gentle at first, so that short flicks can be measured. */
export function speedFor(part: number, slowest: number, fastest: number): number {
  return slowest + (fastest - slowest) * part * part;
}
