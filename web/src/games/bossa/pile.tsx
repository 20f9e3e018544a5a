// The pile, as high as there are tiles in it, and beside it the removed tile, face down, and what was discarded, open.

import type { Translate } from "../module";
import { Back, Tile } from "./tile";
import type { View } from "./wire";
import { tileWords } from "./words";

/** So many tiles make the drawn pile one edge higher. */
const EDGE = 4;

/** The tile that was removed unseen. */
function Removed({ t }: { t: Translate }) {
  return (
    <span class="bo-removed" data-test="removed" role="img" aria-label={t("removed")} title={t("removed")}>
      <svg viewBox="0 0 60 42" aria-hidden="true">
        <Back />
        <path d="M18 12 42 27M42 12 18 27" class="bo-tile-frame" />
      </svg>
    </span>
  );
}

export function Pile({ view, t }: { view: View; t: Translate }) {
  const edges = Math.ceil(view.pile / EDGE);
  return (
    <div class="bo-stock">
      <span class="bo-pile" data-test="pile" data-pile={view.pile} role="img" aria-label={t("pile", { n: view.pile })}>
        <svg viewBox="0 -20 60 62" aria-hidden="true">
          {view.pile === 0 && <rect x="1.500" y="1.500" width="57" height="39" rx="6" class="bo-tile-gone" />}
          {Array.from({ length: edges }, (_, at) => (
            <g key={at} transform={`translate(0 ${-at * EDGE})`}>
              <Back />
            </g>
          ))}
        </svg>
        <b style={{ "--edges": edges }} aria-hidden="true">
          {view.pile}
        </b>
      </span>
      {view.awaits !== "deal" && <Removed t={t} />}
      {view.discarded.map((tile) => (
        <span
          key={tile}
          class="bo-flies bo-discarded"
          data-tile={tile}
          role="img"
          aria-label={t("discarded", { tile: tileWords(tile, t) })}
        >
          <Tile tile={tile} />
        </span>
      ))}
    </div>
  );
}
