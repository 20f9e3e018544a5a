// The board of a game that has none of its own: its view to read, and its moves to choose from.

import { useEffect, useRef, useState } from "preact/hooks";
import type { BoardProps, Translate } from "../module";
import { Picker } from "./picker";
import { NOTHING_TYPED } from "./picking";
import { Rows } from "./picture";
import { pointsOf, rowsOf } from "./rows";

export function Board(props: BoardProps<unknown>) {
  const { view, options, seat, acting = null, over = false, step, play, done, t } = props;
  const [picking, pick] = useState(NOTHING_TYPED);
  const [sent, setSent] = useState(false);
  const moves = useRef(options);
  if (acting !== null) moves.current = options;
  const position = JSON.stringify(view);
  useEffect(() => {
    if (step) done();
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
      {seat !== null && props.acting !== undefined && (
        <div class="ge-slot">
          {(acting !== null || sent) && !over && (
            <Picker
              moves={moves.current}
              picking={picking}
              pick={pick}
              busy={acting === null}
              play={make}
              who={whoOf(props)}
              t={t}
            />
          )}
        </div>
      )}
    </div>
  );
}

/** The name of who is to move, where several sit at this screen; null where that is the reader. */
const whoOf = ({ acting, you, t }: BoardProps<unknown>): string | null =>
  acting == null || acting === you ? null : t.side(acting);

export function Score({ view, seat, t }: { view: unknown; seat: number; t: Translate }) {
  const points = pointsOf(view, seat);
  if (points === null) return null;
  return (
    <span class="ge-points">
      {points} <span class="unseen">{t("generic-points")}</span>
    </span>
  );
}
