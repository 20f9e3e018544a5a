// Shows a step: the dice tumble, a kiai is heard, a fight is read. The document is always drawn as the view is.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Step } from "../../wire";
import type { Show } from "./show";
import type { AnyEvent, Read, View } from "./wire";

interface Wishes {
  view: View;
  step: Step | null;
  instant: boolean;
  settled: () => void;
  sound: (name: string) => void;
  /** An old match is leafed through: nothing stays over what comes next. */
  replay: boolean;
}

/** What is called out over the whole board. */
export interface Shout {
  kind: "kiai" | "time" | "end";
  caller: number | null;
}

export interface Motion {
  rolling: boolean;
  shout: Shout | null;
  show: Show | null;
  /** Something is shown again, or nothing any more. */
  setShow: (show: Show | null) => void;
  /** The fight has been shown to its end. */
  shown: () => void;
  /** Shows the rest of this fight at once, also what is still to come of it. */
  hurry: () => void;
  /** Ends the shout. */
  hush: () => void;
}

const ROLL = 780;
const SHOUT = 1500;

export const eventsOf = (step: Step | null): readonly AnyEvent[] => (step?.events ?? []) as readonly AnyEvent[];

const keyOf = (step: Step | null, view: View): string | null =>
  step &&
  `${step.number} ${step.kind} ${step.at} ${view.awaits} ${view.rolled} ${view.fights.length} ${view.fights.at(-1)?.scores.length}`;

/** The first who come to a new round, where a curtain was down, see the fight that led there. */
function atFirst({ view, instant }: Wishes): Show | null {
  const fresh = view.awaits === "write" && view.rolls === 1 && view.own !== null && !view.written.includes(true);
  return !instant && fresh && view.fights.length && view.players > 1 ? again(view.fights.length - 1) : null;
}

export const again = (fight: number): Show => ({
  key: `again ${fight} ${performance.now()}`,
  fight,
  from: 0,
  to: 5,
  quick: false,
  again: true,
});

function shoutOf(events: readonly AnyEvent[]): Shout | null {
  for (const event of events) {
    if (event.type === "heard") return { kind: "kiai", caller: event.callers[0] ?? null };
    if (event.type === "ended") return { kind: event.time ? "time" : "end", caller: null };
  }
  return null;
}

export function useMotion(wishes: Wishes): Motion {
  const { view, step, instant } = wishes;
  const latest = useRef(wishes);
  latest.current = wishes;
  const [rolling, setRolling] = useState(false);
  const [shout, setShout] = useState<Shout | null>(null);
  const [show, setShow] = useState<Show | null>(() => atFirst(wishes));
  const pending = useRef<(() => void) | null>(null);
  const hurried = useRef(-1);
  const key = keyOf(step, view);
  // Dice may roll before anybody has touched the page: browsers keep silent then.
  const hear = (name: string) => navigator.userActivation?.hasBeenActive !== false && latest.current.sound(name);

  useLayoutEffect(() => {
    if (key === null) return;
    const events = eventsOf(step);
    const first = events[0]?.type;
    const reads = events.filter((event): event is Read => event.type === "read");
    const heard = shoutOf(events);
    let open = true;
    const rest = () => {
      if (!open) return;
      open = false;
      pending.current = null;
      setRolling(false);
      setShout(null);
      latest.current.settled();
    };
    if (wishes.replay) setShow(null);
    if (heard) hear("win");
    else if (first === "rolled") hear("fall");
    else if (first === "wrote") hear("slide");
    if (instant) {
      setShow(null);
      rest();
      return;
    }
    pending.current = rest;
    let timer: ReturnType<typeof setTimeout> | undefined;
    if (reads.length) {
      const from = reads[0]?.step ?? 0;
      const fight = view.fights.length - 1;
      setShow({ key, fight, from, to: from + reads.length, quick: hurried.current === fight, again: false });
    } else if (heard) {
      setShout(heard);
      timer = setTimeout(rest, SHOUT);
    } else if (first === "rolled") {
      setRolling(true);
      timer = setTimeout(rest, ROLL);
    } else rest();
    return () => {
      clearTimeout(timer);
      open = false;
      setRolling(false);
      setShout(null);
    };
  }, [key]);

  useEffect(() => {
    if (instant) pending.current?.();
  }, [instant]);

  const finish = () => pending.current?.();
  const hurry = () => void (hurried.current = show?.fight ?? -1);
  return { rolling, shout, show, setShow, shown: finish, hurry, hush: finish };
}
