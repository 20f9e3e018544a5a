// A match as the table page sees it: the session's state, and the film of what happens on the board.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { browserSecret } from "../keep/browser";
import { drop, held, hold, note } from "../keep/seats";
import { go } from "../router";
import { browserWorld } from "../session/browser";
import type { Answer, Wish } from "../session/outbox";
import { type Known, Session } from "../session/session";
import type { Step } from "../wire";
import { ViewQueue, viewsOf } from "./view-queue";

export interface MatchInPlay {
  known: Known;
  queue: ViewQueue;
  /** Steps that have just come, for announcements. */
  heard: Step[];
  ask: (wish: Wish) => Promise<Answer>;
  /** Asks where a move would lead; null where that can't be told. */
  aim: (seat: number, move: unknown) => Promise<unknown>;
  shown: () => void;
  tryNow: () => void;
}

/** If a board never says that it has come to rest, the film goes on all the same. */
const PATIENCE = 30_000;

/** How long to wait between two questions where a move would lead, in milliseconds. */
const BETWEEN_AIMS = 180;

/** Asks only for the latest aim: one that is overtaken while it waits gets null. */
function aimer(session: Session): MatchInPlay["aim"] {
  let next: { run: () => void; drop: () => void } | null = null;
  let busy = false;
  const go = () => {
    busy = next !== null;
    next?.run();
    next = null;
  };
  return (seat, move) =>
    new Promise((told) => {
      next?.drop();
      const rest = new Promise((rested) => setTimeout(rested, BETWEEN_AIMS));
      const run = () => {
        const asked = session.aim(seat, move);
        void asked.then(told);
        void Promise.all([asked, rest]).then(go);
      };
      next = { run, drop: () => told(null) };
      if (!busy) go();
    });
}

export function useMatch(match: string): MatchInPlay {
  const [, redraw] = useState<unknown>(null);
  const heard = useRef<Step[]>([]);
  const queue = useMemo(() => new ViewQueue(), [match]);
  const session = useMemo(() => {
    const token = held(match)?.token ?? null;
    return new Session({ token, browser: browserSecret() }, browserWorld(match, token), {
      changed: () => redraw({}),
      table: (table, fresh, first) => {
        heard.current = first ? [] : fresh;
        for (const view of viewsOf(table, fresh, first)) queue.push(view);
        if (table.result) note(match, { over: true });
        redraw({});
      },
      moved: (next) => {
        const seat = held(match);
        if (seat) hold(next, { ...seat, over: false });
        go(`/play/${next}`, "replace");
      },
    });
  }, [match]);

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

  const { setting, link } = session.known;
  useEffect(() => {
    if (setting) note(match, { game: setting.game });
  }, [setting?.game]);
  useEffect(() => {
    if (link.kind === "refused" && link.problem.code === "unknown-match") drop(match);
  }, [link]);

  const aim = useMemo(() => aimer(session), [session]);
  const shown = () => {
    queue.shown();
    redraw({});
  };
  useEffect(() => {
    if (queue.idle) return;
    const timer = setTimeout(shown, PATIENCE);
    return () => clearTimeout(timer);
  }, [queue.current]);

  return {
    known: session.known,
    queue,
    heard: heard.current,
    ask: (wish) => session.ask(wish),
    aim,
    shown,
    tryNow: () => session.nudge(),
  };
}
