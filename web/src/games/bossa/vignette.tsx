// The picture on the home page: two dice, and a white and a black line that begin at them.

import { Picture } from "../../parts/picture";
import "./inks.css";
import { DieFace } from "./die";
import { Face } from "./tile";

const WHITE: readonly [string, number, number][] = [
  ["41", 118, 0],
  ["23", 190, 0],
  ["30", 190, 48],
  ["42", 262, 0],
  ["20", 262, 48],
];
const BLACK: readonly [string, number, number][] = [
  ["23", 46, 0],
  ["14", 118, 0],
  ["06", 262, 0],
];

function Laid({ tiles }: { tiles: readonly [string, number, number][] }) {
  return (
    <>
      {tiles.map(([tile, x, y]) => (
        <g key={tile} transform={`translate(${x} ${y})`}>
          <rect x="2" y="6" width="60" height="40" rx="7" class="bo-shade" />
          <Face tile={tile} />
        </g>
      ))}
    </>
  );
}

export function Vignette() {
  return (
    <Picture>
      <rect width="360" height="260" class="bo-wall" />
      <g transform="rotate(-7 180 130)">
        <rect x="-40" y="22" width="460" height="112" class="bo-paper-W" />
        <rect x="-40" y="146" width="460" height="88" class="bo-paper-B" />
        <g transform="translate(0 36)">
          <Laid tiles={WHITE} />
        </g>
        <g transform="translate(0 170)">
          <Laid tiles={BLACK} />
        </g>
        <g transform="translate(44 26) rotate(-9 30 30) scale(1.5)">
          <rect x="2" y="7" width="40" height="38" rx="10" class="bo-shade" />
          <DieFace value={3} colour="W" />
        </g>
        <g transform="translate(190 158) rotate(8 30 30) scale(1.5)">
          <rect x="2" y="7" width="40" height="38" rx="10" class="bo-shade" />
          <DieFace value={5} colour="B" />
        </g>
      </g>
    </Picture>
  );
}
