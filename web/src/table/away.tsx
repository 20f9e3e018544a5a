// What is said while everybody waits for somebody who is away, and when the computer may play for them.

import { useEffect, useState } from "preact/hooks";
import { Icon } from "../parts/icon";
import type { RequestBody } from "../session/outbox";
import type { MatchMeta, MatchUpdate, SeatStatus } from "../wire";
import { Slip } from "./slip";
import { sitterName, type Tongue } from "./who";

export const isAway = (sitter: SeatStatus | undefined): boolean => sitter?.kind === "person" && !sitter.here;

/** In how many seconds the computer may play for somebody, so long after that was sent; null where it may not. */
export function replaceableIn({ replaceable = null }: SeatStatus, elapsed: number): number | null {
  return replaceable === null ? null : Math.max(0, Math.ceil(replaceable - Math.max(0, elapsed) / 1000));
}

interface Props {
  meta: MatchMeta;
  table: MatchUpdate;
  tongue: Tongue;
  levels: number[];
  ask: (request: RequestBody) => void;
  seat: number;
  /** Who has just come, in words. */
  arrival: string;
  /** When what is shown was sent. */
  at: number;
}

export function Away({ meta, table, tongue, levels, ask, seat, arrival, at }: Props) {
  const { say, book } = tongue;
  const sitter = table.seats[seat];
  const left = useSecondsLeft(sitter, at);
  const [level] = levels;
  if (!sitter) return null;
  const mayAsk = left !== null && level !== undefined && meta.yours.length > 0;
  const words = say(mayAsk && left === 0 ? "turn-away" : "turn-away-wait", { name: sitterName(sitter, seat, tongue) });
  return (
    <Slip
      test="turn"
      words={book.joined([arrival, words])}
      note={mayAsk && left > 0 ? say("word-replace-in", { time: timeWords(left, say) }) : ""}
    >
      {mayAsk && left === 0 && (
        <button type="button" onClick={() => ask({ type: "replace", seat, level })} data-test="replace">
          <Icon name="bot" />
          {say("word-replace")}
        </button>
      )}
    </Slip>
  );
}

/** Seconds below two minutes, else minutes. */
export function timeWords(seconds: number, say: Tongue["say"]): string {
  return seconds < 120 ? say("time-seconds", { n: seconds }) : say("time-minutes", { n: Math.ceil(seconds / 60) });
}

function useSecondsLeft(sitter: SeatStatus | undefined, at: number): number | null {
  const [, tick] = useState(0);
  const left = sitter ? replaceableIn(sitter, Date.now() - at) : null;
  const counts = left !== null && left > 0;
  useEffect(() => {
    if (!counts) return;
    const timer = setInterval(() => tick((n) => n + 1), 500);
    return () => clearInterval(timer);
  }, [counts]);
  return left;
}
