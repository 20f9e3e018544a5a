import { describe, expect, it } from "vitest";
import { type Against, differing, fieldsFor, setupFor, unfit } from "../src/home/setup";
import { openedWith, problemIn, setupOf, startModel } from "../src/home/start-state";
import { pause } from "../src/session/backoff";
import { clockFace, secondsLeft } from "../src/session/clock";
import { latestOnly } from "../src/session/latest";
import type { GameCard, OptionField } from "../src/wire";

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

it("asks for the seats as they were chosen", () => {
  const game: GameCard = { id: "g", title: "", about: "", players: [2, 2], minutes: [1, 2], levels: [1] };
  const others: Against[] = ["bot"];
  const chosen = {
    others,
    options: {},
    level: 2,
    begins: "they",
    clock: "move",
    grace: 0,
    watching: true,
    name: "Aki",
  } as const;
  expect(setupFor(game, chosen)).toMatchObject({
    seats: [
      { kind: "bot", level: 2 },
      { kind: "person", name: "Aki" },
    ],
    order: "given",
    clock: { per: "move", seconds: 60 },
  });
  expect(setupFor(game, { ...chosen, begins: "drawn", others: ["friend"] })).toMatchObject({
    seats: [{ kind: "person" }, { kind: "open" }],
    order: "drawn",
  });
  expect(setupFor(game, { ...chosen, others: [], options: { level: 3 }, clock: "part" })).toMatchObject({
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

it("says of what can be chosen only what is not as usual, and only where it can be", () => {
  const has = (key: string) => key === "option-level";
  const options: OptionField[] = [
    { name: "level", kind: "choice", default: 0, choices: [0, 1, 2], players: 1 },
    { name: "nameless", kind: "text", default: "" },
  ];
  const game: GameCard = { id: "g", title: "", about: "", players: [1, 4], minutes: [1, 2], levels: [1], options };
  expect(differing(fieldsFor(game, 1, has), { level: 2, nameless: "x" })).toEqual({ level: 2 });
  expect(differing(fieldsFor(game, 1, has), { level: 0 })).toEqual({});
  expect(differing(fieldsFor(game, 3, has), { level: 2 })).toEqual({});
});

describe("the start sheet", () => {
  const options: OptionField[] = [
    { name: "limit", kind: "number", default: null, choices: [1, 99] },
    { name: "hand", kind: "choice", default: "human", choices: ["human", "steady"] },
  ];
  const game: GameCard = {
    id: "g",
    title: "",
    about: "",
    players: [1, 4],
    minutes: [1, 2],
    levels: [1, 2, 3],
    options,
  };
  const opened = openedWith(game, { players: 2, level: 3 });
  const has = () => true;

  it("opens with what was chosen the last time, where that still exists", () => {
    expect(opened).toMatchObject({ players: 2, level: 3, clock: null });
    expect(openedWith(game, { players: 9, level: 0 })).toMatchObject({ players: 1, level: 1 });
  });

  it("offers the clocks that go with so many players, and keeps one only where it is offered", () => {
    const alone = startModel(game, { ...opened, players: 1, clock: "game" }, { countdown: true }, has);
    expect([alone.clocks, alone.clock]).toEqual([["part", "none"], "part"]);
    const together = startModel(game, { ...opened, clock: "game" }, {}, has);
    expect([together.counts, together.clock, together.bots]).toEqual([[1, 2, 3, 4], "game", true]);
  });

  it("asks how long to wait for a friend only where no clock says so and somebody could be away", () => {
    const asks = (part: Partial<typeof opened>) => startModel(game, { ...opened, ...part }, {}, has).asksGrace;
    expect([asks({}), asks({ clock: "move" }), asks({ players: 1 })]).toEqual([true, false, false]);
    const patient = { ...opened, grace: 120 };
    const sent = (part: Partial<typeof opened>, others: Against[]) =>
      setupOf(game, { ...patient, ...part }, startModel(game, { ...patient, ...part }, {}, has), others, "").grace;
    expect(sent({}, ["friend"])).toBe(120);
    expect([sent({}, ["bot"]), sent({ clock: "game" }, ["friend"]), sent({ grace: 0 }, ["friend"])]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it("begins with what people usually want, until somebody chooses otherwise", () => {
    const face = { usual: { hand: "steady" } };
    const model = startModel(game, opened, face, has);
    expect(setupOf(game, opened, model, ["bot"], "Aki")).toMatchObject({ game: "g", options: { hand: "steady" } });
    const otherwise = { ...opened, options: { hand: "human" } };
    expect(setupOf(game, otherwise, startModel(game, otherwise, face, has), ["bot"], "").options).toEqual({});
  });

  it("says which number can't be", () => {
    const wrong = startModel(game, { ...opened, options: { limit: 200 } }, {}, has);
    expect(problemIn(wrong, ({ name }) => name)).toMatchObject({
      code: "bad-number",
      facts: { name: "limit", least: 1, most: 99 },
    });
    expect(problemIn(startModel(game, opened, {}, has), ({ name }) => name)).toBeNull();
  });
});

it("asks only the latest of many questions, one at a time", async () => {
  const answers: ((answer: unknown) => void)[] = [];
  const asked: number[] = [];
  const ask = latestOnly(
    (number: number) => {
      asked.push(number);
      return new Promise((answer) => answers.push(answer));
    },
    async () => undefined,
  );
  const [first, second, third] = [ask(1), ask(2), ask(3)];
  expect(asked).toEqual([1]);
  expect(await second).toBeNull();
  answers[0]?.("one");
  expect(await first).toBe("one");
  await Promise.resolve();
  expect(asked).toEqual([1, 3]);
  answers[1]?.("three");
  expect(await third).toBe("three");
});
