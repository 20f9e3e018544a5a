// What a side has captured: little pieces and points.

import { useId } from "preact/hooks";
import type { Translate } from "../module";
import { sitting } from "../sitting";
import { storeysOf } from "./pieces";
import { Inks, Stone } from "./stone";
import type { View } from "./wire";
import { pieceName } from "./words";

/** What each side begins with (KO-1), by the seat that may claim it. */
const SETS = ["bbaaa", "BBAAA"] as const;

/** The pieces that are missing, if they account for the points; a handicap or another setup does not tell. */
function claimedPieces(view: View, seat: number): string[] | null {
  const left = [...view.board];
  const missing = [...(SETS[seat] ?? "")].filter((piece) => {
    const at = left.indexOf(piece);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  const worth = missing.reduce((sum, piece) => sum + storeysOf(piece), 0);
  return worth === view.claimed[seat] ? missing : null;
}

export function Score({ view, seat, t }: { view: View; seat: number; t: Translate }) {
  const inks = useId();
  const points = view.claimed[seat] ?? 0;
  const pieces = claimedPieces(view, seat);
  const side = sitting(seat);
  const words = pieces?.length
    ? t("score-captured", {
        side,
        points,
        pieces: t.list(pieces.map((piece) => pieceName(piece, t))),
      })
    : t("score-points", { side, points });
  return (
    <span class="ko-score" role="img" aria-label={words}>
      {pieces?.map((piece, at) => (
        <svg key={at} class="ko-claimed" viewBox="-40 -48 80 96" aria-hidden="true">
          <Inks name={inks} />
          <Stone piece={piece} inks={inks} shadow={false} />
        </svg>
      ))}
      <span class="ko-points" aria-hidden="true">
        {t("score", { points })}
      </span>
    </span>
  );
}
