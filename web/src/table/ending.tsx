// How it ended, with a moment worth it, and what can be done next.

import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../parts/icon";
import { type Outcome, outcomeWords } from "./outcome";
import { endingWords, playerName } from "./who";
import type { WordProps } from "./word";

/** How long the board is left alone before the result is brought into sight, in milliseconds. */
const PAUSE = 900;

/** On a small screen the result may lie below what is seen: it covers nothing, and comes into sight by itself. */
function useIntoSight(ended: boolean) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!ended) return;
    const timer = setTimeout(() => card.current?.scrollIntoView({ block: "nearest", behavior: "smooth" }), PAUSE);
    return () => clearTimeout(timer);
  }, [ended]);
  return card;
}

export function Ending({ meta, table, tongue, ended, nextFirst, ask, outcome }: WordProps & { outcome: Outcome }) {
  const { say } = tongue;
  const card = useIntoSight(ended);
  const headline = outcomeWords(outcome, say);
  const words = outcome === "stopped" ? "" : endingWords(table, tongue);
  return (
    <div
      ref={card}
      class="word"
      data-kind="result"
      data-outcome={outcome}
      data-fresh={ended || undefined}
      data-test="word"
    >
      <Seal outcome={outcome} />
      <div class="ending-words" data-test="result">
        {headline && (
          <p class="ending-outcome" data-test="outcome">
            {headline}
          </p>
        )}
        {words && <p class={headline ? "ending-why" : "ending-outcome"}>{words}</p>}
      </div>
      <p class="actions">
        {meta.yours.length > 0 && <Rematch meta={meta} table={table} tongue={tongue} nextFirst={nextFirst} ask={ask} />}
        <a class="button" href={`/replay/${meta.match}`} data-test="to-replay">
          {say("word-replay")}
        </a>
      </p>
    </div>
  );
}

type RematchProps = Pick<WordProps, "meta" | "table" | "tongue" | "nextFirst" | "ask">;

/** The wish for another match, which says who will go first in it. */
function Rematch({ meta, table, tongue, nextFirst, ask }: RematchProps) {
  const { say, you } = tongue;
  const wished = meta.yours.some((seat) => table.rematch.includes(seat));
  const others = table.rematch.some((seat) => !meta.yours.includes(seat));
  const key = wished ? "word-rematch-asked" : others ? "word-rematch-agree" : "word-rematch";
  const many = table.seats.length > 2 ? "-many" : "";
  return (
    <button
      type="button"
      class="primary"
      disabled={wished}
      onClick={() => ask({ type: "rematch" })}
      data-test="rematch"
    >
      <Icon name="again" />
      <span>
        {say(key)}
        {nextFirst !== null && (
          <small data-test="next-first">
            {nextFirst === you
              ? say(`word-rematch-first-yours${many}`)
              : say(`word-rematch-first${many}`, { name: playerName(tongue, nextFirst) })}
          </small>
        )}
      </span>
    </button>
  );
}

/** A seal, as it is pressed under a letter: it falls onto the paper with the result. */
function Seal({ outcome }: { outcome: Outcome }) {
  return (
    <svg class="seal" viewBox="0 0 48 48" aria-hidden="true">
      <rect x="2" y="2" width="44" height="44" rx="9" />
      <text x="24" y="34" text-anchor="middle">
        {SEALS[outcome]}
      </text>
    </svg>
  );
}

const SEALS: Record<Outcome, string> = { won: "勝", shared: "勝", lost: "負", drawn: "分", stopped: "終", over: "終" };
