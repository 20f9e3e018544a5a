// The table without depth, as SVG: where there is no WebGL one plays all the same.

import type { Lens, Poses } from "../../flick";
import { rampOutline } from "./drawing";
import { isThere, stands } from "./lie";
import { DiscMark, Pennant } from "./marks";
import { isPole, MM, ownerOf, sizesOf } from "./pieces";
import type { SeenRamp } from "./scene3d";
import type { View } from "./wire";

export function Flat({ lens, view, poses, ramp }: { lens: Lens; view: View; poses: Poses; ramp: SeenRamp | null }) {
  const sizes = sizesOf(view);
  const wide = sizes.table * MM;
  const corners = (
    [
      [0, 0],
      [wide, 0],
      [wide, wide],
      [0, wide],
    ] as const
  ).map(([x, y]) => lens.project(x, y));
  const pieces = [...poses]
    .filter(([, pose]) => isThere(pose))
    .sort(([one], [two]) => Number(isPole(one)) - Number(isPole(two)));
  return (
    <svg class="bt-flat" viewBox={`0 0 ${lens.width} ${lens.height}`} aria-hidden="true" data-test="flat">
      <polygon class="bt-flat-table" points={corners.map(({ x, y }) => `${x},${y}`).join(" ")} />
      {ramp && <path class="bt-flat-ramp" data-ghost={ramp.ghost} d={rampOutline(lens, ramp.at, sizes)} />}
      {pieces.map(([name, pose]) => {
        const { x, y } = lens.project(pose.x, pose.y);
        const scale = lens.scaleAt(pose.x, pose.y) * MM;
        if (!isPole(name)) {
          return (
            <g
              key={name}
              opacity={pose.shown ?? 1}
              transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${((sizes.disc * scale) / 22).toFixed(3)})`}
            >
              <DiscMark name={name} />
            </g>
          );
        }
        const fallen = stands(name, pose) ? 0 : 90;
        return (
          <g
            key={name}
            opacity={pose.shown ?? 1}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${fallen}) scale(${Math.max(0.9, (sizes.disc * scale) / 22).toFixed(3)})`}
          >
            <circle r="3" fill={ownerOf(name) ? "#33251a" : "#fbf3df"} stroke="#1f1b16" stroke-width="0.6" />
            <Pennant seat={ownerOf(name)} />
          </g>
        );
      })}
    </svg>
  );
}
