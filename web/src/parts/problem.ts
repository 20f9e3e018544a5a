// A problem in words.

import type { Translate } from "../i18n/translate";
import type { Problem } from "../wire";

/** The game's sentence where it has one, else ours for the problem's code, else the server's own words. */
export function sayProblem(problem: Problem, say: Translate): string {
  const { message } = problem;
  if (message && say.has(message.id)) return say.say(message);
  const key = `refusal-${problem.code}`;
  return say.has(key) ? say(key, problem.facts ?? {}) : problem.reason || say("refusal-server-gone");
}
