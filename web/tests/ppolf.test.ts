import { describe, expect, test } from "vitest";
import { bearing, leftOf } from "../src/flick";
import { moveOf } from "../src/games/ppolf/aim";
import { gapTo, inTheWay, outline } from "../src/games/ppolf/lie";
import { momentIn } from "../src/games/ppolf/moment";
import { added, changed, drawn, removed } from "../src/games/ppolf/own-shapes";
import { COIN, HOLES } from "../src/games/ppolf/pieces";
import { sayAim, sayHole, sayView, sayWhy } from "../src/games/ppolf/view-words";
import type { AnyEvent, Piece, Shape, View } from "../src/games/ppolf/wire";
import { sayOutcome } from "../src/games/ppolf/words";
import { chapterAt, chapterBy, chaptersOf } from "../src/replay/chapters";
import type { Step } from "../src/wire";
import { translatorFor } from "./messages";

const t = translatorFor("ppolf", "en");

const tile = (name: string, x: number, y: number, angle = 0): Piece => ({ name, x, y, angle });

const view: View = {
  seat: 0,
  setup: {
    players: 2,
    width: 20,
    height: 30,
    black: false,
    obstacles: [],
    hand: "steady",
    practice: false,
    course: null,
    second_run: "same",
    limit: null,
  },
  awaits: "flick",
  course: null,
  run: 0,
  hole: 0,
  target: "rn",
  tee: "ka",
  tee_within: null,
  tee_spot: null,
  tiles: [tile("rn", 10, 10), tile("r2", 10, 5), tile("b2", 3, 3), tile("ka", 15, 15)],
  coins: [tile("c0", 10, 1), tile("c1", 5, 5)],
  closeness: [8.3, 5.6],
  teeing: false,
  order: [1, 0],
  queue: [],
  turn: 0,
  putting: false,
  why: "closeness",
  counts: [1, 2],
  finished: [false, false],
  card: [[], []],
  suits: [
    [0, 0, 0],
    [0, 0, 0],
  ],
  totals: [0, 0],
  par: null,
  aim: null,
  hand: null,
  result: null,
};

describe("on the table", () => {
  test("gaps are from rim to edge, whichever way a tile is turned", () => {
    expect(gapTo(tile("rn", 0, 0), 2, 0)).toBeCloseTo(1.5 - COIN / 2);
    expect(gapTo(tile("rn", 0, 0, 45), 2, 0)).toBeCloseTo(2 - Math.SQRT1_2 - COIN / 2);
    expect(gapTo(tile("rn", 0, 0), 0.2, 0)).toBe(0);
  });

  test("an outline keeps its distance", () => {
    for (const [x, y] of outline(tile("rn", 3, 4, 30), 0.5, 1 + COIN / 2))
      expect(gapTo(tile("rn", 3, 4, 30), x, y)).toBeCloseTo(1);
  });

  test("directions", () => {
    expect(bearing({ x: 0, y: 0 }, { x: 0, y: -2 })).toBe(270);
    expect(leftOf(5, 355)).toBe(10);
    expect(leftOf(355, 5)).toBe(-10);
  });

  test("what lies in the way", () => {
    expect(inTheWay(view, { x: 10, y: 1 }, "c0")).toEqual(["r2"]);
  });

  test("moves have their numbers rounded as they are held", () => {
    expect(moveOf(view, { x: 1, y: 1 }, { angle: 359.999, speed: 1.23456 })).toEqual({
      type: "flick",
      angle: 0,
      speed: 1.235,
    });
    expect(moveOf({ ...view, awaits: "tee" }, { x: 1.00049, y: 2 }, { angle: -90, speed: 9 })).toEqual({
      type: "tee",
      x: 1,
      y: 2,
      angle: 270,
      speed: 6,
    });
  });

  test("the holes are in order", () => {
    expect(HOLES.slice(4, 8)).toEqual(["r4", "r5", "bn", "ba"]);
  });
});

describe("in words", () => {
  test("who is next and why", () => {
    expect(sayWhy(view, true, t)).toBe("Your turn: 8.3 tiles to the hole.");
    expect(sayWhy({ ...view, turn: 1 }, false, t)).toBe("Blue is closest, 5.6 tiles from the hole, and flicks first.");
    expect(sayWhy({ ...view, why: "putting-out" }, false, t)).toBe("Red is putting and flicks until the hole is hit.");
    expect(sayWhy({ ...view, why: "tee-order" }, true, t)).toBe("You tee off from the black ace.");
  });

  test("the table for those who do not see it", () => {
    const lines = sayView(view, t).join(" ");
    expect(lines).toContain(
      "Your coin is 8.3 tiles from the hole, which lies to the north, at 90°. In the way: the red 2.",
    );
    expect(lines).toContain("Blue’s coin is 5.6 tiles from the hole.");
    expect(lines).not.toContain("Run");
    const alone = sayView(
      { ...view, setup: { ...view.setup, players: 1 }, run: 1, counts: [1], totals: [18, 6] },
      t,
    ).join(" ");
    const shared = sayView({ ...view, seat: 0 }, t, true).join(" ");
    expect(shared).toContain("Red’s coin is 8.3 tiles from the hole, which lies to the north, at 90°.");
    expect(shared).not.toMatch(/you/i);
    expect(alone).toContain("Run 2 of 2.");
    expect(alone).toContain("On this hole: 1 flick. So far: 18 flicks in run 1 and 6 flicks in run 2.");
  });

  test("an aim", () => {
    expect(sayAim(view, { x: 10, y: 1 }, { angle: 93, speed: 1 }, t)).toBe("1.00 m/s, 3.0° left of the hole");
    expect(sayAim(view, { x: 10, y: 1 }, { angle: 90, speed: 1 }, t)).toBe("1.00 m/s, straight at the hole");
    expect(sayAim(view, { x: 10, y: 1 }, { angle: 90, speed: 6 }, t)).toBe(
      "6.00 m/s, straight at the hole, off the table",
    );
  });

  test("what a flick led to", () => {
    const fell: AnyEvent[] = [
      { type: "rested", seat: 0, contacts: [], rests: [], left: [{ name: "c0", x: 0, y: 1 }] },
      { type: "penalty", seat: 0, foul: "own-coin", piece: "c0" },
      { type: "put-back", piece: tile("c0", 1, 1) },
      { type: "put-back", piece: tile("r2", 1, 1) },
      { type: "put-back", piece: tile("o1", 1, 1) },
      { type: "hole-over", run: 0, hole: 2, totals: [7, 0] },
    ];
    expect(sayOutcome(fell, t)).toEqual([
      "Off the table: one penalty flick for Red.",
      "Red’s coin is put back.",
      "The red 2 is put back.",
      "Obstacle 1 is put back.",
    ]);
    expect(sayOutcome([{ type: "finished", seat: 1, by: 0, hole: 0, flicks: 2 }], t)).toEqual([
      "Red knocks Blue’s coin into the hole: 2 flicks. Thank you!",
    ]);
  });

  test("a hole in one, a ricochet and a fall have their moment", () => {
    const rested = (...contacts: [string, string][]): AnyEvent => ({
      type: "rested",
      seat: 0,
      contacts,
      rests: [],
      left: [],
    });
    const hit = (flicks: number): AnyEvent => ({ type: "finished", seat: 0, by: 0, hole: 0, flicks });
    const direct = [rested(["c0", "rn"]), hit(2)];
    const banked = [rested(["c0", "b2"], ["c0", "rn"]), hit(2)];
    const ace = [rested(["c0", "b2"], ["c0", "rn"]), hit(1)];
    expect(momentIn(direct)).toBeNull();
    expect(momentIn(banked)).toEqual({ kind: "ricochet", seat: 0, bank: "b2" });
    expect(momentIn(ace)?.kind).toBe("ace");
    expect(momentIn([rested(), { type: "penalty", seat: 1, foul: "own-coin", piece: "c1" }])).toMatchObject({
      kind: "fall",
      seat: 1,
    });
    expect(sayOutcome(direct, t)).toEqual(["Red hits the hole in 2 flicks!"]);
    expect(sayOutcome(banked, t)).toEqual(["Red hits the hole in 2 flicks, off the blue 2!"]);
    expect(sayOutcome(ace, t)).toEqual(["Red hits a hole in one!"]);
  });
});

describe("obstacles of one's own", () => {
  test("are drawn from their middle, within bounds", () => {
    expect(drawn("circle", { x: 50, y: 50 }, { x: 80, y: 90 }, 50)).toEqual({ kind: "circle", size: 2 });
    expect(drawn("square", { x: 50, y: 50 }, { x: 70, y: 60 }, 50)).toEqual({ kind: "square", size: 0.8 });
    expect(drawn("square", { x: 50, y: 50 }, { x: 500, y: 60 }, 50)?.size).toBe(3);
    expect(drawn("circle", { x: 50, y: 50 }, { x: 51, y: 51 }, 50)).toBeNull();
  });

  test("are ten at most, and can be changed and removed", () => {
    const one = { kind: "circle", size: 1 } as const;
    const many = Array.from({ length: 12 }, () => one).reduce<Shape[]>((shapes, shape) => added(shapes, shape), []);
    expect(many).toHaveLength(10);
    expect(changed([one, one], 1, { size: 0.3 })).toEqual([one, { kind: "circle", size: 0.3 }]);
    expect(removed([one, { ...one, size: 2 }], 0)).toEqual([{ kind: "circle", size: 2 }]);
  });
});

describe("a replay", () => {
  const step = (hole: number, awaits: View["awaits"] = "flick") => ({ view: { ...view, hole, awaits } }) as Step;
  const chapters = chaptersOf(
    [step(0, "course"), step(0), step(0), step(1), step(1), step(2)],
    { chapter: sayHole },
    t,
  );

  test("jumps by hole", () => {
    expect(chapters).toEqual([
      { at: 2, name: "Hole 1: red null" },
      { at: 4, name: "Hole 2: red ace" },
      { at: 6, name: "Hole 3: red 2" },
    ]);
    expect(chapterAt(chapters, 5)).toBe(1);
    expect(chapterAt(chapters, 0)).toBe(-1);
    expect(chapterBy(chapters, 5, 1)).toBe(6);
    expect(chapterBy(chapters, 5, -1)).toBe(4);
    expect(chapterBy(chapters, 4, -1)).toBe(2);
    expect(chapterBy(chapters, 6, 1)).toBeNull();
  });
});
