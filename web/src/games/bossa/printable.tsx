// A page to print: the 27 tiles and the markers to cut out, and the rules in short. Black on white, for A4 or Letter.

import { PrintBox } from "../../parts/print-box";
import { PrintRules, PrintSheet } from "../../parts/print-sheet";
import type { Translate } from "../module";
import { MARKERS } from "./aim";
import { Coin } from "./marker";
import { Face } from "./tile";
import { TILES } from "./tiles";
import { markerName } from "./words";

export function Printable({ t }: { t: Translate }) {
  return (
    <PrintSheet name="bo-sheet" title={t("title")} beside={[t("print-about")]} credit={t("print-credit")}>
      <PrintBox title={t("print-tiles")}>
        <div class="bo-sheet-tiles">
          {TILES.map((tile) => (
            <svg key={tile} viewBox="0 0 60 40" aria-hidden="true">
              <Face tile={tile} />
            </svg>
          ))}
        </div>
      </PrintBox>
      <PrintBox title={t("print-markers")}>
        <div class="bo-sheet-markers">
          {[0, 1].flatMap((seat) =>
            MARKERS.map((marker) => (
              <span key={`${seat}${marker}`}>
                <Coin marker={marker} used={false} />
                {markerName(marker, t)}
              </span>
            )),
          )}
        </div>
        <p>{t("print-hint")}</p>
      </PrintBox>
      <PrintBox title={t("print-rules")}>
        <PrintRules count={7} rule={(n) => t(`print-rule-${n}`)} />
      </PrintBox>
    </PrintSheet>
  );
}
