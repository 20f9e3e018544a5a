// The host's word: the one most pressing thing to say, below the board, with what can be done about it.

import { useEffect, useState } from "preact/hooks";
import type { Children } from "../games/module";
import { Icon } from "../parts/icon";
import type { Wish } from "../session/outbox";
import type { Known } from "../session/session";
import type { MatchMeta, MatchUpdate, Problem } from "../wire";
import { endingWords, refusalWords, sideName, sitterName, type Tongue } from "./who";

export interface WordProps {
  known: Known;
  setting: MatchMeta;
  table: MatchUpdate;
  tongue: Tongue;
  levels: number[];
  refusal: Problem | null;
  looking: boolean;
  /** The board has come to rest: before that, nothing is given away. */
  still: boolean;
  ask: (wish: Wish) => void;
  tryNow: () => void;
  live: () => void;
  showRule: (rule: string) => void;
  share: () => void;
}

export function Word(props: WordProps) {
  const { known, setting, table, tongue, refusal, looking } = props;
  const { say } = tongue;
  if (known.link.kind === "waiting") return <Waiting {...props} until={known.link.until} />;
  if (looking) {
    return (
      <Slip test="looking" words={say("word-looking")}>
        <button type="button" class="primary" onClick={props.live} data-test="live">
          {say("word-live")}
        </button>
      </Slip>
    );
  }
  if (refusal) {
    const rule = refusal.rule;
    return (
      <Slip test="refusal" kind="refusal" words={refusalWords(refusal, tongue)} alert>
        {rule && (
          <button type="button" onClick={() => props.showRule(rule)} data-test="rule-link">
            <Icon name="book" />
            {say("word-rule", { rule })}
          </button>
        )}
      </Slip>
    );
  }
  if (table.result && props.still) return <Over {...props} />;
  if (table.takeback) return <Asked {...props} />;
  const open = table.seats.some((sitter) => sitter.kind === "open");
  if (open && setting.host) {
    return (
      <Slip test="waiting-for-friend" words={say("word-open")}>
        <button type="button" class="primary" onClick={props.share} data-test="share-link">
          <Icon name="link" />
          {say("word-show-link")}
        </button>
      </Slip>
    );
  }
  return <Turn {...props} />;
}

function Turn({ setting, table, tongue, levels, ask, still }: WordProps) {
  const { say } = tongue;
  const own = setting.yours.find((seat) => table.seats[seat]?.kind === "bot");
  if (own !== undefined && !table.result) {
    return (
      <Slip test="bot-plays" words={say("word-bot-plays")}>
        <button type="button" class="primary" onClick={() => ask({ type: "return", seat: own })} data-test="return">
          {say("word-return")}
        </button>
      </Slip>
    );
  }
  const acting = table.to_act[0];
  if (acting === undefined || !still) return <Slip test="turn" words="" />;
  if (setting.yours.includes(acting)) {
    const words = setting.yours.length === 1 ? say("turn-yours") : say("turn-side", { side: sideName(tongue, acting) });
    return <Slip test="turn" kind="yours" words={words} />;
  }
  const sitter = table.seats[acting];
  if (!sitter) return null;
  const name = sitterName(sitter, acting, setting, tongue);
  if (sitter.kind === "bot") return <Slip test="turn" words={say("turn-bot")} />;
  const away = sitter.kind === "person" && !sitter.here;
  const level = levels[0];
  return (
    <Slip test="turn" words={say(away ? "turn-away" : "turn-theirs", { name })}>
      {away && level !== undefined && setting.yours.length > 0 && (
        <button type="button" onClick={() => ask({ type: "replace", seat: acting, level })} data-test="replace">
          <Icon name="bot" />
          {say("word-replace")}
        </button>
      )}
    </Slip>
  );
}

function Asked({ setting, table, tongue, ask }: WordProps) {
  const { say } = tongue;
  const asking = table.takeback;
  if (!asking) return null;
  const answering = setting.yours.find((seat) => seat !== asking.seat && !asking.agreed.includes(seat));
  if (setting.yours.includes(asking.seat) || answering === undefined)
    return <Slip test="asked" words={say("word-takeback-asked")} />;
  const answer = (agree: boolean) => ask({ type: "answer-takeback", seat: answering, agree });
  return (
    <Slip test="asking" words={say("word-takeback", { side: sideName(tongue, asking.seat) })} alert>
      <button type="button" class="primary" onClick={() => answer(true)} data-test="agree">
        {say("word-agree")}
      </button>
      <button type="button" onClick={() => answer(false)} data-test="decline">
        {say("word-decline")}
      </button>
    </Slip>
  );
}

function Over({ setting, table, tongue, ask }: WordProps) {
  const { say } = tongue;
  if (!table.result) return null;
  const wished = setting.yours.some((seat) => table.rematch.includes(seat));
  const others = table.rematch.some((seat) => !setting.yours.includes(seat));
  return (
    <Slip test="result" kind="result" words={endingWords(table, tongue)}>
      {setting.yours.length > 0 && (
        <button
          type="button"
          class="primary"
          disabled={wished}
          onClick={() => ask({ type: "rematch" })}
          data-test="rematch"
        >
          <Icon name="again" />
          {say(wished ? "word-rematch-asked" : others ? "word-rematch-agree" : "word-rematch")}
        </button>
      )}
      <a class="button" href={`/replay/${setting.match}`} data-test="to-replay">
        {say("word-replay")}
      </a>
    </Slip>
  );
}

function Waiting({ tongue, until, tryNow }: WordProps & { until: number }) {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((n) => n + 1), 500);
    return () => clearInterval(timer);
  }, []);
  const n = Math.max(0, Math.ceil((until - Date.now()) / 1000));
  return (
    <Slip
      test="reconnecting"
      kind="refusal"
      words={tongue.say("word-lost")}
      note={n > 0 ? tongue.say("word-lost-in", { n }) : ""}
    >
      <button type="button" class="primary" onClick={tryNow} data-test="try-now">
        {tongue.say("word-try-now")}
      </button>
    </Slip>
  );
}

interface SlipProps {
  words: string;
  test: string;
  /** Said beside the words, but not read aloud: it changes too often. */
  note?: string;
  kind?: string;
  alert?: boolean;
  children?: Children;
}

function Slip({ words, test, note, kind = "", alert = false, children }: SlipProps) {
  return (
    <div class="word" data-kind={kind} data-test="word">
      <p class="word-words" role={alert ? "alert" : undefined} data-test={test}>
        {words}
        {note && (
          <span class="word-note" aria-hidden="true">
            {" "}
            {note}
          </span>
        )}
      </p>
      {children && <p class="actions">{children}</p>}
    </div>
  );
}
