// The host's word: the one most pressing thing to say, below the board, with what can be done about it.

import { useEffect, useState } from "preact/hooks";
import { Icon } from "../parts/icon";
import type { RequestBody } from "../session/outbox";
import type { Known } from "../session/session";
import type { MatchMeta, MatchUpdate, Problem } from "../wire";
import { Away, isAway } from "./away";
import { Ending } from "./ending";
import { LessonWord } from "./lesson";
import type { Outcome } from "./outcome";
import { Slip } from "./slip";
import { playerName, refusalWords, type Tongue } from "./who";

export interface WordProps {
  known: Known;
  meta: MatchMeta;
  table: MatchUpdate;
  tongue: Tongue;
  levels: number[];
  refusal: Problem | null;
  looking: boolean;
  /** The board has come to rest: before that, nothing is given away. */
  still: boolean;
  /** How it ended, once that has been shown. */
  outcome: Outcome | null;
  /** The end was seen here: it is worth a moment. */
  ended: boolean;
  /** Whether whoever acts now goes first, by the choice of who made the match. */
  first: boolean;
  /** What has just come about beside the board, in words. */
  news: string;
  /** Who would go first in a rematch; null where the game decides. */
  nextFirst: number | null;
  ask: (request: RequestBody) => void;
  tryNow: () => void;
  live: () => void;
  showRule: (rule: string) => void;
  share: () => void;
  /** Whether the game has a lesson. */
  lesson: boolean;
}

export function Word(props: WordProps) {
  const { known, meta, table, tongue, refusal, looking, outcome } = props;
  const { say } = tongue;
  if (known.link.kind === "waiting") return <Waiting {...props} until={known.link.until} />;
  if (refusal) return <Refusal {...props} refusal={refusal} />;
  if (looking) {
    return (
      <Slip test="looking" words={say("word-looking")}>
        <button type="button" class="primary" onClick={props.live} data-test="live">
          {say("word-live")}
        </button>
      </Slip>
    );
  }
  if (meta.lesson && table.lesson) return <LessonWord {...props} lesson={meta.lesson} told={table.lesson} />;
  if (outcome) return <Ending {...props} outcome={outcome} />;
  if (table.takeback) return <Asked {...props} />;
  const open = table.seats.filter((sitter) => sitter.kind === "open").length;
  if (open && meta.host) {
    return (
      <Slip test="waiting-for-friend" words={say("word-open", { n: open })}>
        <button type="button" class="primary" onClick={props.share} data-test="share-link">
          <Icon name="link" />
          {say("word-show-link")}
        </button>
      </Slip>
    );
  }
  if (open && meta.yours.length === 0) return <Slip test="seat-free" words={say("word-seat-free")} />;
  if (open && table.to_act.length === 0) {
    return (
      <Slip test="others-awaited" words={say("word-awaited", { n: open })}>
        {props.lesson && (
          <a class="button" href={`/learn/${meta.game}`} data-test="learn-meanwhile">
            {say("start-learn")}
          </a>
        )}
      </Slip>
    );
  }
  return <Turn {...props} />;
}

function Refusal({ tongue, refusal, showRule }: WordProps & { refusal: Problem }) {
  const { say } = tongue;
  const { rule } = refusal;
  return (
    <Slip test="refusal" kind="refusal" words={refusalWords(refusal, tongue)} alert>
      {rule && (
        <button type="button" onClick={() => showRule(rule)} data-test="rule-link">
          <Icon name="book" />
          {say("word-rule", { rule })}
        </button>
      )}
    </Slip>
  );
}

function Turn(props: WordProps) {
  const { meta, table, tongue, ask, still, news } = props;
  const { say } = tongue;
  const own = meta.yours.find((seat) => table.seats[seat]?.kind === "bot");
  if (own !== undefined && !table.result) {
    return (
      <Slip test="bot-plays" words={say("word-bot-plays")}>
        <button type="button" class="primary" onClick={() => ask({ type: "return", seat: own })} data-test="return">
          {say("word-return")}
        </button>
      </Slip>
    );
  }
  if (table.preparing && !table.result) return <Slip test="preparing" kind="notice" words={say("table-preparing")} />;
  const acting = meta.yours.find((seat) => table.to_act.includes(seat)) ?? table.to_act[0];
  if (acting === undefined || !still) return <Slip test="turn" words={news} />;
  const words = tongue.book.joined([news, turnWords(props, acting)]);
  if (meta.yours.includes(acting)) return <Slip test="turn" kind="yours" words={words} />;
  if (isAway(table.seats[acting])) return <Away {...props} seat={acting} arrival={news} at={props.known.at} />;
  return <Slip test="turn" words={words} />;
}

/** Whose turn it is; at the start of a match, who goes first. */
export function turnWords(
  { table, tongue, first }: Pick<WordProps, "table" | "tongue" | "first">,
  acting: number,
): string {
  const { say, you } = tongue;
  const sitter = table.seats[acting];
  if (!sitter) return "";
  const name = playerName(tongue, acting);
  if (first) {
    const many = table.seats.length > 2 ? "-many" : "";
    return acting === you ? say(`turn-first-yours${many}`) : say(`turn-first${many}`, { name });
  }
  if (acting === you) return say("turn-yours");
  if (sitter.kind === "bot") return say("turn-bot", { name });
  return sitter.kind === "open" ? say("seat-open") : say("turn-theirs", { name });
}

function Asked({ meta, table, tongue, ask }: WordProps) {
  const { say } = tongue;
  const asking = table.takeback;
  if (!asking) return null;
  const side = playerName(tongue, asking.seat);
  if (meta.yours.includes(asking.seat)) return <Slip test="asked" words={askedWords(meta, table, tongue)} />;
  const answering = meta.yours.find((seat) => !asking.agreed.includes(seat));
  if (answering === undefined) return <Slip test="asked" words={say("word-takeback-others", { side })} />;
  const answer = (agree: boolean) => ask({ type: "answer-takeback", seat: answering, agree });
  return (
    <Slip test="asking" kind="asking" words={say("word-takeback", { side })} alert>
      <button type="button" class="primary" onClick={() => answer(true)} data-test="agree">
        {say("word-agree")}
      </button>
      <button type="button" onClick={() => answer(false)} data-test="decline">
        {say("word-decline")}
      </button>
    </Slip>
  );
}

/** Whose answer is waited for; somebody who is away is named, and so is whom the computer plays for: it agrees to nothing. */
function askedWords({ yours }: MatchMeta, { seats, takeback }: MatchUpdate, tongue: Tongue): string {
  const absent = seats.findIndex(
    (sitter, seat) =>
      (isAway(sitter) || sitter.substitute) &&
      !sitter.resigned &&
      !yours.includes(seat) &&
      !takeback?.agreed.includes(seat),
  );
  return absent < 0
    ? tongue.say("word-takeback-asked")
    : tongue.say("word-takeback-away", { name: playerName(tongue, absent) });
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
