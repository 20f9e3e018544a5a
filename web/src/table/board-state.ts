// What the board shows now, and with whose eyes: worked out anew from plain facts, with nothing kept.

import type { LegalMove, MatchMeta, MatchUpdate, Step } from "../wire";
import type { LookBack } from "./look-back";
import type { TableView } from "./view-queue";

/** What the board's state follows from. */
export interface BoardFacts {
  meta: MatchMeta;
  table: MatchUpdate;
  /** What the queue shows; null before the first update. */
  current: TableView | null;
  /** What it has shown last; null before anything has come to rest. */
  settled: TableView | null;
  /** Nothing is being shown and nothing waits. */
  queueIdle: boolean;
  /** The server is there. */
  live: boolean;
  unanswered: number;
  back: Pick<LookBack, "at" | "view" | "step" | "before">;
  /** The seats have secrets from each other. */
  secret: boolean;
  /** Whether everybody at one screen may see a view. */
  open: (view: unknown) => boolean;
  /** The board turns to whoever moves, when two play at one screen. */
  turns: boolean;
  /** The seat of this client that acted last, or acts now. */
  lastActing: number | null;
  /** The seat for which the curtain was lifted. */
  uncovered: number | null;
  /** The step of looking back that has been shown. */
  shownBack: Step | null;
}

/** How the board is seen by whoever sits before it. */
export interface BoardState {
  view: unknown;
  /** What may be told beside the board: the view before the step that is still being shown. */
  told: unknown;
  /** With whose eyes it is seen. */
  eyes: number | null;
  /** The seat at whose side the board is drawn. */
  seat: number | null;
  /** The seat that this client may move for now. */
  acting: number | null;
  options: LegalMove[] | null;
  step: Step | null;
  /** An earlier moment is looked at. */
  looking: boolean;
  /** The curtain is down: whoever sat here last must not see this. */
  covered: boolean;
  /** The match is over, and nobody looks back. */
  over: boolean;
  /** Nothing is being shown. */
  still: boolean;
  /** Nothing is, and the server has answered everything. */
  idle: boolean;
}

/** The own seat that is to act in what is shown. */
export function actingIn(current: TableView | null, meta: MatchMeta): number | null {
  return current?.toAct.find((seat) => meta.yours.includes(seat)) ?? null;
}

/** With whose eyes the table is seen, and at whose side it is drawn. */
function eyesOf({ meta, secret, turns, lastActing }: BoardFacts): { eyes: number | null; seat: number | null } {
  const first = meta.yours[0] ?? null;
  const eyes = meta.yours.length > 1 ? (lastActing ?? first) : first;
  return { eyes, seat: turns || secret ? eyes : first };
}

/** Whether nothing that is shown is a secret: no seat's own view, or one that the game says is for everybody. */
function isForAll({ current, queueIdle, back, open }: BoardFacts): boolean {
  if (back.at !== null || !current) return false;
  const [seen] = current.views;
  return (seen?.seat === null && !queueIdle) || (seen !== undefined && open(seen.view));
}

export function boardState(facts: BoardFacts): BoardState {
  const { meta, table, current, queueIdle, back, unanswered } = facts;
  const { eyes, seat } = eyesOf(facts);
  const looking = back.at !== null;
  const seenIn = (shown: TableView | null) => {
    const views = shown?.views ?? table.views;
    return views.find((each) => each.seat === eyes) ?? views[0];
  };
  const seen = seenIn(current);
  const next = actingIn(current, meta);
  const botPlays = next !== null && table.seats[next]?.kind === "bot";
  const acting = looking || !queueIdle || unanswered > 0 || botPlays ? null : next;
  const arrived = !looking || back.view !== undefined;
  const still = looking ? back.step === null || facts.shownBack === back.step : queueIdle;
  const view = looking && arrived ? back.view : seen?.view;
  const before = looking ? back.before : seenIn(facts.settled ?? current)?.view;
  return {
    view,
    told: still ? view : (before ?? view),
    eyes,
    seat,
    acting,
    options: acting === null ? null : (seen?.legal_moves ?? null),
    step: looking ? back.step : (current?.step ?? null),
    looking,
    covered: facts.secret && meta.yours.length > 1 && !table.result && facts.uncovered !== eyes && !isForAll(facts),
    over: table.result !== null && !looking && queueIdle,
    still,
    idle: arrived && still && facts.live && unanswered === 0,
  };
}
