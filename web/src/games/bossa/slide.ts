// A line that is longer than its strip: it slides, and what matters now is brought into sight.

import type { RefObject } from "preact";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

export interface Slide {
  row: RefObject<HTMLDivElement | null>;
  /** Whether there is more to the left, and to the right. */
  before: boolean;
  after: boolean;
  /** Looks again at how much is to be seen. */
  look: () => void;
  /** Slides by almost a whole strip, to the left (-1) or to the right (1). */
  turn: (way: -1 | 1) => void;
}

/** So much of the strip's width one turn slides. */
const SHARE = 0.7;

/** So long, in ms, an arrow stays under the finger once there is nothing left to turn to. */
const LINGER = 800;

/** Whether something is there, or was a moment ago. */
export function useLinger(there: boolean): boolean {
  const [seen, setSeen] = useState(there);
  useEffect(() => {
    if (there) return setSeen(true);
    const timer = setTimeout(() => setSeen(false), LINGER);
    return () => clearTimeout(timer);
  }, [there]);
  return seen;
}

/** Brings values into sight, the last one surely: `played` when the line has changed, `aimed` when the choice has. */
export function useSlide(
  { played, aimed }: { played: readonly number[]; aimed: readonly number[] },
  places: number,
  columns: number,
): Slide {
  const row = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState({ before: false, after: false });
  const look = useCallback(() => {
    if (row.current) setHidden((now) => same(now, hiddenIn(row.current as HTMLElement)));
  }, []);
  const showAll = (values: readonly number[]) => {
    const strip = row.current;
    if (!strip) return;
    for (const value of values) show(strip, value, places);
    look();
  };
  useLayoutEffect(() => showAll(played), [played.join(), places, columns]);
  useLayoutEffect(() => showAll(aimed), [aimed.join()]);
  const turn = (way: -1 | 1) => {
    const strip = row.current;
    strip?.scrollBy({ left: way * strip.clientWidth * SHARE, behavior: calm() ? "instant" : "smooth" });
  };
  return { row, ...hidden, look, turn };
}

const calm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

function hiddenIn({ scrollLeft, scrollWidth, clientWidth }: HTMLElement) {
  return { before: scrollLeft > 1, after: scrollLeft + clientWidth < scrollWidth - 1 };
}

/** The facts as they were where nothing has changed, so that nothing is drawn anew. */
function same(now: { before: boolean; after: boolean }, next: { before: boolean; after: boolean }) {
  return now.before === next.before && now.after === next.after ? now : next;
}

/** Slides no further than it has to. */
function show(strip: HTMLElement, value: number, places: number): void {
  const wide = strip.scrollWidth / places;
  const left = (value - 1) * wide;
  if (left < strip.scrollLeft) strip.scrollLeft = left;
  else if (left + wide > strip.scrollLeft + strip.clientWidth) strip.scrollLeft = left + wide - strip.clientWidth;
}
