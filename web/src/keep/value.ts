// A value that components watch.

import { useEffect, useState } from "preact/hooks";

export interface Value<T> {
  get: () => T;
  set: (value: T) => void;
  watch: (run: (value: T) => void) => () => void;
}

export function value<T>(first: T): Value<T> {
  let now = first;
  const watchers = new Set<(value: T) => void>();
  return {
    get: () => now,
    set: (next) => {
      if (Object.is(next, now)) return;
      now = next;
      for (const run of [...watchers]) run(next);
    },
    watch: (run) => {
      watchers.add(run);
      return () => watchers.delete(run);
    },
  };
}

/** The value now, and again whenever it changes. */
export function useValue<T>(source: Value<T>): T {
  const [, redraw] = useState<unknown>(null);
  useEffect(() => source.watch(() => redraw({})), [source]);
  return source.get();
}
