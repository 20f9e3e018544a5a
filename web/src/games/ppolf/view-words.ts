// The table in words: where the match stands, who is next and why, and line by line for those who do not see it.

import type { Translate } from "../module";
import { bearing, gapTo, inTheWay, leftOf, tileIn } from "./lie";
import { coinOf } from "./pieces";
import { type Key, say } from "./sentences";
import type { View } from "./wire";
import { flicks, holeName, list, pieceName, sayResult, seatName, tenths, whoIs } from "./words";

/** Whose turn it is, and why. */
export function sayWhy(view: View, mine: boolean, t: Translate): string {
  if (view.awaits === "course") return say(t, "ppolf.course");
  if (view.awaits === "nothing") return say(t, "ppolf.over");
  const facts = {
    who: seatName(view.turn, t),
    tee: pieceName(view.tee, t),
    gap: tenths(view.closeness[view.turn] ?? 0),
  };
  const { setup, why, order, turn } = view;
  const self = mine || setup.players === 1;
  if (why === "tee-order") return say(t, self ? "ppolf.why.yours.tee" : "ppolf.why.tee", facts);
  if (why === "putting-out") return say(t, self ? "ppolf.why.yours.putting" : "ppolf.why.putting", facts);
  if (setup.players === 1) return say(t, "ppolf.why.alone.closeness", facts);
  const key = order.length > 1 && order[0] === turn ? "first" : "closeness";
  return say(t, self ? `ppolf.why.yours.${key}` : `ppolf.why.${key}`, facts);
}

/** How an aim stands to the hole: "1.20 m/s, 3.4° left of the hole". */
export function sayAim(
  view: View,
  at: { x: number; y: number },
  aim: { angle: number; speed: number },
  t: Translate,
): string {
  const hole = tileIn(view, view.target);
  const power = say(t, "ppolf.speed", { n: aim.speed.toFixed(2) });
  if (!hole) return power;
  const left = leftOf(aim.angle, bearing(at, hole));
  const n = Math.abs(left).toFixed(1);
  const where =
    Math.abs(left) < 0.05 ? say(t, "ppolf.aim.at") : say(t, left > 0 ? "ppolf.aim.left" : "ppolf.aim.right", { n });
  return say(t, "ppolf.aim", { power, where });
}

function sayWay(from: { x: number; y: number }, to: { x: number; y: number }, t: Translate): string {
  const n = bearing(from, to);
  return say(t, "ppolf.way", { way: say(t, `ppolf.way.${Math.round(n / 45) % 8}` as Key), n: Math.round(n) });
}

function sayOwn(view: View, t: Translate): string[] {
  const seat = view.setup.players === 1 ? 0 : (view.seat ?? view.turn);
  const hole = tileIn(view, view.target);
  const coin = view.coins[seat];
  const tees = view.awaits === "tee" && view.turn === seat && view.tee_spot;
  const at = coin ?? (tees ? { x: tees[0], y: tees[1] } : null);
  if (!at || !hole) return [];
  const facts = { gap: tenths(gapTo(hole, at.x, at.y)), where: sayWay(at, hole, t), tee: pieceName(view.tee, t) };
  const between = inTheWay(view, at, coinOf(seat)).map((name) => pieceName(name, t));
  return [
    say(t, coin ? "ppolf.view.coin" : "ppolf.view.tee", facts),
    between.length ? say(t, "ppolf.view.between", { pieces: list(between, t) }) : say(t, "ppolf.view.clear"),
  ];
}

export function sayView(view: View, t: Translate): string[] {
  const { setup, result } = view;
  const alone = setup.players === 1;
  const lines = [
    say(t, alone ? "ppolf.view.hole.run" : "ppolf.view.hole", {
      n: view.hole + 1,
      hole: holeName(view.hole, t),
      run: view.run + 1,
    }),
  ];
  if (!result) {
    lines.push(sayWhy(view, view.seat === view.turn, t), ...sayOwn(view, t));
    for (let seat = 0; seat < setup.players; seat += 1) {
      const gap = view.closeness[seat];
      if (setup.players > 1 && view.finished[seat])
        lines.push(say(t, "ppolf.view.done", { who: whoIs(seat, view, t) }));
      else if (gap != null && seat !== view.seat && setup.players > 1)
        lines.push(say(t, "ppolf.view.other", { who: seatName(seat, t), gap: tenths(gap) }));
    }
    lines.push(
      say(t, "ppolf.view.flicks", { counts: alone ? flicks(view.counts[0] ?? 0, t) : sides(view.counts, view, t) }),
    );
  }
  lines.push(say(t, "ppolf.view.totals", { totals: alone ? runs(view, t) : sides(view.totals, view, t) }));
  lines.push(say(t, "ppolf.view.edge", { width: setup.width, height: setup.height }));
  return result ? [...lines, sayResult(result, t)] : lines;
}

function sides(numbers: readonly number[], view: View, t: Translate): string {
  return list(
    numbers.map((n, side) => say(t, "ppolf.say.side", { who: whoIs(side, view, t), n })),
    t,
  );
}

/** What one who plays alone has needed in the runs that have begun. */
function runs({ totals, run }: View, t: Translate): string {
  return list(
    totals.slice(0, run + 1).map((total, each) => say(t, "ppolf.view.run", { n: each + 1, flicks: flicks(total, t) })),
    t,
  );
}
