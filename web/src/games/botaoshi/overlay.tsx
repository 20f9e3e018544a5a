// What is drawn over the table, in either way of drawing it: what may be flicked, what may not, whose bearer it is, the aim.

import type { Lens, Poses, Puff } from "../../flick";
import type { Translate } from "../module";
import type { Aiming } from "./aim";
import { closed, pathOf, pixels, ringOf } from "./drawing";
import { isThere, stands } from "./lie";
import { DiscMark } from "./marks";
import {
  alongEdge,
  bearerOf,
  discIn,
  FASTEST,
  isBearer,
  isPole,
  MM,
  other,
  ownerOf,
  type Place,
  poleOf,
  SLOWEST,
  sizesOf,
} from "./pieces";
import type { View } from "./wire";

interface Props {
  lens: Lens;
  view: View;
  poses: Poses;
  aiming: Aiming;
  /** Nothing moves. */
  still: boolean;
  puffs: readonly Puff[];
  /** It is shown where another aims. */
  aims: boolean;
  /** Whose bearer is marked as the own one. */
  own: number | null;
  /** The ramp is shown, or would be. */
  scoring: boolean;
  t: Translate;
}

/** So small is a disc in the middle of the table that all need tags, in pixels. */
const TAGGED = 28;

const placed = (poses: Poses, name: string): Place | null => {
  const pose = poses.get(name);
  return pose && isThere(pose) ? { x: pose.x / MM, y: pose.y / MM } : null;
};

export function Overlay({ lens, view, poses, aiming, still, puffs, aims, own, scoring, t }: Props) {
  const { live, at, aim, doing } = aiming;
  const middle = (sizesOf(view).table / 2) * MM;
  return (
    <svg class="bt-overlay" viewBox={`0 0 ${lens.width} ${lens.height}`} aria-hidden="true">
      {puffs.map((puff) => (
        <Dust key={puff.id} lens={lens} puff={puff} />
      ))}
      {live && doing === "enter" && <Edge lens={lens} view={view} aiming={aiming} />}
      {still && own !== null && <Own lens={lens} view={view} poses={poses} seat={own} t={t} />}
      {still && scoring && <Target lens={lens} view={view} poses={poses} seat={other(view.actor)} />}
      {live && view.awaits === "flick" && <Choices lens={lens} view={view} aiming={aiming} />}
      {live && aiming.line && <AimLine lens={lens} view={view} aiming={aiming} />}
      {live && at && doing && <Halo lens={lens} view={view} aiming={aiming} at={at} />}
      {still && !aim && lens.scaleAt(middle, middle) * sizesOf(view).disc * MM < TAGGED && (
        <Tags lens={lens} view={view} poses={poses} aiming={aiming} />
      )}
      {live && at && aim && doing !== "place" && (
        <>
          {aim.hand && <PullString lens={lens} at={at} hand={aim.hand} />}
          <Arrow lens={lens} view={view} at={at} angle={aim.angle} speed={aim.speed} t={t} />
        </>
      )}
      {aims && view.aim && <Shot lens={lens} view={view} poses={poses} t={t} />}
    </svg>
  );
}

function Dust({ lens, puff }: { lens: Lens; puff: Puff }) {
  const { x, y, depth } = lens.project(puff.x, puff.y, 0.002);
  if (depth < 0.05) return null;
  const wide = lens.scaleAt(puff.x, puff.y) * (0.006 + 0.012 * puff.size);
  return (
    <g class="bt-dust" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${wide.toFixed(2)})`}>
      <circle cx="-0.9" r="0.8" />
      <circle cx="0.9" cy="-0.1" r="0.7" />
      <circle cy="-0.4" r="1" />
    </g>
  );
}

/** All of the edge, where a disc enters; and that it goes along there. */
function Edge({ lens, view, aiming: { edge, blocked, aim } }: { lens: Lens; view: View; aiming: Aiming }) {
  const sizes = sizesOf(view);
  const { table } = sizes;
  const way = closed(lens, [
    [3, 3],
    [table - 3, 3],
    [table - 3, table - 3],
    [3, table - 3],
  ]);
  return (
    <g class="bt-edge" data-blocked={blocked !== null}>
      <path d={way} class="bt-edge-under" />
      <path d={way} class="bt-edge-over" />
      {edge && !aim && (
        <Ways lens={lens} at={edge} along={alongEdge(edge, sizes)} far={sizes.disc / 2 + pixels(lens, edge, 12)} />
      )}
    </g>
  );
}

/** Two arrowheads: it can be moved along here. */
function Ways({
  lens,
  at,
  along: [east, north],
  far,
}: {
  lens: Lens;
  at: Place;
  along: [number, number];
  far: number;
}) {
  const unit = pixels(lens, at, 1);
  const heads = [1, -1].map((sign) => {
    const spot = (out: number, aside: number): [number, number] => [
      at.x + sign * east * out - north * aside,
      at.y + sign * north * out + east * aside,
    ];
    return closed(lens, [spot(far + 17 * unit, 0), spot(far + 2 * unit, 10 * unit), spot(far + 2 * unit, -10 * unit)]);
  });
  return <path d={heads.join("")} class="bt-ways" />;
}

/** The own bearer: a ring around it, and a tag. */
function Own({ lens, view, poses, seat, t }: { lens: Lens; view: View; poses: Poses; seat: number; t: Translate }) {
  const at = placed(poses, bearerOf(seat));
  if (!at) return null;
  const path = ringOf(lens, at, sizesOf(view).disc / 2 + Math.max(14, pixels(lens, at, 6)));
  const { x, y, depth } = lens.project(at.x * MM, at.y * MM);
  if (!path || depth < 0.05) return null;
  const wide = lens.scaleAt(at.x * MM, at.y * MM) * sizesOf(view).disc * MM;
  const words = t("mark-own");
  const half = 8 + words.length * (/[぀-鿿]/.test(words) ? 6.5 : 3.6);
  return (
    <g class="bt-own">
      <path d={path} class="bt-own-under" />
      <path d={path} class="bt-own-ring" />
      <g transform={`translate(${x.toFixed(1)} ${(y + wide * 0.42 + 17).toFixed(1)})`}>
        <rect x={-half} y="-10" width={half * 2} height="20" rx="10" />
        <text y="4.500" text-anchor="middle">
          {words}
        </text>
      </g>
    </g>
  );
}

/** The pole to be struck. */
function Target({ lens, view, poses, seat }: { lens: Lens; view: View; poses: Poses; seat: number }) {
  const pose = poses.get(poleOf(seat));
  if (!pose || !stands(poleOf(seat), pose)) return null;
  const at = { x: pose.x / MM, y: pose.y / MM };
  const { disc, disc_height } = sizesOf(view);
  const rings = [disc / 2 + 6, disc / 2 + 14].map((radius) => ringOf(lens, at, radius, disc_height));
  return (
    <g class="bt-target">
      {rings.map((path) => path && <path key={path} d={path} class="bt-target-under" />)}
      {rings.map((path) => path && <path key={path} d={path} class="bt-target-ring" />)}
    </g>
  );
}

/** The other discs of the one who acts: one that can be taken instead, or one that may not. */
function Choices({ lens, view, aiming }: { lens: Lens; view: View; aiming: Aiming }) {
  const radius = sizesOf(view).disc / 2;
  return (
    <g>
      {view.discs.map(({ name, owner, x, y, how, bearer }) => {
        if (owner !== view.actor || bearer || x === null || y === null || name === aiming.disc?.name) return null;
        const at = { x, y };
        const path = ringOf(lens, at, radius + Math.max(3, pixels(lens, at, 5)), sizesOf(view).disc_height);
        if (!path) return null;
        if (how) return <path key={name} d={path} class="bt-choice" />;
        const spot = lens.project(x * MM, y * MM, 0.01);
        const wide = lens.scaleAt(x * MM, y * MM) * radius * MM;
        return (
          <g key={name} class="bt-rests" data-asked={aiming.asked === name}>
            <path d={path} />
            <g transform={`translate(${(spot.x + wide * 0.8 + 5).toFixed(1)} ${(spot.y - wide * 0.6 - 5).toFixed(1)})`}>
              <circle r="9" />
              <path d="M-3 -3.500V3.500M3 -3.500V3.500" />
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** The disc that is played. */
function Halo({ lens, view, aiming, at }: { lens: Lens; view: View; aiming: Aiming; at: Place }) {
  const { doing, blocked, aim } = aiming;
  const radius = sizesOf(view).disc / 2;
  const path = ringOf(lens, at, radius + Math.max(3, pixels(lens, at, 6)), sizesOf(view).disc_height);
  if (!path) return null;
  return (
    <g class="bt-halo" data-blocked={blocked !== null} data-place={doing === "place"}>
      <path d={path} class="bt-halo-under" />
      <path d={path} class="bt-halo-ring" data-aimed={aim !== null} />
      {doing === "place" && <Ways lens={lens} at={at} along={[1, 0]} far={radius + pixels(lens, at, 10)} />}
      {doing === "place" && <Ways lens={lens} at={at} along={[0, 1]} far={radius + pixels(lens, at, 10)} />}
    </g>
  );
}

/** What each disc is, where it is too small to read. */
function Tags({ lens, view, poses, aiming }: { lens: Lens; view: View; poses: Poses; aiming: Aiming }) {
  const size = sizesOf(view).disc;
  return (
    <g>
      {[...poses].map(([name, pose]) => {
        const held = aiming.disc?.name === name && (aiming.doing === "enter" || aiming.doing === "place");
        if (isPole(name) || isBearer(name) || held || !isThere(pose)) return null;
        const { x, y, depth } = lens.project(pose.x, pose.y, pose.z);
        const wide = lens.scaleAt(pose.x, pose.y) * size * MM;
        if (depth < 0.05) return null;
        const up = wide / 2 + 17;
        return (
          <g
            key={name}
            class="bt-tag"
            data-now={aiming.disc?.name === name}
            data-rests={
              aiming.live &&
              view.awaits === "flick" &&
              discIn(view, name)?.owner === view.actor &&
              discIn(view, name)?.how === null
            }
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
          >
            <path
              d={`M0 ${(-wide * 0.2).toFixed(1)}L-4.500 ${(8 - up).toFixed(1)} 4.500 ${(8 - up).toFixed(1)}Z`}
              class="bt-tag-stem"
            />
            <g transform={`translate(0 ${(-up).toFixed(1)})`}>
              <circle r="12.500" class="bt-tag-rim" />
              <g transform="scale(0.95)">
                <DiscMark name={name} />
              </g>
            </g>
          </g>
        );
      })}
    </g>
  );
}

function PullString({ lens, at, hand }: { lens: Lens; at: Place; hand: { x: number; y: number } }) {
  const from = lens.project(at.x * MM, at.y * MM, 0.005);
  return (
    <g class="bt-string">
      <path d={`M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${hand.x.toFixed(1)} ${hand.y.toFixed(1)}`} />
      <circle cx={hand.x} cy={hand.y} r="9" />
    </g>
  );
}

/** How long an arrow is on the table, for a speed. */
function reach(lens: Lens, at: Place, speed: number): number {
  const part = Math.sqrt((speed - SLOWEST) / (FASTEST - SLOWEST));
  return pixels(lens, at, 34 + part * Math.min(240, Math.min(lens.width, lens.height) * 0.4));
}

interface ArrowShape {
  lens: Lens;
  view: View;
  at: Place;
  angle: number;
  speed: number;
  t: Translate;
}

function Arrow({ lens, view, at, angle, speed, t }: ArrowShape) {
  const turn = (angle * Math.PI) / 180;
  const pixel = pixels(lens, at, 1);
  const wide = (5 + 9 * (speed / FASTEST)) * pixel;
  const start = Math.max(sizesOf(view).disc * 0.62, 17 * pixel);
  const tip = start + reach(lens, at, speed);
  const neck = tip - Math.min((tip - start) * 0.4, 18 * pixel);
  const spot = (along: number, aside: number): [number, number, number] => [
    at.x + Math.cos(turn) * along - Math.sin(turn) * aside,
    at.y + Math.sin(turn) * along + Math.cos(turn) * aside,
    3,
  ];
  const body = closed(lens, [
    spot(start, wide * 0.3),
    spot(neck, wide * 0.6),
    spot(neck, wide * 1.5),
    spot(tip, 0),
    spot(neck, -wide * 1.5),
    spot(neck, -wide * 0.6),
    spot(start, -wide * 0.3),
  ]);
  const [tx, ty] = spot(tip + 20 * pixel, 0);
  const end = lens.project(tx * MM, ty * MM, 0.003);
  const y = Math.min(lens.height - 16, Math.max(16, end.y));
  const x = Math.min(lens.width - 38, Math.max(38, besidePole(lens, view, end.x, y)));
  return (
    <g class="bt-arrow" style={{ "--power": (speed / FASTEST).toFixed(2) }}>
      {body && <path d={body} />}
      <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
        <rect x="-36" y="-13" width="72" height="26" rx="13" />
        <text y="5" text-anchor="middle">
          {t("speed", { n: speed.toFixed(2) })}
        </text>
      </g>
    </g>
  );
}

/** The words of an arrow do not hide the pole it is aimed at: they step aside. */
function besidePole(lens: Lens, view: View, x: number, y: number): number {
  const pole = view.poles[other(view.actor)];
  if (!pole) return x;
  const { disc_height, pole_height } = sizesOf(view);
  const [foot, top] = [0, disc_height + pole_height].map((high) => lens.project(pole[0] * MM, pole[1] * MM, high * MM));
  if (!foot || !top || foot.depth < 0.05 || y < top.y - 18 || y > foot.y + 18 || Math.abs(x - foot.x) > 52) return x;
  return foot.x + (foot.x > 92 ? -54 : 54);
}

/** Where another aims. */
function Shot({ lens, view, poses, t }: { lens: Lens; view: View; poses: Poses; t: Translate }) {
  const { aim, ramp } = view;
  const name = !aim ? null : aim.type === "score" ? (ramp.type === "ramp" ? ramp.shooter : null) : aim.disc;
  const at = name && placed(poses, name);
  if (!aim || !at) return null;
  return <Arrow lens={lens} view={view} at={at} angle={aim.angle} speed={aim.speed} t={t} />;
}

/** The aim line of the real engine, through the air where it flies, up to the first contact. */
function AimLine({ lens, view, aiming: { line } }: { lens: Lens; view: View; aiming: Aiming }) {
  if (!line) return null;
  const points = line.path.map(([x, y, z]): [number, number, number] => [x / MM, y / MM, z / MM]);
  const path = pathOf(lens, points);
  const ground = pathOf(
    lens,
    points.map(([x, y]): [number, number, number] => [x, y, 0.5]),
  );
  const { disc, disc_height } = sizesOf(view);
  const flies = points.some(([, , z]) => z > disc_height);
  const end = points.at(-1);
  const meets = line.contact;
  return (
    <g
      class="bt-line"
      data-test="aim-line"
      data-contact={meets?.piece ?? ""}
      data-flies={flies}
      data-good={meets !== null && isPole(meets.piece) && ownerOf(meets.piece) !== view.actor}
    >
      {flies && <path d={ground} class="bt-line-shade" />}
      <path d={path} class="bt-line-under" />
      <path d={path} class="bt-line-over" />
      {end && (
        <path
          d={ringOf(lens, { x: end[0], y: end[1] }, disc / 2, Math.max(0, end[2] - disc_height / 2))}
          class="bt-line-end"
        />
      )}
    </g>
  );
}
