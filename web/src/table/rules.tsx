// The rules drawer, with the numbers that refusals name.

import { useEffect, useRef, useState } from "preact/hooks";
import { getRules, problemOf } from "../api";
import { type Translate, useSay } from "../i18n";
import { Marked } from "../parts/marked";
import { sayProblem } from "../parts/problem";
import { Sheet } from "../parts/sheet";
import type { Problem, Rule } from "../wire";

interface Props {
  game: string;
  /** The rule to show first. */
  rule: string | null;
  /** The families of messages that say in short how it is played. */
  families?: readonly string[] | undefined;
  /** Whether the game has a lesson. */
  lesson?: boolean;
  close: () => void;
}

/** What a game's printed page says in short, where the game has no word about that. */
const SHORT = ["print-rule", "print-rules"];

/** The messages of a family, as far as they are numbered. */
function family(name: string, t: Translate, n = 1): string[] {
  return t.has(`${name}-${n}`) ? [t(`${name}-${n}`), ...family(name, t, n + 1)] : [];
}

export function Rules({ game, rule, families = SHORT, lesson = false, close }: Props) {
  const { say, t, lang } = useSay(game);
  const short = families.flatMap((name) => family(name, t));
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
      {lesson && (
        <p>
          <a class="button" href={`/learn/${game}`} data-test="rules-learn">
            {say("start-learn")}
          </a>
        </p>
      )}
      {short.length > 0 && (
        <section data-test="how-to-play">
          <h3>{say("rules-short")}</h3>
          <ol class="rules-short">
            {short.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ol>
          <h3>{say("rules-full")}</h3>
        </section>
      )}
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
