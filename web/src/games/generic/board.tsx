// The board of a game that has none of its own: its view to read, and its moves to choose from.

import { useEffect, useRef, useState } from "preact/hooks";
import type { BoardProps, Translate } from "../module";
import { Picker } from "./picker";
import { NOTHING_TYPED } from "./picking";
import { Rows } from "./picture";
import { pointsOf, rowsOf } from "./rows";

export function Board({ view, options, acting = null, over = false, step, play, settled, t }: BoardProps<unknown>) {
  const [picking, pick] = useState(NOTHING_TYPED);
  const [sent, setSent] = useState(false);
  const moves = useRef(options);
  if (acting !== null) moves.current = options;
  const position = JSON.stringify(view);
  useEffect(() => {
    if (step) settled();
  }, [step]);
  // What was typed stays while the server reads it, and where it refuses it; a new position begins anew.
  useEffect(() => {
    if (acting !== null) setSent(false);
  }, [acting]);
  useEffect(() => {
    setSent(false);
    pick(NOTHING_TYPED);
  }, [position]);
  const make = (move: unknown) => {
    setSent(true);
    play(move);
  };
  return (
    <div class="ge-board">
      <Rows rows={rowsOf(view, t)} />
      {(acting !== null || sent) && !over && (
        <Picker moves={moves.current} picking={picking} pick={pick} busy={acting === null} play={make} t={t} />
      )}
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
