// Coins and tiles as small drawings, for everything that is not the table itself.

import { FaceBox } from "../../flick";
import { coinAt, isSuit, RANK_TEXT, type Rank, SUIT_COLOUR, SUIT_PATH, type Suit } from "./pieces";

/** A coin's face in a box from -12 to 12. */
export function CoinMark({ seat }: { seat: number }) {
  const { sign, colour, ink } = coinAt(seat);
  return (
    <>
      <circle r="11.2" fill={colour} stroke={seat === 9 ? ink : "none"} stroke-width="1" />
      <circle r="9.300" fill="none" stroke={ink} stroke-width="1" opacity="0.75" />
      {isSuit(sign) ? (
        <path d={SUIT_PATH[sign]} fill={ink} transform="translate(-6.6 -6.6) scale(0.55)" />
      ) : sign === "n" ? (
        <ellipse rx="3.800" ry="4.800" fill="none" stroke={ink} stroke-width="2" />
      ) : (
        <text y="4.600" text-anchor="middle" fill={ink} class="pp-rank">
          {RANK_TEXT[sign]}
        </text>
      )}
    </>
  );
}

export function CoinFace({ seat }: { seat: number }) {
  return (
    <FaceBox name="pp-coin">
      <CoinMark seat={seat} />
    </FaceBox>
  );
}

/** A tile's face in a box from -12 to 12. */
export function TileMark({ name }: { name: string }) {
  const suit = name[0] as Suit;
  const rank = name[1] as Rank;
  const colour = SUIT_COLOUR[suit];
  return (
    <>
      <rect
        x="-11.500"
        y="-11.500"
        width="23"
        height="23"
        rx="1.800"
        fill="#f7ecd2"
        stroke="#a98a55"
        stroke-width="0.8"
      />
      <path d={SUIT_PATH[suit]} fill={colour} transform="translate(-10 -10) scale(0.27)" />
      {rank === "a" ? (
        <path d={SUIT_PATH[suit]} fill={colour} transform="translate(-6 -5.400) scale(0.54)" />
      ) : rank === "n" ? (
        <ellipse cx="1" cy="1" rx="4" ry="5" fill="none" stroke={colour} stroke-width="1.900" />
      ) : (
        <text x="1" y="7" text-anchor="middle" fill={colour} class="pp-rank pp-rank-tile">
          {RANK_TEXT[rank]}
        </text>
      )}
    </>
  );
}

export function TileFace({ name }: { name: string }) {
  return (
    <FaceBox name="pp-tile">
      <TileMark name={name} />
    </FaceBox>
  );
}
