// A piece, drawn: light's are round river stones of ivory, dark's are hewn stones of umber with an inlaid ring.
// A second storey stands on the first one, smaller. Seen a little from the front, so that height shows.

import { memo } from "./memo";
import { LIGHT, ownerOf, storeysOf } from "./pieces";

/** A storey's half width, where its foot is, and how high it is; in units of the drawing, up is negative. */
interface Storey {
  half: number;
  foot: number;
  height: number;
}

const FIRST: Storey = { half: 35, foot: 8, height: 13 };
const SECOND: Storey = { half: 25.5, foot: -5, height: 13 };

/** The outline of a hewn storey's top: a square with cut corners. */
function hewn(half: number, y: number): string {
  const cut = half * 0.4;
  const inner = half - cut;
  return `M${-inner} ${y - half}H${inner}L${half} ${y - inner}V${y + inner}L${inner} ${y + half}H${-inner}L${-half} ${y + inner}V${y - inner}Z`;
}

/** The side one sees below the top, down to the foot. */
function hewnSide({ half, foot, height }: Storey): string {
  const inner = half * 0.6;
  const top = foot - height;
  return `M${-half} ${top}V${foot + inner}L${-inner} ${foot + half}H${inner}L${half} ${foot + inner}V${top}Z`;
}

function roundSide({ half, foot, height }: Storey): string {
  return `M${-half} ${foot - height}V${foot}A${half} ${half} 0 0 0 ${half} ${foot}V${foot - height}Z`;
}

const SPECKS: readonly [number, number, number][] = [
  [-0.5, -0.3, 1.3],
  [-0.12, 0.52, 1.1],
  [0.3, -0.5, 1.5],
  [0.56, 0.12, 1.1],
  [-0.3, 0.18, 0.9],
  [0.22, 0.3, 1.2],
  [-0.02, -0.68, 0.9],
  [-0.66, 0.12, 0.8],
];

function Round({ storey, inks, top }: { storey: Storey; inks: string; top: boolean }) {
  const { half, foot, height } = storey;
  const y = foot - height;
  return (
    <>
      <path d={roundSide(storey)} fill={`url(#${inks}-ivory-side)`} class="ko-rim-ivory" />
      <circle cy={y} r={half} fill={`url(#${inks}-ivory)`} class="ko-rim-ivory" />
      <circle cy={y} r={half - 2.4} class="ko-shine-ivory" />
      {top && <Specks half={half} y={y} />}
    </>
  );
}

function Hewn({ storey, inks, top }: { storey: Storey; inks: string; top: boolean }) {
  const { half, foot, height } = storey;
  const y = foot - height;
  return (
    <>
      <path d={hewnSide(storey)} fill={`url(#${inks}-umber-side)`} class="ko-rim-umber" />
      <path d={hewn(half, y)} fill={`url(#${inks}-umber)`} class="ko-rim-umber" />
      <path d={hewn(half - 2.4, y)} class="ko-shine-umber" />
      {top && <Specks half={half} y={y} />}
      {top && <circle cy={y} r={half * 0.46} class="ko-inlay" />}
    </>
  );
}

function Specks({ half, y }: { half: number; y: number }) {
  return (
    <g class="ko-specks">
      {SPECKS.map(([right, down, size]) => (
        <ellipse cx={right * half} cy={y + down * half} rx={size} ry={size * 0.7} />
      ))}
    </g>
  );
}

function Drawing({ piece, inks, shadow = true }: { piece: string; inks: string; shadow?: boolean }) {
  const Storey = ownerOf(piece) === LIGHT ? Round : Hewn;
  const two = storeysOf(piece) === 2;
  return (
    <>
      {shadow && <ellipse cx={6} cy={15} rx={two ? 47 : 43} ry={two ? 43 : 38} fill={`url(#${inks}-shadow)`} />}
      <Storey storey={FIRST} inks={inks} top={!two} />
      {two && <ellipse cx={4} cy={1} rx={31} ry={30} fill={`url(#${inks}-shadow)`} />}
      {two && <Storey storey={SECOND} inks={inks} top />}
    </>
  );
}

/** A piece around the point 0, 0; the drawing needs `Inks` with the same name. */
export const Stone = memo(Drawing);

/** The colours of stone for one drawing. The stops take theirs from the style sheet, so they follow the theme. */
export function Inks({ name }: { name: string }) {
  return (
    <defs>
      <radialGradient id={`${name}-ivory`} cx="0.36" cy="0.3" r="0.8">
        <stop offset="0" class="ko-ivory-lit" />
        <stop offset="0.55" class="ko-ivory-mid" />
        <stop offset="1" class="ko-ivory-deep" />
      </radialGradient>
      <linearGradient id={`${name}-ivory-side`}>
        <stop offset="0" class="ko-ivory-deep" />
        <stop offset="0.35" class="ko-ivory-side" />
        <stop offset="1" class="ko-ivory-dusk" />
      </linearGradient>
      <radialGradient id={`${name}-umber`} cx="0.34" cy="0.28" r="0.9">
        <stop offset="0" class="ko-umber-lit" />
        <stop offset="0.6" class="ko-umber-mid" />
        <stop offset="1" class="ko-umber-deep" />
      </radialGradient>
      <linearGradient id={`${name}-umber-side`}>
        <stop offset="0" class="ko-umber-side" />
        <stop offset="1" class="ko-umber-dusk" />
      </linearGradient>
      <radialGradient id={`${name}-shadow`}>
        <stop offset="0.55" class="ko-shadow-deep" />
        <stop offset="1" class="ko-shadow-none" />
      </radialGradient>
    </defs>
  );
}
