// A page to print: the 27 tiles and the markers to cut out, and the rules in short. Black on white, for A4 or Letter.

import type { ComponentChildren } from "preact";
import type { Translate } from "../module";
import { MARKERS } from "./aim";
import { Coin } from "./marker";
import { type Key, say } from "./sentences";
import { Face } from "./tile";
import { TILES } from "./tiles";
import { markerName } from "./words";

const RULES: readonly Key[] = [
  "bossa.print.rule.1",
  "bossa.print.rule.2",
  "bossa.print.rule.3",
  "bossa.print.rule.4",
  "bossa.print.rule.5",
  "bossa.print.rule.6",
  "bossa.print.rule.7",
];

function Box({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class="bo-sheet-box">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

export function Printable({ t }: { t: Translate }) {
  return (
    <article class="bo-sheet">
      <header>
        <h1>{t("bossa.title")}</h1>
        <p>{say(t, "bossa.print.about")}</p>
      </header>
      <Box title={say(t, "bossa.print.tiles")}>
        <div class="bo-sheet-tiles">
          {TILES.map((tile) => (
            <svg key={tile} viewBox="0 0 60 40" aria-hidden="true">
              <Face tile={tile} />
            </svg>
          ))}
        </div>
      </Box>
      <Box title={say(t, "bossa.print.markers")}>
        <div class="bo-sheet-markers">
          {[0, 1].flatMap((seat) =>
            MARKERS.map((marker) => (
              <span key={`${seat}${marker}`}>
                <Coin marker={marker} used={false} />
                {markerName(marker, t)}
              </span>
            )),
          )}
        </div>
        <p>{say(t, "bossa.print.hint")}</p>
      </Box>
      <Box title={say(t, "bossa.print.rules")}>
        <ol>
          {RULES.map((rule) => (
            <li key={rule}>{say(t, rule)}</li>
          ))}
        </ol>
      </Box>
      <p class="bo-sheet-credit">{say(t, "bossa.print.credit")}</p>
    </article>
  );
}
