// An eye that goes to where it should be: eased, or at once when the picture has another size or nobody wants motion.

import { useEffect, useRef, useState } from "preact/hooks";
import { glide } from "./ticker";

interface Props<Where> {
  /** Where the eye should be; null where it stays. */
  goal: Where | null;
  width: number;
  height: number;
  seconds: number;
  between: (from: Where, to: Where, part: number) => Where;
  instant: boolean;
  /** The next goal is reached at once: a hand leads the eye. */
  atOnce?: { current: boolean };
}

/** Where the eye is now; null before the picture has a size. */
export function useGlide<Where>({
  goal,
  width,
  height,
  seconds,
  between,
  instant,
  atOnce,
}: Props<Where>): Where | null {
  const now = useRef<Where | null>(null);
  const [, redraw] = useState<unknown>(null);
  const size = `${width}x${height}`;
  const sized = useRef(size);
  if (width > 0 && goal && (now.current === null || sized.current !== size || atOnce?.current)) {
    now.current = goal;
    sized.current = size;
  }
  const key = goal && JSON.stringify(goal);
  const wanted = useRef(key);
  wanted.current = key;
  useEffect(() => {
    if (atOnce) atOnce.current = false;
    const from = now.current;
    if (!goal || !from || key === JSON.stringify(from)) return;
    const put = (next: Where) => {
      // A frame that was asked for before the goal changed comes too late.
      if (wanted.current !== key) return;
      now.current = next;
      redraw({});
    };
    if (instant) return put(goal);
    return glide(seconds, (part) => put(between(from, goal, part)));
  }, [key, instant]);
  return now.current;
}
