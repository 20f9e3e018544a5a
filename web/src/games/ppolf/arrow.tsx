// The aim: an arrow with its power, the string of the hand that pulls, and in practice the line of the real engine.

import type { Lens, Poses } from "../../flick";
import type { Translate } from "../module";
import type { Aiming } from "./aim";
import { COIN, coinOf, FASTEST, METRE, SLOWEST } from "./pieces";
import type { View } from "./wire";

/** A line through places on the table, as SVG has it; empty where some of it lies behind the eye. */
export function pathOf(lens: Lens, points: readonly (readonly [number, number])[], z = 0): string {
  const spots = points.map(([x, y]) => lens.project(x * METRE, y * METRE, z));
  if (spots.some(({ depth }) => depth < 0.03)) return "";
  return spots.map(({ x, y }, at) => `${at ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

/** How long an arrow is on the table, for a speed: in tile widths. */
const reach = (lens: Lens, at: { x: number; y: number }, speed: number): number => {
  const part = Math.sqrt((speed - SLOWEST) / (FASTEST - SLOWEST));
  // Seen from low, what goes away from the eye looks short.
  const low = lens.rig.up[2] > 0.5 ? 2.4 : 1;
  const pixels = low * (34 + part * Math.min(240, Math.min(lens.width, lens.height) * 0.4));
  return pixels / (lens.scaleAt(at.x * METRE, at.y * METRE) * METRE);
};

interface ArrowShape {
  lens: Lens;
  at: { x: number; y: number };
  angle: number;
  speed: number;
}

function ArrowBody({ lens, at, angle, speed, t }: ArrowShape & { t: Translate }) {
  const turn = (angle * Math.PI) / 180;
  const long = reach(lens, at, speed);
  const pixel = 1 / (lens.scaleAt(at.x * METRE, at.y * METRE) * METRE);
  const wide = (5 + 9 * (speed / FASTEST)) * pixel;
  const start = Math.max(COIN * 0.62, 17 * pixel);
  const head = Math.min(long * 0.4, 18 * pixel);
  const spot = (along: number, aside: number): [number, number] => [
    at.x + Math.cos(turn) * along - Math.sin(turn) * aside,
    at.y + Math.sin(turn) * along + Math.cos(turn) * aside,
  ];
  const tilt = lens.rig.up[0] < -0.5 ? Math.PI / 2 : 0;
  const neck = start + long - head;
  const body = `${pathOf(lens, [spot(start, wide * 0.3), spot(neck, wide * 0.6), spot(neck, wide * 1.5), spot(start + long, 0), spot(neck, -wide * 1.5), spot(neck, -wide * 0.6), spot(start, -wide * 0.3)], 0.002)}Z`;
  const [tx, ty] = spot(start + long + (16 + 30 * Math.abs(Math.cos(turn + tilt))) * pixel, 0);
  const tip = lens.project(tx * METRE, ty * METRE, 0.002);
  const x = Math.min(lens.width - 38, Math.max(38, tip.x));
  const y = Math.min(lens.height - 16, Math.max(16, tip.y));
  return (
    <g class="pp-arrow" style={{ "--power": (speed / FASTEST).toFixed(2) }}>
      {body.length > 1 && <path d={body} />}
      <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
        <rect x="-36" y="-13" width="72" height="26" rx="13" />
        <text y="5" text-anchor="middle">
          {t("speed", { n: speed.toFixed(2) })}
        </text>
      </g>
    </g>
  );
}

export function Arrow({ lens, aiming, t }: { lens: Lens; aiming: Aiming; t: Translate }) {
  const { aim, at } = aiming;
  if (!aim || !at) return null;
  const from = aim.from ?? lens.project(at.x * METRE, at.y * METRE);
  return (
    <>
      {aim.hand && (
        <g class="pp-string">
          <path d={`M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${aim.hand.x.toFixed(1)} ${aim.hand.y.toFixed(1)}`} />
          <circle cx={aim.hand.x} cy={aim.hand.y} r="9" />
        </g>
      )}
      <ArrowBody lens={lens} at={at} angle={aim.angle} speed={aim.speed} t={t} />
    </>
  );
}

/** Where another aims. */
export function Shot({ lens, view, poses, t }: { lens: Lens; view: View; poses: Poses; t: Translate }) {
  const pose = poses.get(coinOf(view.turn));
  const { aim } = view;
  if (!aim || !pose) return null;
  return (
    <ArrowBody lens={lens} at={{ x: pose.x / METRE, y: pose.y / METRE }} angle={aim.angle} speed={aim.speed} t={t} />
  );
}

/** The aim line of the real engine, up to the first contact. */
export function Line({ lens, aiming: { line } }: { lens: Lens; aiming: Aiming }) {
  if (!line) return null;
  const end = line.path.at(-1);
  const spot = end && lens.project(end[0], end[1]);
  const path = pathOf(
    lens,
    line.path.map(([x, y]) => [x / METRE, y / METRE]),
    0.001,
  );
  return (
    <g class="pp-line" data-test="aim-line" data-contact={line.contact !== null}>
      <path d={path} class="pp-line-under" />
      <path d={path} class="pp-line-over" />
      {spot && spot.depth > 0.05 && end && (
        <circle cx={spot.x} cy={spot.y} r={(lens.scaleAt(end[0], end[1]) * COIN * METRE) / 2} />
      )}
    </g>
  );
}
