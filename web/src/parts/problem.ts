// A problem in words.

import type { Translate } from "../i18n/translate";
import type { Problem } from "../wire";

/** Our sentence for a problem's code, else the server's own words. */
export function sayProblem(problem: Problem, say: Translate): string {
  const key = `refusal-${problem.code}`;
  return say.has(key) ? say(key, problem.facts ?? {}) : problem.reason || say("refusal-server-gone");
}
