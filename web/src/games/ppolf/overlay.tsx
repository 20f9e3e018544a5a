// What is drawn over the table, in either way of drawing it: the hole, the tee, who is how close, the aim.

import {
  type Aim,
  AimLine,
  Arrow,
  type Busy,
  boxOf,
  drawingIn,
  gap,
  type Kept,
  LandingMark,
  type Lens,
  landingOf,
  movedTo,
  type Place,
  type Poses,
  PullString,
} from "../../flick";
import type { Translate } from "../module";
import type { Hands } from "./hands";
import { gapTo, outline, shapeOf, tileIn } from "./lie";
import { CoinMark } from "./marks";
import { COIN, coinOf, METRE, TILE_THICK } from "./pieces";
import { inMetres, slideOf } from "./slide";
import type { AnyEvent, Piece, View } from "./wire";
import { tenths } from "./words";

interface Props {
  lens: Lens;
  view: View;
  poses: Poses;
  hands: Hands;
  busy: Busy;
  /** What the last flick led to. */
  outcome: readonly AnyEvent[];
  /** Whether somebody is at aiming: the last flick is out of their way then. */
  aims: boolean;
  t: Translate;
}

/** So small is a coin on the screen that it needs a tag, in pixels. */
const TAGGED = 30;

const { pathOf, closed } = drawingIn(METRE);

export function Overlay({ lens, view, poses, hands, busy, outcome, aims, t }: Props) {
  const hole = tileIn(view, view.target);
  const { live, at, aim } = hands;
  const still = busy === null;
  const playing = view.awaits !== "nothing" && view.awaits !== "course";
  return (
    <svg class="fl-overlay" viewBox={boxOf(lens)} aria-hidden="true">
      {still && view.awaits === "tee" && <TeeRing lens={lens} view={view} hands={hands} />}
      {still && playing && !view.teeing && hole && !(live && aim) && (
        <Closeness lens={lens} view={view} hole={hole} poses={poses} />
      )}
      {playing && hole && <Hole lens={lens} hole={{ ...hole, ...placeOf(poses, hole) }} number={view.hole + 1} />}
      {!aims && <Fouls lens={lens} outcome={outcome} view={view} />}
      {live && at && aim && <Stop lens={lens} view={view} at={at} aim={aim} />}
      {live && hands.line && <Line lens={lens} line={hands.line} />}
      {live && at && <Halo lens={lens} at={at} placing={hands.placing} />}
      <Tags
        lens={lens}
        poses={poses}
        turn={still && playing ? view.turn : null}
        hidden={live && aim ? coinOf(view.turn) : null}
      />
      {live && aim && at && <OwnAim lens={lens} view={view} hands={hands} t={t} />}
      {(still || busy === "aiming" || busy === "swing") && !live && (
        <TheirAim lens={lens} view={view} poses={poses} t={t} />
      )}
    </svg>
  );
}

/** Where the coin would stop on free ground, and how far the hand may miss that. */
function Stop({ lens, view, at, aim }: { lens: Lens; view: View; at: Place; aim: Aim }) {
  const from = inMetres(at);
  const { width, height } = view.setup;
  return (
    <LandingMark
      lens={lens}
      at={from}
      radius={(COIN * METRE) / 2}
      landing={landingOf(from, aim, slideOf(view))}
      table={{ width: width * METRE, height: height * METRE }}
    />
  );
}

/** Where one aims oneself, and the hand that pulls. */
function OwnAim({ lens, view, hands, t }: { lens: Lens; view: View; hands: Hands; t: Translate }) {
  const { aim, at, line } = hands;
  if (!aim || !at) return null;
  const place = inMetres(at);
  const { spot } = landingOf(place, aim, slideOf(view));
  const met = line?.contact ?? null;
  const kept = [keptAt(lens, spot, COIN), ...(met ? [keptAt(lens, met, COIN)] : [])];
  if (aim.hand) kept.push({ ...aim.hand, radius: 24 });
  return (
    <>
      {aim.hand && <PullString from={aim.from ?? lens.project(place.x, place.y)} hand={aim.hand} />}
      <CoinArrow
        lens={lens}
        view={view}
        at={place}
        angle={aim.angle}
        speed={aim.speed}
        stops={gap(place, spot)}
        kept={kept}
        t={t}
      />
    </>
  );
}

/** Where another aims. */
function TheirAim({ lens, view, poses, t }: { lens: Lens; view: View; poses: Poses; t: Translate }) {
  const at = poses.get(coinOf(view.turn));
  const { aim } = view;
  if (!aim || !at || (view.awaits !== "settled" && view.awaits !== "hand")) return null;
  return <CoinArrow lens={lens} view={view} at={at} angle={aim.angle} speed={aim.speed} kept={[]} t={t} />;
}

/** A circle around a place, in metres, that words must not hide; so many tile widths across. */
function keptAt(lens: Lens, { x, y }: Place, wide: number): Kept {
  return { ...lens.project(x, y), radius: Math.max(10, (lens.scaleAt(x, y) * wide * METRE) / 2 + 4) };
}

/** The flag stands so high above the hole, in pixels. */
const FLAG = 50;

interface CoinArrowProps {
  lens: Lens;
  view: View;
  at: Place;
  angle: number;
  speed: number;
  /** Where the coin would stop, in metres from where it is. */
  stops?: number;
  /** What its words must not hide, besides the hole with its flag and the coins. */
  kept: readonly Kept[];
  t: Translate;
}

function CoinArrow({ view, kept, ...props }: CoinArrowProps) {
  const { lens } = props;
  const hole = tileIn(view, view.target);
  const around = hole ? [keptAt(lens, inMetres(hole), Math.SQRT2)] : [];
  const flag = around.map(({ x, y, radius }) => ({ x, y: y - FLAG, radius: Math.min(radius, 26) }));
  const coins = view.coins.flatMap((coin) => (coin ? [keptAt(lens, inMetres(coin), COIN)] : []));
  // Seen from low, what goes away from the eye looks short.
  const stretch = lens.rig.up[2] > 0.5 ? 2.4 : 1;
  return (
    <Arrow
      {...props}
      wide={COIN * METRE}
      stretch={stretch}
      high={0.002}
      kept={[...kept, ...around, ...flag, ...coins]}
    />
  );
}

/** The aim line ends with the coin's rim. */
function Line({ lens, line }: { lens: Lens; line: NonNullable<Hands["line"]> }) {
  const end = line.path.at(-1);
  const spot = end && lens.project(end[0], end[1]);
  const path = pathOf(
    lens,
    line.path.map(([x, y]) => [x / METRE, y / METRE]),
    0.001,
  );
  return (
    <AimLine path={path} data-contact={line.contact !== null}>
      {spot && spot.depth > 0.05 && (
        <circle cx={spot.x} cy={spot.y} r={(lens.scaleAt(end[0], end[1]) * COIN * METRE) / 2} />
      )}
    </AimLine>
  );
}

/** Where a tile is drawn now, in tile widths. */
function placeOf(poses: Poses, tile: Piece): { x: number; y: number; angle: number } {
  const pose = poses.get(tile.name);
  return pose ? { x: pose.x / METRE, y: pose.y / METRE, angle: (pose.angle * 180) / Math.PI } : tile;
}

/** The hole stands out by a double frame and a flag: by shape, not only by colour. */
function Hole({ lens, hole, number }: { lens: Lens; hole: Piece; number: number }) {
  const frame = closed(lens, outline(hole, 0.62, 0.06), TILE_THICK);
  const { depth } = lens.project(hole.x * METRE, hole.y * METRE, TILE_THICK);
  // The flag stands at the far corner, so that the tile can be read.
  const { x, y } = outline(hole, 0.44, 0)
    .map(([px, py]) => lens.project(px * METRE, py * METRE, TILE_THICK))
    .reduce((far, spot) => (spot.y < far.y ? spot : far));
  const wide = lens.scaleAt(hole.x * METRE, hole.y * METRE) * METRE;
  if (depth < 0.05) return null;
  const scale = Math.min(1.5, Math.max(0.8, wide / 46));
  return (
    <g class="pp-hole">
      {frame && <path class="pp-hole-under" d={frame} />}
      {frame && <path class="pp-hole-frame" d={frame} />}
      <g transform={`${movedTo({ x, y })} scale(${scale.toFixed(2)})`}>
        <ellipse rx="4.500" ry="2" class="pp-flag-foot" />
        <path d="M0 0V-46" class="pp-flag-pole-under" />
        <path d="M0 0V-46" class="pp-flag-pole" />
        <path d="M0 -47 26 -39 0 -30Z" class="pp-flag-cloth" />
        <text x="8.500" y="-35" text-anchor="middle" class="pp-flag-number">
          {number}
        </text>
      </g>
    </g>
  );
}

/** Where a piece left the table, and where it was put back. */
function Fouls({ lens, outcome, view }: { lens: Lens; outcome: readonly AnyEvent[]; view: View }) {
  const left = outcome.flatMap((event) => (event.type === "rested" ? event.left : []));
  const back = outcome.flatMap((event) => (event.type === "put-back" ? [event.piece] : []));
  return (
    <g class="pp-fouls">
      {back.map((piece) => (
        <Foul
          key={piece.name}
          lens={lens}
          piece={piece}
          off={left.find(({ name }) => name === piece.name)}
          size={shapeOf(view, piece.name).size}
        />
      ))}
    </g>
  );
}

function Foul({ lens, piece, off, size }: { lens: Lens; piece: Piece; off: Place | undefined; size: number }) {
  const to = lens.project(piece.x * METRE, piece.y * METRE);
  const from = off && lens.project(off.x * METRE, off.y * METRE);
  if (to.depth < 0.05 || (from && from.depth < 0.05)) return null;
  const wide = Math.max(14, lens.scaleAt(piece.x * METRE, piece.y * METRE) * size * METRE * 0.75);
  return (
    <g>
      {from && (
        <path
          d={`M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`}
          class="pp-fouls-way"
        />
      )}
      {from && <path d={`M${from.x - 7} ${from.y - 7}l14 14m0 -14l-14 14`} class="pp-fouls-cross" />}
      <circle cx={to.x} cy={to.y} r={wide} />
    </g>
  );
}

/** How far from the tee a coin may be placed. */
function TeeRing({ lens, view, hands: { live, at } }: { lens: Lens; view: View; hands: Hands }) {
  const tee = tileIn(view, view.tee);
  const within = view.tee_within ?? 1;
  const path = tee && closed(lens, outline(tee, 0.5, within + COIN / 2));
  if (!path) return null;
  const off = at !== null && live && gapTo(tee, at.x, at.y) > within;
  return (
    <g>
      {live && <path class="pp-tee-under" d={path} />}
      <path class="pp-tee" d={path} data-off={off} data-live={live} />
    </g>
  );
}

/** A line from a coin to the hole, and where there is room to say how far it is. */
interface Gap {
  seat: number;
  gap: number;
  from: Place;
  spot: Place | undefined;
}

/** The lines from the coins to the hole: a figure that would cover another is left out, the order above has it. */
function gapsOf(lens: Lens, view: View, to: Place, clear: number, poses: Poses): Gap[] {
  const taken: Place[] = [...poses].flatMap(([name, pose]) => {
    const { x, y } = lens.project(pose.x, pose.y);
    return name.startsWith("c")
      ? [
          { x, y },
          { x, y: y - 24 },
        ]
      : [];
  });
  // The one whose turn it is first.
  const seats = view.closeness.map((_, seat) => seat).sort((a, b) => Number(b === view.turn) - Number(a === view.turn));
  return seats.flatMap((seat) => {
    const gap = view.closeness[seat];
    const pose = poses.get(coinOf(seat));
    if (gap == null || !pose || view.finished[seat]) return [];
    const from = lens.project(pose.x, pose.y);
    if (from.depth < 0.05) return [];
    const spot = roomFor(from, to, clear, taken);
    if (spot) taken.push(spot);
    return [{ seat, gap, from, spot }];
  });
}

/** A place on the way from one point to another, not so near to its end, that nothing else takes; undefined where there is none. */
function roomFor(from: Place, to: Place, clear: number, taken: readonly Place[]): Place | undefined {
  if (Math.hypot(to.x - from.x, to.y - from.y) <= 54) return undefined;
  return [0.5, 0.35, 0.65, 0.2]
    .map((part) => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }))
    .filter(({ x, y }) => Math.hypot(to.x - x, to.y - y) > clear)
    .find(({ x, y }) => taken.every((other) => Math.abs(other.x - x) > 36 || Math.abs(other.y - y) > 21));
}

/** A line from every coin on the hole to the nearest of it, with how far it is. */
function Closeness({ lens, view, hole, poses }: { lens: Lens; view: View; hole: Piece; poses: Poses }) {
  const to = lens.project(hole.x * METRE, hole.y * METRE, TILE_THICK);
  if (to.depth < 0.05) return null;
  // The tile with its frame, and half of a figure.
  const clear = lens.scaleAt(hole.x * METRE, hole.y * METRE) * METRE * 0.9 + 18;
  return (
    <g class="pp-closeness">
      {gapsOf(lens, view, to, clear, poses)
        .reverse()
        .map(({ seat, gap, from, spot }) => (
          <g key={seat} data-now={seat === view.turn}>
            <path d={`M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`} />
            {spot && (
              <g transform={movedTo(spot)}>
                <rect x="-17" y="-10" width="34" height="20" rx="10" />
                <text y="4.500" text-anchor="middle">
                  {tenths(gap)}
                </text>
              </g>
            )}
          </g>
        ))}
    </g>
  );
}

function Tags({ lens, poses, turn, hidden }: { lens: Lens; poses: Poses; turn: number | null; hidden: string | null }) {
  return (
    <g>
      {[...poses].map(([name, pose]) => {
        if (!name.startsWith("c") || name === hidden || pose.shown !== undefined) return null;
        const seat = Number(name.slice(1));
        const { x, y, depth } = lens.project(pose.x, pose.y, pose.z);
        const wide = lens.scaleAt(pose.x, pose.y) * COIN * METRE;
        if (depth < 0.05 || wide >= TAGGED) return null;
        const up = wide / 2 + 20;
        return (
          <g key={name} class="fl-tag" data-now={seat === turn} transform={movedTo({ x, y })}>
            <path d={`M0 ${-wide * 0.2}L-5 ${7 - up} 5 ${7 - up}Z`} class="fl-tag-stem" />
            <g transform={`translate(0 ${-up})`}>
              <circle r="12.500" class="fl-tag-rim" />
              <CoinMark seat={seat} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** The coin that one may take hold of. */
function Halo({ lens, at, placing }: { lens: Lens; at: { x: number; y: number }; placing: boolean }) {
  const { x, y, depth } = lens.project(at.x * METRE, at.y * METRE);
  if (depth < 0.05) return null;
  const wide = Math.max(15, (lens.scaleAt(at.x * METRE, at.y * METRE) * COIN * METRE) / 2 + 6);
  return (
    <g class="fl-halo" data-placing={placing} transform={movedTo({ x, y })}>
      <circle r={wide} class="fl-halo-under" />
      <circle r={wide} class="fl-halo-ring" />
      {placing && (
        <path
          d={`M0 ${-wide - 12}l-5 7h10zM0 ${wide + 12}l-5 -7h10zM${-wide - 12} 0l7 -5v10zM${wide + 12} 0l-7 -5v10z`}
          class="pp-halo-ways"
        />
      )}
    </g>
  );
}
