// Aiming, game by game: what follows from each touch, without a browser.

import { describe, expect, it } from "vitest";
import { type AimFacts, fromAbove, Lens, pullTo } from "../src/flick";
import {
  confirm as bossaConfirm,
  cancel,
  drop,
  lift,
  type Marker,
  NOTHING,
  offersOf,
  pick,
  spends,
  touchMarker,
  touchPlace,
  touchTheirs,
  touchTile,
} from "../src/games/bossa/aim-state";
import { layings } from "../src/games/bossa/fits";
import * as discs from "../src/games/botaoshi/aim";
import { type AimState as DiscState, FRESH as FRESH_DISC, planOf } from "../src/games/botaoshi/aim-plan";
import { MM } from "../src/games/botaoshi/pieces";
import type { View as DiscView, SeenDisc } from "../src/games/botaoshi/wire";
import { confirm, FRESH, isMine, movesOf, setAim, targetOf, touch } from "../src/games/kooshi/aim-state";
import type { View as StoneView } from "../src/games/kooshi/wire";
import * as coins from "../src/games/ppolf/aim";
import { METRE } from "../src/games/ppolf/pieces";
import type { View as CoinView } from "../src/games/ppolf/wire";
import type { LegalMove } from "../src/wire";

describe("Ko-oshi", () => {
  // Light stands on a1, dark on a3; light may push a1 to the north.
  const view = { board: "A.........a..............", turn: 0, ban: [], result: null } as unknown as StoneView;
  const move = { type: "move", square: "a1", direction: "n" };
  const events = [{ type: "moved", seat: 0, piece: "A", square: "a1", to: "a2", step: 0 }];
  const option = { text: "a1n", move, events } as unknown as LegalMove;
  const facts = (state = FRESH) => ({ view, moves: movesOf([option]), state });
  const inHand = { aim: { square: "a1", direction: null, dragged: null }, asked: null };

  it("picks up the own piece, and nobody else's", () => {
    expect(isMine(facts(), "a1")).toBe(true);
    expect(isMine(facts(), "a3")).toBe(false);
    expect(isMine({ view, moves: null }, "a1")).toBe(false);
    expect(touch(facts(), "a1")).toEqual({ state: inHand, sound: "lift" });
    expect(touch(facts(), "a3")).toEqual({ state: { aim: null, asked: "a3" } });
  });

  it("plays towards a target, and puts the piece back elsewhere", () => {
    expect(targetOf(facts(inHand), "a2")).toBe("n");
    expect(touch(facts(inHand), "a2")).toMatchObject({ state: FRESH, move });
    expect(touch(facts(inHand), "e5")).toEqual({ state: FRESH });
    expect(touch(facts(inHand), "a1")).toEqual({ state: FRESH });
  });

  it("asks the server also for what is not legal, and says so by a tap", () => {
    const aim = { square: "a1", direction: "e" as const, dragged: null };
    expect(confirm(facts(inHand), aim)).toEqual({
      state: FRESH,
      sound: "tap",
      move: { type: "move", square: "a1", direction: "e" },
    });
    expect(confirm(facts(inHand), { ...aim, direction: null })).toEqual({ state: FRESH });
  });

  it("is lifted once", () => {
    expect(setAim(facts(inHand), { square: "a1", direction: "n", dragged: 0.4 }).sound).toBeUndefined();
    expect(setAim(facts(inHand), null)).toEqual({ state: FRESH });
  });
});

describe("BOSSa", () => {
  const option = (move: object): LegalMove => ({ move, text: "", events: [] });
  const place = { type: "place", line: "W", value: 5, tiles: ["20", "30"] };
  const stack = { type: "stack", line: "W", value: 4, tiles: ["20"] };
  const moves = layings([option(place), option({ ...place, tiles: ["50"] }), option(stack)]);
  const facts = (state = NOTHING, markers = "RXS") => ({ state, layings: moves, markers });
  const white5 = { kind: "place", line: "W", value: 5 } as const;
  const onWhite4 = { kind: "stack", line: "W", value: 4 } as const;
  const chosen = (...tiles: string[]) => ({ ...NOTHING, tiles });
  const marked = (marker: Marker, ...tiles: string[]) => ({ ...chosen(...tiles), marker });

  it("lays chosen tiles where they fit, and keeps them where they do not", () => {
    expect(touchTile(facts(), "20")).toEqual({ state: chosen("20"), sound: "lift" });
    expect(touchTile(facts(chosen("20")), "20")).toEqual({ state: NOTHING, sound: "tap" });
    expect(touchPlace(facts(chosen("20", "30")), white5)).toEqual({ state: NOTHING, move: place });
    expect(touchPlace(facts(chosen("60")), white5)).toEqual({ sound: "tap", move: { ...place, tiles: ["60"] } });
  });

  it("offers the groups of a place that is looked at", () => {
    const looking = { ...NOTHING, target: white5 };
    expect(touchPlace(facts(), white5).state).toEqual(looking);
    expect(offersOf(facts(looking)).groups).toEqual([["50"], ["20", "30"]]);
    const group = pick(facts(looking), ["50"]).state;
    expect(group).toEqual({ ...looking, tiles: ["50"] });
    expect(pick(facts(group), ["50"]).move).toEqual({ ...place, tiles: ["50"] });
    expect(bossaConfirm(facts(group)).move).toEqual({ ...place, tiles: ["50"] });
    expect(bossaConfirm(facts())).toEqual({});
  });

  it("does what a marker asks for, once that is confirmed", () => {
    const redraw = touchTile(facts(marked("R")), "20");
    expect(redraw).toEqual({ state: marked("R", "20"), sound: "lift" });
    expect(bossaConfirm(facts(redraw.state))).toEqual({ state: NOTHING, move: { type: "redraw", tile: "20" } });
    const other = touchTile(facts(redraw.state), "30").state;
    expect(other).toEqual(marked("R", "30"));
    const exchange = touchTheirs(facts(marked("X", "20")), "60");
    expect(exchange).toEqual({ state: { ...marked("X", "20"), theirs: "60" }, sound: "lift" });
    expect(touchTile(facts(exchange.state), "30").state).toEqual({ ...marked("X", "30"), theirs: "60" });
    expect(bossaConfirm(facts(exchange.state)).move).toEqual({ type: "exchange", mine: "20", theirs: "60" });
    expect(bossaConfirm(facts(marked("X", "20")))).toEqual({});
    expect(touchMarker(facts(chosen("20", "30")), "X").state).toEqual(marked("X"));
    expect(touchMarker(facts(chosen("20")), "R").state).toEqual(marked("R", "20"));
    expect(touchMarker(facts(marked("S")), "S")).toEqual(cancel());
    expect(offersOf(facts(marked("S", "20"))).fits).toEqual([onWhite4]);
  });

  it("never stacks before that is confirmed, however often a place is touched", () => {
    for (const before of [chosen("20"), marked("S", "20")]) {
      const ready = touchPlace(facts(before), onWhite4);
      expect(ready).toEqual({ state: { ...before, target: onWhite4 }, sound: "lift" });
      expect(touchPlace(facts(ready.state), onWhite4).move).toBeUndefined();
      expect(pick(facts(ready.state), ["20"]).move).toBeUndefined();
      expect(bossaConfirm(facts(ready.state))).toEqual({ state: NOTHING, move: stack });
    }
  });

  it("tells which marker a move spends", () => {
    expect(["place", "stack", "redraw", "exchange"].map((type) => spends({ type }))).toEqual([null, "S", "R", "X"]);
  });

  const onLine = (target: typeof white5 | typeof onWhite4) => ({ kind: "line", target }) as const;

  it("lays what is dragged onto its place, and lets it wait there for company", () => {
    expect(lift(facts(), "50").state).toEqual(chosen("50"));
    expect(drop(facts(chosen("50")), onLine(white5))).toEqual({ state: NOTHING, move: { ...place, tiles: ["50"] } });
    const waiting = drop(facts(chosen("20")), onLine(white5));
    expect(waiting).toEqual({ state: { ...chosen("20"), target: white5 }, sound: "lift" });
    const both = lift(facts(waiting.state), "30").state;
    expect(both).toEqual({ ...chosen("20", "30"), target: white5 });
    expect(drop(facts(both), onLine(white5))).toEqual({ state: NOTHING, move: place });
  });

  it("carries all chosen tiles with the one that is dragged, and no others", () => {
    expect(lift(facts(chosen("20", "30")), "30").state).toEqual(chosen("20", "30"));
    expect(lift(facts(chosen("20", "30")), "50").state).toEqual(chosen("50"));
  });

  it("has the server say why what is dragged does not fit", () => {
    expect(drop(facts(chosen("60")), onLine(white5))).toEqual({
      state: NOTHING,
      sound: "tap",
      move: { ...place, tiles: ["60"] },
    });
  });

  it("asks before a drag spends a marker", () => {
    expect(drop(facts(chosen("20")), onLine(onWhite4))).toEqual({
      state: { ...chosen("20"), target: onWhite4 },
      sound: "lift",
    });
    expect(drop(facts(chosen("20")), { kind: "pile" }).state).toEqual(marked("R", "20"));
    expect(drop(facts(chosen("20")), { kind: "theirs", tile: "60" }).state).toEqual({
      ...marked("X", "20"),
      theirs: "60",
    });
    expect(drop(facts(chosen("20"), ""), { kind: "pile" }).move).toEqual({ type: "redraw", tile: "20" });
    expect(drop(facts(chosen("20"), ""), { kind: "theirs", tile: "60" }).move).toMatchObject({ type: "exchange" });
  });
});

/** The table from straight above: x to the right, y up. */
const seenFromAbove = (wide: number, high: number) =>
  new Lens(fromAbove({ west: 0, south: 0, east: wide, north: high }, { width: 400, height: 600 }), 400, 600);
const SIZE = { width: 400, height: 600 };

describe("Ppolf", () => {
  const view = {
    awaits: "flick",
    run: 0,
    hole: 0,
    turn: 0,
    target: "rn",
    tee: "ka",
    tee_within: 1,
    tee_spot: [10, 9],
    counts: [1],
    setup: { width: 20, height: 30 },
    tiles: [
      { name: "rn", x: 10, y: 20, angle: 0 },
      { name: "ka", x: 10, y: 7, angle: 0 },
    ],
    coins: [{ name: "c0", x: 10, y: 10, angle: 0 }],
  } as unknown as CoinView;
  const lens = seenFromAbove(20 * METRE, 30 * METRE);
  const facts = (state = coins.FRESH, part: Partial<CoinView> = {}): AimFacts<CoinView, coins.AimState> => ({
    view: { ...view, ...part },
    state,
    lens,
    live: true,
  });
  const coin = lens.project(10 * METRE, 10 * METRE);
  const { machine } = coins;

  it("is pulled back from the coin, and flicks the other way when it is let go", () => {
    expect(machine.take(facts(), coin, false)).toEqual({ taken: { pull: coin }, sound: "lift" });
    const pull = pullTo(coin, { x: coin.x, y: coin.y + 100 }, SIZE);
    expect(machine.pulled(facts(), pull).state?.aim?.angle).toBeCloseTo(90, 0);
    const { move, state } = machine.released(facts(), pull);
    expect(move).toMatchObject({ type: "flick", angle: expect.closeTo(90, 0) });
    expect(state?.aim).not.toHaveProperty("hand");
  });

  it("does nothing when it is hardly pulled, or let go by Escape", () => {
    const idle = pullTo(coin, { x: coin.x + 3, y: coin.y }, SIZE);
    expect(machine.released(facts(), idle)).toEqual({ state: coins.FRESH });
    expect(machine.dropped(facts({ ...coins.FRESH, aim: { angle: 1, speed: 1 } }))).toEqual({ state: coins.FRESH });
  });

  it("is pulled from anywhere, by a finger or a mouse, as if it were pulled from the coin", () => {
    const elsewhere = { x: 20, y: 20 };
    expect(machine.take(facts(), elsewhere, true).taken).toEqual({ pull: elsewhere });
    expect(machine.take(facts(), elsewhere, false).taken).toEqual({ pull: elsewhere });
    const by = (from: { x: number; y: number }) =>
      machine.pulled(facts(), pullTo(from, { x: from.x + 30, y: from.y + 80 }, SIZE)).state?.aim;
    expect(by(elsewhere)?.angle).toBeCloseTo(by(coin)?.angle ?? Number.NaN);
    expect(by(elsewhere)?.speed).toBe(by(coin)?.speed);
  });

  it("is carried around its tee, and stays on the table", () => {
    const tees = facts({ ...coins.FRESH, placing: true }, { awaits: "tee" });
    expect(machine.take(tees, lens.project(10 * METRE, 8 * METRE), false).taken).toBe("carry");
    const { state, sound } = machine.carried(tees, lens.project(-METRE, 5 * METRE), true);
    expect(state?.spot?.x).toBe(0);
    expect(state?.spot?.y).toBeCloseTo(5, 5);
    expect(sound).toBe("tap");
  });

  it("is aimed by keys: first at the hole, then turned, and flicked", () => {
    const begun = coins.begin(facts()).state;
    expect(begun?.aim).toEqual({ angle: 90, speed: 1 });
    const turned = coins.arrow(1, 1, false)(facts(begun)).state;
    expect(turned?.aim).toEqual({ angle: 88, speed: 1.1 });
    expect(coins.flick(facts(turned)).move).toEqual({ type: "flick", angle: 88, speed: 1.1 });
    expect(coins.flick({ ...facts(turned), live: false })).toEqual({});
    const placing = { ...coins.FRESH, placing: true };
    expect(coins.arrow(1, 0, true)(facts(placing, { awaits: "tee" })).state?.spot).toEqual({ x: 10.01, y: 9 });
  });

  it("begins anew in another turn", () => {
    expect(machine.turnOf(view, true)).not.toBe(machine.turnOf({ ...view, counts: [2] }, true));
  });
});

describe("Bo-taoshi", () => {
  const disc = (name: string, x: number | null, y: number | null, how: SeenDisc["how"]): SeenDisc => ({
    name,
    owner: name[0] === "w" ? 0 : 1,
    bearer: name[1] === "3",
    where: x === null ? "waiting" : "on",
    x,
    y,
    how,
    why_not: how ? null : "not-yours",
  });
  const view = {
    awaits: "flick",
    actor: 0,
    entered: [3, 3],
    placing: [],
    setup: { sizes: {} },
    discs: [
      disc("w1", 200, 200, "flick"),
      disc("w2", 500, 200, "flick"),
      disc("w3", 380, 100, null),
      disc("b1", 200, 600, null),
      disc("b3", 380, 660, null),
    ],
    ramp: { type: "ramp", shooter: "w2", front: "w1", x: 480, y: 240, angle: 120, within: 20 },
    poles: [null, null],
  } as unknown as DiscView;
  const lens = seenFromAbove(0.76, 0.76);
  const facts = (state = FRESH_DISC, part: Partial<DiscView> = {}): AimFacts<DiscView, DiscState> => ({
    view: { ...view, ...part },
    state,
    lens,
    live: true,
  });
  const spot = (x: number, y: number) => lens.project(x * MM, y * MM, 5 * MM);
  const { machine } = discs;

  it("takes the likeliest disc, another that is chosen, and asks about one that may not be taken", () => {
    expect(planOf(view, FRESH_DISC, true)).toMatchObject({ doing: "flick", at: { x: 200, y: 200 } });
    expect(planOf(view, FRESH_DISC, false).disc).toBeNull();
    const other = discs.choose("w2")(facts()).state;
    expect(planOf(view, other ?? FRESH_DISC, true).disc?.name).toBe("w2");
    expect(discs.choose("b1")(facts()).state?.asked).toBe("b1");
    expect(machine.take(facts(), spot(200, 600), false)).toMatchObject({ taken: null, state: { asked: "b1" } });
  });

  it("pulls whichever disc is under the hand", () => {
    const taken = machine.take(facts(), spot(500, 200), false);
    expect(taken).toMatchObject({ state: { hold: "w2", chosen: "w2" }, sound: "lift" });
    const from = spot(500, 200);
    const pull = pullTo(from, { x: from.x, y: from.y + 80 }, SIZE);
    const { move } = machine.released(facts(taken.state), pull);
    expect(move).toMatchObject({ type: "flick", disc: "w2", angle: expect.closeTo(90, 0) });
  });

  it("slides a disc that enters along the edge, and flicks it into the table", () => {
    const enters = { discs: [disc("w1", null, null, "enter")] };
    const at = planOf({ ...view, ...enters }, FRESH_DISC, true).at;
    const from = spot(at?.x ?? 0, at?.y ?? 0);
    const held = machine.take(facts(FRESH_DISC, enters), from, false).state;
    const along = pullTo(from, { x: from.x + 60, y: from.y }, SIZE);
    const slid = machine.pulled(facts(held, enters), along).state;
    expect(slid).toMatchObject({ sliding: true, aim: null, spot: { y: 0 } });
    expect(machine.released(facts(slid, enters), along)).toMatchObject({ sound: "tap", state: { sliding: false } });
    const back = pullTo(from, { x: from.x, y: from.y + 60 }, SIZE);
    expect(machine.released(facts(held, enters), back).move).toMatchObject({ type: "enter", disc: "w1", y: 0 });
  });

  it("does not place a disc where another lies", () => {
    const places = { awaits: "place" as const, discs: [disc("w1", null, null, "place"), disc("b1", 380, 380, null)] };
    const on = { ...FRESH_DISC, spot: { x: 380, y: 390 } };
    expect(planOf({ ...view, ...places }, on, true).blocked).toBe("b1");
    const moved = discs.arrow(1, 0, false)(facts(on, places)).state;
    expect(moved?.spot?.x).toBeCloseTo(400);
    expect(machine.carried(facts(FRESH_DISC, places), spot(-50, 300), false).state?.spot?.x).toBe(16);
  });

  it("shoots over the ramp only where there is one", () => {
    const scoring = discs.setScoring(true)(facts()).state;
    expect(planOf(view, scoring ?? FRESH_DISC, true)).toMatchObject({ doing: "score", straight: 120 });
    const begun = discs.begin(facts(scoring)).state;
    expect(discs.act(facts(begun)).move).toEqual({ type: "score", angle: 120, speed: 1.65 });
    expect(discs.cancel(facts(scoring)).state?.scoring).toBe(false);
    const none = { ramp: { type: "no-ramp", code: "pole-down" } as const };
    expect(discs.setScoring(true)(facts(FRESH_DISC, none)).state?.scoring).toBe(false);
  });
});
