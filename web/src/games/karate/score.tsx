// Beside a player's name: their seal, full once they have written or are ready, and their points.

import type { Translate } from "../module";
import { Seal } from "./marks";
import type { View } from "./wire";
import { minusClass, plain, pointsWords, whoIs } from "./words";

interface Props {
  view: View;
  seat: number;
  resigned?: boolean;
  t: Translate;
}

/** Whether a seat has done what is awaited. */
function isDone({ awaits, written, settled, ran }: View, seat: number): boolean {
  const done = awaits === "write" ? written : awaits === "settle" ? settled : awaits === "race" ? ran : [];
  return done[seat] ?? false;
}

export function Score({ view, seat, resigned = false, t }: Props) {
  const total = view.totals[seat] ?? 0;
  const done = !resigned && isDone(view, seat);
  const score = t("score", {
    who: whoIs(seat, { players: view.players, seat: null }, t),
    points: pointsWords(total, t),
  });
  return (
    <span class="ka-score" data-done={done}>
      <span class="unseen">{done ? t("score-done", { score }) : score}</span>
      {view.players > 1 && <Seal seat={seat} full={done} out={resigned} />}
      <b aria-hidden="true" class={minusClass(total)}>
        {plain(total)}
      </b>
      {view.players === 1 && (
        <span class="ka-score-other" aria-hidden="true">
          : <span class={minusClass(view.totals[1] ?? 0)}>{plain(view.totals[1] ?? 0)}</span>
        </span>
      )}
    </span>
  );
}
