// The steps of a match as they come in, by number and never twice.

import type { MatchUpdate, Step } from "../wire";

export interface Merged {
  steps: Step[];
  /** What was not known before. */
  fresh: Step[];
  /** Whether something is missing between what was known and what came. */
  gap: boolean;
}

/** Joins what a table brings to what is known; a replay begins anew. */
export function merge(known: readonly Step[], table: Pick<MatchUpdate, "steps" | "replay" | "seq">): Merged {
  const before = new Set(known.map((step) => step.number));
  const byNumber = new Map<number, Step>();
  if (!table.replay) for (const step of known) byNumber.set(step.number, step);
  for (const step of table.steps) byNumber.set(step.number, step);
  const steps = [...byNumber.values()].sort((a, b) => a.number - b.number);
  return {
    steps,
    fresh: steps.filter((step) => !before.has(step.number)),
    gap: steps.length < table.seq,
  };
}
