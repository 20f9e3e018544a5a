// Walking around a table: a stand is a direction from what one looks at, a height and a distance. Pure, as camera.ts is.

import { Lens, type Rig, type Vec } from "./camera";

/** Where one stands. Angles in radians: `azimuth` counter-clockwise from east towards the eye, `elevation` above the table. */
export interface Stand {
  target: Vec;
  azimuth: number;
  elevation: number;
  distance: number;
  fov: number;
}

/** From straight above, `azimuth` says whose side is below. */
export function rigOf({ target, azimuth, elevation, distance, fov }: Stand): Rig {
  const [east, north] = [Math.cos(azimuth), Math.sin(azimuth)];
  const [flat, high] = [Math.cos(elevation), Math.sin(elevation)];
  return {
    eye: [target[0] + east * flat * distance, target[1] + north * flat * distance, target[2] + high * distance],
    target,
    up: [-east * high, -north * high, flat],
    fov,
  };
}

export interface Frame {
  width: number;
  height: number;
  /** How much stays free around, in pixels: above, right, below, left. */
  margin?: readonly [number, number, number, number];
}

const FAR = 12;

/** The nearest stand in a direction from which all points are seen, in the middle of the frame. */
export function fitted(
  points: readonly Vec[],
  { azimuth, elevation, fov }: Pick<Stand, "azimuth" | "elevation" | "fov">,
  { width, height, margin = [0, 0, 0, 0] }: Frame,
): Stand {
  const [above, right, below, left] = margin;
  const mean = (axis: 0 | 1 | 2) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const middle: Vec = [mean(0), mean(1), mean(2)];
  let stand: Stand = { target: middle, azimuth, elevation, distance: FAR, fov };
  const seen = (at: Stand) => {
    const lens = new Lens(rigOf(at), width, height);
    return points.map((point) => lens.project(...point));
  };
  for (let round = 0; round < 3; round += 1) {
    let [near, far] = [0.05, FAR];
    for (let half = 0; half < 18; half += 1) {
      const distance = (near + far) / 2;
      const spots = seen({ ...stand, distance });
      const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
      const fits =
        spots.every(({ depth }) => depth > 0.03) &&
        Math.max(...xs) - Math.min(...xs) <= Math.max(10, width - left - right) &&
        Math.max(...ys) - Math.min(...ys) <= Math.max(10, height - above - below);
      if (fits) far = distance;
      else near = distance;
    }
    stand = { ...stand, distance: far };
    const spots = seen(stand);
    const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
    const aside = (Math.max(...xs) + Math.min(...xs)) / 2 - (left + width - right) / 2;
    const down = (Math.max(...ys) + Math.min(...ys)) / 2 - (above + height - below) / 2;
    stand = panned(stand, aside, down, height);
  }
  return stand;
}

/** The same stand with its target moved by so many pixels of the screen. */
function panned(stand: Stand, aside: number, down: number, height: number): Stand {
  const { target, azimuth, elevation, distance, fov } = stand;
  const pixel = distance / (height / 2 / Math.tan((fov * Math.PI) / 360));
  const [east, north] = [Math.cos(azimuth), Math.sin(azimuth)];
  const high = Math.sin(elevation);
  const [right, up] = [aside * pixel, -down * pixel];
  return {
    ...stand,
    target: [
      target[0] - north * right - east * high * up,
      target[1] + east * right - north * high * up,
      target[2] + Math.cos(elevation) * up,
    ],
  };
}

/** The shortest turn from one direction to another. */
export const turnTo = (from: number, to: number): number => {
  const turn = (to - from) % (2 * Math.PI);
  return turn > Math.PI ? turn - 2 * Math.PI : turn < -Math.PI ? turn + 2 * Math.PI : turn;
};

/** On the way from one stand to another, around the table. */
export function onTheWay(from: Stand, to: Stand, part: number): Stand {
  const mixed = (a: number, b: number) => a + (b - a) * part;
  return {
    target: [
      mixed(from.target[0], to.target[0]),
      mixed(from.target[1], to.target[1]),
      mixed(from.target[2], to.target[2]),
    ],
    azimuth: from.azimuth + turnTo(from.azimuth, to.azimuth) * part,
    elevation: mixed(from.elevation, to.elevation),
    distance: from.distance * (to.distance / from.distance) ** part,
    fov: mixed(from.fov, to.fov),
  };
}
