// The training sheet for people at a real table: three rounds, the points, and the rules in short.

import type { Translate } from "../module";
import { Figure } from "./marks";
import { type Key, say } from "./sentences";
import { BOXES_OF, type Code, STEPS, TECHNIQUES, type Technique } from "./sheet";
import { list, nameOf } from "./words";

const RULES: readonly (readonly [Key, readonly Key[]])[] = [
  ["karate.print.training", ["karate.print.training.1", "karate.print.training.2", "karate.print.training.3"]],
  ["karate.print.fight", ["karate.print.fight.1", "karate.print.fight.2", "karate.print.fight.3"]],
  ["karate.print.solo", ["karate.print.solo.1"]],
];

/** Against whom a technique has a point. */
const AGAINST: Partial<Record<Technique, readonly Code[]>> = {
  K: ["O"],
  H: ["Y"],
  O: ["H", "Y", "-"],
  Y: ["K", "O", "-"],
};

function against(code: Technique, t: Translate): string {
  const codes = AGAINST[code];
  if (!codes) return say(t, "karate.print.anything");
  return list(
    codes.map((each) => (each === "-" ? say(t, "karate.print.hesitate") : nameOf(each, t))),
    t,
  );
}

export function Printable({ t }: { t: Translate }) {
  return (
    <article class="ka-print">
      <header>
        <h1>{say(t, "karate.print.title")}</h1>
        <p class="ka-print-name">{say(t, "karate.print.name")}</p>
      </header>
      <p>{say(t, "karate.print.about")}</p>
      <Rounds t={t} />
      <div class="ka-print-foot">
        <section class="ka-print-rules">
          {RULES.map(([title, sentences]) => (
            <div key={title}>
              <h2>{say(t, title)}</h2>
              <ol>
                {sentences.map((key) => (
                  <li key={key}>{say(t, key)}</li>
                ))}
              </ol>
            </div>
          ))}
        </section>
        <table class="ka-print-points">
          <thead>
            <tr>
              <th scope="col">{say(t, "karate.print.yours")}</th>
              <th scope="col">{say(t, "karate.print.theirs")}</th>
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
              <th scope="row">{say(t, "karate.print.hesitate")}</th>
              <td>{say(t, "karate.print.never")}</td>
            </tr>
          </tbody>
        </table>
      </div>
      <p class="ka-print-credit">{say(t, "karate.print.credit")}</p>
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
              <i>{say(t, `karate.means.${code}`)}</i>
              <i>{say(t, `karate.type.${code}`)}</i>
            </th>
          ))}
          <th scope="col" class="ka-print-score">
            {say(t, "karate.print.score")}
          </th>
        </tr>
      </thead>
      {[1, 2, 3].map((round) => (
        <tbody key={round}>
          {STEPS.map((step) => (
            <tr key={step}>
              {step === 1 && (
                <th scope="rowgroup" rowSpan={6} class="ka-print-round">
                  <span>{say(t, "karate.print.total", { n: round })}</span>
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
          ))}
          <tr class="ka-print-total">
            <td colSpan={6}>{say(t, "karate.print.total", { n: round })}</td>
            <td />
          </tr>
        </tbody>
      ))}
      <tfoot>
        <tr class="ka-print-total">
          <td colSpan={7}>{say(t, "karate.print.all")}</td>
          <td />
        </tr>
      </tfoot>
    </table>
  );
}
