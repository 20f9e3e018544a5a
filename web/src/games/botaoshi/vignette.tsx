// The picture on the home page: a disc flies off the ramp at a pole with its pennant, in a cloud of dust.

import { TableTop } from "../../flick/table-top";
import { Picture } from "../../parts/picture";

export function Vignette() {
  return (
    <Picture>
      <TableTop
        wood="M-20 118 L380 92 V280 H-20Z"
        edge="M-20 118 L380 92 V102 L-20 130Z"
        grain="M-20 168C100 150 240 144 400 132M-20 212C110 192 250 184 400 176M-20 252C110 236 250 226 400 220"
        shade={0.4}
      />
      <g class="bt-v-bunting">
        <path d="M-10 22C90 52 250 52 370 18" fill="none" />
        <path d="M28 33l16 5-10 17zM142 46l17 0-9 18zM256 42l16-3-5 19z" class="bt-v-red" />
        <path d="M84 43l17 3-10 17zM200 47l17-1-7 19zM312 32l16-5-3 19z" class="bt-v-white" />
      </g>
      <g transform="translate(28 196)">
        <path d="M0 22 92 14 92-22Z" class="bt-v-ramp" />
        <path d="M92 14 92-22 108-28V8Z" class="bt-v-ramp-end" />
        <path d="M0 22 92-22 108-28 18 14Z" class="bt-v-ramp-top" />
        <path d="M38 6l10-1-4 8M62-5l10-2-4 9" class="bt-v-chevron" />
      </g>
      <g transform="translate(162 190)">
        <ellipse cx="5" cy="9" rx="27" ry="12" class="bt-v-shade" />
        <path d="M-25 0V9A25 11 0 0 0 25 9V0Z" fill="#c7a468" />
        <ellipse rx="25" ry="11" fill="#f3e6c8" />
        <ellipse rx="19" ry="8" fill="none" stroke="#5a3a1c" stroke-width="1.600" />
        <text y="5.500" text-anchor="middle" class="bt-v-number" fill="#5a3a1c">
          2
        </text>
      </g>
      <path d="M84 158C124 108 172 92 212 100" class="bt-v-way" />
      <g transform="translate(212 98) rotate(24)">
        <path d="M-25 0V9A25 10 0 0 0 25 9V0Z" fill="#c7a468" />
        <ellipse rx="25" ry="10" fill="#f3e6c8" />
        <ellipse rx="19" ry="7.300" fill="none" stroke="#5a3a1c" stroke-width="1.600" />
        <text y="5" text-anchor="middle" class="bt-v-number" fill="#5a3a1c">
          1
        </text>
      </g>
      <g transform="translate(270 172)">
        <ellipse cx="8" cy="13" rx="34" ry="14" class="bt-v-shade" />
        <path d="M-27 0V10A27 12 0 0 0 27 10V0Z" fill="#21160e" />
        <ellipse rx="27" ry="12" fill="#3a2a1e" />
        <ellipse rx="21" ry="9" fill="none" stroke="#f3e6c8" stroke-width="1.400" />
        <ellipse rx="17.500" ry="7.400" fill="none" stroke="#f3e6c8" stroke-width="0.9" />
        <g transform="rotate(13)">
          <path d="M-9 0V-72A9 4 0 0 1 9-72V0A9 4 0 0 1-9 0Z" fill="#33251a" />
          <path d="M-9-54A9 4 0 0 0 9-54V-46A9 4 0 0 1-9-46Z" fill="#e9d9b6" />
          <path d="M0-74V-124" stroke="#e9d9b6" stroke-width="2.600" stroke-linecap="round" />
          <path
            d="M0-123H42L32-109 42-95H0Z"
            fill="#2a1d13"
            stroke="#f3e6c8"
            stroke-width="1.600"
            stroke-linejoin="round"
          />
          <circle cx="15" cy="-109" r="5.500" fill="#f3e6c8" />
        </g>
        <path d="M-16-42l-12-6M-16-30l-15 1M-13-18l-12 6" class="bt-v-hit" />
      </g>
      <g class="bt-v-dust">
        <circle cx="112" cy="222" r="11" />
        <circle cx="128" cy="230" r="8" />
        <circle cx="98" cy="232" r="7" />
        <circle cx="252" cy="196" r="8" />
        <circle cx="240" cy="203" r="6" />
      </g>
    </Picture>
  );
}
