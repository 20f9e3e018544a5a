// What a hand that slipped did: the way that was aimed, and the way that the piece took.

import type { Place } from "./aiming";
import type { Lens } from "./camera";
import { drawingIn, movedTo } from "./drawing";
import type { Film } from "./film";

const { pathOf } = drawingIn(1);
const HIGH = 0.002;
/** In so many steps the way of a piece is drawn. */
const STEPS = 48;
/** How far from the start the words stand, as a share of the real way. */
const WORDS_AT = 0.55;

export interface Slip {
  /** The piece that was flicked, and where it lay; in metres. */
  piece: string;
  at: Place;
  /** Where it would have stopped on free ground. */
  aimed: Place;
  /** How far to the left of the aim it went, in degrees. */
  left: number;
}

/** The way of a piece in a film, as long as it is on the table. */
export function wayIn(film: Film, piece: string): [number, number][] {
  const way: [number, number][] = [];
  for (let step = 0; step <= STEPS; step += 1) {
    const pose = film.at(piece, (film.duration * step) / STEPS);
    if (!pose || pose.z < 0) break;
    way.push([pose.x, pose.y]);
  }
  return way;
}

export function SlipMark({ lens, slip, film, words }: { lens: Lens; slip: Slip; film: Film; words: string }) {
  const { at, aimed, piece } = slip;
  const real = wayIn(film, piece);
  if (real.length < 2) return null;
  const aim = pathOf(
    lens,
    [
      [at.x, at.y],
      [aimed.x, aimed.y],
    ],
    HIGH,
  );
  const [x, y] = real[Math.floor(real.length * WORDS_AT)] ?? [at.x, at.y];
  const spot = lens.project(x, y, HIGH);
  const within = (value: number, margin: number, most: number) => Math.min(most - margin, Math.max(margin, value));
  return (
    <g class="fl-slip" data-test="slip" data-left={slip.left.toFixed(2)}>
      <path class="fl-slip-under" d={aim} />
      <path class="fl-slip-aimed" d={aim} />
      <path class="fl-slip-under" d={pathOf(lens, real, HIGH)} />
      <path class="fl-slip-real" d={pathOf(lens, real, HIGH)} />
      {spot.depth > 0.05 && (
        <g transform={movedTo({ x: within(spot.x + 34, 34, lens.width), y: within(spot.y, 30, lens.height) })}>
          <rect x="-30" y="-13" width="60" height="26" rx="13" />
          <text y="5" text-anchor="middle">
            {words}
          </text>
        </g>
      )}
    </g>
  );
}
