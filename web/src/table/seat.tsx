// A player at the table: name, side, presence, clock, and what the game shows beside it.

import { useEffect, useState } from "preact/hooks";
import { clockFace, secondsLeft } from "../session/clock";
import type { SeatStatus, Times } from "../wire";
import { sideName, sitterName, type Tongue } from "./who";

interface Props {
  seat: number;
  sitter: SeatStatus;
  view: unknown;
  turn: boolean;
  won: boolean;
  times?: Times | null;
  timesAt?: number;
  tongue: Tongue;
}

export function Seat({ seat, sitter, view, turn, won, times = null, timesAt = 0, tongue }: Props) {
  const { module, t, say } = tongue;
  const Score = module.Score;
  const name = sitterName(sitter, seat, tongue);
  const side = sideName(tongue, seat);
  const away = sitter.kind === "person" && !sitter.here;
  return (
    <section
      class="seat"
      data-turn={turn}
      data-away={away}
      data-won={won}
      data-resigned={sitter.resigned}
      data-test={`seat-${seat}`}
      aria-label={name === side ? side : `${name} (${side})`}
    >
      <span class="seat-lamp" aria-hidden="true" />
      <span class="seat-who">
        <b class="seat-name">{name}</b>
        {name !== side && <span class="seat-side">{side}</span>}
        {sitter.kind === "bot" && <span class="seat-side">{say("seat-bot", { level: sitter.level ?? 1 })}</span>}
        {away && <span class="seat-note">{say("seat-away")}</span>}
        {sitter.resigned && <span class="seat-note">{say("seat-resigned")}</span>}
        {turn && <span class="unseen">{say("seat-turn")}</span>}
      </span>
      <span class="seat-score">
        <Score view={view} seat={seat} resigned={sitter.resigned} t={t} />
      </span>
      {times && <Clock times={times} seat={seat} at={timesAt} label={say("seat-clock")} />}
    </section>
  );
}

function Clock({ times, seat, at, label }: { times: Times; seat: number; at: number; label: string }) {
  const [, tick] = useState(0);
  const runs = times.running.includes(seat);
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => tick((n) => n + 1), 200);
    return () => clearInterval(timer);
  }, [runs]);
  const left = secondsLeft(times, seat, Date.now() - at);
  return (
    <span class="clock" role="timer" aria-label={label} data-running={runs} data-low={left < 10}>
      {clockFace(left)}
    </span>
  );
}
