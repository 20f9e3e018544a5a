// Who comes to the table: what is said of it, and what the one who comes is called.

import { useEffect, useRef, useState } from "preact/hooks";
import { myName } from "../keep/preferences";
import type { RequestBody } from "../session/outbox";
import type { MatchMeta, MatchUpdate, SeatStatus } from "../wire";
import { newcomer } from "./newcomer";

/** How long it is said that somebody has come, in milliseconds. */
const READING = 6000;

/** The seat that somebody has just taken, for as long as that is news. */
export function useJoined({ match, yours }: MatchMeta, { seats }: MatchUpdate): number | null {
  const before = useRef<{ match: string; seats: readonly SeatStatus[] }>({ match, seats });
  const [joined, setJoined] = useState<number | null>(null);
  useEffect(() => {
    const came = before.current.match === match ? newcomer(before.current.seats, seats, yours) : null;
    before.current = { match, seats };
    if (came !== null) setJoined(came);
  }, [match, seats]);
  useEffect(() => {
    if (joined === null) return;
    const timer = setTimeout(() => setJoined(null), READING);
    return () => clearTimeout(timer);
  }, [joined]);
  return joined;
}

/** A guest who has a name in this browser is called by it. */
export function useOwnName(
  { match, yours, host }: MatchMeta,
  { seats }: MatchUpdate,
  ask: (request: RequestBody) => void,
): void {
  useEffect(() => {
    const [seat] = yours;
    const name = myName.get();
    if (host || seat === undefined || !name || seats[seat]?.name) return;
    ask({ type: "rename", seat, name });
  }, [match]);
}
