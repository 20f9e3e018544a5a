// The picture on the home page: two storeys of ivory push a hewn stone, and it tips over the edge.

import { useId } from "preact/hooks";
import { Picture } from "../../parts/picture";
import { Inks, Stone } from "./stone";

const LINES = "M0 62H214M0 172H214M-8 0V238M102 0V238";
const GRAIN = [18, 41, 83, 112, 139, 158, 191, 213];

export function Vignette() {
  const inks = useId();
  return (
    <Picture>
      <Inks name={inks} />
      <rect width="360" height="260" class="ko-cloth" />
      <g class="ko-cast">
        <path d="M-20 -20H222V238A8 8 0 0 1 214 246H-20Z" transform="translate(0 15)" class="ko-side" />
      </g>
      <path d="M-20 -20H222V230A8 8 0 0 1 214 238H-20Z" class="ko-top" />
      {GRAIN.map((y, at) => (
        <path
          key={y}
          class="ko-grain"
          stroke-width={0.8 + (at % 3) * 0.7}
          d={`M-10 ${y}C60 ${y - 6} 110 ${y + 7} 222 ${y - 2}`}
        />
      ))}
      <path d={LINES} class="ko-cut-lit" transform="translate(1.8 1.8)" />
      <path d={LINES} class="ko-cut" />
      <path d="M222 -20V230A8 8 0 0 1 214 238H-20" class="ko-bevel" />
      <g transform="translate(47 8)">
        <Stone piece="a" inks={inks} />
      </g>
      <g transform="translate(133 122) scale(1.34)">
        <Stone piece="B" inks={inks} />
      </g>
      <path class="ko-speed" d="M50 96H72M40 120H70M50 144H72" />
      <g transform="translate(240 126) rotate(27) scale(1.26)">
        <Stone piece="a" inks={inks} />
      </g>
      <path class="ko-speed" d="M292 82A62 62 0 0 1 306 128M306 70A84 84 0 0 1 326 132" />
      <g transform="translate(318 214) rotate(-12) scale(0.72)">
        <Stone piece="A" inks={inks} />
      </g>
    </Picture>
  );
}
