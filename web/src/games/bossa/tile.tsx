// A tile, drawn: a flat piece of Rikyū grey with white dots, which have a rim, and black ones, which are full.

import { type Colour, dotsOf, TILE } from "./tiles";

interface Props {
  tile: string;
  /** The line that it lies in: only the dots of its colour count there. */
  line?: Colour | undefined;
}

/** The drawing alone, in a box of 60 by 42. */
export function Face({ tile, line }: Props) {
  return (
    <>
      <rect x="0.5" y="2.5" width="59" height="39" rx="6" class="bo-tile-side" />
      <rect x="0.5" y="0.5" width="59" height="38" rx="6" class="bo-tile-top" />
      <path d="M6 2H54" class="bo-tile-lit" />
      {dotsOf(tile).map(({ x, y, colour }) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={6.2}
          class={line && line !== colour ? `bo-dot-${colour} bo-idle` : `bo-dot-${colour}`}
        />
      ))}
    </>
  );
}

export function Tile({ tile, line }: Props) {
  return (
    <svg class="bo-tile" viewBox={`0 0 ${TILE.width} ${TILE.height}`} aria-hidden="true">
      <Face tile={tile} line={line} />
    </svg>
  );
}

/** One dot, as a word of its own. */
export function Spotlet({ colour }: { colour: Colour }) {
  return (
    <svg class="bo-spotlet" viewBox="-8 -8 16 16" aria-hidden="true">
      <circle r={6.2} class={`bo-dot-${colour}`} />
    </svg>
  );
}

/** A tile that nobody has seen. */
export function Back() {
  return (
    <>
      <rect x="0.5" y="2.5" width="59" height="39" rx="6" class="bo-tile-side" />
      <rect x="0.5" y="0.5" width="59" height="38" rx="6" class="bo-tile-back" />
      <rect x="5" y="5" width="50" height="29" rx="3.500" class="bo-tile-frame" />
    </>
  );
}
