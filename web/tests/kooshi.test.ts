// Ko-oshi's board in words: what an aim would do, why a way is closed, and where arrows point as one sees them.

import { describe, expect, it } from "vitest";
import { headingOf, sideFor } from "../src/games/kooshi/squares";
import { readTravel } from "../src/games/kooshi/travel";
import type { AnyEvent, Closed, View } from "../src/games/kooshi/wire";
import { sayAim, sayArrow, sayClosed, sayPicked } from "../src/games/kooshi/words";
import { translatorFor } from "./messages";

const t = translatorFor("kooshi", "en");
const ja = translatorFor("kooshi", "ja");
const reader = { t, you: null };
const [light, dark] = [sideFor(0), sideFor(1)];

const pushBack: Closed = {
  text: "c4s",
  rule: "KO-10",
  why: { type: "message", id: "refusal-push-back", args: { now: "c3", before: "c2" } },
};
const tooMany: Closed = {
  text: "c4e",
  rule: "KO-5",
  why: { type: "message", id: "refusal-too-many", args: { most: 1, pushed: 2 } },
};
// Dark's single stands on c4.
const view = {
  board: "A................a......A",
  turn: 1,
  ban: [],
  result: null,
  closed: [pushBack, tooMany],
} as unknown as View;

const travel = (text: string, ...events: AnyEvent[]) => readTravel({ text, events });
const step = (...shifts: [string, string, string | null][]): AnyEvent => ({
  type: "stepped",
  direction: "e",
  shifts: shifts.map(([piece, start, end]) => ({ piece, start, end })),
});
const falls = (seat: number, piece: string, points: number): AnyEvent => ({ type: "claimed", seat, piece, points });
const ends = (code: string, ...winners: number[]): AnyEvent => ({ type: "ended", winners, code, rule: "KO-11" });

describe("where an arrow points", () => {
  it("is said as one sees it: for dark the board is turned", () => {
    expect(headingOf(light, "n")).toBe("up");
    expect(headingOf(dark, "n")).toBe("down");
    expect(headingOf(light, "w")).toBe("left");
    expect(headingOf(dark, "w")).toBe("right");
    const quiet = travel("c4n", step(["a", "c4", "c5"]));
    const aim = { square: "c4", direction: "n" } as const;
    expect(sayArrow(view, aim, quiet, light, reader)).toBe("Up, towards rank 5");
    expect(sayArrow(view, aim, quiet, dark, reader)).toBe("Down, towards rank 5");
    expect(sayArrow(view, aim, quiet, dark, { t: ja, you: null })).toBe("下（5行目のほう）");
  });
});

describe("a closed way", () => {
  it("says why, and by which rule", () => {
    expect(sayClosed(pushBack, t)).toBe("No pushing back: c3 just came from c2. (KO-10)");
    expect(sayClosed(tooMany, ja)).toBe("1段の駒が押せるのは1つまで：これでは2つになります。（KO-5）");
    const aim = { square: "c4", direction: "s" } as const;
    expect(sayArrow(view, aim, null, dark, reader)).toBe(
      "Up, towards rank 1: No pushing back: c3 just came from c2. (KO-10)",
    );
  });

  it("is said as soon as the piece is picked up", () => {
    expect(sayPicked(view, "c4", dark, t)).toBe(
      "The single on c4: which way? Closed: ← would push 2 (KO-5) and ↑ would push c3 back (KO-10).",
    );
    expect(sayPicked(view, "c4", light, t)).toContain("→ would push 2 (KO-5) and ↓ would push c3 back");
    expect(sayPicked(view, "a1", light, t)).toBe("The single on a1: which way?");
  });
});

describe("an aim", () => {
  const aimed = (...more: AnyEvent[]) => {
    const found = travel("d3e", step(["A", "d3", "e3"], ["a", "e3", null]), ...more);
    return found ? sayAim(found, reader) : "";
  };

  it("tells a gain from a loss", () => {
    expect(aimed(falls(0, "a", 1))).toBe("d3 to e3, pushing 1 piece. Dark’s single falls: 1 point for Light.");
    const off = travel("e1e", step(["B", "e1", null]), falls(1, "B", 2));
    expect(off && sayAim(off, reader)).toBe("Light loses a double: 2 points for Dark.");
    expect(off && sayAim(off, { t, you: 0 })).toBe("You lose a double: 2 points for Dark.");
    expect(off && sayAim(off, { t: ja, you: 0 })).toBe("あなたは2段の駒を失い、黒に2点。");
  });

  it("says that it ends the game", () => {
    expect(aimed(falls(0, "a", 1), ends("four-points", 0))).toContain("This wins the game!");
    expect(aimed(falls(0, "a", 1), ends("four-points", 1))).toContain("This loses the game!");
    expect(aimed(falls(0, "a", 1), ends("both-four", 1))).toContain("Both reach 4: this loses the game!");
    expect(aimed(ends("third-time"))).toContain("third time: a draw");
  });
});
