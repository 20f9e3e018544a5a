import { describe, expect, it } from "vitest";
import { type Against, differing, knobsFor, unfit, wishFor } from "../src/home/wish";
import { pause } from "../src/session/backoff";
import { clockFace, secondsLeft } from "../src/session/clock";
import { ViewQueue, viewsOf } from "../src/table/view-queue";
import type { GameCard, MatchUpdate, OptionField, Step } from "../src/wire";

describe("the clock", () => {
  it("runs only for whoever is waited for", () => {
    const times = { left: [60, 30], running: [1] };
    expect(secondsLeft(times, 0, 5000)).toBe(60);
    expect(secondsLeft(times, 1, 5000)).toBe(25);
    expect(secondsLeft(times, 1, 99_000)).toBe(0);
  });

  it("shows tenths at the end", () => {
    expect(clockFace(600)).toBe("10:00");
    expect(clockFace(65.2)).toBe("1:06");
    expect(clockFace(9.36)).toBe("9.3");
  });
});

it("waits between half and all of a doubling time", () => {
  expect(pause(0, () => 0)).toBe(250);
  expect(pause(3, () => 1)).toBe(4000);
  expect(pause(99, () => 1)).toBe(15_000);
});

describe("the queue of views", () => {
  const step = (number: number): Step => ({ number, kind: "move", seat: 0, at: 0, text: "", events: [] });
  const table = (view: number): MatchUpdate => ({
    type: "update",
    seq: view,
    steps: [],
    views: [{ seat: 0, view }],
    seats: [],
    to_act: [0],
    times: null,
    takeback: null,
    rematch: [],
    result: null,
    ending: null,
  });

  const show = (queue: ViewQueue, ...events: Parameters<typeof viewsOf>) => {
    for (const view of viewsOf(...events)) queue.push(view);
  };

  it("shows one move after the other, each when the last has come to rest", () => {
    const queue = new ViewQueue();
    show(queue, table(0), [], true);
    expect(queue.idle).toBe(true);
    show(queue, table(1), [step(0)], false);
    show(queue, table(2), [step(1)], false);
    expect(queue.current?.views[0]?.view).toBe(1);
    queue.shown();
    expect(queue.current?.views[0]?.view).toBe(2);
    expect(queue.idle).toBe(false);
    queue.shown();
    expect(queue.idle).toBe(true);
  });

  it("shows several moves that come at once one by one, where it is known how each leaves the table", () => {
    const queue = new ViewQueue();
    show(queue, table(0), [], true);
    show(queue, table(3), [{ ...step(0), view: 1 }, { ...step(1), view: 2 }, step(2)], false);
    const seen = [];
    for (; !queue.idle; queue.shown()) seen.push([queue.current?.step?.number, queue.current?.views[0]?.view]);
    expect(seen).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
  });

  it("shows the deal and the dice with which a match begins, but nothing else of what is past", () => {
    const nature = (number: number): Step => ({ ...step(number), seat: -1, view: number + 1 });
    const queue = new ViewQueue();
    show(queue, table(2), [nature(0), nature(1)], true);
    expect(queue.current?.step?.number).toBe(0);
    const later = new ViewQueue();
    show(later, table(3), [nature(0), nature(1), { ...step(2), view: 3 }], true);
    expect(later.idle).toBe(true);
  });

  it("jumps over a gap, and over what would take too long", () => {
    const queue = new ViewQueue();
    show(queue, table(0), [], true);
    show(queue, table(3), [step(0), step(1), step(2)], false);
    expect(queue.current?.step).toBeNull();
    for (let view = 4; view < 16; view += 1) show(queue, table(view), [step(view)], false);
    expect(queue.current?.views[0]?.view).toBeGreaterThan(7);
  });

  it("leaves no film out for the aims that come with it", () => {
    const queue = new ViewQueue();
    show(queue, table(0), [], true);
    for (let view = 1; view < 16; view += 1)
      show(queue, table(view), [{ ...step(view), film: view % 3 ? null : {} }], false);
    expect(queue.current?.views[0]?.view).toBe(1);
  });

  it("does not cut a move short when somebody comes or goes", () => {
    const queue = new ViewQueue();
    show(queue, table(0), [], true);
    show(queue, table(1), [step(0)], false);
    show(queue, table(1), [], false);
    expect(queue.current?.step?.number).toBe(0);
    expect(queue.idle).toBe(false);
  });
});

it("asks for the seats as they were chosen", () => {
  const game: GameCard = { id: "g", title: "", about: "", players: [2, 2], minutes: [1, 2], levels: [1] };
  const others: Against[] = ["bot"];
  const chosen = { others, options: {}, level: 2, begins: "they", clock: "move", watching: true, name: "Aki" } as const;
  expect(wishFor(game, chosen)).toMatchObject({
    seats: [
      { kind: "bot", level: 2 },
      { kind: "person", name: "Aki" },
    ],
    order: "given",
    clock: { per: "move", seconds: 60 },
  });
  expect(wishFor(game, { ...chosen, begins: "drawn", others: ["friend"] })).toMatchObject({
    seats: [{ kind: "person" }, { kind: "open" }],
    order: "drawn",
  });
  expect(wishFor(game, { ...chosen, others: [], options: { level: 3 }, clock: "part" })).toMatchObject({
    seats: [{ kind: "person" }],
    options: { level: 3 },
    clock: { per: "part" },
  });
});

it("finds the number that a game can't take", () => {
  const options: OptionField[] = [{ name: "limit", kind: "number", default: null, choices: [1, 99] }];
  for (const wrong of [0, 200, 2.5, -3]) expect(unfit(options, { limit: wrong })?.name).toBe("limit");
  for (const right of [1, 99, null]) expect(unfit(options, { limit: right })).toBeUndefined();
  expect(unfit(options, {})).toBeUndefined();
});

it("says of what can be settled only what is not as usual, and only where it can be", () => {
  const has = (key: string) => key === "option-level";
  const options: OptionField[] = [
    { name: "level", kind: "choice", default: 0, choices: [0, 1, 2], players: 1 },
    { name: "nameless", kind: "text", default: "" },
  ];
  const game: GameCard = { id: "g", title: "", about: "", players: [1, 4], minutes: [1, 2], levels: [1], options };
  expect(differing(knobsFor(game, 1, has), { level: 2, nameless: "x" })).toEqual({ level: 2 });
  expect(differing(knobsFor(game, 1, has), { level: 0 })).toEqual({});
  expect(differing(knobsFor(game, 3, has), { level: 2 })).toEqual({});
});
