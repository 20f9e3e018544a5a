// The scorecard for people at a real table: eighteen holes, ten players, the suits' totals, and the rules in short.

import { PrintRules, PrintSheet } from "../../parts/print-sheet";
import type { Translate } from "../module";
import { CoinFace, TileFace } from "./marks";
import { HOLES, RANKS, SUITS } from "./pieces";
import { holeName } from "./words";

const PLAYERS = Array.from({ length: 10 }, (_, seat) => seat);

export function Printable({ t }: { t: Translate }) {
  return (
    <PrintSheet
      name="pp-print"
      title={t("print-title")}
      beside={[t("print-course"), t("print-date")]}
      credit={t("print-credit")}
    >
      <p>{t("print-about")}</p>
      <ScoreTable t={t} />
      <section>
        <h2>{t("print-rules")}</h2>
        <PrintRules count={5} rule={(n) => t(`print-rules-${n}`)} />
      </section>
    </PrintSheet>
  );
}

/** A row to be filled in. */
const Empty = () => (
  <>
    {PLAYERS.map((seat) => (
      <td key={seat} />
    ))}
  </>
);

function ScoreTable({ t }: { t: Translate }) {
  return (
    <table>
      <Head t={t} />
      {SUITS.map((suit, number) => (
        <tbody key={suit}>
          {RANKS.map((rank, place) => {
            const hole = number * RANKS.length + place;
            return (
              <tr key={rank}>
                <th scope="row">
                  <b>{hole + 1}</b>
                  <TileFace name={HOLES[hole] ?? "rn"} />
                  <span>{holeName(hole, t)}</span>
                </th>
                <Empty />
              </tr>
            );
          })}
          <tr class="pp-print-suit">
            <th scope="row">{t(`suit-${suit}`)}</th>
            <Empty />
          </tr>
        </tbody>
      ))}
      <tfoot>
        <tr class="pp-print-total">
          <th scope="row">{t("print-total")}</th>
          <Empty />
        </tr>
      </tfoot>
    </table>
  );
}

function Head({ t }: { t: Translate }) {
  return (
    <thead>
      <tr>
        <th scope="col">{t("print-player")}</th>
        {PLAYERS.map((seat) => (
          <th scope="col" key={seat} class="pp-print-name">
            <CoinFace seat={seat} />
          </th>
        ))}
      </tr>
    </thead>
  );
}
