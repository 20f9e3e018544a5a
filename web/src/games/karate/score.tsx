// Beside a player's name: their seal, full once they have written or are ready, and their points.

import type { Translate } from "../module";
import { Seal } from "./marks";
import type { View } from "./wire";
import { plain, pointsWords, whoIs } from "./words";

export function Score({ view, seat, t }: { view: View; seat: number; t: Translate }) {
  const total = view.totals[seat] ?? 0;
  const done = Boolean(view.awaits === "settle" ? view.settled[seat] : view.awaits === "write" && view.written[seat]);
  const score = t("score", {
    who: whoIs(seat, { players: view.players, seat: null }, t),
    points: pointsWords(total, t),
  });
  return (
    <span class="ka-score" data-done={done}>
      <span class="unseen">{done ? t("score-done", { score }) : score}</span>
      {view.players > 1 && <Seal seat={seat} full={done} />}
      <b aria-hidden="true">{plain(total)}</b>
      {view.players === 1 && (
        <span class="ka-score-other" aria-hidden="true">
          : {plain(view.totals[1] ?? 0)}
        </span>
      )}
    </span>
  );
}
