// The scorecard, as in the game: a row for every hole, a column for every player, totals for each suit and for all.

import type { Translate } from "../module";
import { CoinFace, TileFace } from "./marks";
import { HOLES, RANKS, SUITS } from "./pieces";
import type { View } from "./wire";
import { holeName, runName, seatName } from "./words";

export function Card({ view, t }: { view: View; t: Translate }) {
  const solo = view.setup.players === 1;
  const sides = view.card.map((_, side) => side);
  const best = view.result ? view.result.winners : [];
  const now = (side: number) => (solo ? side === view.run : true);
  const cell = (side: number, hole: number) => {
    const written = view.card[side]?.[hole];
    if (written !== undefined) return { text: String(written), open: false };
    const seat = solo ? 0 : side;
    const going = now(side) && hole === view.hole && !view.result ? (view.counts[seat] ?? 0) : 0;
    return { text: going ? String(going) : "", open: going > 0 };
  };
  return (
    <table class="pp-card" data-test="card" data-players={sides.length}>
      <caption>{t("card")}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="unseen">{t("card-hole")}</span>
          </th>
          {sides.map((side) => (
            <th
              scope="col"
              key={side}
              data-now={!view.result && (solo ? side === view.run : side === view.turn)}
              data-won={best.includes(side)}
            >
              {solo ? (
                <span>{runName(side, t)}</span>
              ) : (
                <span title={seatName(side, t)}>
                  <CoinFace seat={side} />
                  <span class="unseen">{seatName(side, t)}</span>
                </span>
              )}
            </th>
          ))}
        </tr>
      </thead>
      {SUITS.map((suit, number) => (
        <tbody key={suit} data-suit={suit}>
          {RANKS.map((rank, place) => {
            const hole = number * RANKS.length + place;
            return (
              <tr key={rank} data-now={hole === view.hole && !view.result}>
                <th scope="row">
                  <i aria-hidden="true">{hole + 1}</i>
                  <TileFace name={HOLES[hole] ?? "rn"} />
                  <span class="unseen">{t("card-row", { n: hole + 1, hole: holeName(hole, t) })}</span>
                </th>
                {sides.map((side) => {
                  const { text, open } = cell(side, hole);
                  return (
                    <td key={side} data-open={open}>
                      {text}
                    </td>
                  );
                })}
              </tr>
            );
          })}
          <tr class="pp-card-suit">
            <th scope="row">{t(`suit-${suit}`)}</th>
            {sides.map((side) => (
              <td key={side}>{view.suits[side]?.[number] || ""}</td>
            ))}
          </tr>
        </tbody>
      ))}
      <tfoot>
        <tr>
          <th scope="row">{t("card-total")}</th>
          {sides.map((side) => (
            <td key={side} data-won={best.includes(side)}>
              {view.totals[side] ?? 0}
            </td>
          ))}
        </tr>
        {view.par !== null && (
          <tr class="pp-card-par">
            <th scope="row">{t("card-par")}</th>
            {sides.map((side) => (
              <td key={side}>{view.par}</td>
            ))}
          </tr>
        )}
      </tfoot>
    </table>
  );
}
