// A hole in one, a ricochet, a fall: a picture and a few words over the table, for a moment.

import type { Translate } from "../module";
import { CoinMark } from "./marks";
import type { Moment, MomentKind } from "./moment";
import { seatName } from "./words";

/** What is drawn around the coin, in a box from -60 to 60. */
const PICTURE: Record<MomentKind, string> = {
  ace: Array.from({ length: 16 }, (_, ray) => {
    const turn = (ray * Math.PI) / 8;
    const at = (far: number) => `${(far * Math.sin(turn)).toFixed(1)} ${(-far * Math.cos(turn)).toFixed(1)}`;
    return `M${at(30)}L${at(ray % 2 ? 42 : 54)}`;
  }).join(""),
  ricochet: "M-54 30L-30 -16M-30 -16L-18 6M-44 -26h28v10h-28Z",
  fall: "M-54 -22H-14M-14 -22V40M14 -52V-34M26 -46V-34M2 -46V-34",
};

export function MomentBanner({ moment: { kind, seat }, t }: { moment: Moment; t: Translate }) {
  return (
    <p class="pp-moment" data-kind={kind} data-test="moment">
      <svg viewBox="-60 -60 120 120" aria-hidden="true">
        <path d={PICTURE[kind]} />
        <g class="pp-moment-coin">
          <g transform="scale(1.700)">
            <CoinMark seat={seat} />
          </g>
        </g>
      </svg>
      <b>{t(`moment-${kind}`)}</b>
      <span>{seatName(seat, t)}</span>
    </p>
  );
}
