// The pile, as high as there are tiles in it, and what was discarded, open beside it.

import type { Translate } from "../module";
import { Back, Tile } from "./tile";
import type { View } from "./wire";
import { tileWords } from "./words";

/** So many tiles make the drawn pile one edge higher. */
const EDGE = 4;

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
