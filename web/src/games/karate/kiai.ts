// What a sheet still lacks for a kiai, in words. The server judges; this only says it before somebody asks.

import type { Translate } from "../module";
import { isLearned, STEPS, TECHNIQUES } from "./sheet";
import type { View } from "./wire";

export interface Missing {
  /** The steps without a technique; where one technique is enough, none is named. */
  steps: number[];
  attack: boolean;
}

const ATTACKS = new Set(["O", "Y", "T"]);

/** The techniques learned on a sheet, step by step. */
const learnedOn = (sheet: string): string[][] =>
  STEPS.map((step) => TECHNIQUES.filter((code) => isLearned(sheet, step, code)));

/** For how many steps a sheet has a technique. */
export const stepsLearned = (sheet: string): number => learnedOn(sheet).filter((codes) => codes.length).length;

/** What is missing before a kiai may be called; null where it may. */
export function missingFor(sheet: string, reading: View["kiai"]): Missing | null {
  if (reading === null || reading === "any") return null;
  const known = learnedOn(sheet);
  if (reading === "some") return known.some((codes) => codes.length) ? null : { steps: [], attack: false };
  const steps = STEPS.filter((step) => !known[step - 1]?.length);
  const attack = reading === "attack" && !known.flat().some((code) => ATTACKS.has(code));
  return steps.length || attack ? { steps, attack } : null;
}

export function sayMissing({ steps, attack }: Missing, t: Translate): string {
  const facts = { steps: t.list(steps.map(String)), n: steps.length };
  if (steps.length) return t(attack ? "kiai-steps-attack" : "kiai-steps", facts);
  return t(attack ? "kiai-attack" : "kiai-some");
}
