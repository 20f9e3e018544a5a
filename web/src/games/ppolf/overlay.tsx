// What is drawn over the table, in either way of drawing it: the hole, the tee, who is how close, the aim.

import type { Lens, Poses } from "../../flick";
import type { Translate } from "../module";
import type { Aiming } from "./aim";
import { Arrow, Line, pathOf, Shot } from "./arrow";
import { gapTo, outline, shapeOf, tileIn } from "./lie";
import { CoinMark } from "./marks";
import { COIN, coinOf, METRE, TILE_THICK } from "./pieces";
import type { AnyEvent, Piece, View } from "./wire";
import { tenths } from "./words";

interface Props {
  lens: Lens;
  view: View;
  poses: Poses;
  aiming: Aiming;
  /** Nothing moves. */
  still: boolean;
  /** The aim of others is shown. */
  aimed: boolean;
  /** What the last flick led to. */
  told: readonly AnyEvent[];
  t: Translate;
}

/** So small is a coin on the screen that it needs a tag, in pixels. */
const TAGGED = 30;

export function Overlay({ lens, view, poses, aiming, still, aimed, told, t }: Props) {
  const hole = tileIn(view, view.target);
  const tee = tileIn(view, view.tee);
  const { live, at } = aiming;
  const playing = view.awaits !== "nothing" && view.awaits !== "course";
  return (
    <svg class="pp-overlay" viewBox={`0 0 ${Math.max(1, lens.width)} ${Math.max(1, lens.height)}`} aria-hidden="true">
      {still && view.awaits === "tee" && tee && (
        <TeeRing
          lens={lens}
          tee={tee}
          within={view.tee_within ?? 1}
          off={at !== null && live && gapTo(tee, at.x, at.y) > (view.tee_within ?? 1)}
          live={live}
        />
      )}
      {still && playing && !view.teeing && hole && !(live && aiming.aim) && (
        <Closeness lens={lens} view={view} hole={hole} poses={poses} />
      )}
      {playing && hole && <Hole lens={lens} hole={{ ...hole, ...placeOf(poses, hole) }} number={view.hole + 1} />}
      {!aiming.aim && <Fouls lens={lens} told={told} view={view} />}
      {live && aiming.line && <Line lens={lens} aiming={aiming} />}
      {live && at && <Halo lens={lens} at={at} placing={aiming.placing} />}
      <Tags
        lens={lens}
        poses={poses}
        turn={still && playing ? view.turn : null}
        hidden={live && aiming.aim ? coinOf(view.turn) : null}
      />
      {live && aiming.aim && at && <Arrow lens={lens} aiming={aiming} t={t} />}
      {aimed && !live && view.aim && (view.awaits === "settled" || view.awaits === "hand") && (
        <Shot lens={lens} view={view} poses={poses} t={t} />
      )}
    </svg>
  );
}

/** Where a tile is drawn now, in tile widths. */
function placeOf(poses: Poses, tile: Piece): { x: number; y: number; angle: number } {
  const pose = poses.get(tile.name);
  return pose ? { x: pose.x / METRE, y: pose.y / METRE, angle: (pose.angle * 180) / Math.PI } : tile;
}

/** The hole stands out by a double frame and a flag: by shape, not only by colour. */
function Hole({ lens, hole, number }: { lens: Lens; hole: Piece; number: number }) {
  const frame = `${pathOf(lens, outline(hole, 0.62, 0.06), TILE_THICK)}Z`;
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
      {frame.length > 1 && <path class="pp-hole-under" d={frame} />}
      {frame.length > 1 && <path class="pp-hole-frame" d={frame} />}
      <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(2)})`}>
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
function Fouls({ lens, told, view }: { lens: Lens; told: readonly AnyEvent[]; view: View }) {
  const left = told.flatMap((event) => (event.type === "rested" ? event.left : []));
  const back = told.flatMap((event) => (event.type === "put-back" ? [event.piece] : []));
  return (
    <g class="pp-fouls">
      {back.map((piece) => {
        const off = left.find(({ name }) => name === piece.name);
        const [to, from] = [
          lens.project(piece.x * METRE, piece.y * METRE),
          off && lens.project(off.x * METRE, off.y * METRE),
        ];
        if (to.depth < 0.05 || (from && from.depth < 0.05)) return null;
        const wide = Math.max(
          14,
          lens.scaleAt(piece.x * METRE, piece.y * METRE) * shapeOf(view, piece.name).size * METRE * 0.75,
        );
        return (
          <g key={piece.name}>
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
      })}
    </g>
  );
}

function TeeRing({
  lens,
  tee,
  within,
  off,
  live,
}: {
  lens: Lens;
  tee: Piece;
  within: number;
  off: boolean;
  live: boolean;
}) {
  const path = `${pathOf(lens, outline(tee, 0.5, within + COIN / 2))}Z`;
  if (path.length < 2) return null;
  return (
    <g>
      {live && <path class="pp-tee-under" d={path} />}
      <path class="pp-tee" d={path} data-off={off} data-live={live} />
    </g>
  );
}

/** A line from every coin on the hole to the nearest of it, with how far it is. */
function Closeness({ lens, view, hole, poses }: { lens: Lens; view: View; hole: Piece; poses: Poses }) {
  const to = lens.project(hole.x * METRE, hole.y * METRE, TILE_THICK);
  if (to.depth < 0.05) return null;
  // The one whose turn it is first: a figure that would cover another is left out, the order above has it.
  const seats = view.closeness.map((_, seat) => seat).sort((a, b) => Number(b === view.turn) - Number(a === view.turn));
  const taken: { x: number; y: number }[] = [...poses].flatMap(([name, pose]) => {
    const { x, y } = lens.project(pose.x, pose.y);
    return name.startsWith("c")
      ? [
          { x, y },
          { x, y: y - 24 },
        ]
      : [];
  });
  const lines = seats.flatMap((seat) => {
    const gap = view.closeness[seat];
    const pose = poses.get(coinOf(seat));
    if (gap == null || !pose || view.finished[seat]) return [];
    const from = lens.project(pose.x, pose.y);
    if (from.depth < 0.05) return [];
    const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const spot = [0.5, 0.35, 0.65]
      .map((part) => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }))
      .find(({ x, y }) => far > 54 && taken.every((other) => Math.abs(other.x - x) > 36 || Math.abs(other.y - y) > 21));
    if (spot) taken.push(spot);
    return [{ seat, gap, from, spot }];
  });
  return (
    <g class="pp-closeness">
      {lines.reverse().map(({ seat, gap, from, spot }) => (
        <g key={seat} data-now={seat === view.turn}>
          <path d={`M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`} />
          {spot && (
            <g transform={`translate(${spot.x.toFixed(1)} ${spot.y.toFixed(1)})`}>
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
          <g
            key={name}
            class="pp-tag"
            data-now={seat === turn}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
          >
            <path d={`M0 ${-wide * 0.2}L-5 ${7 - up} 5 ${7 - up}Z`} class="pp-tag-stem" />
            <g transform={`translate(0 ${-up})`}>
              <circle r="12.500" class="pp-tag-rim" />
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
    <g class="pp-halo" data-placing={placing} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <circle r={wide} class="pp-halo-under" />
      <circle r={wide} class="pp-halo-ring" />
      {placing && (
        <path
          d={`M0 ${-wide - 12}l-5 7h10zM0 ${wide + 12}l-5 -7h10zM${-wide - 12} 0l7 -5v10zM${wide + 12} 0l-7 -5v10z`}
          class="pp-halo-ways"
        />
      )}
    </g>
  );
}
