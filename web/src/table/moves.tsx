// The list of what happened; each line leads to its moment.

import { useEffect, useRef } from "preact/hooks";
import type { Step } from "../wire";
import { isMove } from "./view-queue";
import { stepWords, type Tongue } from "./who";

interface Props {
  steps: Step[];
  /** The number of the step that is shown. */
  shown: number | null;
  look: (number: number) => void;
  tongue: Tongue;
}

export function Moves({ steps, shown, look, tongue }: Props) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const box = list.current;
    const line = box?.querySelector<HTMLElement>("[aria-current]");
    if (!box || !line) return;
    const top = line.offsetTop - box.offsetTop;
    if (top < box.scrollTop || top + line.offsetHeight > box.scrollTop + box.clientHeight) {
      box.scrollTop = top - box.clientHeight / 2 + line.offsetHeight / 2;
    }
  }, [shown, steps.length]);
  const counted = steps.filter((step) => isMove(step) && !step.taken_back);
  if (steps.length === 0) return <p class="moves-none">{tongue.say("moves-none")}</p>;
  return (
    <ol class="moves" ref={list} tabIndex={0} aria-label={tongue.say("moves")} data-test="moves">
      {steps.map((step) => (
        <li key={step.number}>
          <button
            type="button"
            class="move"
            data-taken-back={step.taken_back || undefined}
            data-seat={step.seat}
            aria-current={step.number === shown ? "step" : undefined}
            onClick={() => look(step.number)}
          >
            <span class="move-number">{counted.indexOf(step) + 1 || ""}</span>
            <span class="move-words">{stepWords(step, tongue)}</span>
            {step.taken_back && <span class="unseen">{tongue.say("moves-taken-back")}</span>}
          </button>
        </li>
      ))}
    </ol>
  );
}
