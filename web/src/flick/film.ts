// The film of a flick: key frames as the server sends them, read into poses.

import type { FilmData, Touch, TrackData } from "./film-data";

/** Where a piece is, in metres and radians. */
export interface Pose {
  x: number;
  y: number;
  z: number;
  angle: number;
  /** How far it has tipped while falling, and towards where, in radians. */
  tip?: number;
  towards?: number;
  /** How it is turned in space, where that is more than an angle: w, x, y, z. */
  turn?: readonly [number, number, number, number];
  /** From 1, all there, to 0. */
  shown?: number;
}

/** Times come in 1/10000 s, places in 1/10000 m, angles in 1/100 rad; each list starts with a value and goes on with differences. */
const TICKS = 10_000;
const GRAINS = 10_000;
const POINTS = 100;
const GRAVITY = 9.81;
/** How long one watches what falls off the table, in seconds. */
const FALL = 0.45;

function sums(differences: readonly number[], unit: number): number[] {
  let sum = 0;
  return differences.map((each) => {
    sum += each;
    return sum / unit;
  });
}

class Track {
  readonly times: number[];
  private readonly xs: number[];
  private readonly ys: number[];
  private readonly zs: number[] | null;
  private readonly angles: number[] | null;
  private readonly turns: number[][] | null;
  private readonly leaves: boolean;

  constructor(data: TrackData) {
    this.times = sums(data.times, TICKS);
    this.xs = sums(data.xs, GRAINS);
    this.ys = sums(data.ys, GRAINS);
    this.zs = "zs" in data ? sums(data.zs, GRAINS) : null;
    this.angles = "angles" in data ? sums(data.angles, POINTS) : null;
    this.turns = "qws" in data ? [data.qws, data.qxs, data.qys, data.qzs].map((each) => sums(each, 1)) : null;
    this.leaves = data.leaves ?? false;
  }

  /** When it does not move any more; what falls is watched a little. */
  get end(): number {
    return (this.times.at(-1) ?? 0) + this.fall;
  }

  /** How long it falls after its last key: not at all where the keys show its fall. */
  private get fall(): number {
    return this.leaves && !this.zs ? FALL : 0;
  }

  /** When it leaves the table; null where it stays. */
  get leavesAt(): number | null {
    if (!this.leaves) return null;
    const under = this.zs ? this.zs.findIndex((z) => z < 0) : -1;
    return this.times.at(under) ?? 0;
  }

  get path(): [number, number][] {
    return this.xs.map((x, at) => [x, this.ys[at] ?? 0]);
  }

  /** Where it is at a time; null where it is gone. */
  at(time: number): Pose | null {
    const { times } = this;
    const last = times.length - 1;
    const end = times[last] ?? 0;
    if (this.leaves && time > end) return time > end + this.fall ? null : this.falling(time - end);
    let next = times.findIndex((each) => each > time);
    if (next < 0) next = last;
    const before = Math.max(0, next - 1);
    const span = (times[next] ?? 0) - (times[before] ?? 0);
    const part = span > 0 ? Math.min(1, Math.max(0, (time - (times[before] ?? 0)) / span)) : 1;
    const mixed = (list: readonly number[]) => (list[before] ?? 0) + ((list[next] ?? 0) - (list[before] ?? 0)) * part;
    const pose: Pose = {
      x: mixed(this.xs),
      y: mixed(this.ys),
      z: this.zs ? mixed(this.zs) : 0,
      angle: this.angles ? mixed(this.angles) : 0,
    };
    if (this.turns) {
      const [w = 1, x = 0, y = 0, z = 0] = this.turns.map(mixed);
      const length = Math.hypot(w, x, y, z) || 1;
      pose.turn = [w / length, x / length, y / length, z / length];
    }
    return pose;
  }

  /** Metres a second at a time. */
  speed(time: number): number {
    const [one, other] = [this.at(time - 0.012), this.at(time)];
    return one && other ? Math.hypot(other.x - one.x, other.y - one.y, other.z - one.z) / 0.012 : 0;
  }

  private falling(since: number): Pose | null {
    const end = this.times.at(-1) ?? 0;
    const [one, edge] = [this.at(end - 0.02), this.at(end)];
    if (!one || !edge) return null;
    const [vx, vy] = [(edge.x - one.x) / 0.02, (edge.y - one.y) / 0.02];
    return {
      ...edge,
      x: edge.x + vx * since,
      y: edge.y + vy * since,
      z: edge.z - (GRAVITY / 2) * since * since,
      tip: Math.min(2.6, since * 9),
      towards: Math.atan2(vy, vx),
      shown: Math.max(0, 1 - since / FALL),
    };
  }
}

export class Film {
  /** How long it lasts, with what falls. */
  readonly duration: number;
  readonly touches: readonly Touch[];
  private readonly tracks = new Map<string, Track>();

  constructor(data: FilmData) {
    for (const each of data.tracks) {
      const name = data.pieces[each.body];
      if (name !== undefined) this.tracks.set(name, new Track(each));
    }
    this.touches = [...data.touches].sort((a, b) => a.time - b.time);
    this.duration = Math.max(data.duration, ...[...this.tracks.values()].map((track) => track.end));
  }

  /** Who moves. */
  get moving(): string[] {
    return [...this.tracks.keys()];
  }

  /** All points that something comes by. */
  get path(): [number, number][] {
    return [...this.tracks.values()].flatMap((track) => track.path);
  }

  at(name: string, time: number): Pose | null {
    return this.tracks.get(name)?.at(time) ?? null;
  }

  /** How hard two pieces meet, in metres a second. */
  impact({ time, a, b }: Touch): number {
    return Math.max(this.tracks.get(a)?.speed(time) ?? 0, this.tracks.get(b)?.speed(time) ?? 0);
  }

  /** When something has left the table. */
  get leaving(): number[] {
    return [...this.tracks.values()].flatMap(({ leavesAt }) => leavesAt ?? []);
  }
}
