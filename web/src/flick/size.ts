import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";

/** The size of an element, kept up to date. */
export function useSize(element: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const box = element.current;
    if (!box) return;
    const measure = () =>
      setSize((before) =>
        before.width === box.clientWidth && before.height === box.clientHeight
          ? before
          : { width: box.clientWidth, height: box.clientHeight },
      );
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(box);
    return () => watcher.disconnect();
  }, []);
  return size;
}
