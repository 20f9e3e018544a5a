import { expect, test } from "vitest";
import { type Change, changed } from "../src/replay/changes";

const CASES: [unknown, Change, unknown][] = [
  [{ a: 1 }, null, { a: 1 }],
  [{ a: 1 }, [{ b: 2 }], { b: 2 }],
  [{ a: [1, 2, { b: 3 }], c: 4 }, { a: { "1": [5] } }, { a: [1, 5, { b: 3 }], c: 4 }],
  [[1], [[1, 2]], [1, 2]],
  [[0, "x"], { "0": [null] }, [null, "x"]],
];

test.each(CASES)("%j changed by %j", (before, change, after) => {
  const kept = structuredClone(before);
  expect(changed(before, change)).toEqual(after);
  expect(before).toEqual(kept);
});

test("what does not change is shared", () => {
  const before = { a: { deep: [1] }, b: 1 };
  const after = changed(before, { b: [2] }) as typeof before;
  expect(after.a).toBe(before.a);
});
