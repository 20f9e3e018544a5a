// The foot race as it was run, with everybody's time.

import type { Translate } from "../module";
import { RanLane } from "./lane";
import type { View } from "./wire";
import { sayWho, whoIs } from "./words";

/** How long the fastest runs where a race is shown, and the longest that anybody does, in milliseconds. */
const FAST = 1800;
const LONG = 3600;

/** How long each is shown to run, by their times. */
export function paces(times: readonly (number | null)[]): number[] {
  const known = times.map((time) => time ?? 0);
  const fastest = Math.max(1, Math.min(...known));
  return known.map((time) => Math.min(LONG, (FAST * time) / fastest));
}

/** `runs`: it is being shown, and nothing of how it ends is told yet. */
export function Raced({ view, runs, t }: { view: View; runs: boolean; t: Translate }) {
  const { race } = view;
  if (!race) return null;
  if (typeof race.shared_by === "number") return <p class="ka-race">{t("race-shared")}</p>;
  const winners = view.result?.winners ?? [];
  const shown = paces(race.times);
  return (
    <section class="ka-race" aria-label={t("race")} data-test="raced" data-runs={runs}>
      <h2>{t("race")}</h2>
      <p class="ka-race-word" role="status">
        {runs ? t("race-go") : sayWinner(view, t)}
      </p>
      <ol>
        {race.runners.map((seat, at) => (
          <RanLane
            key={seat}
            seat={seat}
            who={whoIs(seat, view, t)}
            time={race.times[at] ?? 0}
            won={winners.includes(seat)}
            lasts={runs ? (shown[at] ?? 0) : 0}
            t={t}
          />
        ))}
      </ol>
    </section>
  );
}

function sayWinner(view: View, t: Translate): string {
  const [first, ...more] = view.result?.winners ?? [];
  if (first === undefined || more.length) return t("race-even");
  return t("race-won", sayWho(first, view, t));
}
