// Something went wrong: a sentence that says what, and a way on.

import type { Children } from "../games/module";
import type { Say } from "../i18n";
import { useSay } from "../i18n";
import type { Problem } from "../wire";

/** Our sentence for a problem's code, else the server's own words. */
export function sayProblem(problem: Problem, say: Say): string {
  const key = `refusal-${problem.code}`;
  return say.has(key) ? say(key, problem.facts ?? {}) : problem.reason || say("refusal-server-gone");
}

interface Props {
  problem: Problem;
  again?: (() => void) | undefined;
  children?: Children;
}

export function Trouble({ problem, again, children }: Props) {
  const { say } = useSay();
  const old = problem.code === "old-client" || problem.code === "version-too-old";
  return (
    <section class="trouble" role="alert" data-test="trouble" data-code={problem.code}>
      <p class="trouble-words">{sayProblem(problem, say)}</p>
      <p class="actions">
        {again && (
          <button type="button" class="primary" onClick={again} data-test="again">
            {say("try-again")}
          </button>
        )}
        {old && (
          <button type="button" class="primary" onClick={() => location.reload()} data-test="reload">
            {say("reload")}
          </button>
        )}
        {children}
        <a class="button" href="/" data-test="to-home">
          {say("to-home")}
        </a>
      </p>
    </section>
  );
}
