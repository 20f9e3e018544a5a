// The aim line for a move, as the server says: asked for now and then, the latest wins.

import { useEffect, useRef, useState } from "preact/hooks";

/** So many milliseconds between two questions. */
const PAUSE = 125;

export function useLine<Line>(ask: ((move: unknown) => Promise<unknown>) | undefined, move: unknown): Line | null {
  const [line, setLine] = useState<Line | null>(null);
  const asked = useRef(0);
  const count = useRef({ asked: 0, shown: 0 });
  const key = ask && move ? JSON.stringify(move) : null;
  useEffect(() => {
    if (!ask || !move) {
      count.current.shown = count.current.asked;
      return setLine(null);
    }
    const timer = setTimeout(
      () => {
        asked.current = performance.now();
        count.current.asked += 1;
        const number = count.current.asked;
        void ask(move).then((found) => {
          if (!found || number <= count.current.shown) return;
          count.current.shown = number;
          setLine(found as Line);
        });
      },
      Math.max(0, asked.current + PAUSE - performance.now()),
    );
    return () => clearTimeout(timer);
  }, [key]);
  return line;
}
