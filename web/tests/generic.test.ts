import { describe, expect, it } from "vitest";
import { choicesOf, chosen, fitting, NOTHING_TYPED, press, type } from "../src/games/generic/picking";
import { linesOf, pointsOf, rowsOf } from "../src/games/generic/rows";
import { sayView } from "../src/games/generic/words";
import type { GameModule } from "../src/games/module";
import { bundleOf, Phrasebook } from "../src/i18n/phrasebook";
import { translator } from "../src/i18n/translate";
import { endingWords, refusalWords, stepWords, type Tongue } from "../src/table/who";
import type { LegalMove, Message, Step } from "../src/wire";

const FILE = `
side = Player { $number }
side-1 = Dark
view-heap-sizes = Heaps
view-raw = { "" }
move-take = Take { $count } from heap { $heap }
event-took = { $seat } takes { $count }.
step-timeout = Time is up. { $words }
refusal-too-many = At most { $most }.
result-last = { $winner } wins against { $loser }, { $score0 } to { $score1 }.
generic-yes = yes
generic-no = no
result-plain = { $winners } wins: { $reason }.
`;
const book = new Phrasebook("en", [bundleOf("en", FILE)]);
const t = translator(book);

describe("any view", () => {
  it("is read row by row, with the names that the game has", () => {
    const view = {
      seat: 0,
      heap_sizes: [3, 4],
      turn: 1,
      winner: null,
      done: true,
      note: "",
      raw: 1,
      result: { code: "x" },
    };
    expect(linesOf(rowsOf(view, t))).toEqual(["Heaps: 3, 4", "Turn: Dark", "Winner: –", "Done: yes", "Note: –"]);
  });

  it("calls those who sit there by name, and others as the game does", () => {
    const named = translator(book.naming(["Aki", null, null], ["first", "second", "third"]));
    const turns = [0, 1, 2].map((turn) => linesOf(rowsOf({ turn }, named))[0]);
    expect(turns).toEqual(["Turn: Aki", "Turn: Dark", "Turn: Third"]);
  });

  it("keeps nests, grids and pictures apart", () => {
    const view = {
      board: "X.\n.O",
      cells: [
        ["a", null],
        ["b", 1],
      ],
      hands: [{ tiles: [1] }, { tiles: [] }],
    };
    expect(rowsOf(view, t).map(({ value }) => value.kind)).toEqual(["picture", "grid", "rows"]);
    expect(sayView(view, t)).toEqual([
      "Board:",
      "X.",
      ".O",
      "Cells 1: a, –",
      "Cells 2: b, 1",
      "Hands 1 Tiles: 1",
      "Hands 2 Tiles: –",
    ]);
  });

  it("may be anything", () => {
    expect(sayView("XO", t)).toEqual(["XO"]);
    expect(sayView(null, t)).toEqual(["–"]);
    expect(sayView({}, t)).toEqual([]);
    expect(sayView([[1], { a: 2 }], t)).toEqual(["1: 1", "2 A: 2"]);
  });

  it("has points by seat where they have a usual name", () => {
    expect(pointsOf({ points: [4, 5] }, 1)).toBe(5);
    expect(pointsOf({ scores: [4] }, 1)).toBeNull();
    expect(pointsOf({ points: 4 }, 0)).toBeNull();
    expect(pointsOf("x", 0)).toBeNull();
  });
});

describe("choosing a move", () => {
  const legal = (text: string, move: unknown): LegalMove => ({ move, text, events: [] });
  const moves = [
    legal("take 1 12", { type: "take", heap: 1, count: 12 }),
    legal("take 1 1", { type: "take", heap: 1, count: 1 }),
    legal("take 2 1", { type: "take", heap: 2, count: 1 }),
    legal("pass", { type: "pass" }),
  ];
  const choices = choicesOf(moves, t);

  it("calls moves as the game does, else by their notation", () => {
    expect(choices.map(({ label }) => label)).toEqual([
      "Take 12 from heap 1",
      "Take 1 from heap 1",
      "Take 1 from heap 2",
      "pass",
    ]);
  });

  it("finds moves by any of their words, the exact notation first", () => {
    expect(fitting(choices, "").length).toBe(4);
    expect(fitting(choices, "take 1 1")[0]?.text).toBe("take 1 1");
    expect(fitting(choices, "HEAP 2").map(({ text }) => text)).toEqual(["take 1 12", "take 2 1"]);
    expect(fitting(choices, "zzz")).toEqual([]);
  });

  it("walks with the arrows, round the end", () => {
    expect(press(NOTHING_TYPED, "ArrowDown", 4)?.at).toBe(0);
    expect(press({ typed: "", at: 3 }, "ArrowDown", 4)?.at).toBe(0);
    expect(press({ typed: "", at: 0 }, "ArrowUp", 4)?.at).toBe(3);
    expect(press(NOTHING_TYPED, "ArrowUp", 4)?.at).toBe(3);
    expect(press({ typed: "", at: 1 }, "PageDown", 4)?.at).toBe(3);
    expect(press({ typed: "", at: 1 }, "PageUp", 4)?.at).toBe(0);
    expect(press(NOTHING_TYPED, "ArrowDown", 0)).toBeNull();
    expect(press(NOTHING_TYPED, "a", 4)).toBeNull();
    expect(press(NOTHING_TYPED, "Escape", 4)).toBeNull();
    expect(press({ typed: "x", at: 2 }, "Escape", 4)).toEqual(NOTHING_TYPED);
  });

  it("plays what is marked, else what was typed", () => {
    expect(chosen({ typed: "", at: 3 }, choices)).toEqual({ type: "pass" });
    expect(chosen({ typed: " jump ", at: 0 }, [])).toBe("jump");
    expect(chosen(type("PASS"), fitting(choices, "PASS"))).toEqual({ type: "pass" });
    expect(chosen(type(" "), choices)).toBeNull();
    expect(chosen(NOTHING_TYPED, choices)).toBeNull();
  });
});

describe("any game in words", () => {
  const step: Step = { number: 0, kind: "move", seat: 1, at: 0, text: "take 1 2", events: [] };
  const message = { type: "message", id: "event-took", args: { seat: { type: "seat", seat: 1 }, count: 2 } } as const;

  const module: GameModule = { id: "g", Board: () => null, Score: () => null, sayView };
  const tongue: Tongue = { module, book, plain: book, t, say: t, sides: ["first", "second"], you: null };

  it("says what happened by the messages, else by the move", () => {
    expect(stepWords({ ...step, messages: [message] }, tongue)).toBe("Dark takes 2.");
    expect(stepWords({ ...step, kind: "timeout", messages: [message] }, tongue)).toBe("Time is up. Dark takes 2.");
    expect(stepWords(step, tongue)).toBe("take 1 2");
    expect(stepWords({ ...step, text: null }, tongue)).toBe("");
  });

  it("says why not: by the game's message, else by the words that came with it", () => {
    const refused = { type: "message", id: "refusal-too-many", args: { most: 3 } } as const;
    expect(refusalWords({ code: "too-many", reason: "", message: refused }, tongue)).toBe("At most 3.");
    expect(refusalWords({ code: "other", reason: "It is dark." }, tongue)).toBe("It is dark.");
  });

  it("says how it ended: by the game's message, else plainly", () => {
    const [winner, loser] = [0, 1].map((seat) => ({ type: "seat", seat }) as const);
    const args = {
      winner,
      loser,
      score0: 1,
      score1: 0,
      winners: { type: "list", items: [winner] },
      reason: "it ended",
    };
    const ending = (id: string) => ({ type: "message", id, args }) as Message;
    expect(endingWords({ ending: ending("result-last") }, tongue)).toBe("First wins against Dark, 1 to 0.");
    expect(endingWords({ ending: ending("result-over") }, tongue)).toBe("First wins: it ended.");
  });
});
