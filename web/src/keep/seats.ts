// The secrets of the seats that this browser holds, by match.

import type { Invitation } from "../wire";
import { read, write } from "./box";

export interface Held {
  token: string;
  game: string;
  /** When it was last sat at, in milliseconds. */
  at: number;
  over: boolean;
  /** For the host: the links that can still be given away. */
  invitations: Invitation[];
  /** How many entries of the match have been shown here to their end. */
  shown?: number;
  /** It is a step of a lesson: nobody comes back to it. */
  lesson?: boolean;
}

type Seats = Record<string, Held>;
const MOST = 60;

const all = () => read<Seats>("seats", {});

export function held(match: string): Held | null {
  return all()[match] ?? null;
}

export function hold(match: string, part: Partial<Held> & { token: string }): void {
  const before = held(match);
  const next: Held = { game: "", over: false, invitations: [], ...before, ...part, at: Date.now() };
  const kept = Object.entries({ ...all(), [match]: next }).sort(([, a], [, b]) => b.at - a.at);
  write("seats", Object.fromEntries(kept.slice(0, MOST)));
}

/** Notes what is known of a match whose seat we hold; nothing where we hold none. */
export function note(match: string, part: Partial<Held>): void {
  const before = held(match);
  if (before) hold(match, { ...part, token: before.token });
}

export function drop(match: string): void {
  const { [match]: _, ...rest } = all();
  write("seats", rest);
}

/** The matches that are not over as far as we know, the latest first. */
export function unfinished(): [string, Held][] {
  return Object.entries(all())
    .filter(([, seat]) => !seat.over && !seat.lesson)
    .sort(([, a], [, b]) => b.at - a.at);
}

/** How many letters the secret of a seat has in a link. */
const WHOLE = 22;
const MARK = "#seat=";

/** Takes the seat whose secret stands in the address after `#seat=`, and wipes it from there at once. */
export function takeFromAddress(match: string): void {
  const token = tokenIn(location.hash);
  if (!token || isCutShort(location.hash)) return;
  history.replaceState(history.state, "", location.pathname + location.search);
  if (held(match)?.token !== token && !isHost(match)) hold(match, { token });
}

const tokenIn = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get("seat");

/** Whether the end of a link to a seat was lost on its way. */
export function isCutShort(hash: string): boolean {
  const token = tokenIn(hash);
  return token === null ? hash.length > 1 && MARK.startsWith(hash) : token.length < WHOLE;
}

/** A host who opens a guest's link by mistake keeps the own seat. */
function isHost(match: string): boolean {
  return (held(match)?.invitations.length ?? 0) > 0;
}
