// What the last step led to: a won round in large letters, else fouls, falls and misses.

import { useEffect, useState } from "preact/hooks";
import { type Busy, Outcomes, type Slip } from "../../flick";
import type { Translate } from "../module";
import { sitting } from "../sitting";
import type { AnyEvent, RoundWon, View } from "./wire";
import { sayOutcome } from "./words";

/** How long it stays, in milliseconds. */
const STAYS = 9000;

interface Props {
  events: readonly AnyEvent[];
  /** How the hand slipped with it. */
  slip: Slip | null;
  /** How it ended; null while it goes on. */
  result: View["result"];
  busy: Busy;
  t: Translate;
}

const saySlip = ({ left }: Slip, t: Translate): string =>
  t("slipped", { n: Math.abs(left).toFixed(1), side: left > 0 ? "left" : "right" });

export function AimResult({ events, slip, result, busy, t }: Props) {
  const [old, setOld] = useState(false);
  useEffect(() => {
    setOld(false);
    if (busy !== null) return;
    const timer = setTimeout(() => setOld(true), STAYS);
    return () => clearTimeout(timer);
  }, [events, busy]);
  if (old || (busy !== null && busy !== "cheering" && busy !== "tidying")) return null;
  const won = events.find((event) => event.type === "round-won");
  if (won) return <Won won={won} result={result} large={busy !== null} t={t} />;
  const lines = [...sayOutcome(events, t), ...(slip ? [saySlip(slip, t)] : [])];
  return <Outcomes lines={lines} foul={events.some(({ type }) => type === "fouled")} />;
}

interface WonProps {
  won: RoundWon;
  /** How the match ended with it, if it did. */
  result: View["result"];
  large: boolean;
  t: Translate;
}

function Won({ won: { seat, won, streak }, result, large, t }: WonProps) {
  const [white = 0, black = 0] = won;
  const [match, over] = [(streak[seat] ?? 0) > 1, result !== null];
  const shared = over && (result?.winners.length ?? 0) > 1;
  const words = shared ? t("banner-shared") : t(over ? "banner-match" : "banner-won", { who: sitting(seat) });
  return (
    <div class={large ? "bt-banner" : "fl-outcome"} data-test="round-won" data-seat={seat}>
      <b>{words}</b>
      <span>{match ? t("banner-two") : t(over ? "banner-rounds" : "banner-next", { white, black })}</span>
    </div>
  );
}
