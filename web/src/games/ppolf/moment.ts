// What is worth a moment: a hole in one, the hole hit off another piece, a coin that falls off the table.

import { coinOf, HOLES } from "./pieces";
import type { AnyEvent } from "./wire";

export type MomentKind = "ace" | "ricochet" | "fall";

export interface Moment {
  kind: MomentKind;
  /** Whose moment it is. */
  seat: number;
  /** What the coin touched before the hole; empty where it was nothing. */
  bank: string;
}

type Of<Type extends AnyEvent["type"]> = Extract<AnyEvent, { type: Type }>;

/** What the coin that was flicked touched first. */
function touchedFirst(contacts: readonly (readonly [string, string])[], own: string): string {
  const [one = "", other = ""] = contacts.find((pair) => pair.includes(own)) ?? [];
  return one === own ? other : one;
}

export function momentIn(events: readonly AnyEvent[]): Moment | null {
  const rested = events.find((event): event is Of<"rested"> => event.type === "rested");
  const hit = events.find((event): event is Of<"finished"> => event.type === "finished" && event.seat === event.by);
  if (hit?.flicks === 1) return { kind: "ace", seat: hit.seat, bank: "" };
  const bank = hit && rested ? touchedFirst(rested.contacts, coinOf(hit.seat)) : "";
  if (hit && bank && bank !== HOLES[hit.hole]) return { kind: "ricochet", seat: hit.seat, bank };
  const fall = events.find((event): event is Of<"penalty"> => event.type === "penalty" && event.foul === "own-coin");
  return fall ? { kind: "fall", seat: fall.seat, bank: "" } : null;
}
