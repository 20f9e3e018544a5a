// The table in words: where the match stands, who is next and why, and line by line for those who do not see it.

import { bearing, leftOf, type Place } from "../../flick/aiming";
import { landingOf, onTable } from "../../flick/landing";
import type { Translate } from "../module";
import { gapTo, inTheWay, tileIn } from "./lie";
import { coinOf, METRE } from "./pieces";
import { inMetres, slideOf } from "./slide";
import type { View } from "./wire";
import { flicks, holeName, pieceName, seatName, tenths, whoIs } from "./words";

/** Whose turn it is, and why. */
export function sayWhy(view: View, mine: boolean, t: Translate): string {
  if (view.awaits === "course") return t("course");
  if (view.awaits === "nothing") return t("over");
  const facts = {
    who: seatName(view.turn, t),
    tee: pieceName(view.tee, t),
    gap: tenths(view.closeness[view.turn] ?? 0),
  };
  const { setup, why, order, turn } = view;
  const self = mine || setup.players === 1;
  if (why === "tee-order") return t(self ? "why-yours-tee" : "why-tee", facts);
  if (why === "putting-out") return t(self ? "why-yours-putting" : "why-putting", facts);
  if (setup.players === 1) return t("why-alone-closeness", facts);
  const key = order.length > 1 && order[0] === turn ? "first" : "closeness";
  return t(self ? `why-yours-${key}` : `why-${key}`, facts);
}

/** The hole that is played; alone, in which run. */
export function sayHole({ awaits, hole, run, setup }: View, t: Translate): string | null {
  if (awaits === "course") return null;
  const name = t("where", { n: hole + 1, hole: holeName(hole, t) });
  return setup.players === 1 ? t("where-in-run", { hole: name, n: run + 1 }) : name;
}

/** How an aim stands to the hole: "1.20 m/s, 3.4° left of the hole". */
export function sayAim(
  view: View,
  at: { x: number; y: number },
  aim: { angle: number; speed: number },
  t: Translate,
): string {
  const hole = tileIn(view, view.target);
  const power = t("speed", { n: aim.speed.toFixed(2) });
  if (!hole) return power;
  const left = leftOf(aim.angle, bearing(at, hole));
  const n = Math.abs(left).toFixed(1);
  const where = Math.abs(left) < 0.05 ? t("aim-at") : t(left > 0 ? "aim-left" : "aim-right", { n });
  const words = t("aim", { power, where });
  return leavesTable(view, at, aim) ? t("aim-off", { aim: words }) : words;
}

/** Whether a coin that nothing stops would fall off the table. */
function leavesTable(view: View, at: Place, aim: { angle: number; speed: number }): boolean {
  const from = inMetres(at);
  const { spot } = landingOf(from, aim, slideOf(view));
  return onTable(from, spot, view.setup.width * METRE, view.setup.height * METRE).leaves;
}

function sayWay(from: { x: number; y: number }, to: { x: number; y: number }, t: Translate): string {
  const n = bearing(from, to);
  return t("way", { way: t(`way-${Math.round(n / 45) % 8}`), n: Math.round(n) });
}

function sayOwn(view: View, shared: boolean, t: Translate): string[] {
  const seat = view.setup.players === 1 ? 0 : shared ? view.turn : (view.seat ?? view.turn);
  const hole = tileIn(view, view.target);
  const coin = view.coins[seat];
  const tees = view.awaits === "tee" && view.turn === seat && view.tee_spot;
  const at = coin ?? (tees ? { x: tees[0], y: tees[1] } : null);
  if (!at || !hole) return [];
  const way = { gap: tenths(gapTo(hole, at.x, at.y)), where: sayWay(at, hole, t), tee: pieceName(view.tee, t) };
  const facts = { ...way, coin: shared ? t("view-their-coin", { who: seatName(seat, t) }) : t("view-own-coin") };
  const between = inTheWay(view, at, coinOf(seat)).map((name) => pieceName(name, t));
  return [
    t(coin ? "view-coin" : "view-tee", facts),
    between.length ? t("view-between", { pieces: { type: "list", items: between } }) : t("view-clear"),
  ];
}

export function sayView(seen: View, t: Translate, shared = false): string[] {
  const alone = seen.setup.players === 1;
  const view = shared && !alone ? { ...seen, seat: null } : seen;
  const { setup, result } = view;
  const lines = [
    t(alone ? "view-hole-run" : "view-hole", {
      n: view.hole + 1,
      hole: holeName(view.hole, t),
      run: view.run + 1,
    }),
  ];
  if (!result) {
    lines.push(sayWhy(view, view.seat === view.turn, t), ...sayOwn(view, shared, t));
    for (let seat = 0; seat < setup.players; seat += 1) {
      const gap = view.closeness[seat];
      if (setup.players > 1 && view.finished[seat]) lines.push(t("view-done", { who: whoIs(seat, view, t) }));
      else if (gap != null && seat !== (shared ? view.turn : view.seat) && setup.players > 1)
        lines.push(t("view-other", { who: seatName(seat, t), gap: tenths(gap) }));
    }
    lines.push(t("view-flicks", { counts: alone ? flicks(view.counts[0] ?? 0, t) : sides(view.counts, view, t) }));
  }
  lines.push(t("view-totals", { totals: alone ? runs(view, t) : sides(view.totals, view, t) }));
  lines.push(t("view-edge", { width: setup.width, height: setup.height }));
  return lines;
}

function sides(numbers: readonly number[], view: View, t: Translate): string {
  return t.list(numbers.map((n, side) => t("event-side", { who: whoIs(side, view, t), n })));
}

/** What one who plays alone has needed in the runs that have begun. */
function runs({ totals, run }: View, t: Translate): string {
  return t.list(
    totals.slice(0, run + 1).map((total, each) => t("view-run", { n: each + 1, flicks: flicks(total, t) })),
  );
}
