// A problem in words.

import type { Translate } from "../i18n/translate";
import type { Problem } from "../wire";

/** Our sentence for a problem, else the server's own words where they are in the language in use. */
export function sayProblem({ code, message, reason, facts = {} }: Problem, say: Translate): string {
  if (message && say.has(message.id)) return say.say(message);
  const key = `refusal-${code}`;
  if (say.has(key)) return say(key, facts);
  return reason && say.lang === "en" ? reason : say("refusal-other");
}
