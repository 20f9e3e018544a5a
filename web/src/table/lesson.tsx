// What a learner is told at a step of a lesson: what to do, what was wrong, what was learned, and the way on.

import { useEffect, useRef, useState } from "preact/hooks";
import { problemOf } from "../api";
import { unfinished } from "../keep/seats";
import { learn, noteLearned } from "../learn/lesson";
import { sayProblem } from "../parts/problem";
import type { LessonMeta, LessonStatus, MatchMeta } from "../wire";
import { said, type Tongue } from "./who";

interface Props {
  meta: MatchMeta;
  lesson: LessonMeta;
  told: LessonStatus;
  /** The board has come to rest: before that, nothing of what a move brings about is said. */
  still: boolean;
  tongue: Tongue;
}

export function LessonWord({ meta, lesson, told, still, tongue }: Props) {
  const { say } = tongue;
  const shown = useLastShown(told, still);
  const [trouble, setTrouble] = useState("");
  const last = lesson.step + 1 === lesson.steps;
  useEffect(() => {
    if (shown.done && last) noteLearned(meta.game);
  }, [shown.done, last]);
  const next = () => {
    setTrouble("");
    learn(meta.game, lesson.step + 1, "replace").catch((error: unknown) =>
      setTrouble(sayProblem(problemOf(error), say)),
    );
  };
  const table = unfinished().find(([, seat]) => seat.game === meta.game)?.[0];
  const words = said(shown.mistake ?? shown.words, tongue);
  const kind = shown.done ? "right" : shown.mistake ? "wrong" : "ask";
  return (
    <div class="word" data-kind="lesson" data-lesson={kind} data-test="word">
      <p class="lesson-place">{say("lesson-place", { n: lesson.step + 1, of: lesson.steps })}</p>
      <p class="word-words" role="status" data-test={`lesson-${kind}`}>
        {trouble || words}
      </p>
      <p class="actions">
        {last && shown.done ? (
          <a class="primary button" href={table ? `/play/${table}` : `/?game=${meta.game}`} data-test="lesson-play">
            {say(table ? "lesson-table" : "lesson-play")}
          </a>
        ) : (
          !last && (
            <button type="button" class={shown.done ? "primary" : "plain"} onClick={next} data-test="lesson-next">
              {say(shown.done ? "lesson-next" : "lesson-skip")}
            </button>
          )
        )}
      </p>
    </div>
  );
}

/** What was told when the board last stood still. */
function useLastShown(told: LessonStatus, still: boolean): LessonStatus {
  const shown = useRef(told);
  if (still) shown.current = told;
  return shown.current;
}
