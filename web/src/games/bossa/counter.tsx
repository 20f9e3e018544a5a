// How many tiles of each number nobody has seen yet: white to the left, black to the right. Folded, it is one line.

import { useState } from "preact/hooks";
import { read, write } from "../../keep/box";
import type { Translate } from "../module";
import { Spotlet } from "./tile";
import { COLOURS, type Colour, inTheSet, MOST_DOTS, showing } from "./tiles";
import type { View } from "./wire";
import { colourName } from "./words";

const KEY = "counter";
const NUMBERS = Array.from({ length: MOST_DOTS }, (_, at) => at + 1);
const roomy = (): boolean => matchMedia("(min-width: 40rem) and (min-height: 34rem), (min-height: 44rem)").matches;

export function Counter({ view, t }: { view: View; t: Translate }) {
  const [open, setOpen] = useState(() => read(KEY, roomy()));
  const put = (next: boolean) => {
    setOpen(next);
    write(KEY, next);
  };
  return (
    <section class="bo-counter" data-test="counter" data-open={open} aria-label={t("counter")}>
      <button type="button" class="bo-fold" aria-expanded={open} onClick={() => put(!open)} data-test="counter-fold">
        <span>{t("counter-line", { pile: view.pile, unseen: view.unseen.length })}</span>
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 9l6 6 6-6" />
        </svg>
      </button>
      {open && (
        <div class="bo-tallies">
          <p>{t("counter-tip")}</p>
          {NUMBERS.map((number) => (
            <div key={number} class="bo-tally">
              <Marks colour="W" number={number} unseen={view.unseen} />
              <b aria-hidden="true">{number}</b>
              <Marks colour="B" number={number} unseen={view.unseen} />
              <span class="unseen">
                {COLOURS.map((colour) =>
                  t("counter-left", {
                    colour: colourName(colour, t),
                    number,
                    left: showing(view.unseen, colour, number),
                    all: inTheSet(number),
                  }),
                ).join(" ")}
              </span>
            </div>
          ))}
        </div>
      )}
    </section>
  );
}

/** One dot for each tile of the set; those that were seen are crossed out. */
function Marks({ colour, number, unseen }: { colour: Colour; number: number; unseen: string[] }) {
  const left = showing(unseen, colour, number);
  return (
    <span class="bo-marks" data-colour={colour} data-left={left} aria-hidden="true">
      <i>{left}</i>
      {Array.from({ length: inTheSet(number) }, (_, at) =>
        at < left ? (
          <Spotlet key={at} colour={colour} />
        ) : (
          <svg key={at} class="bo-spotlet bo-seen" viewBox="-8 -8 16 16" aria-hidden="true">
            <path d="M-3.500 -3.500 3.500 3.500M3.500 -3.500-3.500 3.500" />
          </svg>
        ),
      )}
    </span>
  );
}
