// The wooden board without its pieces: a thick slab with cut lines, its edge, and the names of files and ranks.
// It is a drawing of its own, so that it is not painted again while pieces move.

import { memo } from "./memo";
import { HEIGHT, MARGIN, SIZE, type Side, SQUARE, WIDTH } from "./squares";

const LIP = 9;
const THICK = 17;
const NEAR = MARGIN - LIP;
const FAR = MARGIN + SIZE * SQUARE + LIP;
const SPAN = FAR - NEAR;

const CUTS = Array.from({ length: SIZE + 1 }, (_, at) => MARGIN + at * SQUARE);

/** Grain runs along the board; each line wavers a little, none like the other. */
const GRAIN = Array.from({ length: 46 }, (_, at) => {
  const y = NEAR + 4 + at * 11.4 + 4 * Math.sin(at * 2.4);
  const sway = (x: number) => (y + 4 * Math.sin(at / 9 + x / 118) + 2.5 * Math.sin(at / 5 + x / 61)).toFixed(1);
  const points = Array.from({ length: 27 }, (_, step) => NEAR + (step * SPAN) / 26);
  return { d: `M${points.map((x) => `${x.toFixed(1)} ${sway(x)}`).join("L")}`, width: 0.7 + ((at * 7) % 5) * 0.42 };
});

const END_GRAIN = Array.from({ length: 26 }, (_, at) => NEAR + 14 + at * 19.7 + 5 * Math.sin(at * 3.1));

function Labels({ side }: { side: Side }) {
  const column = side.rows.map((row) => row[0] ?? "");
  const bottom = side.rows.at(-1) ?? [];
  return (
    <g class="ko-labels">
      {column.map((square) => (
        <text x={15} y={side.centre(square).y + 6.5}>
          {square[1]}
        </text>
      ))}
      {bottom.map((square) => (
        <text x={side.centre(square).x} y={HEIGHT - 9}>
          {square[0]}
        </text>
      ))}
    </g>
  );
}

function Cuts() {
  return (
    <>
      {[0, 1.8].map((shift) => (
        <path
          class={shift ? "ko-cut-lit" : "ko-cut"}
          d={CUTS.map(
            (at) =>
              `M${at + shift} ${MARGIN}V${MARGIN + SIZE * SQUARE}M${MARGIN} ${at + shift}H${MARGIN + SIZE * SQUARE}`,
          ).join("")}
        />
      ))}
    </>
  );
}

function Drawing({ side, name }: { side: Side; name: string }) {
  return (
    <svg class="ko-slab" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <defs>
        <linearGradient id={`${name}-light`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" class="ko-wood-lit" />
          <stop offset="0.5" class="ko-wood-clear" />
          <stop offset="1" class="ko-wood-dusk" />
        </linearGradient>
        <clipPath id={`${name}-top`}>
          <rect x={NEAR} y={NEAR} width={SPAN} height={SPAN} rx={7} />
        </clipPath>
      </defs>
      <g class="ko-cast">
        <rect x={NEAR} y={NEAR + THICK} width={SPAN} height={SPAN} rx={8} class="ko-side" />
      </g>
      <path class="ko-end-grain" d={END_GRAIN.map((x) => `M${x.toFixed(1)} ${FAR - 2}v${THICK}`).join("")} />
      <rect x={NEAR} y={NEAR} width={SPAN} height={SPAN} rx={7} class="ko-top" />
      <g clip-path={`url(#${name}-top)`}>
        {GRAIN.map(({ d, width }) => (
          <path class="ko-grain" d={d} stroke-width={width} />
        ))}
        <rect x={NEAR} y={NEAR} width={SPAN} height={SPAN} fill={`url(#${name}-light)`} />
      </g>
      <rect x={NEAR + 1} y={NEAR + 1} width={SPAN - 2} height={SPAN - 2} rx={6} class="ko-bevel" />
      <Cuts />
      <Labels side={side} />
    </svg>
  );
}

export const Slab = memo(Drawing);
