// The picture on the home page: a coin on its way over the table to the tile with the flag.

import { TableTop } from "../../flick/table-top";
import { Picture } from "../../parts/picture";

export function Vignette() {
  return (
    <Picture>
      <TableTop
        wood="M-20 62 250 18 400 96V300H-20Z"
        edge="M-20 62 250 18 400 96V110L250 32-20 76Z"
        grain="M-20 120C90 92 210 88 400 150M-20 172C100 140 240 140 400 196M-20 226C110 194 250 196 400 250"
        shade={0.35}
      />
      <g class="pp-v-tile" transform="translate(76 108) rotate(-14)">
        <path d="M-27-13 22-19 31 11-20 18Z" class="pp-v-thick" transform="translate(0 7)" />
        <path d="M-27-13 22-19 31 11-20 18Z" class="pp-v-ivory" />
        <path d="M7-8A9 9 0 1 0 12 8 7 7 0 0 1 7-8Z" fill="#26221e" />
      </g>
      <g transform="translate(190 216) rotate(9)">
        <path d="M-34-15 26-20 37 14-26 22Z" class="pp-v-thick" transform="translate(0 9)" />
        <path d="M-34-15 26-20 37 14-26 22Z" class="pp-v-ivory" />
        <text x="2" y="13" text-anchor="middle" class="pp-v-rank" fill="#1f5590">
          3
        </text>
      </g>
      <g transform="translate(268 120)">
        <path d="M-36-16 28-21 40 14-28 22Z" class="pp-v-thick" transform="translate(0 9)" />
        <path d="M-36-16 28-21 40 14-28 22Z" class="pp-v-ivory" />
        <path d="M-43-21 30-27 48 18-32 28Z" class="pp-v-frame" />
        <g transform="translate(-12 4) scale(1.25 0.95)" fill="#b8321b">
          <circle r="6" />
          <path d="M0-13 2-8H-2ZM0 13 2 8H-2ZM-13 0-8 2V-2ZM13 0 8 2V-2ZM-9-9-4-7-7-4ZM9 9 4 7 7 4ZM9-9 4-7 7-4ZM-9 9-4 7-7 4Z" />
        </g>
        <path d="M16 2V-86" class="pp-v-pole" />
        <path d="M16-88 66-72 16-56Z" class="pp-v-flag" />
      </g>
      <path d="M64 214C110 196 148 172 206 142" class="pp-v-way" />
      <g transform="translate(104 196)">
        <ellipse cx="3" cy="9" rx="21" ry="11" class="pp-v-shade" />
        <path d="M-20 0V6A20 10.500 0 0 0 20 6V0Z" fill="#7f2412" />
        <ellipse rx="20" ry="10.500" fill="#c23a22" />
        <ellipse rx="15.500" ry="7.800" fill="none" stroke="#fff6e6" stroke-width="1.600" />
        <ellipse rx="5" ry="2.600" fill="#fff6e6" />
      </g>
      <path d="M58 208 66 203M50 216 60 212M62 222 70 216" class="pp-v-air" />
    </Picture>
  );
}
