// After the last fight: everybody's sheets, to leaf through, and a foot race where there is a tie.

import { useState } from "preact/hooks";
import type { Translate } from "../module";
import { Seal } from "./marks";
import { Paper } from "./paper";
import { Race } from "./race";
import type { View } from "./wire";
import { seatName, whoIs } from "./words";

interface Props {
  view: View;
  /** Who of the tied can run. */
  people: readonly number[] | undefined;
  instant: boolean;
  sound: (name: string) => void;
  t: Translate;
}

export function Over({ view, people, instant, sound, t }: Props) {
  const winners = view.result?.winners ?? [];
  const [round, setRound] = useState(view.sheets.length - 1);
  const [seat, setSeat] = useState(view.seat ?? winners[0] ?? 0);
  const sheets = view.sheets[round] ?? [];
  const sheet = sheets[seat] ?? sheets[0];
  const mine = view.players === 1 || seat === view.seat;
  const title = t(mine ? "sheet-yours" : "sheet-of", { who: seatName(seat, t), n: round + 1 });
  const shared = view.result?.code === "shared" && view.players > 1;
  const tied = shared ? winners.filter((winner) => people?.includes(winner)) : [];
  return (
    <section class="ka-over" aria-label={t("sheets")}>
      {tied.length > 1 && <Race runners={tied} view={view} instant={instant} sound={sound} t={t} />}
      {sheet !== undefined && (
        <>
          <header class="ka-leaf">
            <h2>{t("sheets")}</h2>
            <Rounds view={view} round={round} setRound={setRound} t={t} />
            {sheets.length > 1 && <Seats view={view} count={sheets.length} seat={seat} setSeat={setSeat} t={t} />}
          </header>
          <p class="ka-leaf-of" role="status">
            {title}
          </p>
          <Paper sheet={sheet} label={title} t={t} />
        </>
      )}
    </section>
  );
}

interface RoundsProps {
  view: View;
  round: number;
  setRound: (round: number) => void;
  t: Translate;
}

function Rounds({ view, round, setRound, t }: RoundsProps) {
  return (
    <div class="ka-leaf-rounds" role="group" aria-label={t("sheets")}>
      {view.sheets.map((_, at) => (
        <button
          key={at}
          type="button"
          aria-pressed={at === round}
          onClick={() => setRound(at)}
          data-test={`leaf-round-${at + 1}`}
        >
          {t("sheets-round", { n: at + 1 })}
        </button>
      ))}
    </div>
  );
}

interface SeatsProps {
  view: View;
  count: number;
  seat: number;
  setSeat: (seat: number) => void;
  t: Translate;
}

function Seats({ view, count, seat, setSeat, t }: SeatsProps) {
  return (
    <div class="ka-leaf-seats" role="group" aria-label={t("scores-player")}>
      {Array.from({ length: count }, (_, at) => (
        <button
          key={at}
          type="button"
          class="ka-leaf-seat"
          aria-pressed={at === seat}
          onClick={() => setSeat(at)}
          data-test={`leaf-seat-${at}`}
        >
          <span class="unseen">{whoIs(at, view, t)}</span>
          <Seal seat={at} full={at === seat} me={at === view.seat} />
        </button>
      ))}
    </div>
  );
}
