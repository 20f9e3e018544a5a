// Where the match stands: the round and its turn, what is to be done and why, and what is owed.

import type { Translate } from "../module";
import { sitting } from "../sitting";
import { PennantFace } from "./marks";
import { mendsFirst, sayDo } from "./view-words";
import type { View } from "./wire";

interface Props {
  view: View;
  mine: boolean;
  over: boolean;
  /** Who has just won a round. */
  won: number | null;
  t: Translate;
}

export function Where({ view, mine, over, won, t }: Props) {
  const first = mendsFirst(view);
  return (
    <header class="fl-where" data-mine={mine} data-first={first}>
      <PennantFace seat={view.actor} />
      <div>
        <Facts view={view} phase={over ? "over" : view.phase} t={t} />
        <p class="bt-do" data-test="do" data-awaits={view.awaits}>
          {first && !over && view.phase !== "over" && <em>{t("where-first")}</em>}
          {won !== null ? t("banner-won", { who: sitting(won) }) : over ? t("do-over") : sayDo(view, mine, t)}
        </p>
      </div>
      {view.owed.map(
        (owes, seat) =>
          owes && (
            <p key={seat} class="bt-owed" data-test={`owed-${seat}`}>
              {t("where-owed", { who: sitting(seat) })}
            </p>
          ),
      )}
    </header>
  );
}

/** The round, its turn, and who began it. */
function Facts({ view, phase, t }: { view: View; phase: View["phase"]; t: Translate }) {
  const limit = view.setup.turn_limit;
  const n = view.turns + 1;
  const [round, rounds] = [view.round + 1, view.setup.round_limit];
  const who = sitting(view.starter);
  return (
    <p class="fl-where-facts">
      <b>{rounds === null ? t("where-round", { n: round }) : t("where-round-of", { n: round, limit: rounds })}</b>
      {phase === "setup" && <span>{t("where-setup")}</span>}
      {phase === "play" && (
        <span data-test="turns">{limit === null ? t("where-turn", { n }) : t("where-turn-of", { n, limit })}</span>
      )}
      {phase !== "over" && (
        <span data-test="starter" data-phase={phase}>
          {t(phase === "setup" ? "where-starts" : "where-starter", { who })}
        </span>
      )}
      {view.voids > 0 && <span>{t("where-voids", { n: view.voids })}</span>}
    </p>
  );
}
