// Beside a player's name: their coin, the flicks on this hole, and all so far.

import type { Translate } from "../module";
import { CoinFace } from "./marks";
import type { View } from "./wire";
import { seatName } from "./words";

export function Score({ view, seat, t }: { view: View; seat: number; t: Translate }) {
  const solo = view.setup.players === 1;
  const total = view.totals[solo ? view.run : seat] ?? 0;
  const here = view.finished[seat] ? 0 : (view.counts[seat] ?? 0);
  const facts = { who: seatName(seat, t), total, here };
  return (
    <span class="pp-score">
      <span class="unseen">{t(here ? "score-here" : "score", facts)}</span>
      <CoinFace seat={seat} />
      <b aria-hidden="true">{total}</b>
      {here > 0 && <i aria-hidden="true">+{here}</i>}
      {solo && view.run === 1 && <i aria-hidden="true">({view.totals[0]})</i>}
    </span>
  );
}
