// Walking around with a mouse or with fingers: dragging turns, two fingers or the wheel come nearer and move along. Knows pixels only.

import type { RefObject, TargetedPointerEvent } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { onControl, type Point, pointIn } from "./pull";

export interface StrollProps {
  /** One hand that plays nothing has gone so far, in pixels. */
  turned: (right: number, down: number) => void;
  /** Nearer, where it is more than 1, around a point of the picture. */
  nearer: (times: number, at: Point) => void;
  /** What is seen is dragged so far, in pixels: by two fingers, or with another button of the mouse. */
  panned?: (right: number, down: number) => void;
}

interface Props extends StrollProps {
  root: RefObject<HTMLElement | null>;
}

type Handler = (event: TargetedPointerEvent<HTMLElement>) => void;

/** What a hand that has come down does: nothing as long as it pulls, it turns, or it drags what is seen. */
type Does = "nothing" | "turn" | "pan";

/** Closer than this, in pixels, two fingers do not say how much nearer. */
const TOUCHING = 8;

const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** All hands on a picture. One that plays is among them: with a second one beside it, it zooms. */
export class Stroll {
  private readonly hands = new Map<number, { at: Point; does: Does }>();

  constructor(private readonly props: { current: StrollProps }) {}

  down(pointer: number, at: Point, does: Does): void {
    this.hands.set(pointer, { at, does });
    // Whoever has zoomed lifts all fingers before anything else is done with them.
    if (this.hands.size > 1) for (const hand of this.hands.values()) hand.does = "nothing";
  }

  move(pointer: number, at: Point): void {
    const hand = this.hands.get(pointer);
    if (!hand) return;
    const before = hand.at;
    hand.at = at;
    const other = [...this.hands].find(([each]) => each !== pointer)?.[1];
    const { turned, panned } = this.props.current;
    if (other) this.pinch(before, at, other.at);
    else if (hand.does === "turn") turned(at.x - before.x, at.y - before.y);
    else if (hand.does === "pan") panned?.(at.x - before.x, at.y - before.y);
  }

  up(pointer: number): void {
    this.hands.delete(pointer);
  }

  private pinch(before: Point, now: Point, other: Point): void {
    const { nearer, panned } = this.props.current;
    const [was, is] = [apart(before, other), apart(now, other)];
    if (was > TOUCHING && is > TOUCHING) nearer(is / was, middle(now, other));
    panned?.((now.x - before.x) / 2, (now.y - before.y) / 2);
  }
}

export function useStroll({ root, ...props }: Props) {
  const latest = useRef<StrollProps>(props);
  latest.current = props;
  const stroll = useMemo(() => new Stroll(latest), []);
  const at = (event: { clientX: number; clientY: number }): Point => pointIn(root.current, event);
  useEffect(() => {
    const scene = root.current;
    const roll = (event: WheelEvent) => {
      event.preventDefault();
      latest.current.nearer(Math.exp(-Math.max(-120, Math.min(120, event.deltaY)) / 500), at(event));
    };
    const menu = (event: MouseEvent) => {
      if (latest.current.panned) event.preventDefault();
    };
    scene?.addEventListener("wheel", roll, { passive: false });
    scene?.addEventListener("contextmenu", menu);
    return () => {
      scene?.removeEventListener("wheel", roll);
      scene?.removeEventListener("contextmenu", menu);
    };
  }, []);

  const onPointerDown: Handler = (event) => {
    if (onControl(event)) return;
    root.current?.setPointerCapture(event.pointerId);
    stroll.down(event.pointerId, at(event), event.defaultPrevented ? "nothing" : event.button === 0 ? "turn" : "pan");
  };
  const onPointerMove: Handler = (event) => stroll.move(event.pointerId, at(event));
  const leave: Handler = (event) => stroll.up(event.pointerId);
  return { handlers: { onPointerDown, onPointerMove, onPointerUp: leave, onPointerCancel: leave } };
}
