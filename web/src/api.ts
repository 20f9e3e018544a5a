// What is asked for by HTTP.

import { browserSecret } from "./keep/browser";
import { lang } from "./keep/preferences";
import { withViews } from "./replay/changes";
import type {
  GameCard,
  Invitation,
  LessonSetup,
  MatchCreated,
  MatchInfo,
  MatchSetup,
  Problem,
  Replay,
  Rule,
  SeatLink,
} from "./wire";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.reason);
  }
}

/** The server does not answer, or not as we know it. */
const GONE: Problem = { code: "server-gone", reason: "" };

export function problemOf(error: unknown): Problem {
  return error instanceof ApiError ? error.problem : GONE;
}

async function ask(path: string, token: string | null = null, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  // What is refused is told in the language of the page, which need not be the browser's.
  headers.set("Accept-Language", lang.get());
  if (token) {
    headers.set("Authorization", `Bearer ${token}`);
    headers.set("Chabudai-Browser", browserSecret());
  }
  let response: Response;
  try {
    response = await fetch(path, { ...init, headers });
  } catch {
    throw new ApiError(0, GONE);
  }
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as Partial<Problem> | null;
  const known = problem && typeof problem.code === "string" && typeof problem.reason === "string";
  throw new ApiError(
    response.status,
    known ? (problem as Problem) : { ...GONE, code: response.status === 404 ? "not-found" : GONE.code },
  );
}

async function json<T>(answer: Promise<Response>): Promise<T> {
  return (await (await answer).json()) as T;
}

const matchPath = (match: string) => `/api/matches/${encodeURIComponent(match)}`;

export const getGames = (lang: string) => json<GameCard[]>(ask(`/api/games?lang=${lang}`));
export const getMessages = async (game: string, lang: string) =>
  (await ask(`/api/games/${encodeURIComponent(game)}/messages?lang=${lang}`)).text();
export const getRules = (game: string, lang: string) =>
  ask(`/api/games/${encodeURIComponent(game)}/rules?lang=${lang}`).then(async (answer) => ({
    rules: (await answer.json()) as Rule[],
    /** English where the game has no page in the language that was asked for. */
    language: answer.headers.get("Content-Language") ?? lang,
  }));
export const getMatch = (match: string, token: string | null) => json<MatchInfo>(ask(matchPath(match), token));
export const getReplay = (match: string, token: string | null) =>
  json<Replay>(ask(`${matchPath(match)}/replay`, token)).then(withViews);
export const readReplay = (file: Blob) =>
  json<Replay>(
    ask("/api/replay", null, { method: "POST", body: file, headers: { "Content-Type": "application/octet-stream" } }),
  ).then(withViews);
export const makeMatch = (setup: MatchSetup) =>
  json<MatchCreated>(
    ask("/api/matches", null, {
      method: "POST",
      body: JSON.stringify(setup),
      headers: { "Content-Type": "application/json" },
    }),
  );

/** Makes a step of a game's lesson, counted from 0. */
export const makeLesson = (setup: LessonSetup) =>
  json<MatchCreated>(
    ask("/api/lessons", null, {
      method: "POST",
      body: JSON.stringify(setup),
      headers: { "Content-Type": "application/json" },
    }),
  );

/** Makes a match that goes on after so many entries of a log: all beside each other, or one seat against bots. */
export const playOn = (log: Blob, entries: number, against: { level: number; seat: number } | null) =>
  json<MatchCreated>(
    ask(`/api/play-on?entries=${entries}${against ? `&level=${against.level}&seat=${against.seat}` : ""}`, null, {
      method: "POST",
      body: log,
      headers: { "Content-Type": "application/octet-stream" },
    }),
  );

/** Withdraws the invitation to a seat, and gets another. */
export const renewInvitation = (match: string, seat: number, token: string | null) =>
  json<Invitation>(ask(`${matchPath(match)}/invitations/${seat}`, token, { method: "POST" }));
/** A link by which one's own seat is opened at another device, once. */
export const makeSeatLink = (match: string, token: string | null) =>
  json<SeatLink>(ask(`${matchPath(match)}/recovery`, token, { method: "POST" }));

/** The log as a file, with the name that the server gives it. */
export async function getLog(match: string, token: string | null): Promise<{ name: string; file: Blob }> {
  const response = await ask(`${matchPath(match)}/log`, token);
  const given = /filename="?([^";]+)"?/.exec(response.headers.get("Content-Disposition") ?? "")?.[1];
  return { name: given ?? `${match}.json`, file: await response.blob() };
}
