// Dragging something with a mouse or a finger: one pointer at a time, and less than a little is a tap.

import type { RefObject, TargetedPointerEvent } from "preact";
import { useMemo, useRef } from "preact/hooks";

interface Props<Thing> {
  root: RefObject<HTMLElement | null>;
  /** What is taken hold of; null where nothing is. */
  takes: (event: PointerEvent) => Thing | null;
  /** Less than this is a tap, in pixels. */
  tap: () => number;
  moved: (thing: Thing, event: PointerEvent) => void;
  dropped: (thing: Thing, event: PointerEvent) => void;
  /** The hand lets go without dropping anything. */
  cancelled: () => void;
}

type PointerHandler = (event: TargetedPointerEvent<HTMLElement>) => void;

interface Held<Thing> {
  pointer: number;
  thing: Thing;
  x: number;
  y: number;
  moved: boolean;
}

class Dragging<Thing> {
  private held: Held<Thing> | null = null;
  private dragged = false;

  constructor(private readonly props: { current: Props<Thing> }) {}

  down: PointerHandler = (event) => {
    this.dragged = false;
    if (this.held || event.button !== 0) return;
    const thing = this.props.current.takes(event);
    if (thing === null) return;
    this.held = { pointer: event.pointerId, thing, x: event.clientX, y: event.clientY, moved: false };
  };

  move: PointerHandler = (event) => {
    const { held } = this;
    if (held?.pointer !== event.pointerId) return;
    const { root, tap, moved } = this.props.current;
    if (!held.moved && Math.hypot(event.clientX - held.x, event.clientY - held.y) < tap()) return;
    if (!held.moved) root.current?.setPointerCapture(event.pointerId);
    held.moved = true;
    moved(held.thing, event);
  };

  up: PointerHandler = (event) => {
    const { held } = this;
    if (held?.pointer !== event.pointerId) return;
    this.held = null;
    if (!held.moved) return;
    this.dragged = true;
    this.props.current.dropped(held.thing, event);
  };

  /** Lets go, as Escape does. */
  letGo = () => {
    if (this.held?.moved) this.dragged = true;
    this.held = null;
    this.props.current.cancelled();
  };

  /** Whether the click that comes now is the end of a drag. */
  wasDrag = () => {
    const was = this.dragged;
    this.dragged = false;
    return was;
  };
}

export function useDragging<Thing>(props: Props<Thing>) {
  const latest = useRef(props);
  latest.current = props;
  const { down, move, up, letGo, wasDrag } = useMemo(() => new Dragging(latest), []);
  const handlers = { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: letGo };
  return { handlers, letGo, wasDrag };
}
