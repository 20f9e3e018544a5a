// Plays the animation of a step. The picture is a function of the step and the time, so nothing can be left behind:
// another step starts its own time, and without one the view is drawn as it is.

import { useEffect, useLayoutEffect, useReducer, useRef } from "preact/hooks";
import type { Step } from "../../wire";
import { STEP, wholeTime } from "./timeline";
import { ledTo, readTravel, type Travel } from "./travel";
import type { View } from "./wire";

export interface Moving {
  travel: Travel;
  /** Milliseconds since it began. */
  time: number;
}

export interface Motion {
  /** The step that is being shown; null when the view is the picture. */
  moving: Moving | null;
  /** Show the end at once. */
  finish: () => void;
}

interface Wishes {
  view: View;
  step: Step | null;
  instant: boolean;
  settled: () => void;
  sound: (name: string) => void;
  /** Where a dragged piece was let go, if this step is what it asked for: the animation goes on from there. */
  begun: (step: Step) => number;
}

/** One showing: a step that leads to a view. */
interface Showing {
  key: string | null;
  travel: Travel | null;
  began: number;
  from: number;
  done: boolean;
}

const keyOf = (step: Step | null, view: View): string | null =>
  step && `${step.number} ${step.kind} ${step.at} ${view.board}`;

export function useMotion(wishes: Wishes): Motion {
  const { view, step, instant } = wishes;
  const latest = useRef(wishes);
  latest.current = wishes;
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const showing = useRef<Showing>({ key: null, travel: null, began: 0, from: 0, done: true });
  const key = keyOf(step, view);
  if (showing.current.key !== key) showing.current = begin(key, wishes);
  const now = showing.current;

  const finish = () => {
    if (now.done) return;
    now.done = true;
    if (showing.current !== now) return;
    redraw(0);
    latest.current.settled();
  };

  useLayoutEffect(() => {
    if (key === null) return;
    const { sound, settled } = latest.current;
    if (now.done) {
      if (now.travel) sound(loudest(now.travel));
      settled();
      return;
    }
    return run(now, redraw, finish, (name) => latest.current.sound(name));
  }, [key]);

  useEffect(() => {
    if (instant) finish();
  }, [instant]);

  const moving = now.done || !now.travel ? null : { travel: now.travel, time: timeOf(now) };
  return { moving, finish };
}

function begin(key: string | null, { view, step, instant, begun }: Wishes): Showing {
  const travel = step && readTravel(step);
  const still = instant || !travel || !ledTo(travel, view);
  return { key, travel, began: performance.now(), from: step && !still ? begun(step) : 0, done: still };
}

const timeOf = (showing: Showing): number => showing.from + performance.now() - showing.began;

/** Redraws frame by frame until the end; the timer ends it where no frames are drawn, as in a hidden tab. */
function run(
  showing: Showing,
  redraw: (action: number) => void,
  finish: () => void,
  sound: (name: string) => void,
): () => void {
  const { travel } = showing;
  if (!travel) return () => undefined;
  const whole = wholeTime(travel);
  const sounds = soundsOf(travel).map(([at, name]) => setTimeout(() => sound(name), Math.max(0, at - showing.from)));
  let frame = requestAnimationFrame(function draw() {
    if (timeOf(showing) >= whole) return finish();
    redraw(0);
    frame = requestAnimationFrame(draw);
  });
  const end = setTimeout(finish, whole - showing.from + 120);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(end);
    sounds.forEach(clearTimeout);
  };
}

/** What is heard, and when: the slide, each time something is met, each fall. */
function soundsOf(travel: Travel): [number, string][] {
  const heard: [number, string][] = [[0, "slide"]];
  for (const way of travel.ways.slice(1)) heard.push([(way.steps[0] ?? 0) * STEP, "push"]);
  for (const way of travel.ways) if (way.falls) heard.push([((way.steps.at(-1) ?? 0) + 0.8) * STEP, "fall"]);
  const seen = new Set<string>();
  return heard.filter((sound) => !seen.has(sound.join()) && seen.add(sound.join()));
}

function loudest(travel: Travel): string {
  if (travel.ways.some((way) => way.falls)) return "fall";
  return travel.ways.length > 1 ? "push" : "slide";
}
