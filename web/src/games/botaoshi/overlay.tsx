// What is drawn over the table, in either way of drawing it: what may be flicked, what may not, whose bearer it is, the aim.

import { boxOf, type Lens, movedTo, type Place, type Poses, type Puff, SlipMark } from "../../flick";
import type { Translate } from "../module";
import { EngineLine, OwnAim, OwnLanding, PoleLine, TheirAim } from "./aim-overlay";
import type { Table } from "./board";
import { closed, halfOf, pixels, ringOf } from "./drawing";
import type { Hands } from "./hands";
import { isThere, placed, stands } from "./lie";
import { DiscMark } from "./marks";
import { alongEdge, bearerOf, discIn, isBearer, isPole, MM, other, poleOf, sizesOf } from "./pieces";
import type { View } from "./wire";

interface Props {
  table: Table;
  /** Whose bearer is marked as the own one. */
  own: number | null;
  /** Whether somebody is at aiming: the last flick is out of their way then. */
  aims: boolean;
  t: Translate;
}

/** So small is a disc in the middle of the table that all need tags, in pixels. */
const TAGGED = 28;

export function Overlay({ table, own, aims, t }: Props) {
  const { view, poses, hands, still, puffs, busy, away, eyes } = table;
  const { lens } = eyes;
  const [covered] = table.covered;
  const { live, at, doing } = hands;
  const scoring = table.ramp?.ghost ?? false;
  return (
    <svg class="fl-overlay" viewBox={boxOf(lens)} aria-hidden="true">
      {puffs.map((puff) => (
        <Dust key={puff.id} lens={lens} puff={puff} />
      ))}
      {live && doing === "enter" && <Edge lens={lens} view={view} hands={hands} />}
      {still && own !== null && <Own lens={lens} view={view} poses={poses} seat={own} t={t} />}
      {still && scoring && <Target lens={lens} view={view} poses={poses} seat={other(view.actor)} />}
      {live && view.awaits === "flick" && <Choices lens={lens} view={view} hands={hands} />}
      {live && hands.aim && <OwnLanding lens={lens} view={view} hands={hands} />}
      {live && hands.ramp && <PoleLine lens={lens} view={view} hands={hands} t={t} />}
      {live && hands.line && <EngineLine lens={lens} view={view} line={hands.line} />}
      {live && at && doing && <Halo lens={lens} view={view} hands={hands} at={at} />}
      {table.slip && table.film && !aims && (
        <SlipMark lens={lens} slip={table.slip} film={table.film} words={`${Math.abs(table.slip.left).toFixed(1)}°`} />
      )}
      {still && !hands.aim && isTiny(lens, view) && <Tags lens={lens} view={view} poses={poses} hands={hands} />}
      {live && <OwnAim lens={lens} view={view} hands={hands} covered={covered} t={t} />}
      {(busy === "aiming" || (still && away)) && (
        <TheirAim lens={lens} view={view} poses={poses} covered={covered} t={t} />
      )}
    </svg>
  );
}

function isTiny(lens: Lens, view: View): boolean {
  const { table, disc } = sizesOf(view);
  const middle = (table / 2) * MM;
  return lens.scaleAt(middle, middle) * disc * MM < TAGGED;
}

function Dust({ lens, puff }: { lens: Lens; puff: Puff }) {
  const { x, y, depth } = lens.project(puff.x, puff.y, 0.002);
  if (depth < 0.05) return null;
  const wide = lens.scaleAt(puff.x, puff.y) * (0.006 + 0.012 * puff.size);
  return (
    <g class="bt-dust" transform={`${movedTo({ x, y })} scale(${wide.toFixed(2)})`}>
      <circle cx="-0.9" r="0.8" />
      <circle cx="0.9" cy="-0.1" r="0.7" />
      <circle cy="-0.4" r="1" />
    </g>
  );
}

/** All of the edge, where a disc enters; and that it goes along there. */
function Edge({ lens, view, hands: { edge, blocked, aim } }: { lens: Lens; view: View; hands: Hands }) {
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
  const half = halfOf(words);
  return (
    <g class="bt-own">
      <path d={path} class="bt-own-under" />
      <path d={path} class="bt-own-ring" />
      <g transform={movedTo({ x, y: y + wide * 0.42 + 17 })}>
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
function Choices({ lens, view, hands }: { lens: Lens; view: View; hands: Hands }) {
  const radius = sizesOf(view).disc / 2;
  return (
    <g>
      {view.discs.map(({ name, owner, x, y, how, bearer }) => {
        if (owner !== view.actor || bearer || x === null || y === null || name === hands.disc?.name) return null;
        const at = { x, y };
        const path = ringOf(lens, at, radius + Math.max(3, pixels(lens, at, 5)), sizesOf(view).disc_height);
        if (!path) return null;
        if (how) return <path key={name} d={path} class="bt-choice" />;
        const spot = lens.project(x * MM, y * MM, 0.01);
        const wide = lens.scaleAt(x * MM, y * MM) * radius * MM;
        return (
          <g key={name} class="bt-rests" data-asked={hands.asked === name}>
            <path d={path} />
            <g transform={movedTo({ x: spot.x + wide * 0.8 + 5, y: spot.y - wide * 0.6 - 5 })}>
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
function Halo({ lens, view, hands, at }: { lens: Lens; view: View; hands: Hands; at: Place }) {
  const { doing, blocked, aim } = hands;
  const radius = sizesOf(view).disc / 2;
  const path = ringOf(lens, at, radius + Math.max(3, pixels(lens, at, 6)), sizesOf(view).disc_height);
  if (!path) return null;
  return (
    <g class="fl-halo" data-blocked={blocked !== null} data-place={doing === "place"}>
      <path d={path} class="fl-halo-under" />
      <path d={path} class="fl-halo-ring" data-aimed={aim !== null} />
      {doing === "place" && <Ways lens={lens} at={at} along={[1, 0]} far={radius + pixels(lens, at, 10)} />}
      {doing === "place" && <Ways lens={lens} at={at} along={[0, 1]} far={radius + pixels(lens, at, 10)} />}
    </g>
  );
}

/** What each disc is, where it is too small to read. */
function Tags({ lens, view, poses, hands }: { lens: Lens; view: View; poses: Poses; hands: Hands }) {
  const size = sizesOf(view).disc;
  return (
    <g>
      {[...poses].map(([name, pose]) => {
        const held = hands.disc?.name === name && (hands.doing === "enter" || hands.doing === "place");
        if (isPole(name) || isBearer(name) || held || !isThere(pose)) return null;
        const { x, y, depth } = lens.project(pose.x, pose.y, pose.z);
        const wide = lens.scaleAt(pose.x, pose.y) * size * MM;
        if (depth < 0.05) return null;
        const up = wide / 2 + 17;
        return (
          <g
            key={name}
            class="fl-tag"
            data-now={hands.disc?.name === name}
            data-rests={
              hands.live &&
              view.awaits === "flick" &&
              discIn(view, name)?.owner === view.actor &&
              discIn(view, name)?.how === null
            }
            transform={movedTo({ x, y })}
          >
            <path
              d={`M0 ${(-wide * 0.2).toFixed(1)}L-4.500 ${(8 - up).toFixed(1)} 4.500 ${(8 - up).toFixed(1)}Z`}
              class="fl-tag-stem"
            />
            <g transform={`translate(0 ${(-up).toFixed(1)})`}>
              <circle r="12.500" class="fl-tag-rim" />
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
