// Where one looks from, and what is where on the screen. Pure: three.js or SVG draws by it.
// Metres; x goes east, y north, z up; the table's top is z = 0.

export type Vec = readonly [number, number, number];

/** An eye: where it is, what it looks at, what is up for it, and how wide it sees from top to bottom, in degrees. */
export interface Rig {
  eye: Vec;
  target: Vec;
  up: Vec;
  fov: number;
}

/** A part of the table's plane. */
export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** A point of the screen, in CSS pixels from the corner of the picture; `depth` is how far ahead of the eye it lies. */
export interface Spot {
  x: number;
  y: number;
  depth: number;
}

const minus = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Vec): Vec => {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
};
const mix = (a: Vec, b: Vec, part: number): Vec => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
  a[2] + (b[2] - a[2]) * part,
];

const NEAREST = 0.02;

/** A rig in front of a picture of so many pixels: from the table to the screen and back. */
export class Lens {
  private readonly ahead: Vec;
  private readonly right: Vec;
  private readonly upward: Vec;
  private readonly focus: number;

  constructor(
    readonly rig: Rig,
    readonly width: number,
    readonly height: number,
  ) {
    this.ahead = unit(minus(rig.target, rig.eye));
    this.right = unit(cross(this.ahead, rig.up));
    this.upward = cross(this.right, this.ahead);
    this.focus = height / 2 / Math.tan((rig.fov * Math.PI) / 360);
  }

  project(x: number, y: number, z = 0): Spot {
    const from = minus([x, y, z], this.rig.eye);
    const depth = dot(from, this.ahead);
    const scale = this.focus / Math.max(depth, NEAREST);
    return {
      x: this.width / 2 + dot(from, this.right) * scale,
      y: this.height / 2 - dot(from, this.upward) * scale,
      depth,
    };
  }

  /** The point of the plane at this height under a point of the screen; null above the horizon. */
  pick(px: number, py: number, z = 0): [number, number] | null {
    const sideways = (px - this.width / 2) / this.focus;
    const upwards = (this.height / 2 - py) / this.focus;
    const along = (axis: 0 | 1 | 2) => this.ahead[axis] + this.right[axis] * sideways + this.upward[axis] * upwards;
    const ray: Vec = [along(0), along(1), along(2)];
    if (ray[2] > -1e-4) return null;
    const far = (z - this.rig.eye[2]) / ray[2];
    return [this.rig.eye[0] + ray[0] * far, this.rig.eye[1] + ray[1] * far];
  }

  /** How many pixels a metre has at a point. */
  scaleAt(x: number, y: number, z = 0): number {
    return this.focus / Math.max(this.project(x, y, z).depth, NEAREST);
  }
}

interface Above {
  width: number;
  height: number;
  /** Whether west is up: a long table lies across a wide screen. */
  turned?: boolean;
  /** How far the eye leans back, in degrees. */
  lean?: number;
  /** So many pixels at the top and at the bottom are covered by something else. */
  top?: number;
  bottom?: number;
}

/** An eye above a part of the table that sees all of it. */
export function fromAbove(box: Box, { width, height, turned = false, lean = 0, top = 0, bottom = 0 }: Above): Rig {
  const fov = 22;
  const across = turned ? box.north - box.south : box.east - box.west;
  const along = turned ? box.east - box.west : box.north - box.south;
  const aspect = Math.max(0.1, width / Math.max(1, height));
  const half = Math.tan((fov * Math.PI) / 360);
  const free = Math.max(0.3, 1 - (top + bottom) / Math.max(1, height));
  const far = Math.max(along / 2 / half / free, across / 2 / half / aspect) * (1 + lean / 400);
  const tilt = (lean * Math.PI) / 180;
  const up: Vec = turned ? [-1, 0, 0] : [0, 1, 0];
  const shift = ((1 - free) * far * half * (top - bottom)) / Math.max(1, top + bottom);
  const x = (box.west + box.east) / 2 + up[0] * shift;
  const y = (box.south + box.north) / 2 + up[1] * shift;
  const back = far * Math.sin(tilt);
  return { eye: [x - up[0] * back, y - up[1] * back, far * Math.cos(tilt)], target: [x, y, 0], up, fov };
}

/** An eye at the height of somebody who sits low behind a spot and looks past it in a direction, in radians. */
export function lowSeat(
  x: number,
  y: number,
  direction: number,
  { back = 0.36, height = 0.15, past = 0.28, fov = 48 } = {},
): Rig {
  const [east, north] = [Math.cos(direction), Math.sin(direction)];
  return {
    eye: [x - east * back, y - north * back, height],
    target: [x + east * past, y + north * past, 0],
    up: [0, 0, 1],
    fov,
  };
}

/** A rig on the way from one to another. */
export function between(from: Rig, to: Rig, part: number): Rig {
  return {
    eye: mix(from.eye, to.eye, part),
    target: mix(from.target, to.target, part),
    up: unit(mix(from.up, to.up, part)),
    fov: from.fov + (to.fov - from.fov) * part,
  };
}

/** The box around points, with so much around it and at least so large. */
export function around(points: readonly (readonly [number, number])[], margin: number, least = 0): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const grown = (low: number, high: number): [number, number] => {
    const missing = Math.max(0, least - (high - low + 2 * margin)) / 2;
    return [low - margin - missing, high + margin + missing];
  };
  const [west, east] = grown(Math.min(...xs), Math.max(...xs));
  const [south, north] = grown(Math.min(...ys), Math.max(...ys));
  return { west, south, east, north };
}

/** A rig so many times nearer to a place of the table, which stays where it is on the screen; within bounds of its height. */
export function nearerTo(
  rig: Rig,
  times: number,
  [x, y]: readonly [number, number],
  [low, high]: [number, number],
): Rig {
  const bounded = Math.min(high, Math.max(low, rig.eye[2] / times));
  const part = bounded / rig.eye[2];
  const place: Vec = [x, y, 0];
  return { ...rig, eye: mix(place, rig.eye, part), target: mix(place, rig.target, part) };
}

/** What is seen, dragged by so many pixels; what one looks at stays within a part of the table. */
export function draggedBy(lens: Lens, right: number, down: number, within: Box): Rig {
  const { rig, width, height } = lens;
  const [one, other] = [lens.pick(width / 2, height / 2), lens.pick(width / 2 - right, height / 2 - down)];
  if (!one || !other) return rig;
  const to = (value: number, by: number, low: number, high: number) =>
    Math.min(high, Math.max(low, value + by)) - value;
  const x = to(rig.target[0], other[0] - one[0], within.west, within.east);
  const y = to(rig.target[1], other[1] - one[1], within.south, within.north);
  const moved = ([east, north, up]: Vec): Vec => [east + x, north + y, up];
  return { ...rig, eye: moved(rig.eye), target: moved(rig.target) };
}

/** Whether all of some places of the table are in the picture, so many pixels from its edges: above and around. */
export function seesAll(
  lens: Lens,
  places: readonly (readonly [number, number])[],
  above: number,
  margin: number,
): boolean {
  return places.every(([x, y]) => {
    const spot = lens.project(x, y);
    const inside = spot.x >= margin && spot.x <= lens.width - margin;
    return spot.depth > NEAREST && inside && spot.y >= above && spot.y <= lens.height - margin;
  });
}
