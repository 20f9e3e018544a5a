// The table without depth, as SVG: where there is no WebGL one plays all the same.

import type { Children } from "../games/module";
import type { Lens } from "./camera";

interface Props {
  lens: Lens;
  /** How large the table is, in metres. */
  width: number;
  height: number;
  children: Children;
}

export function FlatTable({ lens, width, height, children }: Props) {
  const corners = [lens.project(0, 0), lens.project(width, 0), lens.project(width, height), lens.project(0, height)];
  return (
    <svg class="fl-flat" viewBox={boxOf(lens)} aria-hidden="true" data-test="flat">
      <polygon class="fl-flat-table" points={pointsOf(corners)} />
      {children}
    </svg>
  );
}

export const pointsOf = (spots: readonly { x: number; y: number }[]): string =>
  spots.map(({ x, y }) => `${x},${y}`).join(" ");

/** The box of a drawing that covers the picture. */
export const boxOf = ({ width, height }: Lens): string => `0 0 ${Math.max(1, width)} ${Math.max(1, height)}`;
