// A round's sheet: five steps, each with five techniques and their boxes; a sign for each box, "." where nothing stands.

import type { Mark, Read } from "./wire";

/** What is read in a step: a technique, or "-" for one who hesitates. */
export type Code = Read["techniques"][number];
export type Technique = Exclude<Code, "-">;

export const TECHNIQUES: readonly Technique[] = ["K", "H", "O", "Y", "T"];
export const BOXES_OF: Record<Technique, number> = { K: 2, H: 3, O: 4, Y: 5, T: 7 };
export const STEPS: readonly number[] = [1, 2, 3, 4, 5];
export const ROUNDS = 3;

/** The boxes of a technique of a step: "3O1" to "3O4". */
export const boxesOf = (step: number, code: Technique): string[] =>
  Array.from({ length: BOXES_OF[code] }, (_, at) => `${step}${code}${at + 1}`);

export const BOXES_OF_STEP: readonly (readonly string[])[] = STEPS.map((step) =>
  TECHNIQUES.flatMap((code) => boxesOf(step, code)),
);
export const BOXES: readonly string[] = BOXES_OF_STEP.flat();
const INDEX = new Map(BOXES.map((box, index) => [box, index]));

export const indexOf = (box: string): number => INDEX.get(box) ?? -1;
/** What stands in a box; null where it is empty. */
export function numberIn(sheet: string, box: string): number | null {
  const sign = sheet[indexOf(box)];
  return sign === undefined || sign === "." ? null : Number(sign);
}

/** The sheet with these numbers written over whatever stands there. */
export function writtenOver(sheet: string, marks: readonly Mark[]): string {
  const signs = [...sheet];
  for (const { box, number } of marks) if (INDEX.has(box)) signs[indexOf(box)] = String(number);
  return signs.join("");
}

/** Whether all boxes of a technique hold the same number. */
export function isLearned(sheet: string, step: number, code: Technique): boolean {
  const [first, ...rest] = boxesOf(step, code).map((box) => numberIn(sheet, box));
  return first !== null && rest.every((number) => number === first);
}

/** The boxes in which this number would complete a technique. */
export function completing(sheet: string, number: number): Set<string> {
  const found = new Set<string>();
  for (const step of STEPS)
    for (const code of TECHNIQUES) {
      const [missing, ...more] = boxesOf(step, code).filter((box) => numberIn(sheet, box) !== number);
      if (missing && !more.length) found.add(missing);
    }
  return found;
}

export interface Spot {
  step: number;
  code: Technique;
  /** The box's number within its technique, from 1. */
  number: number;
}

export const spotOf = (box: string): Spot => ({
  step: Number(box[0]),
  code: box[1] as Technique,
  number: Number(box[2]),
});

/** The strongest of what was learned in a step: those with more boxes are; "-" where nothing was. */
export const strongest = (learned: string): Code => (learned.at(-1) as Code | undefined) ?? "-";
