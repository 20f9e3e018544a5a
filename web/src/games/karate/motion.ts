// What is shown of a step: the dice tumble, a kiai is heard, a fight is read. The document is always drawn as the view is.

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Clip } from "../../motion/clips";
import { type Options, useStepClips } from "../../motion/use-step";
import type { Step } from "../../wire";
import { paces } from "./raced";
import type { Show } from "./show";
import type { AnyEvent, Read, View } from "./wire";

interface Props extends Pick<Options<View, Data>, "view" | "step" | "instant" | "done" | "sound"> {
  /** An old match is leafed through: nothing stays over what comes next. */
  replay: boolean;
  /** Several look at one screen: a fight is shown, if only its end, until they have seen it. */
  together: boolean;
}

/** What is called out over the whole board. */
export interface Shout {
  kind: "kiai" | "time" | "end" | "last";
  caller: number | null;
}

/** What a clip shows: dice that roll, a shout, a foot race, or steps of a fight, which last until they have been read. */
export type Data =
  | { kind: "roll" }
  | { kind: "shout"; shout: Shout }
  | { kind: "race" }
  | { kind: "fight"; from: number; to: number };

export interface Motion {
  rolling: boolean;
  shout: Shout | null;
  /** The foot race is being shown. */
  racing: boolean;
  show: Show | null;
  /** Something is shown again, or nothing any more. */
  setShow: (show: Show | null) => void;
  /** Shows the rest of this fight at once, also what is still to come of it. */
  hurry: () => void;
  /** The fight has been shown to its end, or the shout is hushed. */
  finish: () => void;
}

const ROLL = 0.78;
const SHOUT = 1.5;
const BREATH = 0.4;

export const eventsOf = (step: Step | null): readonly AnyEvent[] => (step?.events ?? []) as readonly AnyEvent[];

const keyOf = (step: Step, view: View): string =>
  `${step.number} ${step.kind} ${step.at} ${view.awaits} ${view.rolled} ${view.fights.length} ${view.fights.at(-1)?.scores.length}`;

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

function soundOf(events: readonly AnyEvent[]): string | null {
  if (shoutOf(events)) return "win";
  const first = events[0]?.type;
  return first === "rolled" ? "fall" : first === "wrote" ? "slide" : null;
}

/** How the events of a step are shown; null where they are not. */
export function clipOf(events: readonly AnyEvent[]): Clip<Data> | null {
  const reads = events.filter((event): event is Read => event.type === "read");
  const shout = shoutOf(events);
  const name = soundOf(events);
  const sounds = name ? [{ at: 0, name }] : [];
  if (reads[0]) {
    const from = reads[0].step;
    return { data: { kind: "fight", from, to: from + reads.length }, seconds: null, sounds };
  }
  if (shout) return { data: { kind: "shout", shout }, seconds: SHOUT, sounds };
  const raced = events.find((event) => event.type === "raced");
  if (raced) return { data: { kind: "race" }, seconds: Math.max(...paces(raced.times)) / 1000 + BREATH, sounds };
  return events[0]?.type === "rolled" ? { data: { kind: "roll" }, seconds: ROLL, sounds } : null;
}

const isFight = (step: Step | null): boolean => eventsOf(step).some(({ type }) => type === "read");

export function useMotion({ replay, together, ...props }: Props): Motion {
  const { view, step } = props;
  const instant = props.instant && !(together && isFight(step));
  const [show, setShow] = useState<Show | null>(null);
  const hurried = useRef(-1);
  const { clip, finish } = useStepClips<View, Data>({
    ...props,
    instant,
    keyOf,
    clipsOf: (shown) => {
      const found = clipOf(eventsOf(shown));
      return found ? [found] : [];
    },
    soundOf: (unseen) => soundOf(eventsOf(unseen)),
  });

  const key = step && keyOf(step, view);
  useLayoutEffect(() => {
    if (key === null) return;
    if (replay || instant) setShow(null);
    if (clip?.data.kind !== "fight") return;
    const fight = view.fights.length - 1;
    const { from, to } = clip.data;
    const quick = props.instant || hurried.current === fight;
    setShow({ key, fight, from, to, quick, again: false });
  }, [key]);

  const hurry = () => {
    hurried.current = show?.fight ?? -1;
  };
  const { data } = clip ?? {};
  return {
    rolling: data?.kind === "roll",
    shout: data?.kind === "shout" ? data.shout : null,
    racing: data?.kind === "race",
    show,
    setShow,
    hurry,
    finish,
  };
}
