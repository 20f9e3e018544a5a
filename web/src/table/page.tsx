// The table: a match that is being played or watched.

import { useEffect, useMemo, useReducer } from "preact/hooks";
import { useGame } from "../games";
import { useCard } from "../games/cards";
import { useSay } from "../i18n";
import { drop, held, isCutShort, takeFromAddress } from "../keep/seats";
import { Apart } from "../parts/apart";
import { Icon } from "../parts/icon";
import { useTitle } from "../parts/media";
import { Trouble } from "../parts/trouble";
import type { Problem } from "../wire";
import { Room } from "./room";
import { useMatch } from "./use-match";
import { useMissed } from "./use-missed";
import { gameTitle } from "./who";

export function TablePage({ match }: { match: string }) {
  const cut = useMemo(() => {
    takeFromAddress(match);
    return isCutShort(location.hash) && !held(match);
  }, [match]);
  const [tries, again] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const arrived = () => location.hash.startsWith("#seat=") && location.reload();
    addEventListener("hashchange", arrived);
    return () => removeEventListener("hashchange", arrived);
  }, []);
  /** Comes again without a seat, only to watch. */
  const watch = () => {
    drop(match);
    history.replaceState(history.state, "", location.pathname + location.search);
    again(0);
  };
  if (cut && tries === 0) return <NoSeat problem={{ code: "link-cut-short", reason: "" }} watch={watch} />;
  return <Table key={tries} match={match} watch={watch} again={() => again(0)} />;
}

/** The codes of what is wrong with a seat: the match itself may be watched. */
const SEATLESS = new Set(["seat-taken", "unknown-token", "link-withdrawn", "link-used"]);

function Table({ match, watch, again }: { match: string; watch: () => void; again: () => void }) {
  const play = useMatch(match);
  const { link, meta, table } = play.known;
  const { say, t } = useSay(meta?.game ?? null);
  const module = useGame(meta?.game ?? null);
  const card = useCard(meta?.game ?? null);
  const ready = useMissed(match, play, typeof module === "object" ? module : null);
  useTitle(meta ? `${gameTitle(meta, t)} · ${say("name")}` : say("page-title"));

  if (link.kind === "refused") {
    const { problem } = link;
    return (
      <NoSeat
        problem={problem}
        watch={SEATLESS.has(problem.code) && problem.facts?.["watching"] !== "no" ? watch : null}
      />
    );
  }
  if (module === "missing")
    return (
      <Apart>
        <Trouble problem={{ code: "old-client", reason: "" }} again={again} />
      </Apart>
    );
  if (!meta || !table || module === "loading" || !ready)
    return <SittingDown lost={link.kind === "waiting" && link.attempt > 0} tryNow={play.tryNow} />;
  return <Room play={play} meta={meta} table={table} module={module} card={card} />;
}

/** Why one can't sit down here; whoever may watch is offered to. */
function NoSeat({ problem, watch }: { problem: Problem; watch: (() => void) | null }) {
  const { say } = useSay();
  return (
    <Apart>
      <Trouble problem={problem}>
        {watch && (
          <button type="button" class="primary" onClick={watch} data-test="watch-instead">
            <Icon name="eye" />
            {say("watch-instead")}
          </button>
        )}
      </Trouble>
    </Apart>
  );
}

/** Before there is anything to see. */
function SittingDown({ lost, tryNow }: { lost: boolean; tryNow: () => void }) {
  const { say } = useSay();
  return (
    <Apart>
      {lost ? (
        <Trouble problem={{ code: "server-gone", reason: "" }} again={tryNow} />
      ) : (
        <p class="hush" role="status">
          {say("word-sitting-down")}
        </p>
      )}
    </Apart>
  );
}
