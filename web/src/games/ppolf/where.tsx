// Where the match stands: the hole, whose turn it is and why, and who comes after.

import type { Translate } from "../module";
import { CoinFace, TileFace } from "./marks";
import { sayWhy } from "./view-words";
import type { View } from "./wire";
import { flicks, holeName, seatName, tenths } from "./words";

export function Where({ view, over, mine, t }: { view: View; over: boolean; mine: boolean; t: Translate }) {
  const solo = view.setup.players === 1;
  const count = view.counts[view.turn] ?? 0;
  return (
    <header class="fl-where" data-mine={mine}>
      <TileFace name={view.target} />
      <div>
        <p class="fl-where-facts">
          <b>{t("where", { n: view.hole + 1, hole: holeName(view.hole, t) })}</b>
          {solo && <span>{t("where-run", { n: view.run + 1 })}</span>}
          {!over && count > 0 && <span>{flicks(count, t)}</span>}
        </p>
        <p class="pp-why" data-test="why" data-why={view.why}>
          {over && view.awaits !== "nothing" ? t("over-early") : sayWhy(view, mine, t)}
        </p>
      </div>
      {!solo && <Order view={view} gone={over} t={t} />}
    </header>
  );
}

/** Everybody in the order of this round: those who are done with the hole last. When it is over it keeps its place, so that
 * the table does not move. */
function Order({ view, gone, t }: { view: View; gone: boolean; t: Translate }) {
  const all = view.counts.map((_, seat) => seat);
  const upcoming = [view.turn, ...view.queue].filter((seat) => all.includes(seat));
  const later = view.order.filter((seat) => !upcoming.includes(seat) && !view.finished[seat]);
  const rest = all.filter((seat) => !upcoming.includes(seat) && !later.includes(seat));
  return (
    <ol class="pp-order" data-gone={gone} aria-label={t("order")} data-test="order">
      {[...upcoming, ...later, ...rest].map((seat) => {
        const done = view.finished[seat] ?? false;
        const gap = view.closeness[seat];
        const now = seat === view.turn && !done;
        const facts = { who: seatName(seat, t), gap: tenths(gap ?? 0), n: view.counts[seat] ?? 0 };
        const key = now ? "now" : done ? "done" : gap != null ? "gap" : "waits";
        return (
          <li key={seat} data-now={now} data-done={done} data-later={!now && !upcoming.includes(seat)}>
            <span class="unseen">{t(`order-${key}`, facts)}</span>
            <CoinFace seat={seat} />
            <span aria-hidden="true">{done ? "✓" : gap != null ? tenths(gap) : ""}</span>
          </li>
        );
      })}
    </ol>
  );
}
