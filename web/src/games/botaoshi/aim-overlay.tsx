// What is drawn of an aim: the arrow, where the disc would stop, the ramp's line to the pole, the line of the real engine.

import {
  AimLine,
  Arrow,
  gap,
  type Kept,
  LandingMark,
  type Lens,
  landingOf,
  leftOf,
  movedTo,
  type Place,
  type Poses,
  PullString,
} from "../../flick";
import type { Translate } from "../module";
import { halfOf, pathOf, ringOf } from "./drawing";
import type { Hands } from "./hands";
import { placed } from "./lie";
import { isPole, MM, ownerOf, sizesOf } from "./pieces";
import { poleFor, slideFor } from "./slide";
import type { AimLine as AimPath, View } from "./wire";

const inMetres = ({ x, y }: Place): Place => ({ x: x * MM, y: y * MM });

/** Where the disc would stop on free ground; over the ramp, where it would come down. */
export function OwnLanding({ lens, view, hands: { at, aim, doing, ramp } }: { lens: Lens; view: View; hands: Hands }) {
  if (!at || !aim || doing === "place") return null;
  const { disc, table } = sizesOf(view);
  const size = { width: table * MM, height: table * MM };
  return (
    <LandingMark
      lens={lens}
      at={inMetres(at)}
      radius={(disc / 2) * MM}
      landing={landingOf(inMetres(at), aim, slideFor(view, ramp))}
      table={size}
    />
  );
}

/** The line over the ramp and the one to the pole, with how many degrees lie between them. */
export function PoleLine({ lens, view, hands, t }: { lens: Lens; view: View; hands: Hands; t: Translate }) {
  const { at, aim, ramp, target } = hands;
  const pole = poleFor(view);
  if (!at || !ramp || !pole) return null;
  const off = Math.abs(leftOf(aim?.angle ?? ramp.angle, target));
  const far = gap(at, pole);
  const turn = ((aim?.angle ?? ramp.angle) * Math.PI) / 180;
  const end = { x: at.x + Math.cos(turn) * far, y: at.y + Math.sin(turn) * far };
  const spot = lens.project(pole.x * MM, pole.y * MM);
  const good = off < STRAIGHT;
  const words = good ? t("aim-on") : t("aim-off", { n: off.toFixed(1) });
  const half = halfOf(words);
  const line = (to: Place) =>
    pathOf(lens, [
      [at.x, at.y, 1],
      [to.x, to.y, 1],
    ]);
  return (
    <g class="bt-off" data-test="off" data-off={off.toFixed(1)} data-good={good}>
      <path d={line(pole)} class="bt-off-pole" />
      {!aim && <path d={line(end)} class="bt-off-ramp" />}
      {spot.depth > 0.05 && (
        <g transform={movedTo(besideSpot(lens, spot, half))}>
          <rect x={-half} y="-12" width={2 * half} height="24" rx="12" />
          <text y="4.500" text-anchor="middle">
            {words}
          </text>
        </g>
      )}
    </g>
  );
}

/** Less than this many degrees off is at the pole. */
const STRAIGHT = 0.5;

/** Words beside the pole, where there is room. */
const besideSpot = (lens: Lens, { x, y }: { x: number; y: number }, half: number) => ({
  x: x + 20 + 2 * half > lens.width - 4 ? x - 20 - half : x + 20 + half,
  y: Math.min(lens.height - 16, Math.max(16, y + 4)),
});

interface OwnAimProps {
  lens: Lens;
  view: View;
  hands: Hands;
  covered: number;
  t: Translate;
}

/** Where one aims oneself, and the hand that pulls. */
export function OwnAim({ lens, view, hands: { at, aim, doing, ramp }, ...rest }: OwnAimProps) {
  if (!at || !aim || doing === "place") return null;
  const place = inMetres(at);
  const { spot } = landingOf(place, aim, slideFor(view, ramp));
  const kept = [keptAt(lens, view, spot), ...(aim.hand ? [{ ...aim.hand, radius: 24 }] : [])];
  return (
    <>
      {aim.hand && <PullString from={lens.project(place.x, place.y, 0.005)} hand={aim.hand} />}
      <DiscArrow {...{ lens, view, at, kept, ...rest }} angle={aim.angle} speed={aim.speed} stops={gap(place, spot)} />
    </>
  );
}

interface TheirAimProps extends Omit<OwnAimProps, "hands"> {
  poses: Poses;
}

/** Where another aims. */
export function TheirAim({ poses, ...props }: TheirAimProps) {
  const { aim, ramp } = props.view;
  const name = !aim ? null : aim.type === "score" ? (ramp.type === "ramp" ? ramp.shooter : null) : aim.disc;
  const at = name && placed(poses, name);
  if (!aim || !at) return null;
  return <DiscArrow {...props} at={at} angle={aim.angle} speed={aim.speed} kept={[]} />;
}

interface ArrowProps {
  lens: Lens;
  view: View;
  at: Place;
  angle: number;
  speed: number;
  /** Where the disc would stop, in metres from where it is. */
  stops?: number;
  /** What its words must not hide, besides discs and poles. */
  kept: readonly Kept[];
  covered: number;
  t: Translate;
}

function DiscArrow({ lens, view, at, kept, ...rest }: ArrowProps) {
  const discs = view.discs.flatMap(({ x, y }) =>
    x === null || y === null ? [] : [keptAt(lens, view, inMetres({ x, y }))],
  );
  const around = [...kept, ...discs, ...polesIn(lens, view)];
  return <Arrow lens={lens} at={inMetres(at)} wide={sizesOf(view).disc * MM} kept={around} {...rest} />;
}

/** A circle as wide as a disc around a place in metres, so high above the table. */
function keptAt(lens: Lens, view: View, { x, y }: Place, high = 0): Kept {
  const radius = (lens.scaleAt(x, y) * sizesOf(view).disc * MM) / 2 + 4;
  return { ...lens.project(x, y, high * MM), radius: Math.max(10, radius) };
}

/** The poles from their feet to their tops, with the flags. */
function polesIn(lens: Lens, view: View): Kept[] {
  const { disc_height, pole_height } = sizesOf(view);
  const heights = [disc_height + pole_height / 2, disc_height + pole_height];
  return view.poles.flatMap((pole) =>
    pole ? heights.map((high) => keptAt(lens, view, inMetres({ x: pole[0], y: pole[1] }), high)) : [],
  );
}

/** The aim line goes through the air where the disc flies, and ends with its rim. */
export function EngineLine({ lens, view, line }: { lens: Lens; view: View; line: AimPath }) {
  const points = line.path.map(([x, y, z]): [number, number, number] => [x / MM, y / MM, z / MM]);
  const { disc, disc_height } = sizesOf(view);
  const flies = points.some(([, , z]) => z > disc_height);
  const end = points.at(-1);
  const meets = line.contact;
  const good = meets !== null && isPole(meets.piece) && ownerOf(meets.piece) !== view.actor;
  const shade = points.map(([x, y]): [number, number, number] => [x, y, 0.5]);
  return (
    <>
      {flies && (
        <g class="fl-line">
          <path d={pathOf(lens, shade)} class="bt-line-shade" />
        </g>
      )}
      <AimLine path={pathOf(lens, points)} data-contact={meets?.piece ?? ""} data-flies={flies} data-good={good}>
        {end && (
          <path
            d={ringOf(lens, { x: end[0], y: end[1] }, disc / 2, Math.max(0, end[2] - disc_height / 2))}
            class="bt-line-end"
          />
        )}
      </AimLine>
    </>
  );
}
