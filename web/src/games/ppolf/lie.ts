// Where everything lies, in metres for what draws, and a little geometry for what is shown.

import type { Pose, Poses } from "../../flick";
import { COIN, coinOf, isObstacle, METRE, seatOf } from "./pieces";
import type { Piece, Shape, View } from "./wire";

export const poseOf = ({ x, y, angle }: Piece): Pose => ({
  x: x * METRE,
  y: y * METRE,
  z: 0,
  angle: (angle * Math.PI) / 180,
});

/** Every piece on the table as it lies. */
export function liesIn(view: View): Poses {
  const poses: Poses = new Map();
  for (const piece of [...view.tiles, ...view.coins]) if (piece) poses.set(piece.name, poseOf(piece));
  return poses;
}

/** The coin to be teed, which lies nowhere yet. */
export function withTee(poses: Poses, seat: number, spot: readonly [number, number]): Poses {
  return new Map(poses).set(coinOf(seat), { x: spot[0] * METRE, y: spot[1] * METRE, z: 0, angle: 0 });
}

/** The shape of a piece of this match. */
export function shapeOf(view: View, name: string): Shape {
  if (isObstacle(name)) return view.setup.obstacles[Number(name.slice(1)) - 1] ?? { kind: "square", size: 1 };
  return seatOf(name) === null ? { kind: "square", size: 1 } : { kind: "circle", size: COIN };
}

/** The gap between a coin at a place and a tile. */
export function gapTo(tile: Piece, x: number, y: number): number {
  const turn = (-tile.angle * Math.PI) / 180;
  const [dx, dy] = [x - tile.x, y - tile.y];
  const across = Math.abs(dx * Math.cos(turn) - dy * Math.sin(turn)) - 0.5;
  const along = Math.abs(dx * Math.sin(turn) + dy * Math.cos(turn)) - 0.5;
  return Math.max(0, Math.hypot(Math.max(across, 0), Math.max(along, 0)) - COIN / 2);
}

/** The outline of a square of a half width with round corners, turned and moved; in tile widths. */
export function outline(tile: Piece, half: number, radius: number): [number, number][] {
  const points: [number, number][] = [];
  const turn = (tile.angle * Math.PI) / 180;
  for (let corner = 0; corner < 4; corner += 1) {
    const [cx, cy] = [corner === 0 || corner === 3 ? half : -half, corner < 2 ? half : -half];
    for (let step = 0; step <= 6; step += 1) {
      const at = ((corner + step / 6) * Math.PI) / 2;
      const [x, y] = [cx + radius * Math.cos(at), cy + radius * Math.sin(at)];
      points.push([tile.x + x * Math.cos(turn) - y * Math.sin(turn), tile.y + x * Math.sin(turn) + y * Math.cos(turn)]);
    }
  }
  return points;
}

export const tileIn = (view: View, name: string): Piece | undefined => view.tiles.find((tile) => tile.name === name);

/** What lies between a place and the hole, the nearest first. */
export function inTheWay(view: View, from: { x: number; y: number }, own: string): string[] {
  const hole = tileIn(view, view.target);
  if (!hole) return [];
  const far = Math.hypot(hole.x - from.x, hole.y - from.y);
  const [dx, dy] = [(hole.x - from.x) / far, (hole.y - from.y) / far];
  return [...view.tiles, ...view.coins]
    .flatMap((piece) => {
      if (!piece || piece.name === own || piece.name === view.target) return [];
      const along = (piece.x - from.x) * dx + (piece.y - from.y) * dy;
      const aside = Math.abs((piece.x - from.x) * dy - (piece.y - from.y) * dx);
      const { size, kind } = shapeOf(view, piece.name);
      const wide = (size / 2) * (kind === "square" ? 1.15 : 1) + COIN / 2;
      return along > 0 && along < far && aside < wide ? [{ name: piece.name, along }] : [];
    })
    .sort((a, b) => a.along - b.along)
    .map(({ name }) => name);
}
