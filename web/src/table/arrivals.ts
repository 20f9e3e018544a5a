// News at the table: who has come, what the one who comes is called, and that an undo was declined.

import { useEffect, useRef, useState } from "preact/hooks";
import { myName } from "../keep/preferences";
import type { RequestBody } from "../session/outbox";
import type { MatchMeta, MatchUpdate, SeatStatus } from "../wire";
import { newcomer } from "./newcomer";

/** How long news is said, in milliseconds. */
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
  useWhileNews(joined !== null, () => setJoined(null));
  return joined;
}

function useWhileNews(is: boolean, forget: () => void): void {
  useEffect(() => {
    if (!is) return;
    const timer = setTimeout(forget, READING);
    return () => clearTimeout(timer);
  }, [is]);
}

/** Whether an undo that was asked for here has just been declined: nothing was asked any more, and nothing happened. */
export function useDeclined({ match, yours }: MatchMeta, { takeback, seq }: MatchUpdate): boolean {
  const before = useRef<{ match: string; asked: boolean; seq: number }>({ match, asked: false, seq });
  const [declined, setDeclined] = useState(false);
  useEffect(() => {
    const asked = takeback !== null && takeback !== undefined && yours.includes(takeback.seat);
    const was = before.current;
    setDeclined(was.asked && !takeback && was.match === match && was.seq === seq);
    before.current = { match, asked, seq };
  }, [match, takeback, seq]);
  useWhileNews(declined, () => setDeclined(false));
  return declined;
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
