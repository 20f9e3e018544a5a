// What the last step led to: a won round in large letters, else fouls, falls and misses.

import { useEffect, useState } from "preact/hooks";
import { type Busy, Outcomes } from "../../flick";
import type { Translate } from "../module";
import type { AnyEvent, RoundWon } from "./wire";
import { sayOutcome, seatName } from "./words";

/** How long it stays, in milliseconds. */
const STAYS = 9000;

export function AimResult({ events, busy, t }: { events: readonly AnyEvent[]; busy: Busy; t: Translate }) {
  const [old, setOld] = useState(false);
  useEffect(() => {
    setOld(false);
    if (busy !== null) return;
    const timer = setTimeout(() => setOld(true), STAYS);
    return () => clearTimeout(timer);
  }, [events, busy]);
  if (old || (busy !== null && busy !== "cheering" && busy !== "tidying")) return null;
  const won = events.find((event) => event.type === "round-won");
  if (won) return <Won won={won} large={busy !== null} t={t} />;
  return <Outcomes lines={sayOutcome(events, t)} foul={events.some(({ type }) => type === "fouled")} />;
}

function Won({ won: { seat, won, streak }, large, t }: { won: RoundWon; large: boolean; t: Translate }) {
  const [white = 0, black = 0] = won;
  const match = (streak[seat] ?? 0) > 1;
  return (
    <div class={large ? "bt-banner" : "fl-outcome"} data-test="round-won" data-seat={seat}>
      <b>{t(match ? "banner-match" : "banner-won", { who: seatName(seat, t) })}</b>
      <span>{match ? t("banner-two") : t("banner-next", { white, black })}</span>
    </div>
  );
}
