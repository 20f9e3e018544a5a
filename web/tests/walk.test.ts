import { describe, expect, it } from "vitest";
import { walkFrom } from "../src/table/walk";
import type { Step } from "../src/wire";

/** The steps of a match by letters: `m` a move, `x` one that was taken back, `t` a takeback. */
const steps = (letters: string): Step[] =>
  [...letters].map((letter, number) => ({
    number,
    kind: letter === "t" ? "takeback" : "move",
    seat: 0,
    at: 0,
    text: "",
    events: [],
    taken_back: letter === "x",
  }));

describe("walking through the moves", () => {
  it("goes from move to move", () => {
    const played = steps("mmm");
    expect(walkFrom(played, null)).toEqual({ back: 1, on: undefined });
    expect(walkFrom(played, 1)).toEqual({ back: 0, on: null });
    expect(walkFrom(played, 0)).toEqual({ back: -1, on: 1 });
    expect(walkFrom(played, -1)).toEqual({ back: undefined, on: 0 });
    expect(walkFrom([], null)).toEqual({ back: undefined, on: undefined });
  });

  it("passes by what was taken back", () => {
    expect(walkFrom(steps("mxxt"), null)).toEqual({ back: -1, on: undefined });
    expect(walkFrom(steps("xxt"), null)).toEqual({ back: undefined, on: undefined });
    const replayed = steps("mxxtmm");
    expect(walkFrom(replayed, null).back).toBe(4);
    expect(walkFrom(replayed, 4)).toEqual({ back: 0, on: null });
    expect(walkFrom(replayed, 0)).toEqual({ back: -1, on: 4 });
    expect(walkFrom(steps("mmxt"), 0)).toEqual({ back: -1, on: null });
  });

  it("lets one look around where a move that was taken back is looked at", () => {
    const replayed = steps("mxxtm");
    expect(walkFrom(replayed, 2)).toEqual({ back: 1, on: 3 });
    expect(walkFrom(replayed, 1)).toEqual({ back: 0, on: 2 });
    expect(walkFrom(steps("mxt"), 1)).toEqual({ back: 0, on: null });
  });
});
