// The table without depth, as SVG: where there is no WebGL one plays all the same.

import type { Lens, Poses } from "../../flick";
import { outline, shapeOf } from "./lie";
import { CoinMark, TileMark } from "./marks";
import { COIN, isCoin, isObstacle, METRE } from "./pieces";
import type { View } from "./wire";

export function Flat({ lens, view, poses }: { lens: Lens; view: View; poses: Poses }) {
  const corner = (x: number, y: number) => lens.project(x * METRE, y * METRE);
  const { width, height } = view.setup;
  const corners = [corner(0, 0), corner(width, 0), corner(width, height), corner(0, height)];
  return (
    <svg
      class="pp-flat"
      viewBox={`0 0 ${Math.max(1, lens.width)} ${Math.max(1, lens.height)}`}
      aria-hidden="true"
      data-test="flat"
    >
      <polygon class="pp-flat-table" points={corners.map(({ x, y }) => `${x},${y}`).join(" ")} />
      {[...poses].map(([name, pose]) => {
        const { x, y, depth } = lens.project(pose.x, pose.y);
        if (depth < 0.05) return null;
        const scale = lens.scaleAt(pose.x, pose.y) * METRE;
        // How the screen's right lies on the table: what is turned there is turned here.
        const east = lens.project(pose.x + 0.001 * Math.cos(pose.angle), pose.y + 0.001 * Math.sin(pose.angle));
        const turn = (Math.atan2(east.y - y, east.x - x) * 180) / Math.PI;
        const { kind, size } = shapeOf(view, name);
        if (isObstacle(name)) {
          const points =
            kind === "circle"
              ? null
              : outline(
                  { name, x: pose.x / METRE, y: pose.y / METRE, angle: (pose.angle * 180) / Math.PI },
                  size / 2,
                  0,
                );
          return points ? (
            <polygon
              key={name}
              class="pp-flat-block"
              points={points
                .map(([px, py]) => corner(px, py))
                .map((spot) => `${spot.x},${spot.y}`)
                .join(" ")}
            />
          ) : (
            <circle key={name} class="pp-flat-block" cx={x} cy={y} r={(size / 2) * scale} />
          );
        }
        const wide = (isCoin(name) ? COIN : size) * scale;
        return (
          <g
            key={name}
            opacity={pose.shown ?? 1}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)}) scale(${(wide / 23).toFixed(3)})`}
          >
            {isCoin(name) ? <CoinMark seat={Number(name.slice(1))} /> : <TileMark name={name} />}
          </g>
        );
      })}
    </svg>
  );
}
