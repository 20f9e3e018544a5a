// Bo-taoshi's pure parts: the edge, what is in the way, the film's pace, and that everything has its words.

import { describe, expect, it } from "vitest";
import { Film, fitted, Lens, landingOf, leftOf, onTheWay, rigOf, turnTo, type Vec, wayIn } from "../src/flick";
import { aimAt, begin } from "../src/games/botaoshi/aim";
import { FRESH, planOf } from "../src/games/botaoshi/aim-plan";
import { insideOf, nearestEdge, slid, USUAL } from "../src/games/botaoshi/pieces";
import { flightOf, shotSpeed, slideOf } from "../src/games/botaoshi/slide";
import { planFor } from "../src/games/botaoshi/slow";
import { sayAim } from "../src/games/botaoshi/view-words";
import type { AnyEvent, Ramp, View } from "../src/games/botaoshi/wire";
import { sayOutcome, sayRamp } from "../src/games/botaoshi/words";
import { translatorFor } from "./messages";

const t = translatorFor("botaoshi", "en");
const NO_LENS = new Lens(rigOf({ target: [0, 0, 0], azimuth: 0, elevation: 1, distance: 1, fov: 20 }), 100, 100);
const RAMP: Ramp = { type: "ramp", shooter: "w1", front: "w2", x: 380, y: 334, angle: 90, within: 13.3 };

describe("the edge of the table", () => {
  it("is where a disc goes that is dragged anywhere", () => {
    expect(nearestEdge({ x: 300, y: 40 }, USUAL)).toEqual({ x: 300, y: 0 });
    expect(nearestEdge({ x: 755, y: 759 }, USUAL)).toEqual({ x: 744, y: 760 });
    expect(nearestEdge({ x: -50, y: 400 }, USUAL)).toEqual({ x: 0, y: 400 });
    expect(insideOf({ x: 300, y: 760 }, USUAL)).toEqual({ x: 300, y: 752 });
  });

  it("goes on around its corners", () => {
    expect(slid({ x: 300, y: 0 }, 20, 0, USUAL)).toEqual({ x: 320, y: 0 });
    expect(slid({ x: 20, y: 0 }, -20, 0, USUAL)).toEqual({ x: 0, y: 16 });
    expect(slid({ x: 760, y: 740 }, 0, 20, USUAL)).toEqual({ x: 744, y: 760 });
  });
});

describe("where one stands", () => {
  const corners: Vec[] = [
    [0, 0, 0],
    [0.76, 0, 0],
    [0.76, 0.76, 0],
    [0, 0.76, 0],
  ];
  it.each([
    [0.7, 900, 500],
    [1, 340, 300],
    [Math.PI / 2 - 0.001, 340, 500],
  ])("sees all of the table", (elevation, width, height) => {
    const stand = fitted(corners, { azimuth: 0.4, elevation, fov: 24 }, { width, height, margin: [10, 10, 10, 10] });
    const lens = new Lens(rigOf(stand), width, height);
    const spots = corners.map((corner) => lens.project(...corner));
    for (const { x, y } of spots) {
      expect(x).toBeGreaterThan(8);
      expect(x).toBeLessThan(width - 8);
      expect(y).toBeGreaterThan(8);
      expect(y).toBeLessThan(height - 8);
    }
    const [x, y] = lens.pick(spots[2]!.x, spots[2]!.y) ?? [0, 0];
    expect(x).toBeCloseTo(0.76, 6);
    expect(y).toBeCloseTo(0.76, 6);
  });

  it("goes the shorter way around", () => {
    expect(turnTo(3, -3)).toBeCloseTo(2 * Math.PI - 6);
    const one = fitted(corners, { azimuth: 3, elevation: 1, fov: 24 }, { width: 100, height: 100 });
    expect(onTheWay(one, { ...one, azimuth: -3 }, 0.5).azimuth).toBeCloseTo(Math.PI);
    expect(leftOf(10, 350)).toBeCloseTo(20);
    expect(leftOf(350, 10)).toBeCloseTo(-20);
  });
});

/** A disc that flies 0.3 m to the north in 0.1 s, at this height. */
const flight = (z: number, touches: { time: number; a: string; b: string }[] = []) =>
  new Film({
    pieces: ["w1"],
    duration: 0.1,
    tracks: [
      {
        body: 0,
        times: [0, 1000],
        xs: [3800, 0],
        ys: [3000, 3000],
        zs: [z, 0],
        qws: [1000, 0],
        qxs: [0, 0],
        qys: [0, 0],
        qzs: [0, 0],
      },
    ],
    touches,
  });
const view = {
  actor: 0,
  setup: { sizes: {} },
  aim: { type: "score", angle: 90, speed: 3 },
  ramp: { type: "ramp", shooter: "w1", front: "w2", x: 380, y: 334, angle: 90 },
} as unknown as View;
const lie = { angle: 0, z: 0.005 };
const before = new Map([
  ["w1", { ...lie, x: 0.38, y: 0.3 }],
  ["bp", { ...lie, x: 0.38, y: 0.6, z: 0.03 }],
]);

describe("the film", () => {
  it("shows a flight that matters slowly and from the side", () => {
    const plan = planFor(flight(300), view, before);
    expect(plan.side?.direction).toBeCloseTo(Math.PI / 2);
    expect(plan.rate(0.05)).toBeLessThan(0.1);
    expect(plan.rate(0.9)).toBeGreaterThan(0.5);
    expect(plan.slow(0.05)).toBeLessThan(plan.rate(0.05));
  });

  it("shows all others as they were", () => {
    const slides = planFor(flight(50), view, before);
    expect(slides.side).toBeNull();
    expect(planFor(flight(300), { ...view, aim: null }, before).side).toBeNull();
    expect(planFor(flight(50, [{ time: 0.1, a: "w1", b: "bp" }]), view, before).side).not.toBeNull();
  });

  it("is turned as its quaternions say, and what leaves is gone after its last key", () => {
    const film = new Film({
      pieces: ["bp"],
      duration: 0.2,
      tracks: [
        {
          body: 0,
          times: [0, 1000, 1000],
          xs: [0, 0, 0],
          ys: [0, 0, 0],
          zs: [350, -400, -2000],
          qws: [1000, -293, 0],
          qxs: [0, 707, 0],
          qys: [0, 0, 0],
          qzs: [0, 0, 0],
          leaves: true,
        },
      ],
      touches: [],
    });
    expect(film.at("bp", 0.1)?.turn?.[1]).toBeCloseTo(Math.SQRT1_2, 2);
    expect(film.leaving).toEqual([0.1]);
    expect(film.at("bp", 0.21)).toBeNull();
    expect(film.duration).toBeCloseTo(0.2);
  });
});

/** White's w1 shoots over w2 to the north; the pole stands so far beside that, in millimetres. */
function shooting(aside: number, hand = "human"): View {
  const disc = (name: string, x: number, y: number) => ({ name, owner: name[0] === "w" ? 0 : 1, x, y, how: "flick" });
  return {
    actor: 0,
    awaits: "flick",
    setup: { hand, sizes: USUAL },
    discs: [disc("w1", 380, 250), disc("w2", 380, 400), disc("b3", 380 + aside, 560)],
    poles: [null, [380 + aside, 560]],
    ramp: { type: "ramp", shooter: "w1", front: "w2", x: 380, y: 334, angle: 90, within: 13.3 },
  } as unknown as View;
}

const score = { ...FRESH, scoring: true };

describe("a ramp shot", () => {
  it("is aimed at the pole at first, as hard as it needs", () => {
    const { straight, reach, target } = planOf(shooting(20), score, true);
    expect(target).toBeCloseTo(86.3, 1);
    expect(straight).toBeCloseTo(86.3, 1);
    expect(reach).toBeCloseTo(13.3 + 3.7, 1);
    const { aim } = begin({ view: shooting(20), state: score, live: true, lens: NO_LENS }).state ?? {};
    expect(aim?.speed).toBeGreaterThan(2);
    expect(aim?.speed).toBeLessThan(2.6);
  });

  it("goes nowhere but to the foot of the ramp", () => {
    const facts = { view: shooting(0), state: score, live: true, lens: NO_LENS };
    expect(aimAt({ angle: 140, speed: 2 })(facts).state?.aim?.angle).toBeCloseTo(103.29, 6);
    expect(aimAt({ angle: 300, speed: 2 })(facts).state?.aim?.angle).toBeCloseTo(76.71, 6);
    expect(aimAt({ angle: 95, speed: 2 })(facts).state?.aim?.angle).toBe(95);
    expect(planOf(shooting(300), score, true).straight).toBe(90);
  });

  it("comes down farther away the harder it is", () => {
    const far = (speed: number) =>
      landingOf({ x: 0.38, y: 0.25 }, { angle: 90, speed }, flightOf(shooting(0), RAMP)).spot.y;
    expect(far(2.4)).toBeGreaterThan(far(1.8));
    expect(far(shotSpeed(shooting(0), RAMP))).toBeCloseTo(0.56, 3);
  });
});

describe("fine aim", () => {
  it("begins so hard that the disc stops before the bearer", () => {
    const view = shooting(0);
    const { aim } = begin({ view, state: FRESH, live: true, lens: NO_LENS }).state ?? {};
    const { spot, fan } = landingOf({ x: 0.38, y: 0.25 }, aim!, slideOf(view));
    expect(spot.y).toBeGreaterThan(0.46);
    expect(spot.y).toBeLessThan(0.53);
    expect(fan).not.toBeNull();
    expect(landingOf({ x: 0.38, y: 0.25 }, aim!, slideOf(shooting(0, "steady"))).fan).toBeNull();
  });
});

describe("a slip", () => {
  it("is drawn along the way of the disc", () => {
    const way = wayIn(flight(300), "w1");
    expect(way[0]).toEqual([0.38, 0.3]);
    expect(way.at(-1)).toEqual([0.38, 0.6]);
    expect(wayIn(flight(300), "b1")).toEqual([]);
  });
});

describe("words", () => {
  it("say why there is no ramp, for every code", () => {
    for (const code of [
      "not-now",
      "attacker-off",
      "pole-down",
      "flicked-last",
      "gap-too-small",
      "off-the-table",
      "disc-in-the-way",
    ] as const) {
      const said = sayRamp({ ...view, ramp: { type: "no-ramp", code, disc: "b3" } }, t);
      expect(said).not.toContain("botaoshi.");
      expect(said).not.toContain("{");
    }
  });

  it("say when the ramp does not face the pole", () => {
    expect(sayRamp(shooting(0), t)).toBe("The ramp fits: disc 1 flies over disc 2.");
    expect(sayRamp(shooting(300), t)).toMatch(/^The ramp fits, but points 4[0-9]° away from the pole\.$/);
  });

  it("say that a disc would leave the table", () => {
    const view = shooting(0);
    const plan = planOf(view, FRESH, true);
    expect(sayAim(view, plan, { angle: 90, speed: 1 }, t)).toBe("1.00 m/s, straight at their bearer");
    expect(sayAim(view, plan, { angle: 90, speed: 3 }, t)).toBe("3.00 m/s, straight at their bearer, off the table");
    expect(sayAim(view, plan, { angle: 280, speed: 1.5 }, t)).toContain("off the table");
  });

  it("say what a flick led to", () => {
    const events: AnyEvent[] = [
      { type: "rested", seat: 0, disc: "w1", events: [["w1", "w3"]], rests: [], left: [{ name: "w3", x: 0, y: 60 }] },
      { type: "laid-flat", disc: "w2", x: 1, y: 2 },
      { type: "fell", seat: 0, by: 0 },
      { type: "missed", seat: 0, why: "still-stands" },
      { type: "fouled", seat: 0, foul: "own-bearer", piece: "w3" },
      { type: "put-on", seat: 0, x: 1, y: 2 },
      { type: "not-entered", seat: 0, disc: "b3" },
      { type: "play-began", seat: 1 },
      { type: "round-void", round: 0, voids: 3 },
    ];
    expect(sayOutcome(events, t)).toEqual([
      "White’s disc 2 is laid flat.",
      "White’s pole falls.",
      "No win: hit, but the pole still stands.",
      "Foul! White knocked their own bearer off and misses a turn.",
      "Black’s bearer didn’t stay on the table.",
      "All discs are in. Black goes first.",
      "Round 1 is out of turns and void: the game is a draw.",
    ]);
  });
});
