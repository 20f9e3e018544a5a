import { describe, expect, it } from "vitest";
import { groupsFor, laying, layings, takes, targetsFor } from "../src/games/bossa/fits";
import { type Cell, cellsOf, endsOf, spotsOf, targetAt } from "../src/games/bossa/places";
import { sayStuck } from "../src/games/bossa/stuck";
import { COLOURS, dots, dotsOf, inTheSet, showing, TILES, worth } from "../src/games/bossa/tiles";
import { sayView } from "../src/games/bossa/view-words";
import type { Line, Spot, View } from "../src/games/bossa/wire";
import { tileName } from "../src/games/bossa/words";
import type { LegalMove } from "../src/wire";
import { translatorFor } from "./messages";

const en = translatorFor("bossa", "en");
const ja = translatorFor("bossa", "ja");

const spot = (value: number, ...layers: string[][]): Spot => ({ value, layers });
const option = (move: unknown): LegalMove => ({ move, text: "", events: [] });
const short: Line = { die: 3, up: [spot(4, ["13", "31"])], down: [] };

describe("the tiles", () => {
  it("are the 27 of the set, with all their dots within the tile", () => {
    expect(TILES).toHaveLength(27);
    for (const number of [1, 2, 3, 4, 5, 6])
      for (const colour of COLOURS) expect(showing(TILES, colour, number)).toBe(inTheSet(number));
    for (const tile of TILES)
      for (const colour of COLOURS)
        expect(dotsOf(tile).filter((dot) => dot.colour === colour)).toHaveLength(dots(tile, colour));
  });

  it("are worth nothing in a colour that one of them does not show", () => {
    expect(worth(["23", "31"], "W")).toBe(5);
    expect(worth(["23", "30"], "B")).toBeNull();
    expect(worth([], "W")).toBeNull();
  });
});

describe("what fits", () => {
  const moves = layings([
    option({ type: "place", line: "W", value: 5, tiles: ["20", "30"] }),
    option({ type: "place", line: "W", value: 5, tiles: ["50"] }),
    option({ type: "place", line: "B", value: 2, tiles: ["12"] }),
    option({ type: "stack", line: "W", value: 4, tiles: ["20", "21"] }),
    option({ type: "redraw", tile: "20" }),
    option({ type: "exchange", mine: "20", theirs: "60" }),
  ]);
  const white5 = { kind: "place", line: "W", value: 5 } as const;
  const onWhite4 = { kind: "stack", line: "W", value: 4 } as const;

  it("lights up where exactly the chosen tiles may go, in whatever order they were chosen", () => {
    expect(targetsFor(moves, ["30", "20"])).toEqual([white5]);
    expect(targetsFor(moves, ["21", "20"])).toEqual([onWhite4]);
    expect(targetsFor(moves, ["20"])).toEqual([]);
    expect(targetsFor(moves, [])).toEqual([]);
  });

  it("knows the groups of a place, and what may still become one", () => {
    expect(groupsFor(moves, white5)).toEqual([["50"], ["20", "30"]]);
    expect(groupsFor(moves, { kind: "place", line: "B", value: 4 })).toEqual([]);
    expect(takes(moves, white5, ["20"])).toBe(true);
    expect(takes(moves, white5, ["21"])).toBe(false);
    expect(takes(moves, null, ["21"])).toBe(true);
  });

  it("asks for tiles in ascending order, and without options for nothing", () => {
    expect(laying(white5, ["30", "20"])).toEqual({ type: "place", line: "W", value: 5, tiles: ["20", "30"] });
    expect(layings(null)).toEqual([]);
  });
});

describe("a line", () => {
  const kinds = (cells: Cell[]) => cells.map((cell) => cell.kind).join(" ");

  it("begins at its die and is free at both ends, but not below one", () => {
    expect(endsOf({ die: 3 }).map(({ value, connects }) => [value, connects])).toEqual([
      [2, 1],
      [4, 1],
    ]);
    expect(endsOf({ die: 1 }).map(({ value }) => value)).toEqual([2]);
    expect(endsOf(short).map(({ value, connects }) => [value, connects])).toEqual([
      [2, 1],
      [5, 2],
    ]);
    expect(kinds(cellsOf(short, 7))).toBe("free end die spot end free free");
  });

  it("has its fifteen places in one row, each value at its own place", () => {
    const up = Array.from({ length: 13 }, (_, at) => spot(4 + at, ["60"]));
    const long: Line = { die: 3, up, down: [spot(2, ["20"]), spot(1, ["10"])] };
    expect(spotsOf(long).map(({ value }) => value)).toEqual([1, 2, ...up.map(({ value }) => value)]);
    for (const columns of [7, 12, 20]) {
      const cells = cellsOf(long, columns);
      expect(cells.map(({ value }) => value)).toEqual(Array.from({ length: Math.max(17, columns) }, (_, at) => at + 1));
      expect(cells.filter((cell) => cell.kind === "spot")).toHaveLength(15);
      expect(cells.filter((cell) => cell.kind === "end")).toMatchObject([{ value: 17, connects: 1 }]);
    }
  });

  it("takes tiles at its free places, and stacks elsewhere", () => {
    expect(targetAt("end", "W", 5)).toEqual({ kind: "place", line: "W", value: 5 });
    expect(targetAt("free", "B", 7).kind).toBe("place");
    expect([targetAt("spot", "W", 4).kind, targetAt("die", "W", 3).kind]).toEqual(["stack", "stack"]);
  });
});

describe("the words", () => {
  const view: View = {
    seat: null,
    awaits: "turn",
    turn: 1,
    hands: [["10", "23"], []],
    markers: ["RXS", ""],
    drawn: "23",
    result: null,
    lines: [short, { die: 5, down: [spot(4, ["04"], ["14"])] }],
    unseen: ["01", "02"],
    pile: 1,
    discarded: ["60"],
    stack: "one",
    stuck: null,
  };
  const stuck: View = {
    ...view,
    awaits: "nothing",
    result: { scores: [1, 0], winners: [0], reason: "", rule: "BO-14", code: "no-move" },
    hands: [["10"], ["05", "03"]],
    stuck: {
      seat: 1,
      places: [
        { line: "W", value: 2, sizes: [1, 2] },
        { line: "W", value: 5, sizes: [2, 3] },
      ],
      stacks: [{ line: "B", value: 4, sizes: [1] }],
      markers: [
        { marker: "R", why: "empty-pile" },
        { marker: "X", why: "used" },
        { marker: "S", why: "no-match" },
      ],
    },
  };

  it("tell who is stuck what each place would need, and why no marker helps", () => {
    expect(sayStuck(view, en)).toEqual([]);
    expect(sayStuck(stuck, en)).toEqual([
      "White 2 needs 1 or 2 tiles that make 2.",
      "White 5 needs 2 or 3 tiles that make 5.",
      "No white dots in hand.",
      "Black dots in hand: 5 and 3.",
      "Redraw: the pile is empty.",
      "Exchange: already used.",
      "Stack: nothing in hand matches black 4 (1 tile).",
    ]);
    expect(sayView(stuck, en)).toEqual(expect.arrayContaining(sayStuck(stuck, en)));
  });

  it("say what is waited for before there are lines", () => {
    expect(sayView({ ...view, lines: [], awaits: "deal" }, en).at(-1)).toBe("Tiles are dealt when you’re both here.");
    expect(sayView({ ...view, lines: [], awaits: "roll" }, en).at(-1)).toBe("Next: the dice.");
  });

  it.each([
    ["English", en],
    ["Japanese", ja],
  ] as const)("leave nothing out in %s", (_, t) => {
    for (const sentence of [...sayView(view, t), ...sayView(stuck, t)])
      expect(sentence).toMatch(/^(?!.*(undefined|missing|NaN|null|\{|\?)).+/);
    expect(new Set(sayView(view, t)).size).toBe(sayView(view, t).length);
  });

  it("call tiles by their dots", () => {
    expect(tileName("23", en)).toBe("W2·B3");
    expect(tileName("03", ja)).toBe("黒3");
  });
});
