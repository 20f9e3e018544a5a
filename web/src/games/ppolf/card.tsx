// The scorecard, as in the game: a row for every hole, a column for every player, totals for each suit and for all.

import type { Translate } from "../module";
import { CoinFace, TileFace } from "./marks";
import { HOLES, RANKS, SUITS } from "./pieces";
import type { View } from "./wire";
import { holeName, runName, seatName } from "./words";

interface Props {
  view: View;
  t: Translate;
}

const sidesOf = (view: View): number[] => view.card.map((_, side) => side);
const isSolo = (view: View): boolean => view.setup.players === 1;
const hasWon = (view: View, side: number): boolean => view.result?.winners.includes(side) ?? false;

export function Card({ view, t }: Props) {
  const sides = sidesOf(view);
  return (
    <table class="pp-card" data-test="card" data-players={sides.length}>
      <caption>{t("card")}</caption>
      <Heads view={view} t={t} />
      {SUITS.map((suit, number) => (
        <tbody key={suit} data-suit={suit}>
          {RANKS.map((rank, place) => (
            <HoleRow key={rank} view={view} hole={number * RANKS.length + place} t={t} />
          ))}
          <tr class="pp-card-suit">
            <th scope="row">{t(`suit-${suit}`)}</th>
            {sides.map((side) => (
              <td key={side}>{view.suits[side]?.[number] || ""}</td>
            ))}
          </tr>
        </tbody>
      ))}
      <Totals view={view} t={t} />
    </table>
  );
}

/** A column for every player; alone, for every run. */
function Heads({ view, t }: Props) {
  const solo = isSolo(view);
  return (
    <thead>
      <tr>
        <th scope="col">
          <span class="unseen">{t("card-hole")}</span>
        </th>
        {sidesOf(view).map((side) => (
          <th
            scope="col"
            key={side}
            data-now={!view.result && (solo ? side === view.run : side === view.turn)}
            data-won={hasWon(view, side)}
          >
            {solo ? (
              <span>{runName(side, t)}</span>
            ) : (
              <span title={seatName(side, t)}>
                <CoinFace seat={side} />
                <span class="pp-card-name">{seatName(side, t)}</span>
              </span>
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** What stands in a cell: what was written, or the flicks so far on the hole that is played. */
function cellOf(view: View, side: number, hole: number): { text: string; open: boolean } {
  const written = view.card[side]?.[hole];
  if (written !== undefined) return { text: String(written), open: false };
  const solo = isSolo(view);
  const plays = hole === view.hole && !view.result && (!solo || side === view.run);
  const flicks = plays ? (view.counts[solo ? 0 : side] ?? 0) : 0;
  return { text: flicks ? String(flicks) : "", open: flicks > 0 };
}

function HoleRow({ view, hole, t }: Props & { hole: number }) {
  return (
    <tr data-now={hole === view.hole && !view.result}>
      <th scope="row">
        <i aria-hidden="true">{hole + 1}</i>
        <TileFace name={HOLES[hole] ?? "rn"} />
        <span class="unseen">{t("card-row", { n: hole + 1, hole: holeName(hole, t) })}</span>
      </th>
      {sidesOf(view).map((side) => {
        const { text, open } = cellOf(view, side, hole);
        return (
          <td key={side} data-open={open}>
            {text}
          </td>
        );
      })}
    </tr>
  );
}

function Totals({ view, t }: Props) {
  const sides = sidesOf(view);
  return (
    <tfoot>
      <tr>
        <th scope="row">{t("card-total")}</th>
        {sides.map((side) => (
          <td key={side} data-won={hasWon(view, side)}>
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
  );
}
