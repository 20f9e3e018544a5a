// How one view follows from the one before: a replay sends what changes, not every view in full.

import type { Replay, Step } from "../wire";

/** Nothing, a list with the new value, or the changes of fields or places; as `chabudai/serve/changes.py` makes them. */
export type Change = null | [unknown] | { [key: string]: Change };

export function changed(before: unknown, change: Change): unknown {
  if (change === null) return before;
  if (Array.isArray(change)) return change[0];
  const after = (Array.isArray(before) ? before.slice() : { ...(before as object) }) as Record<string, unknown>;
  for (const [key, each] of Object.entries(change)) after[key] = changed(after[key], each);
  return after;
}

/** Give every step of a replay the view after it. What does not change is shared between views. */
export function withViews(replay: Replay): Replay {
  let view: unknown = replay.start;
  const steps = replay.steps.map((step): Step => {
    view = changed(view, (step.change ?? null) as Change);
    return { ...step, view };
  });
  return { ...replay, steps };
}
