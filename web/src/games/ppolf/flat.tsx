// The table without depth: tiles, coins and obstacles as they lie.

import { FlatTable, type Lens, movedTo, type Pose, type Poses, pointsOf } from "../../flick";
import { outline, shapeOf } from "./lie";
import { CoinMark, TileMark } from "./marks";
import { COIN, isCoin, isObstacle, METRE } from "./pieces";
import type { View } from "./wire";

export function Flat({ lens, view, poses }: { lens: Lens; view: View; poses: Poses }) {
  const { width, height } = view.setup;
  return (
    <FlatTable lens={lens} width={width * METRE} height={height * METRE}>
      {[...poses].map(([name, pose]) => (
        <FlatPiece key={name} lens={lens} view={view} name={name} pose={pose} />
      ))}
    </FlatTable>
  );
}

interface PieceProps {
  lens: Lens;
  view: View;
  name: string;
  pose: Pose;
}

function FlatPiece({ lens, view, name, pose }: PieceProps) {
  const { x, y, depth } = lens.project(pose.x, pose.y);
  if (depth < 0.05) return null;
  if (isObstacle(name)) return <Block lens={lens} view={view} name={name} pose={pose} />;
  // How the screen's right lies on the table: what is turned there is turned here.
  const east = lens.project(pose.x + 0.001 * Math.cos(pose.angle), pose.y + 0.001 * Math.sin(pose.angle));
  const turn = (Math.atan2(east.y - y, east.x - x) * 180) / Math.PI;
  const wide = (isCoin(name) ? COIN : shapeOf(view, name).size) * lens.scaleAt(pose.x, pose.y) * METRE;
  return (
    <g
      opacity={pose.shown ?? 1}
      transform={`${movedTo({ x, y })} rotate(${turn.toFixed(1)}) scale(${(wide / 23).toFixed(3)})`}
    >
      {isCoin(name) ? <CoinMark seat={Number(name.slice(1))} /> : <TileMark name={name} />}
    </g>
  );
}

function Block({ lens, view, name, pose }: PieceProps) {
  const { kind, size } = shapeOf(view, name);
  const { x, y } = lens.project(pose.x, pose.y);
  if (kind === "circle")
    return <circle class="pp-flat-block" cx={x} cy={y} r={(size / 2) * lens.scaleAt(pose.x, pose.y) * METRE} />;
  const lying = { name, x: pose.x / METRE, y: pose.y / METRE, angle: (pose.angle * 180) / Math.PI };
  const corners = outline(lying, size / 2, 0).map(([px, py]) => lens.project(px * METRE, py * METRE));
  return <polygon class="pp-flat-block" points={pointsOf(corners)} />;
}
