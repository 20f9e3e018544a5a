// Discs and poles as small drawings, for everything that is not the table itself.

import { FaceBox } from "../../flick";
import { SIDES } from "./colours";
import { isBearer, numberOf, ownerOf } from "./pieces";

/** A disc's face in a box from -12 to 12. */
export function DiscMark({ name }: { name: string }) {
  const seat = ownerOf(name);
  const { wood, ink } = SIDES[seat ? 1 : 0];
  return (
    <>
      <circle r="11" fill={wood} stroke={seat ? "#f3e6c8" : "#5a3a1c"} stroke-width="1" />
      <circle r="8.800" fill="none" stroke={ink} stroke-width="0.9" opacity="0.8" />
      {seat === 1 && <circle r="7.300" fill="none" stroke={ink} stroke-width="0.6" opacity="0.8" />}
      {isBearer(name) ? (
        <circle r="3.600" fill="none" stroke={ink} stroke-width="1.800" />
      ) : (
        <text y="4.300" text-anchor="middle" fill={ink} class="bt-number">
          {numberOf(name)}
        </text>
      )}
    </>
  );
}

export function DiscFace({ name }: { name: string }) {
  return (
    <FaceBox name="bt-disc">
      <DiscMark name={name} />
    </FaceBox>
  );
}

/** A pole's pennant, with its foot at the origin; 24 high. */
export function Pennant({ seat }: { seat: number }) {
  return seat ? (
    <>
      <path d="M0 0V-23" stroke="#f3e6c8" stroke-width="3.600" stroke-linecap="round" />
      <path d="M0 0V-23" stroke="#33251a" stroke-width="2.400" stroke-linecap="round" />
      <path
        d="M0-23H15L11-17.500 15-12H0Z"
        fill="#2a1d13"
        stroke="#f3e6c8"
        stroke-width="0.9"
        stroke-linejoin="round"
      />
      <circle cx="5" cy="-17.500" r="2" fill="#f3e6c8" />
    </>
  ) : (
    <>
      <path d="M0 0V-23" stroke="#8a6a3a" stroke-width="2.400" stroke-linecap="round" />
      <path d="M0-23 16-17.500 0-12Z" fill="#c73e1d" stroke="#fff6e2" stroke-width="0.9" stroke-linejoin="round" />
      <circle cx="5" cy="-17.500" r="2" fill="#fff6e2" />
    </>
  );
}

export function PennantFace({ seat }: { seat: number }) {
  return (
    <svg class="bt-pennant" viewBox="-4 -25 24 27" aria-hidden="true">
      <Pennant seat={seat} />
    </svg>
  );
}
