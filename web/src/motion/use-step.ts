// Shows the step that led to a view: as clips where it is to be seen, else at once.

import { useEffect, useLayoutEffect, useMemo, useReducer, useRef } from "preact/hooks";
import type { BoardProps } from "../games/module";
import type { Step } from "../wire";
import { browserClock, type Clip, ClipPlayer } from "./clips";

export interface Options<View, Data> extends Pick<BoardProps<View>, "view" | "step" | "instant" | "done" | "sound"> {
  /** Tells one showing from another: a step, and what of its view may change. */
  keyOf: (step: Step, view: View) => string;
  /** How a step is shown; called for every step, while the page still shows what was before. */
  clipsOf: (step: Step, view: View) => Clip<Data>[];
  /** What is heard of a step that is not shown. */
  soundOf?: (step: Step) => string | null;
}

export interface Shown<Data> {
  /** The clip that is shown; null where the view is to be drawn as it is. */
  clip: Clip<Data> | null;
  /** Seconds since it began. */
  time: number;
  /** Shows the end at once. */
  finish: () => void;
  /** Shows something that no step has brought, such as a film once more. */
  play: (clips: readonly Clip<Data>[]) => void;
}

export function useStepClips<View, Data>(options: Options<View, Data>): Shown<Data> {
  const { view, step, instant } = options;
  const latest = useRef(options);
  latest.current = options;
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const player = useMemo(
    () =>
      new ClipPlayer<Data>(browserClock, {
        changed: () => redraw(0),
        sound: (name, loud) => latest.current.sound(name, loud),
      }),
    [],
  );

  // During the drawing itself: an effect would come after the end has been seen for one frame.
  const key = step && options.keyOf(step, view);
  const shown = useRef<string | null>(null);
  if (shown.current !== key) {
    shown.current = key;
    const clips = step ? options.clipsOf(step, view) : [];
    player.load(instant ? [] : clips, () => step && latest.current.done());
  }

  useLayoutEffect(() => {
    const unseen = step && !player.clip ? (options.soundOf?.(step) ?? null) : null;
    if (unseen) options.sound(unseen);
    if (key !== null) player.run();
  }, [key]);
  useEffect(() => {
    if (instant && player.clip) player.finish();
  }, [instant]);
  useEffect(() => () => player.stop(), []);

  return {
    clip: player.clip,
    time: player.time,
    finish: () => player.clip && player.finish(),
    play: (clips) => player.play(clips),
  };
}
