// The world that a session lives in, in a browser.

import { ApiError, getMatch } from "../api";
import type { Socket, World } from "./session";

export function browserWorld(match: string, token: string | null): World {
  return {
    connect: () => {
      const address = new URL(`/api/matches/${encodeURIComponent(match)}/socket`, location.href);
      address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
      return new WebSocket(address) as unknown as Socket;
    },
    probe: () =>
      getMatch(match, token).then(
        () => null,
        (error: unknown) =>
          error instanceof ApiError && error.status >= 400 && error.status < 500 ? error.problem : null,
      ),
    now: () => Date.now(),
    random: Math.random,
    newId: () => crypto.getRandomValues(new Uint32Array(4)).reduce((text, part) => text + part.toString(36), ""),
    after: (milliseconds, run) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
  };
}
