// A sheet for people at a real table: faces for the discs, a ramp to fold, how tall the poles are, and the rules in short.

import { PrintRules } from "../../parts/print-sheet";
import type { Translate } from "../module";
import { DiscMark } from "./marks";
import { USUAL } from "./pieces";

const DISCS = ["w1", "w2", "w3", "b1", "b2", "b3"];

export function Printable({ t }: { t: Translate }) {
  const { disc, disc_height, table } = USUAL;
  return (
    <article class="bt-print">
      <h1>{t("print-title")}</h1>
      <p>{t("print-about")}</p>
      <section class="bt-print-pieces">
        <figure>
          <div>
            {DISCS.map((name) => (
              <svg
                key={name}
                viewBox="-11.5 -11.5 23 23"
                style={{ width: `${disc}mm`, height: `${disc}mm` }}
                aria-hidden="true"
              >
                <DiscMark name={name} />
              </svg>
            ))}
          </div>
          <figcaption>{t("print-discs", { across: disc, thick: disc_height })}</figcaption>
        </figure>
        <figure>
          <Ramp />
          <figcaption>{t("print-ramp")}</figcaption>
        </figure>
        <Pole t={t} />
      </section>
      <section>
        <h2>{t("print-rules")}</h2>
        <PrintRules count={6} rule={(n) => t(`print-rules-${n}`, { table: table / 10 })} />
      </section>
    </article>
  );
}

/** The ramp's five sides in one piece, in millimetres: cut along the lines, fold along the dashes. */
function Ramp() {
  const { ramp_length: long, ramp_width: wide, ramp_height: high } = USUAL;
  const slope = Math.hypot(long, high);
  const [left, top] = [high + 2, 2];
  const right = left + wide;
  // The point of a triangle that stands on the slope's edge.
  const along = (long * long) / slope;
  const out = (long * high) / slope;
  const flap = 5;
  return (
    <svg
      class="bt-print-ramp"
      viewBox={`0 0 ${right + left} ${top * 2 + slope + high + long + flap}`}
      style={{ width: `${right + left}mm`, height: `${top * 2 + slope + high + long + flap}mm` }}
      aria-hidden="true"
    >
      <path
        d={`M${left} ${top}H${right}L${right + out} ${top + along} ${right} ${top + slope}V${top + slope + high + long}L${right - 3} ${top + slope + high + long + flap}H${left + 3}L${left} ${top + slope + high + long}V${top + slope}L${left - out} ${top + along}Z`}
      />
      <path
        class="bt-print-fold"
        d={`M${left} ${top}V${top + slope}H${right}V${top}M${left} ${top + slope + high}H${right}M${left} ${top + slope + high + long}H${right}`}
      />
      <path
        class="bt-print-up"
        d={[0.3, 0.5, 0.7]
          .map(
            (part) =>
              `M${left + wide * 0.3} ${top + slope * part + 4}L${left + wide / 2} ${top + slope * part}L${left + wide * 0.7} ${top + slope * part + 4}`,
          )
          .join("")}
        transform={`rotate(180 ${left + wide / 2} ${top + slope / 2})`}
      />
    </svg>
  );
}

/** A pole as tall and thick as it should be. */
function Pole({ t }: { t: Translate }) {
  const { pole, pole_height } = USUAL;
  return (
    <figure>
      <svg
        class="bt-print-pole"
        viewBox={`-1 -1 ${pole + 2} ${pole_height + 2}`}
        style={{ width: `${pole + 2}mm`, height: `${pole_height + 2}mm` }}
        aria-hidden="true"
      >
        <rect width={pole} height={pole_height} rx="0.6" />
      </svg>
      <figcaption>{t("print-poles", { across: pole, tall: pole_height })}</figcaption>
    </figure>
  );
}
