// The training sheet for people at a real table: three rounds, the points, and the rules in short.

import type { Translate } from "../module";
import { against } from "./beats";
import { Figure } from "./marks";
import { BOXES_OF, STEPS, TECHNIQUES } from "./sheet";
import { nameOf } from "./words";

const RULES: readonly (readonly [string, readonly string[]])[] = [
  ["print-training", ["print-training-1", "print-training-2", "print-training-3"]],
  ["print-fight", ["print-fight-1", "print-fight-2", "print-fight-3"]],
  ["print-solo", ["print-solo-1"]],
];

export function Printable({ t }: { t: Translate }) {
  return (
    <article class="ka-print">
      <header>
        <h1>{t("print-title")}</h1>
        <p class="ka-print-name">{t("print-name")}</p>
      </header>
      <p>{t("print-about")}</p>
      <Rounds t={t} />
      <div class="ka-print-foot">
        <section class="ka-print-rules">
          {RULES.map(([title, sentences]) => (
            <div key={title}>
              <h2>{t(title)}</h2>
              <ol>
                {sentences.map((key) => (
                  <li key={key}>{t(key)}</li>
                ))}
              </ol>
            </div>
          ))}
        </section>
        <Points t={t} />
      </div>
      <p class="ka-print-credit">{t("print-credit")}</p>
    </article>
  );
}

function Rounds({ t }: { t: Translate }) {
  return (
    <table class="ka-print-sheet">
      <thead>
        <tr>
          <td colSpan={2} />
          {TECHNIQUES.map((code) => (
            <th key={code} scope="col">
              <Figure code={code} />
              <b>{nameOf(code, t)}</b>
              <i>{t(`means-${code}`)}</i>
              <i>{t(`type-${code}`)}</i>
            </th>
          ))}
          <th scope="col" class="ka-print-score">
            {t("print-score")}
          </th>
        </tr>
      </thead>
      {[1, 2, 3].map((round) => (
        <tbody key={round}>
          {STEPS.map((step) => (
            <StepRow key={step} round={round} step={step} t={t} />
          ))}
          <tr class="ka-print-total">
            <td colSpan={6}>{t("print-total", { n: round })}</td>
            <td />
          </tr>
        </tbody>
      ))}
      <tfoot>
        <tr class="ka-print-total">
          <td colSpan={7}>{t("print-all")}</td>
          <td />
        </tr>
      </tfoot>
    </table>
  );
}

function StepRow({ round, step, t }: { round: number; step: number; t: Translate }) {
  return (
    <tr>
      {step === 1 && (
        <th scope="rowgroup" rowSpan={6} class="ka-print-round">
          <span>{t("print-total", { n: round })}</span>
        </th>
      )}
      <th scope="row">{step}</th>
      {TECHNIQUES.map((code) => (
        <td key={code}>
          <span class="ka-print-boxes">
            {Array.from({ length: BOXES_OF[code] }, (_, at) => (
              <span key={at} />
            ))}
          </span>
        </td>
      ))}
      <td />
    </tr>
  );
}

/** Which technique has a point against which. */
function Points({ t }: { t: Translate }) {
  return (
    <table class="ka-print-points">
      <thead>
        <tr>
          <th scope="col">{t("print-yours")}</th>
          <th scope="col">{t("print-theirs")}</th>
        </tr>
      </thead>
      <tbody>
        {TECHNIQUES.map((code) => (
          <tr key={code}>
            <th scope="row">{nameOf(code, t)}</th>
            <td>{against(code, t)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{t("print-hesitate")}</th>
          <td>{t("print-never")}</td>
        </tr>
      </tbody>
    </table>
  );
}
