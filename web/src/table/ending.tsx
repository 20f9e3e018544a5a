// How it ended, with a moment worth it, and what can be done next.

import { Icon } from "../parts/icon";
import { type Outcome, outcomeWords } from "./outcome";
import { endingWords, playerName } from "./who";
import type { WordProps } from "./word";

export function Ending({ meta, table, tongue, ended, nextFirst, ask, outcome }: WordProps & { outcome: Outcome }) {
  const { say } = tongue;
  const headline = outcomeWords(outcome, say);
  const words = outcome === "stopped" ? "" : endingWords(table, tongue);
  return (
    <div class="word" data-kind="result" data-outcome={outcome} data-fresh={ended || undefined} data-test="word">
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
        {meta.yours.length > 0 && <Rematch meta={meta} table={table} tongue={tongue} ask={ask} />}
        <a class="button" href={`/replay/${meta.match}`} data-test="to-replay">
          {say("word-replay")}
        </a>
      </p>
      {meta.yours.length > 0 && nextFirst !== null && (
        <p class="word-note" data-test="next-first">
          {nextFirst === tongue.you
            ? say("word-rematch-first-yours", { players: table.seats.length })
            : say("word-rematch-first", { name: playerName(tongue, nextFirst), players: table.seats.length })}
        </p>
      )}
    </div>
  );
}

function Rematch({ meta, table, tongue, ask }: Pick<WordProps, "meta" | "table" | "tongue" | "ask">) {
  const wished = meta.yours.some((seat) => table.rematch.includes(seat));
  const others = table.rematch.some((seat) => !meta.yours.includes(seat));
  const key = wished ? "word-rematch-asked" : others ? "word-rematch-agree" : "word-rematch";
  return (
    <button
      type="button"
      class="primary"
      disabled={wished}
      onClick={() => ask({ type: "rematch" })}
      data-test="rematch"
    >
      <Icon name="again" />
      {tongue.say(key)}
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
