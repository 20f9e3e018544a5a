// A page to print: the 27 tiles and the markers to cut out, and the rules in short. Black on white, for A4 or Letter.

import { PrintBox } from "../../parts/print-box";
import type { Translate } from "../module";
import { MARKERS } from "./aim";
import { Coin } from "./marker";
import { Face } from "./tile";
import { TILES } from "./tiles";
import { markerName } from "./words";

const RULES: readonly string[] = [
  "print-rule-1",
  "print-rule-2",
  "print-rule-3",
  "print-rule-4",
  "print-rule-5",
  "print-rule-6",
  "print-rule-7",
];

export function Printable({ t }: { t: Translate }) {
  return (
    <article class="bo-sheet">
      <header>
        <h1>{t("title")}</h1>
        <p>{t("print-about")}</p>
      </header>
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
        <ol>
          {RULES.map((rule) => (
            <li key={rule}>{t(rule)}</li>
          ))}
        </ol>
      </PrintBox>
      <p class="bo-sheet-credit">{t("print-credit")}</p>
    </article>
  );
}
