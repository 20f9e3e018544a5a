// A refusal stays long enough to be read, also when somebody else moves at that very moment.

import { useEffect, useRef, useState } from "preact/hooks";
import type { MatchUpdate, Problem } from "../wire";

/** How long a refusal can be read at least, in milliseconds. */
export const READABLE = 5000;

interface Shown {
  problem: Problem;
  /** When it was refused. */
  at: number;
  /** How the table stood then. */
  table: string;
}

/** How a table stands, as far as there is something new to say about it. */
const standing = ({ seq, takeback }: Pick<MatchUpdate, "seq" | "takeback">): string =>
  JSON.stringify([seq, takeback?.seat]);

/**
 * What was refused last, and how to say so. Something new at the table ends it, but not before it could be read; null,
 * for a new try of one's own, ends it at once.
 */
export function useRefusal(match: string, table: MatchUpdate): [Problem | null, (problem: Problem | null) => void] {
  const [shown, setShown] = useState<Shown | null>(null);
  const now = useRef("");
  now.current = standing(table);
  const news = shown !== null && shown.table !== now.current;
  useEffect(() => setShown(null), [match]);
  useEffect(() => {
    if (!shown || !news) return;
    const timer = setTimeout(() => setShown(null), Math.max(0, shown.at + READABLE - Date.now()));
    return () => clearTimeout(timer);
  }, [shown, news]);
  const refuse = (problem: Problem | null) => setShown(problem && { problem, at: Date.now(), table: now.current });
  return [shown?.problem ?? null, refuse];
}
