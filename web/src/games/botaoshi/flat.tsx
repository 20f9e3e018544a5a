// The table without depth: discs, poles with their pennants, and the ramp.

import { FlatTable, type Lens, movedTo, type Pose, type Poses } from "../../flick";
import { rampOutline } from "./drawing";
import { isThere, stands } from "./lie";
import { DiscMark, Pennant } from "./marks";
import { isPole, MM, ownerOf, sizesOf } from "./pieces";
import type { SeenRamp } from "./scene3d";
import type { View } from "./wire";

export function Flat({ lens, view, poses, ramp }: { lens: Lens; view: View; poses: Poses; ramp: SeenRamp | null }) {
  const sizes = sizesOf(view);
  const wide = sizes.table * MM;
  const pieces = [...poses]
    .filter(([, pose]) => isThere(pose))
    .sort(([one], [two]) => Number(isPole(one)) - Number(isPole(two)));
  return (
    <FlatTable lens={lens} width={wide} height={wide}>
      {ramp && <path class="bt-flat-ramp" data-ghost={ramp.ghost} d={rampOutline(lens, ramp.at, sizes)} />}
      {pieces.map(([name, pose]) => (
        <FlatPiece key={name} lens={lens} name={name} pose={pose} size={sizes.disc * MM} />
      ))}
    </FlatTable>
  );
}

/** A disc, or a pole as large as the disc that bears it. */
function FlatPiece({ lens, name, pose, size }: { lens: Lens; name: string; pose: Pose; size: number }) {
  const scale = (size * lens.scaleAt(pose.x, pose.y)) / 22;
  const at = movedTo(lens.project(pose.x, pose.y));
  if (!isPole(name)) {
    return (
      <g opacity={pose.shown ?? 1} transform={`${at} scale(${scale.toFixed(3)})`}>
        <DiscMark name={name} />
      </g>
    );
  }
  const fallen = stands(name, pose) ? 0 : 90;
  return (
    <g opacity={pose.shown ?? 1} transform={`${at} rotate(${fallen}) scale(${Math.max(0.9, scale).toFixed(3)})`}>
      <circle r="3" fill={ownerOf(name) ? "#33251a" : "#fbf3df"} stroke="#1f1b16" stroke-width="0.6" />
      <Pennant seat={ownerOf(name)} />
    </g>
  );
}
