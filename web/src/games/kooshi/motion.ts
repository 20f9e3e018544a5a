// The clip of a move: the picture is a function of the way of each piece and the time.

import type { Clip, Sound } from "../../motion/clips";
import { type Options, useStepClips } from "../../motion/use-step";
import type { Step } from "../../wire";
import { STEP, wholeTime } from "./timeline";
import { ledTo, readTravel, type Travel } from "./travel";
import type { View } from "./wire";

export interface Moving {
  travel: Travel;
  /** Milliseconds since the move began. */
  time: number;
}

interface Props extends Pick<Options<View, Moving>, "view" | "step" | "instant" | "done" | "sound"> {
  /** Where a dragged piece was let go, in milliseconds of the move, if this step is what it asked for. */
  begun: (step: Step) => number;
}

export function useMotion({ begun, ...props }: Props): { moving: Moving | null; finish: () => void } {
  const { clip, time, finish } = useStepClips<View, Moving>({
    ...props,
    keyOf: (step, view) => `${step.number} ${step.kind} ${step.at} ${view.board}`,
    clipsOf: (step, view) => {
      const travel = readTravel(step);
      return travel && ledTo(travel, view) ? [clipOf(travel, begun(step))] : [];
    },
    soundOf: (step) => {
      const travel = readTravel(step);
      return travel && loudest(travel);
    },
  });
  return { moving: clip && { travel: clip.data.travel, time: clip.data.time + time * 1000 }, finish };
}

/** A move from some moment of it on, in milliseconds. */
export function clipOf(travel: Travel, from: number): Clip<Moving> {
  const sounds = soundsOf(travel).map(({ at, name }) => ({ at: at - from / 1000, name }));
  return { data: { travel, time: from }, seconds: (wholeTime(travel) - from) / 1000, frames: true, sounds };
}

/** What is heard, and when: the slide, each time something is met, each fall. */
function soundsOf(travel: Travel): Sound[] {
  const heard: Sound[] = [{ at: 0, name: "slide" }];
  for (const way of travel.ways.slice(1)) heard.push({ at: ((way.steps[0] ?? 0) * STEP) / 1000, name: "push" });
  for (const way of travel.ways)
    if (way.falls) heard.push({ at: (((way.steps.at(-1) ?? 0) + 0.8) * STEP) / 1000, name: "fall" });
  const known = new Set<string>();
  return heard.filter(({ at, name }) => !known.has(`${at} ${name}`) && known.add(`${at} ${name}`));
}

function loudest(travel: Travel): string {
  if (travel.ways.some((way) => way.falls)) return "fall";
  return travel.ways.length > 1 ? "push" : "slide";
}
