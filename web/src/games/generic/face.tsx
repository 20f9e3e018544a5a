// A game without a picture of its own, on the home page: pieces of many games on a mat.

import "./face.css";
import { Picture } from "../../parts/picture";
import type { Face } from "../module";

const PIECES: readonly [x: number, y: number, kind: "a" | "b"][] = [
  [96, 92, "a"],
  [150, 66, "b"],
  [206, 104, "a"],
  [258, 78, "b"],
];

function Vignette() {
  return (
    <Picture name="ge-vignette">
      <rect width="360" height="260" class="ge-mat" />
      <ellipse cx="180" cy="150" rx="150" ry="84" class="ge-table" />
      {PIECES.map(([x, y, kind]) => (
        <g key={x} transform={`translate(${x} ${y})`} class={`ge-piece-${kind}`}>
          <ellipse cx="4" cy="58" rx="26" ry="9" class="ge-shade" />
          <path d="M-22 54q22 12 44 0q-2-14-10-26a16 16 0 1 0-24 0q-8 12-10 26z" />
        </g>
      ))}
      <g transform="translate(150 168) rotate(-10)">
        <rect width="44" height="44" rx="9" class="ge-die" />
        <circle cx="12" cy="12" r="4" />
        <circle cx="22" cy="22" r="4" />
        <circle cx="32" cy="32" r="4" />
      </g>
    </Picture>
  );
}

const face: Face = { Vignette, printable: false };

export default face;
