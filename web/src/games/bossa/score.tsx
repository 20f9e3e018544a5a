// Beside a player's name: how many tiles are in the hand, and which markers are left.

import type { Translate } from "../module";
import { sitting } from "../sitting";
import { MARKERS } from "./aim";
import { Coin } from "./marker";
import type { View } from "./wire";
import { markerName } from "./words";

export function Score({ view, seat, t }: { view: View; seat: number; t: Translate }) {
  const n = view.hands[seat as 0 | 1]?.length ?? 0;
  const left = view.markers[seat as 0 | 1] ?? "";
  const names = MARKERS.filter((marker) => left.includes(marker)).map((marker) => markerName(marker, t));
  const facts = { side: sitting(seat), n, markers: t.list(names) };
  return (
    <span class="bo-score" role="img" aria-label={t(names.length ? "score" : "score-none", facts)}>
      {MARKERS.map((marker) => (
        <Coin key={marker} marker={marker} used={!left.includes(marker)} />
      ))}
      <svg class="bo-score-tile" viewBox="0 0 60 42" aria-hidden="true">
        <rect x="1" y="2" width="58" height="39" rx="7" class="bo-tile-top" />
      </svg>
      <b aria-hidden="true">{n}</b>
    </span>
  );
}
