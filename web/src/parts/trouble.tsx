// Something went wrong: a sentence that says what, and a way on.

import type { Children } from "../games/module";
import { useSay } from "../i18n";
import type { Problem } from "../wire";
import { sayProblem } from "./problem";

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
