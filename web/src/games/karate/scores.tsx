// What every round gave: always at hand, folded away.

import type { Translate } from "../module";
import { Figure, Seal } from "./marks";
import { scoredIn } from "./points";
import { STEPS } from "./sheet";
import type { Fight, View } from "./wire";
import { minusClass, nameOf, plain, signed, whoIs } from "./words";

interface Props {
  view: View;
  open: boolean;
  toggled: (open: boolean) => void;
  /** Shows the fight of a round again. */
  watch: (fight: number) => void;
  t: Translate;
}

export function Scores({ view, open, toggled, watch, t }: Props) {
  const whole = view.fights.filter((fight) => fight.scores.length === STEPS.length);
  return (
    <details
      class="ka-scores"
      open={open}
      data-test="scores"
      onToggle={(event: Event) => toggled((event.currentTarget as HTMLDetailsElement).open)}
    >
      <summary>{t("scores")}</summary>
      {view.fights.length === 0 && <p class="ka-note">{t("scores-none")}</p>}
      {view.fights.length > 0 && <Totals view={view} t={t} />}
      {whole.map((fight, round) => (
        <Round key={round} view={view} fight={fight} round={round} watch={() => watch(round)} t={t} />
      ))}
    </details>
  );
}

function Side({ view, side, t }: { view: View; side: number; t: Translate }) {
  return (
    <th scope="row">
      <span class="ka-side">
        {view.players > 1 && <Seal seat={side} me={side === view.seat} />}
        <span>{whoIs(side, view, t)}</span>
      </span>
    </th>
  );
}

function Totals({ view, t }: { view: View; t: Translate }) {
  const most = Math.max(...view.totals);
  return (
    <table class="ka-table">
      <caption class="unseen">{t("scores-total")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("scores-player")}</th>
          {[1, 2, 3].map((n) => (
            <th scope="col" key={n}>
              {t("sheets-round", { n })}
            </th>
          ))}
          <th scope="col">{t("scores-total")}</th>
        </tr>
      </thead>
      <tbody>
        {view.totals.map((total, side) => (
          <tr key={side} data-first={total === most}>
            <Side view={view} side={side} t={t} />
            {[0, 1, 2].map((round) => {
              const fight = view.fights[round];
              const n = fight ? scoredIn(fight, side) : 0;
              return (
                <td key={round} class={minusClass(n)}>
                  {fight ? plain(n) : ""}
                </td>
              );
            })}
            <td class={`ka-total ${minusClass(total)}`}>{plain(total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Round({
  view,
  fight,
  round,
  watch,
  t,
}: {
  view: View;
  fight: Fight;
  round: number;
  watch: () => void;
  t: Translate;
}) {
  return (
    <div class="ka-round">
      <table class="ka-table ka-steps">
        <caption>{t("fight", { n: round + 1 })}</caption>
        <thead>
          <tr>
            <th scope="col">{t("scores-player")}</th>
            {STEPS.map((n) => (
              <th scope="col" key={n}>
                <span class="unseen">{t("step", { n })}</span>
                <span aria-hidden="true">{n}</span>
              </th>
            ))}
            <th scope="col">{t("scores-total")}</th>
          </tr>
        </thead>
        <StepScores view={view} fight={fight} t={t} />
      </table>
      <button type="button" onClick={watch} data-test={`watch-${round + 1}`}>
        {t("scores-again", { n: round + 1 })}
      </button>
    </div>
  );
}

/** What each side read and got, step by step. */
function StepScores({ view, fight, t }: { view: View; fight: Fight; t: Translate }) {
  return (
    <tbody>
      {fight.techniques.map((codes, side) => (
        <tr key={side}>
          <Side view={view} side={side} t={t} />
          {codes.map((code, step) => (
            <td key={step}>
              <span class="ka-cell">
                <span class="unseen">{nameOf(code, t)}</span>
                <Figure code={code} />
                <b class={minusClass(fight.scores[step]?.[side] ?? 0)}>{signed(fight.scores[step]?.[side] ?? 0)}</b>
              </span>
            </td>
          ))}
          <td class={`ka-total ${minusClass(scoredIn(fight, side))}`}>{plain(scoredIn(fight, side))}</td>
        </tr>
      ))}
    </tbody>
  );
}
