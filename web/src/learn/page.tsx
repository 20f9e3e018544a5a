// The address of a game's lesson: it leads to the first step.

import { useEffect, useReducer, useState } from "preact/hooks";
import { problemOf } from "../api";
import { useSay } from "../i18n";
import { Apart } from "../parts/apart";
import { Trouble } from "../parts/trouble";
import type { Problem } from "../wire";
import { learn } from "./lesson";

export function LearnPage({ game }: { game: string }) {
  const { say } = useSay(game);
  const [tries, again] = useReducer((count: number) => count + 1, 0);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    setProblem(null);
    learn(game, 0, "replace").catch((error: unknown) => setProblem(problemOf(error)));
  }, [game, tries]);
  return (
    <Apart>
      {problem ? (
        <Trouble problem={problem} again={() => again(0)} />
      ) : (
        <p class="hush" role="status">
          {say("word-sitting-down")}
        </p>
      )}
    </Apart>
  );
}
