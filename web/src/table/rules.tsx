// The rules drawer, with the numbers that refusals name.

import { useEffect, useRef, useState } from "preact/hooks";
import { getRules, problemOf } from "../api";
import { useSay } from "../i18n";
import { Marked } from "../parts/marked";
import { Sheet } from "../parts/sheet";
import { sayProblem } from "../parts/trouble";
import type { Problem, Rule } from "../wire";

interface Props {
  game: string;
  /** The rule to show first. */
  rule: string | null;
  close: () => void;
}

export function Rules({ game, rule, close }: Props) {
  const { say, lang } = useSay();
  const [{ rules, language }, setPage] = useState<{ rules: Rule[]; language: string }>({ rules: [], language: lang });
  const [problem, setProblem] = useState<Problem | null>(null);
  const marked = useRef<HTMLLIElement>(null);
  useEffect(() => {
    getRules(game, lang).then(setPage, (error: unknown) => setProblem(problemOf(error)));
  }, [game, lang]);
  useEffect(() => {
    marked.current?.scrollIntoView({ block: "center" });
    marked.current?.focus();
  }, [rules]);
  return (
    <Sheet title={say("rules")} close={close} side test="rules">
      {problem && <p role="alert">{sayProblem(problem, say)}</p>}
      {language !== lang && <p data-test="rules-language">{say("rules-only-english")}</p>}
      <ol class="rules" lang={language}>
        {rules.map((each) => (
          <li
            key={each.id}
            id={each.id}
            data-marked={each.id === rule}
            tabIndex={-1}
            ref={each.id === rule ? marked : null}
            data-test={`rule-${each.id}`}
          >
            <b>{each.id}</b>
            <p>
              <Marked text={each.words} />
            </p>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
