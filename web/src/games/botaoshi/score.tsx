// Beside a player's name: the rounds won, how many of them in a row, and a turn that is owed.

import type { Translate } from "../module";
import { sitting } from "../sitting";
import { PennantFace } from "./marks";
import type { View } from "./wire";

export function Score({ view, seat, t }: { view: View; seat: number; t: Translate }) {
  const [won, row, owes] = [view.won[seat] ?? 0, view.streak[seat] ?? 0, view.owed[seat] ?? false];
  const who = sitting(seat);
  return (
    <span class="bt-rounds" data-test={`rounds-${seat}`} data-won={won} data-row={row} data-owes={owes}>
      <span class="unseen">
        {t("rounds", { who, n: won, row })}
        {owes && ` ${t("rounds-owed", { who })}`}
      </span>
      {owes && (
        <i class="bt-rounds-owes" aria-hidden="true">
          {t("rounds-tag")}
        </i>
      )}
      {row > 0 && (
        <i class="bt-rounds-row" aria-hidden="true">
          {t("rounds-row", { n: row })}
        </i>
      )}
      <span class="bt-rounds-pips" aria-hidden="true">
        {[1, 2].map((n) => (
          <i key={n} data-full={row >= n} />
        ))}
      </span>
      <PennantFace seat={seat} />
      <b aria-hidden="true">{won}</b>
    </span>
  );
}
