// A page to print: the board, the rules in short, and pieces to cut out. Black on white, for A4 or Letter.

import { PrintBox } from "../../parts/print-box";
import { PrintRules, PrintSheet } from "../../parts/print-sheet";
import type { Translate } from "../module";
import { LIGHT, ownerOf, storeysOf } from "./pieces";
import { MARGIN, SIZE, SQUARE, sideFor } from "./squares";

/** The setup of KO-2 as printed on the squares. */
const SETUP: readonly [string, string][] = [
  ["a1", "B"],
  ["b1", "A"],
  ["d1", "A"],
  ["e1", "B"],
  ["c2", "A"],
  ["a5", "b"],
  ["b5", "a"],
  ["d5", "a"],
  ["e5", "b"],
  ["c4", "a"],
];
const PIECES = [..."BBAAAbbaaa"];

/** An outline of a storey: round for light, cut corners for dark. */
function Outline({ light, half, ink }: { light: boolean; half: number; ink: string }) {
  if (light) return <circle r={half} class={ink} />;
  const inner = half * 0.6;
  return (
    <path
      class={ink}
      d={`M${-inner} ${-half}H${inner}L${half} ${-inner}V${inner}L${inner} ${half}H${-inner}L${-half} ${inner}V${-inner}Z`}
    />
  );
}

/** A piece from above, in ink: one outline a storey. */
function Inked({ piece, pale = false }: { piece: string; pale?: boolean }) {
  const light = ownerOf(piece) === LIGHT;
  const ink = pale ? "ko-ink-pale" : light ? "ko-ink-light" : "ko-ink-dark";
  return (
    <>
      <Outline light={light} half={34} ink={ink} />
      {storeysOf(piece) === 2 && <Outline light={light} half={22} ink={pale ? ink : `${ink} ko-ink-upper`} />}
      {!light && <circle r={9} class={pale ? "ko-ink-pale" : "ko-ink-ring"} />}
    </>
  );
}

function PrintedBoard() {
  const side = sideFor(null);
  const lines = Array.from({ length: SIZE + 1 }, (_, at) => MARGIN + at * SQUARE);
  return (
    <svg class="ko-sheet-board" viewBox="6 28 554 556" aria-hidden="true">
      <path class="ko-ink-line" d={lines.map((at) => `M${at} 40V540M40 ${at}H540`).join("")} />
      <rect x={34} y={34} width={512} height={512} class="ko-ink-frame" />
      {SETUP.map(([square, piece]) => {
        const { x, y } = side.centre(square);
        return (
          <g key={square} transform={`translate(${x} ${y})`}>
            <Inked piece={piece} pale />
          </g>
        );
      })}
      <g class="ko-ink-label">
        {side.rows.map((row, at) => (
          <text key={at} x={18} y={96 + at * SQUARE}>
            {row[0]?.[1]}
          </text>
        ))}
        {side.rows[0]?.map((square, at) => (
          <text key={square} x={90 + at * SQUARE} y={574}>
            {square[0]}
          </text>
        ))}
      </g>
    </svg>
  );
}

export function Printable({ t }: { t: Translate }) {
  return (
    <PrintSheet name="ko-sheet" title={t("print-title")} beside={[t("print-about")]} credit={t("print-credit")}>
      <PrintedBoard />
      <div class="ko-sheet-foot">
        <PrintBox title={t("print-rules")}>
          <PrintRules count={7} rule={(n) => t(`print-rule-${n}`)} />
        </PrintBox>
        <PrintBox title={t("print-pieces")}>
          <div class="ko-sheet-pieces">
            {PIECES.map((piece, at) => (
              <svg key={at} viewBox="-40 -40 80 80" aria-hidden="true">
                <Inked piece={piece} />
              </svg>
            ))}
          </div>
          <p>{t("print-hint")}</p>
        </PrintBox>
      </div>
    </PrintSheet>
  );
}
