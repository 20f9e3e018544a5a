// What is worth a moment: a hole in one, the hole hit off another piece, a coin that falls off the table.

import { coinOf, HOLES } from "./pieces";
import type { AnyEvent } from "./wire";

export type MomentKind = "ace" | "ricochet" | "fall";

export interface Moment {
  kind: MomentKind;
  /** Whose moment it is. */
  seat: number;
}

type Of<Type extends AnyEvent["type"]> = Extract<AnyEvent, { type: Type }>;

/** Whether the coin that was flicked touched something else before the hole. */
function isRicochet(contacts: readonly (readonly [string, string])[], own: string, hole: string): boolean {
  const first = contacts.find((pair) => pair.includes(own));
  return first !== undefined && !first.includes(hole);
}

export function momentIn(events: readonly AnyEvent[]): Moment | null {
  const rested = events.find((event): event is Of<"rested"> => event.type === "rested");
  const hit = events.find((event): event is Of<"finished"> => event.type === "finished" && event.seat === event.by);
  if (hit?.flicks === 1) return { kind: "ace", seat: hit.seat };
  if (hit && rested && isRicochet(rested.contacts, coinOf(hit.seat), HOLES[hit.hole] ?? ""))
    return { kind: "ricochet", seat: hit.seat };
  const fall = events.find((event): event is Of<"penalty"> => event.type === "penalty" && event.foul === "own-coin");
  return fall ? { kind: "fall", seat: fall.seat } : null;
}
