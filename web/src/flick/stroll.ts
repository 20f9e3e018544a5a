// Walking around with a mouse or with fingers: dragging turns, two fingers or the wheel come nearer. Knows pixels only.

import type { RefObject, TargetedPointerEvent } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { onControl, type Point, pointIn } from "./pull";

interface Props {
  root: RefObject<HTMLElement | null>;
  /** The hand has gone so far, in pixels. */
  turned: (right: number, down: number) => void;
  /** Nearer, where it is more than 1, around a point of the picture. */
  nearer: (times: number, at: Point) => void;
}

type Handler = (event: TargetedPointerEvent<HTMLElement>) => void;

export function useStroll(props: Props) {
  const latest = useRef(props);
  latest.current = props;
  const hands = useRef(new Map<number, Point>());

  const at = (event: { clientX: number; clientY: number }): Point => pointIn(latest.current.root.current, event);
  useEffect(() => {
    const root = latest.current.root.current;
    const roll = (event: WheelEvent) => {
      event.preventDefault();
      latest.current.nearer(Math.exp(-Math.max(-120, Math.min(120, event.deltaY)) / 500), at(event));
    };
    root?.addEventListener("wheel", roll, { passive: false });
    return () => root?.removeEventListener("wheel", roll);
  }, []);

  const onPointerDown: Handler = (event) => {
    if (event.defaultPrevented || event.button !== 0 || onControl(event)) return;
    latest.current.root.current?.setPointerCapture(event.pointerId);
    hands.current.set(event.pointerId, at(event));
  };
  const onPointerMove: Handler = (event) => {
    const all = hands.current;
    const before = all.get(event.pointerId);
    if (!before) return;
    const now = at(event);
    const other = [...all].find(([pointer]) => pointer !== event.pointerId)?.[1];
    all.set(event.pointerId, now);
    if (!other) return latest.current.turned(now.x - before.x, now.y - before.y);
    const [was, is] = [before, now].map(({ x, y }) => Math.hypot(x - other.x, y - other.y)) as [number, number];
    if (was > 8 && is > 8) latest.current.nearer(is / was, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
  };
  const leave: Handler = (event) => void hands.current.delete(event.pointerId);
  return { handlers: { onPointerDown, onPointerMove, onPointerUp: leave, onPointerCancel: leave } };
}
