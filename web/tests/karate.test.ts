import { describe, expect, it } from "vitest";
import { missingFor, sayMissing } from "../src/games/karate/kiai";
import { momentsOf, wholeTime } from "../src/games/karate/moments";
import { FRESH, marksOf, put, take, touchBox, touchDie } from "../src/games/karate/place";
import { beforeFight, opponentDice, readingOrder, scoredIn } from "../src/games/karate/points";
import { paces } from "../src/games/karate/raced";
import {
  BOXES,
  type Code,
  completing,
  indexOf,
  isLearned,
  numberIn,
  strongest,
  writtenOver,
} from "../src/games/karate/sheet";
import {
  allHome,
  asTime,
  footOf,
  lateAfter,
  POST,
  type Runner,
  STANDING,
  seconds,
  stride,
} from "../src/games/karate/stride";
import { awaited, sayView } from "../src/games/karate/view-words";
import type { Fight, View } from "../src/games/karate/wire";
import { sayPairing } from "../src/games/karate/words";
import { translatorFor } from "./messages";

const en = translatorFor("karate", "en");
const ja = translatorFor("karate", "ja");

const BLANK = ".".repeat(105);
const write = (sheet: string, ...texts: string[]): string =>
  writtenOver(
    sheet,
    texts.map((text) => ({ box: text.slice(0, 3), number: Number(text[4]) })),
  );

/** The sheet of the rulebook's example. */
const CHUCK = write(
  BLANK,
  "1K1=6",
  "1K2=6",
  "2K1=1",
  "2K2=1",
  "3O1=4",
  "3O2=4",
  "3O3=4",
  "5T1=1",
  "5T2=1",
  "5T3=2",
  "5T4=2",
  "5T5=2",
  "5T6=2",
  "5T7=2",
);

const fightOf = (scores: number[][], ...sides: string[]): Fight => ({
  caller: 1,
  techniques: sides.map((side) => side.split(" ") as Code[]),
  scores,
});

describe("the sheet", () => {
  it("has 105 boxes in the server's order", () => {
    expect(BOXES).toHaveLength(105);
    expect(BOXES.slice(0, 6)).toEqual(["1K1", "1K2", "1H1", "1H2", "1H3", "1O1"]);
    expect(indexOf("5T7")).toBe(104);
    expect(numberIn(write(BLANK, "3O4=4"), "3O4")).toBe(4);
    expect(numberIn(BLANK, "3O4")).toBeNull();
  });

  it("knows what is learned, as in the rulebook's example", () => {
    expect([
      isLearned(CHUCK, 1, "K"),
      isLearned(CHUCK, 2, "K"),
      isLearned(CHUCK, 3, "O"),
      isLearned(CHUCK, 5, "T"),
      isLearned(BLANK, 1, "K"),
    ]).toEqual([true, true, false, false, false]);
    expect(isLearned(write(CHUCK, "5T1=2", "5T2=2"), 5, "T")).toBe(true);
  });

  it("glows where a number would complete a technique, also over another number", () => {
    expect([...completing(CHUCK, 4)]).toEqual(["3O4"]);
    expect([...completing(CHUCK, 2)]).toEqual([]);
    expect([...completing(write(CHUCK, "5T1=2"), 2)]).toEqual(["5T2"]);
  });

  it("takes the strongest of what was learned", () => {
    expect([strongest("KOT"), strongest("H"), strongest("")]).toEqual(["T", "H", "-"]);
  });
});

describe("placing the dice", () => {
  it("goes from one die to the other, and to none", () => {
    const first = touchBox(FRESH, "3O4");
    expect(first).toEqual({ boxes: ["3O4", null], chosen: 1 });
    expect(touchBox(first, "1K1")).toEqual({ boxes: ["3O4", "1K1"], chosen: null });
    expect(touchBox(touchBox(first, "1K1"), "2K1").boxes).toEqual(["3O4", "1K1"]);
  });

  it("takes a die back from its box, and gives way to another", () => {
    const both = put(put(FRESH, 0, "3O4"), 1, "1K1");
    expect(touchBox(both, "3O4")).toEqual({ boxes: [null, "1K1"], chosen: 0 });
    expect(touchDie(both, 1)).toEqual(take(both, 1));
    expect(put(both, 0, "1K1")).toEqual({ boxes: ["1K1", null], chosen: 1 });
  });

  it("writes in the order of the dice, or of the boxes for equal ones", () => {
    const both = put(put(FRESH, 0, "3O4"), 1, "1K1");
    expect(marksOf(FRESH, [4, 6])).toBeNull();
    expect(marksOf(both, [4, 6])).toEqual([
      { box: "3O4", number: 4 },
      { box: "1K1", number: 6 },
    ]);
    expect(marksOf(both, [5, 5])).toEqual([
      { box: "1K1", number: 5 },
      { box: "3O4", number: 5 },
    ]);
  });
});

describe("the fight", () => {
  it("adds up what its steps gave", () => {
    const steps = [
      [0, 1, 2],
      [1, 2, -1],
    ];
    const joe = fightOf(steps, "O H", "K O", "Y -");
    expect([0, 1, 2].map((side) => scoredIn(joe, side))).toEqual([1, 3, 1]);
    expect(scoredIn(joe, 2, 1)).toBe(2);
  });

  it("is read from the caller on", () => {
    expect(readingOrder(fightOf([], "K", "O", "T"))).toEqual([1, 2, 0]);
    expect(readingOrder({ caller: null, techniques: [["K"], ["O"]], scores: [] })).toEqual([0, 1]);
  });

  it("explains a pairing by the reason that came with its points", () => {
    const reasons = ["hit", "open", "block", "struck", "blocked", "even", "beaten", "late", "idle", "pause"] as const;
    for (const why of reasons)
      for (const t of [en, ja])
        expect(sayPairing("O", "H", { points: 0, why }, t)).not.toMatch(/missing|undefined|\{|Why/);
    expect(sayPairing("O", "H", { points: 1, why: "hit" }, en)).toBe("Oi Zuki hits Hiza Uke: 1 point");
    const struck = { points: -1, why: "struck" } as const;
    expect(sayPairing("-", "T", struck, en)).toBe("Hit by Yoko Tobi Geri while hesitating: −1 point");
    const blocked = { points: 0, why: "blocked" } as const;
    expect(sayPairing("Y", "H", blocked, en)).toBe("Yoko Geri is blocked by Hiza Uke: 0 points");
  });

  it("shows every step to its end, faster with many", () => {
    const moments = momentsOf(8, 0, 5);
    expect(moments.filter(({ scored }) => scored).map(({ step }) => step)).toEqual([0, 1, 2, 3, 4]);
    expect(moments.at(-1)).toMatchObject({ step: 4, read: 8, scored: true });
    expect(wholeTime(momentsOf(8, 0, 1))).toBeLessThan(4500);
    expect(momentsOf(2, 3, 4).every(({ step }) => step === 3)).toBe(true);
  });
});

describe("the foot race", () => {
  it("goes on with the other foot only, and ends at the post with a time", () => {
    let runner: Runner = STANDING;
    runner = stride(stride(runner, "left", 100), "left", 150);
    expect(runner.steps).toBe(1);
    for (let n = 1; n < 60; n += 1) runner = stride(runner, n % 2 ? "right" : "left", 200 * (n + 1));
    expect(runner).toMatchObject({ steps: POST, time: 480 });
    expect(allHome([STANDING, runner])).toBe(false);
    expect(allHome([runner])).toBe(true);
  });

  it("has times within the bounds of the rules", () => {
    expect([asTime(3), asTime(4204), asTime(90_000)]).toEqual([150, 420, 6000]);
    expect(seconds(420)).toBe("4.20");
    const slow = { ...STANDING, steps: 3 };
    expect(lateAfter([slow], 59_000)).toEqual([slow]);
    expect(lateAfter([slow], 60_100)[0]?.time).toBe(6000);
  });

  it("knows whose foot a key is", () => {
    expect(footOf("A", 2)).toEqual({ runner: 1, foot: "left" });
    expect(footOf("ArrowRight", 2)).toEqual({ runner: 0, foot: "right" });
    expect(footOf("g", 2)).toBeNull();
  });

  it("is shown in the pace of its times", () => {
    const [fast = 0, slow = 0, slowest = 0] = paces([400, 600, 6000]);
    expect(slow / fast).toBeCloseTo(1.5);
    expect(slowest).toBeLessThan(4000);
  });
});

describe("a kiai", () => {
  const five = write(CHUCK, "3K1=1", "3K2=1", "4K1=1", "4K2=1", "5K1=1", "5K2=1");

  it("lacks what its reading asks for", () => {
    expect(missingFor(CHUCK, "any")).toBeNull();
    expect(missingFor(BLANK, "some")).toEqual({ steps: [], attack: false });
    expect(missingFor(CHUCK, "some")).toBeNull();
    expect(missingFor(CHUCK, "all")).toEqual({ steps: [3, 4, 5], attack: false });
    expect(missingFor(five, "all")).toBeNull();
    expect(missingFor(five, "attack")).toEqual({ steps: [], attack: true });
    expect(missingFor(write(five, "3O4=4"), "attack")).toBeNull();
    expect(missingFor(BLANK, null)).toBeNull();
  });

  it("says what is missing", () => {
    expect(sayMissing({ steps: [3, 4, 5], attack: false }, en)).toBe("For a kiai: learn steps 3, 4 and 5.");
    expect(sayMissing({ steps: [2], attack: true }, en)).toBe("For a kiai: learn step 2, and one attack.");
    expect(sayMissing({ steps: [3, 5], attack: false }, ja)).toBe("気合まで：3、5本目の技を習得");
    expect(sayMissing({ steps: [], attack: true }, ja)).not.toMatch(/missing|undefined/);
  });
});

describe("while a fight is shown", () => {
  it("nothing tells of it", () => {
    const fights = [fightOf([[1, 0, 0]], "O", "H", "-"), fightOf([[0, 2, -1]], "K", "O", "-")];
    const after: View = { ...view, fights, totals: [1, 2, -1] };
    expect(beforeFight(after, 1).totals).toEqual([1, 0, 0]);
    expect(beforeFight(after, 1).fights).toHaveLength(1);
    expect(beforeFight(after, 0).totals).toEqual([0, 0, 0]);
  });

  it("both dice of the opponent are shown, or the one that is known of an old match", () => {
    const alone = { caller: null, techniques: [["K"], ["O"]], scores: [[1, 0]], dice: [[4, 2]] } as Fight;
    expect(opponentDice(alone, 0, "O")).toEqual([4, 2]);
    expect(opponentDice({ ...alone, dice: [] }, 0, "O")).toEqual([4]);
  });
});

const view: View = {
  seat: 0,
  players: 3,
  level: 0,
  kiai: "all",
  tie: "race",
  last_roll: 60,
  seconds: null,
  awaits: "write",
  round: 0,
  rolls: 4,
  roller: 1,
  rolled: 4,
  dice: [4, 6],
  written: [false, true, false],
  settled: [false, false, false],
  caller: null,
  own: { sheet: CHUCK, writing: null, learned: ["K", "K", "", "", ""], settled: null, past: [], run: null },
  fights: [],
  pairings: [],
  totals: [0, -2, 3],
  sheets: [],
  runners: [],
  ran: [false, false, false],
  race: null,
  result: null,
};
describe("the words", () => {
  it("tell the table line by line", () => {
    const lines = sayView(view, en);
    expect(lines[1]).toBe("The dice show 4 and 6.");
    expect(lines[2]).toBe("Step 1: Kake Uke 6 6, learned.");
    expect(lines[4]).toBe("Step 3: Oi Zuki 4 4 4 blank.");
    expect(lines[5]).toBe("Step 4: nothing written.");
    expect(lines.at(-1)).toBe("Waiting for you and Player 3.");
    expect(awaited(view)).toEqual([0, 2]);
    expect(sayView({ ...view, own: null, seat: null }, ja).join()).not.toMatch(/missing|undefined/);
  });
});
