// Everybody's sheets, to leaf through: after the last fight, and in the replay of a match that is over.

import { useState } from "preact/hooks";
import type { Translate } from "../module";
import { Seal } from "./marks";
import { Paper } from "./paper";
import { Raced } from "./raced";
import type { View } from "./wire";
import { seatName, whoIs } from "./words";

interface Props {
  view: View;
  /** Whose sheet lies on top, to begin with. */
  seat: number | null;
  t: Translate;
}

export function Over({ view, seat, t }: Props) {
  return (
    <>
      <Raced view={view} runs={false} t={t} />
      <Leaves view={view} seat={seat} t={t} />
    </>
  );
}

/** The sheets of all rounds so far, by round and player. */
export function Leaves({ view, seat: first, t }: Props) {
  const [round, setRound] = useState(view.sheets.length - 1);
  const [seat, setSeat] = useState(first ?? view.result?.winners[0] ?? 0);
  const sheets = view.sheets[round] ?? [];
  const sheet = sheets[seat] ?? sheets[0];
  const mine = view.players === 1 || seat === view.seat;
  const title = t(mine ? "sheet-yours" : "sheet-of", { who: seatName(seat, t), n: round + 1 });
  if (sheet === undefined) return null;
  return (
    <section class="ka-over" aria-label={t("sheets")} data-test="leaves">
      <header class="ka-leaf">
        <h2>{t("sheets")}</h2>
        <Rounds view={view} round={round} setRound={setRound} t={t} />
        {sheets.length > 1 && <Seats view={view} count={sheets.length} seat={seat} setSeat={setSeat} t={t} />}
      </header>
      <p class="ka-leaf-of" role="status">
        {title}
      </p>
      <Paper sheet={sheet} label={title} t={t} />
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
