// Where a flick would stop, drawn on the table: the rim of the piece, and a fan for what the hand may miss.

import type { Place } from "./aiming";
import type { Lens } from "./camera";
import { drawingIn } from "./drawing";
import { type Landing, onTable } from "./landing";

interface Props {
  lens: Lens;
  /** Where the piece lies now, and its radius; in metres. */
  at: Place;
  radius: number;
  landing: Landing;
  /** How large the table is, in metres. */
  table: { width: number; height: number };
}

const { closed, pathOf, ringOf } = drawingIn(1);
const HIGH = 0.001;

const corner = ({ x, y }: Place): [number, number] => [x, y];

export function LandingMark({ lens, at, radius, landing: { spot, fan }, table }: Props) {
  const { place, leaves } = onTable(at, spot, table.width, table.height);
  const sides = fan && [fan[0], at, fan[fan.length / 2 - 1]].flatMap((each) => (each ? [corner(each)] : []));
  const end = lens.project(place.x, place.y);
  return (
    <g class="fl-landing" data-test="landing" data-leaves={leaves}>
      {fan && <path class="fl-landing-fan" d={closed(lens, fan.map(corner), HIGH)} data-test="fan" />}
      {sides && <path class="fl-landing-sides" d={pathOf(lens, sides, HIGH)} />}
      <path class="fl-landing-way" d={pathOf(lens, [corner(at), corner(place)], HIGH)} />
      {leaves
        ? end.depth > 0.05 && <path class="fl-landing-off" d={`M${end.x - 7} ${end.y - 7}l14 14m0 -14l-14 14`} />
        : [0, 1].map((layer) => (
            <path key={layer} class={layer ? "fl-landing-rim" : "fl-landing-under"} d={ringOf(lens, place, radius)} />
          ))}
    </g>
  );
}
