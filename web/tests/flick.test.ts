import { describe, expect, test } from "vitest";
import {
  around,
  besideArrow,
  between,
  Film,
  type FilmData,
  freeSpot,
  fromAbove,
  Lens,
  landingOf,
  longestPull,
  loudness,
  lowSeat,
  onTable,
  pullTo,
  Stroll,
  speedFor,
} from "../src/flick";

const TABLE = { west: 0, south: 0, east: 1, north: 1.5 };

describe("the eye", () => {
  const rigs = {
    above: fromAbove(TABLE, { width: 400, height: 600 }),
    leaning: fromAbove(TABLE, { width: 400, height: 600, lean: 13, top: 50 }),
    turned: fromAbove(TABLE, { width: 600, height: 400, turned: true }),
    low: lowSeat(0.5, 0.3, Math.PI / 2),
  };

  test.each(Object.entries(rigs))("%s: what is picked is what is seen there", (_, rig) => {
    const lens = new Lens(rig, 600, 400);
    for (const [x, y] of [
      [0.5, 0.5],
      [0.2, 0.9],
      [0.8, 1.2],
    ] as const) {
      const spot = lens.project(x, y);
      const [east = 0, north = 0] = lens.pick(spot.x, spot.y) ?? [];
      expect(east).toBeCloseTo(x);
      expect(north).toBeCloseTo(y);
    }
  });

  test("what covers the top and the bottom of the picture covers nothing of the box", () => {
    const lens = new Lens(fromAbove(TABLE, { width: 900, height: 600, top: 80, bottom: 120 }), 900, 600);
    expect(lens.project(0.5, 1.5).y).toBeCloseTo(80, 0);
    expect(lens.project(0.5, 0).y).toBeCloseTo(480, 0);
  });

  test("from above all of the box is seen, and west is up where it is turned", () => {
    for (const [rig, width, height] of [
      [rigs.above, 400, 600],
      [rigs.turned, 600, 400],
    ] as const) {
      const lens = new Lens(rig, width, height);
      for (const [x, y] of [
        [0, 0],
        [1, 1.5],
      ] as const) {
        const spot = lens.project(x, y);
        expect(spot.x).toBeGreaterThanOrEqual(-0.01);
        expect(spot.x).toBeLessThanOrEqual(width + 0.01);
        expect(spot.y).toBeGreaterThanOrEqual(-0.01);
        expect(spot.y).toBeLessThanOrEqual(height + 0.01);
      }
    }
    const turned = new Lens(rigs.turned, 600, 400);
    expect(turned.project(0, 0.7).y).toBeLessThan(turned.project(1, 0.7).y);
    expect(turned.project(0.5, 1).x).toBeGreaterThan(turned.project(0.5, 0).x);
  });

  test("above the horizon there is no table", () => {
    expect(new Lens(rigs.low, 600, 400).pick(300, 0)).toBeNull();
  });

  test("on the way from one to another", () => {
    expect(between(rigs.above, rigs.low, 0)).toEqual(rigs.above);
    expect(between(rigs.above, rigs.low, 1).eye[1]).toBeCloseTo(rigs.low.eye[1]);
  });

  test("a box has a margin, and is not too small", () => {
    expect(
      around(
        [
          [1, 1],
          [2, 5],
        ],
        1,
      ),
    ).toEqual({ west: 0, south: 0, east: 3, north: 6 });
    expect(around([[1, 1]], 1, 6)).toEqual({ west: -2, south: -2, east: 4, north: 4 });
  });
});

describe("a film", () => {
  const data: FilmData = {
    pieces: ["rn", "c0", "c1"],
    duration: 1,
    tracks: [
      { body: 1, times: [0, 5000, 5000], xs: [1000, 5000, 1000], ys: [0, 0, 2000], angles: [0, 100, 0] },
      { body: 2, times: [5000, 2000], xs: [7000, 3000], ys: [0, 0], angles: [0, 0], leaves: true },
    ],
    touches: [{ time: 0.5, a: "c0", b: "c1" }],
  };
  const film = new Film(data);

  test("goes straight from key to key, and stays after the last", () => {
    expect(film.at("c0", 0.25)).toMatchObject({ x: 0.35, y: 0, angle: 0.5 });
    expect(film.at("c0", 0.75)).toMatchObject({ x: expect.closeTo(0.65), y: expect.closeTo(0.1) });
    expect(film.at("c0", 9)).toMatchObject({ x: expect.closeTo(0.7), y: expect.closeTo(0.2) });
    expect(film.at("c1", 0.1)).toMatchObject({ x: 0.7 });
  });

  test("what leaves falls, and then is gone", () => {
    expect(film.at("c1", 0.8)?.z).toBeLessThan(0);
    expect(film.at("c1", 2)).toBeNull();
    expect(film.leaving).toEqual([0.7]);
    expect(film.duration).toBeCloseTo(1.15);
  });

  test("knows who moves, and how hard they meet", () => {
    expect(film.moving).toEqual(["c0", "c1"]);
    expect(film.impact(film.touches[0]!)).toBeCloseTo(1);
  });

  test("has height and turns in space, where they are sent", () => {
    const flight = new Film({
      pieces: ["disc"],
      duration: 1,
      tracks: [
        {
          body: 0,
          times: [0, 10_000],
          xs: [0, 0],
          ys: [0, 0],
          zs: [0, 2000],
          qws: [10_000, -10_000],
          qxs: [0, 10_000],
          qys: [0, 0],
          qzs: [0, 0],
        },
      ],
      touches: [],
    });
    const pose = flight.at("disc", 0.5);
    expect(pose?.z).toBeCloseTo(0.1);
    expect(Math.hypot(...(pose?.turn ?? []))).toBeCloseTo(1);
  });
});

test("a pull is gentle at first, and a soft contact is not heard", () => {
  expect(speedFor(0, 0.05, 6)).toBe(0.05);
  expect(speedFor(1, 0.05, 6)).toBe(6);
  expect(speedFor(0.5, 0.05, 6)).toBeLessThan(2);
  expect(longestPull(360, 400)).toBeGreaterThanOrEqual(120);
  expect(loudness(0.001)).toBe(0);
  expect(loudness(9)).toBe(1);
});

describe("hands", () => {
  const size = { width: 600, height: 600 };
  const window = { left: -100, top: -50, right: 700, bottom: 610 };
  const from = { x: 300, y: 550 };

  test("the window's edge limits no pull: there it has all of its power", () => {
    expect(pullTo(from, { x: 300, y: 609 }, size).part).toBeLessThan(0.3);
    expect(pullTo(from, { x: 300, y: 610 }, { ...size, window }).part).toBe(1);
    expect(pullTo(from, { x: 300, y: 580 }, { ...size, window }).part).toBeCloseTo(16 / 46);
    const inward = { x: 300, y: 450 };
    expect(pullTo(from, inward, { ...size, window })).toEqual(pullTo(from, inward, size));
  });

  const strolled = () => {
    const seen: unknown[] = [];
    const stroll = new Stroll({
      current: {
        turned: (...by) => seen.push(["turned", ...by]),
        nearer: (times) => seen.push(["nearer", times]),
        panned: (...by) => seen.push(["panned", ...by]),
      },
    });
    return { stroll, seen };
  };

  test("one hand turns, another button of the mouse drags, and a hand that plays does neither", () => {
    const { stroll, seen } = strolled();
    for (const does of ["turn", "pan", "nothing"] as const) {
      stroll.down(1, { x: 0, y: 0 }, does);
      stroll.move(1, { x: 5, y: 2 });
      stroll.up(1);
    }
    stroll.move(1, { x: 9, y: 9 });
    expect(seen).toEqual([
      ["turned", 5, 2],
      ["panned", 5, 2],
    ]);
  });

  test("two fingers zoom and drag, also where the first had begun to pull; then both are lifted", () => {
    const { stroll, seen } = strolled();
    stroll.down(1, { x: 0, y: 0 }, "nothing");
    stroll.down(2, { x: 100, y: 0 }, "turn");
    stroll.move(2, { x: 200, y: 0 });
    expect(seen).toEqual([
      ["nearer", 2],
      ["panned", 50, 0],
    ]);
    stroll.up(1);
    stroll.move(2, { x: 300, y: 0 });
    expect(seen).toHaveLength(2);
  });
});

describe("where a flick would stop", () => {
  const slide = { stops: (speed: number) => speed * speed, spread: () => ({ angle: 5, speed: 0.25 }) };

  test("a steady hand has a spot, another one a fan around it", () => {
    const steady = landingOf({ x: 1, y: 1 }, { angle: 90, speed: 2 }, { ...slide, spread: null });
    expect(steady.fan).toBeNull();
    expect(steady.spot.x).toBeCloseTo(1);
    expect(steady.spot.y).toBeCloseTo(5);
    const { fan } = landingOf({ x: 0, y: 0 }, { angle: 0, speed: 2 }, slide);
    const far = (fan ?? []).map(({ x, y }) => Math.hypot(x, y));
    const turns = (fan ?? []).map(({ x, y }) => (Math.atan2(y, x) * 180) / Math.PI);
    expect(Math.max(...far)).toBeCloseTo(2.5 ** 2);
    expect(Math.min(...far)).toBeCloseTo(1.5 ** 2);
    expect(Math.max(...turns)).toBeCloseTo(10);
    expect(Math.min(...turns)).toBeCloseTo(-10);
  });

  test("what leaves the table is marked at its edge", () => {
    expect(onTable({ x: 1, y: 1 }, { x: 2, y: 2 }, 3, 3)).toEqual({ place: { x: 2, y: 2 }, leaves: false });
    expect(onTable({ x: 1, y: 1 }, { x: 5, y: 1 }, 3, 3)).toEqual({ place: { x: 3, y: 1 }, leaves: true });
    expect(onTable({ x: 1, y: 1 }, { x: 1, y: -1 }, 3, 3)).toEqual({ place: { x: 1, y: 0 }, leaves: true });
  });
});

describe("words beside an arrow", () => {
  const size = { width: 72, height: 26 };
  const picture = { width: 400, height: 400 };
  const points = besideArrow({ x: 200, y: 300 }, { x: 200, y: 200 }, size);
  const isHidden = (spot: { x: number; y: number }, at: { x: number; y: number; radius: number }) =>
    Math.hypot(Math.max(0, Math.abs(spot.x - at.x) - 36), Math.max(0, Math.abs(spot.y - at.y) - 13)) < at.radius;

  test("stand beyond its tip, but never over what is kept", () => {
    expect(freeSpot(points, size, [], picture).y).toBeLessThan(200);
    const hole = { x: 200, y: 175, radius: 30 };
    const contact = { x: 260, y: 250, radius: 12 };
    const spot = freeSpot(points, size, [hole, contact], picture);
    expect(isHidden(spot, hole)).toBe(false);
    expect(isHidden(spot, contact)).toBe(false);
  });

  test("stay within the picture", () => {
    const { x, y } = freeSpot([{ x: -50, y: 900 }], size, [], picture);
    expect([x, y]).toEqual([38, 385]);
    expect(freeSpot([{ x: 200, y: 5 }], size, [], { ...picture, top: 56 }).y).toBe(71);
  });
});
