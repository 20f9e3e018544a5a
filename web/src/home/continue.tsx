// Games that were begun here and are not over: checked with the server, which knows better.

import { useEffect, useState } from "preact/hooks";
import { ApiError, getMatch } from "../api";
import { type Say, useSay } from "../i18n";
import { drop, note, unfinished } from "../keep/seats";
import type { GameCard, MatchInfo, SeatStatus } from "../wire";

const MOST = 3;

async function check(match: string, token: string): Promise<MatchInfo | null> {
  try {
    const info = await getMatch(match, token);
    if (!info.table.result) return info;
    note(match, { over: true });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) drop(match);
  }
  return null;
}

export function Continue({ games }: { games: GameCard[] }) {
  const { say } = useSay();
  const [matches, setMatches] = useState<MatchInfo[]>([]);
  useEffect(() => {
    let wanted = true;
    const candidates = unfinished().slice(0, MOST * 2);
    void Promise.all(candidates.map(([match, seat]) => check(match, seat.token))).then((found) => {
      if (wanted) setMatches(found.filter((info) => info !== null).slice(0, MOST));
    });
    return () => {
      wanted = false;
    };
  }, []);
  if (matches.length === 0) return null;
  return (
    <section class="continue" data-test="continue">
      <h2>{say("home-continue")}</h2>
      <ul>
        {matches.map(({ meta, table, moves = 0 }) => (
          <li key={meta.match}>
            <a href={`/play/${meta.match}`} class="slip">
              <b>{games.find(({ id }) => id === meta.game)?.title ?? meta.title}</b>
              <span>{whoAndWhen(meta.yours, table, moves, say)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Against whom, and how far it has come. */
export function whoAndWhen(yours: number[], table: MatchInfo["table"], moves: number, say: Say): string {
  const others = table.seats.filter((_, seat) => !yours.includes(seat));
  const turn = table.to_act.some((seat) => yours.includes(seat)) && others.length > 0 ? say("turn-yours") : "";
  return say.join([withWhom(table.seats.length, others, say), say("after-moves", { n: moves }), turn]);
}

function withWhom(players: number, others: readonly SeatStatus[], say: Say): string {
  if (players === 1) return say("with-alone");
  if (others.length === 0) return say("with-beside");
  const named = others.find(({ kind, name }) => kind !== "bot" && name);
  if (named) return say("with-name", { name: named.name });
  return say(others.every(({ kind }) => kind === "bot") ? "with-bot" : "with-friend");
}
