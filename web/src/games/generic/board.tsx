// The board of a game that has none of its own: its view to read, and its moves to choose from.

import { useEffect } from "preact/hooks";
import type { BoardProps, Translate } from "../module";
import { Picker } from "./picker";
import { Rows } from "./picture";
import { pointsOf, rowsOf } from "./rows";

export function Board({ view, options, acting = null, over = false, step, play, settled, t }: BoardProps<unknown>) {
  useEffect(() => {
    if (step) settled();
  }, [step]);
  return (
    <div class="ge-board">
      <Rows rows={rowsOf(view, t)} />
      {acting !== null && !over && <Picker moves={options} play={play} t={t} />}
    </div>
  );
}

export function Score({ view, seat, t }: { view: unknown; seat: number; t: Translate }) {
  const points = pointsOf(view, seat);
  if (points === null) return null;
  return (
    <span class="ge-points">
      {points} <span class="unseen">{t("generic-points")}</span>
    </span>
  );
}
