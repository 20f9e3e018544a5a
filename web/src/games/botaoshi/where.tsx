// Where the match stands: the round and its turn, what is to be done and why, and what is owed.

import type { Translate } from "../module";
import { PennantFace } from "./marks";
import { mendsFirst, sayDo } from "./view-words";
import type { View } from "./wire";
import { seatName } from "./words";

export function Where({
  view,
  mine,
  over,
  won,
  t,
}: {
  view: View;
  mine: boolean;
  over: boolean;
  won: number | null;
  t: Translate;
}) {
  const { setup, turns } = view;
  const phase = over ? "over" : view.phase;
  const limit = setup.turn_limit;
  const n = turns + 1;
  const first = mendsFirst(view);
  return (
    <header class="fl-where" data-mine={mine} data-first={first}>
      <PennantFace seat={view.actor} />
      <div>
        <p class="bt-where-facts">
          <b>{t("where-round", { n: view.round + 1 })}</b>
          {phase === "setup" && <span>{t("where-setup")}</span>}
          {phase === "play" && (
            <span data-test="turns">{limit === null ? t("where-turn", { n }) : t("where-turn-of", { n, limit })}</span>
          )}
          {phase !== "over" && (
            <span data-test="starter">
              {t(phase === "setup" ? "where-starts" : "where-starter", {
                who: seatName(view.starter, t),
              })}
            </span>
          )}
          {view.voids > 0 && <span>{t("where-voids", { n: view.voids })}</span>}
        </p>
        <p class="bt-do" data-test="do" data-awaits={view.awaits}>
          {first && phase !== "over" && <em>{t("where-first")}</em>}
          {won !== null ? t("banner-won", { who: seatName(won, t) }) : over ? t("do-over") : sayDo(view, mine, t)}
        </p>
      </div>
      {view.owed.map(
        (owes, seat) =>
          owes && (
            <p key={seat} class="bt-owed" data-test={`owed-${seat}`}>
              {t("where-owed", { who: seatName(seat, t) })}
            </p>
          ),
      )}
    </header>
  );
}
