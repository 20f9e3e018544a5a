// A match as the table page sees it: the session's state, and the queue of what is shown on the board.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { browserSecret } from "../keep/browser";
import { drop, held, hold, note } from "../keep/seats";
import { go } from "../router";
import { browserWorld } from "../session/browser";
import { latestOnly } from "../session/latest";
import type { Answer, RequestBody } from "../session/outbox";
import { type Known, type Listener, Session } from "../session/session";
import type { Step } from "../wire";
import { type TableView, ViewQueue, viewsOf } from "./view-queue";

export interface MatchInPlay {
  known: Known;
  queue: ViewQueue;
  /** Steps that have just come, for announcements. */
  heard: Step[];
  ask: (request: RequestBody) => Promise<Answer>;
  /** Asks where a move would lead; null where there is no answer. */
  aim: (seat: number, move: unknown) => Promise<unknown>;
  /** The board has shown what the queue has brought. */
  shown: () => void;
  /** Shows what was missed, and then what is there now. */
  rewind: (before: TableView, missed: readonly TableView[]) => void;
  tryNow: () => void;
}

/** If a board never says that it is done, the queue goes on all the same. */
const PATIENCE = 30_000;

/** How long to wait between two questions where a move would lead, in milliseconds. */
const BETWEEN_AIMS = 180;

const pause = () => new Promise((over) => setTimeout(over, BETWEEN_AIMS));

/** A session for a match with the seat that this browser holds there. */
function newSession(match: string, listener: Listener): Session {
  const token = held(match)?.token ?? null;
  return new Session({ token, browser: browserSecret() }, browserWorld(match, token), listener);
}

/** Goes on to another match with the same seat. */
function moveOn(from: string, next: string): void {
  const seat = held(from);
  if (seat) hold(next, { ...seat, over: false });
  go(`/play/${next}`, "replace");
}

export function useMatch(match: string): MatchInPlay {
  const [, redraw] = useState<unknown>(null);
  const heard = useRef<Step[]>([]);
  const queue = useMemo(() => new ViewQueue(), [match]);
  const session = useMemo(
    () =>
      newSession(match, {
        changed: () => redraw({}),
        table: (table, fresh, first) => {
          heard.current = first ? [] : fresh;
          for (const view of viewsOf(table, fresh, first)) queue.push(view);
          if (table.result) note(match, { over: true });
          redraw({});
        },
        moved: (next) => moveOn(match, next),
      }),
    [match],
  );
  const shown = () => {
    queue.shown();
    redraw({});
  };
  useOpen(session);
  useKeeping(match, session.known);
  useEffect(() => {
    // What several look at together, before a curtain falls, they close themselves.
    const together = (session.known.meta?.yours.length ?? 0) > 1 && queue.current?.views[0]?.seat === null;
    if (queue.idle || together) return;
    const timer = setTimeout(shown, PATIENCE);
    return () => clearTimeout(timer);
  }, [queue.current]);
  const aim = useMemo(() => latestOnly((seat: number, move: unknown) => session.aim(seat, move), pause), [session]);
  return {
    known: session.known,
    queue,
    heard: heard.current,
    ask: (request) => session.ask(request),
    aim,
    shown,
    rewind: (before, missed) => {
      queue.rewind(before, missed);
      redraw({});
    },
    tryNow: () => session.nudge(),
  };
}

/** Keeps the session open as long as the page is there; whoever comes back to it need not wait. */
function useOpen(session: Session): void {
  useEffect(() => {
    session.open();
    const nudge = () => document.visibilityState === "visible" && session.nudge();
    addEventListener("online", nudge);
    document.addEventListener("visibilitychange", nudge);
    return () => {
      removeEventListener("online", nudge);
      document.removeEventListener("visibilitychange", nudge);
      session.close();
    };
  }, [session]);
}

/** Notes in this browser which game it is, and forgets a match that is not there. */
function useKeeping(match: string, { meta, link }: Known): void {
  useEffect(() => {
    if (meta) note(match, { game: meta.game });
  }, [meta?.game]);
  useEffect(() => {
    if (link.kind === "refused" && link.problem.code === "unknown-match") drop(match);
  }, [link]);
}
