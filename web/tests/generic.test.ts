import { describe, expect, it } from "vitest";
import { choicesOf, chosen, fitting, NOTHING_TYPED, press, type } from "../src/games/generic/picking";
import { linesOf, pointsOf, rowsOf } from "../src/games/generic/rows";
import { sayProblem, sayResult, sayStep, sayView } from "../src/games/generic/words";
import { bundleOf, Phrasebook } from "../src/i18n/phrasebook";
import { translator } from "../src/i18n/translate";
import type { LegalMove, Step } from "../src/wire";

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
generic-result-one = { $winner } wins: { $reason }.
generic-result-several = { $winners } win together: { $reason }.
generic-result-nobody = Nobody wins: { $reason }.
generic-unreadable = Unreadable.
`;
const t = translator(new Phrasebook("en", [bundleOf("en", FILE)]));

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

  it("says what happened by the messages, else by the move", () => {
    expect(sayStep({ ...step, messages: [message] }, t)).toBe("Dark takes 2.");
    expect(sayStep({ ...step, kind: "timeout", messages: [message] }, t)).toBe("Time is up. Dark takes 2.");
    expect(sayStep(step, t)).toBe("Dark take 1 2");
    expect(sayStep({ ...step, text: null }, t)).toBe("Dark");
  });

  it("says why not, where it can", () => {
    expect(sayProblem({ code: "too-many", reason: "", facts: { most: 3 } }, t)).toBe("At most 3.");
    expect(sayProblem({ code: "unreadable-move", reason: "x" }, t)).toBe("Unreadable.");
    expect(sayProblem({ code: "other", reason: "x" }, t)).toBeNull();
  });

  it("says how it ended", () => {
    const result = { scores: [1, 0], winners: [0], reason: "no stones are left", code: "last" };
    expect(sayResult(result, t)).toBe("Player 1 wins against Dark, 1 to 0.");
    expect(sayResult({ ...result, code: "over" }, t)).toBe("Player 1 wins: no stones are left.");
    expect(sayResult({ ...result, code: "over", winners: [0, 1] }, t)).toBe(
      "Player 1 and Dark win together: no stones are left.",
    );
    expect(sayResult({ ...result, code: "over", winners: [] }, t)).toBe("Nobody wins: no stones are left.");
  });
});
