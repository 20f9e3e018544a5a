// The picture on the home page: a jump kick over a sheet of pencilled numbers, and two dice in the air.

import { Picture } from "../../parts/picture";

const BOXES = [0, 1, 2, 3, 4, 5, 6];

function Cube({ x, y, turn, pips }: { x: number; y: number; turn: number; pips: string }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect x="-23" y="-20" width="46" height="46" rx="10" class="ka-v-side" />
      <rect x="-23" y="-24" width="46" height="46" rx="10" class="ka-v-bone" />
      <path class="ka-v-pips" d={pips} />
    </g>
  );
}

export function Vignette() {
  return (
    <Picture>
      <rect width="360" height="260" class="ka-v-cloth" />
      <circle cx="238" cy="96" r="74" class="ka-v-sun" />
      <g transform="translate(0 -15) rotate(-4 180 226)">
        <path d="M-20 186H380V300H-20Z" class="ka-v-paper" />
        {BOXES.map((at) => (
          <rect key={at} x={34 + at * 42} y="203" width="42" height="42" class="ka-v-box" />
        ))}
        <path
          class="ka-v-pencil"
          d="M52 214C53 207 66 208 64 216C63 222 56 228 52 234C58 231 62 235 68 232M94 214C95 207 108 208 106 216C105 222 98 228 94 234C100 231 104 235 110 232M136 214C137 207 150 208 148 216C147 222 140 228 136 234C142 231 146 235 152 232M179 212C188 207 194 211 190 218C188 222 184 222 183 222C190 222 194 226 190 231C186 236 179 235 177 231"
        />
      </g>
      <g class="ka-v-man">
        <path class="ka-v-air" d="M66 160H112M98 169H170" />
        <path class="ka-v-limb" d="M140 108 242 84 240 66M140 108 178 136 130 154M119 74 158 72 168 48M119 74 78 94" />
        <path class="ka-v-trunk" d="M117 70 140 106" />
        <circle cx="102" cy="42" r="19" />
        <path class="ka-v-belt" d="M125 106 153 98M147 101 158 122M146 102 146 126" />
      </g>
      <Cube x={290} y={64} turn={18} pips="M-11 -12h0M11 -12h0M-11 -1h0M11 -1h0M-11 10h0M11 10h0" />
      <Cube x={312} y={140} turn={-24} pips="M-10 9h0M0 -1h0M10 -11h0" />
    </Picture>
  );
}
