// What is on the board: pieces standing, sliding and in hand; ghosts of what would be; marks of what was and is closed.

import type { Translate } from "../module";
import type { Aim, Held } from "./aim";
import { arrowAt } from "./cells";
import { ENOUGH } from "./drag";
import type { Moving } from "./motion";
import { EMPTY, LIGHT, pieceOn } from "./pieces";
import { between, type Direction, fileOf, MARGIN, type Point, rankOf, type Side, SQUARE, SQUARES } from "./squares";
import { Stone } from "./stone";
import { type Pose, poseAt, STEP, slid } from "./timeline";
import { claimOf, type Ending, moverOf, type Travel, type Way } from "./travel";
import type { View } from "./wire";

/** A piece to draw. */
interface Drawn {
  key: string;
  piece: string;
  pose: Pose;
  look: string;
}

const place = ({ x, y, turn, size }: Pose): string =>
  `translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${turn.toFixed(2)}) scale(${size.toFixed(3)})`;

export function Pieces({ pieces, inks }: { pieces: Drawn[]; inks: string }) {
  const byDepth = [...pieces].sort((one, other) => one.pose.y - other.pose.y);
  return (
    <>
      {byDepth.map(({ key, piece, pose, look }) => (
        <g key={key} transform={place(pose)} opacity={pose.seen} class={look} data-piece={piece} data-at={key}>
          <g class="ko-body">
            <Stone piece={piece} inks={inks} />
          </g>
        </g>
      ))}
    </>
  );
}

function standing(view: View, side: Side, look: (square: string) => string): Drawn[] {
  const taken = SQUARES.filter((square) => pieceOn(view, square) !== EMPTY);
  return taken.map((square) => ({
    key: square,
    piece: pieceOn(view, square),
    pose: { ...side.centre(square), turn: 0, size: 1, seen: 1 },
    look: look(square),
  }));
}

/** The pieces while a step is shown: the view holds those that stay, the step those that go. */
export function movingPieces(view: View, side: Side, { travel, time }: Moving): Drawn[] {
  const arrived = new Set(travel.ways.filter((way) => !way.falls).map((way) => way.last));
  const still = standing(view, side, () => "").filter(({ key }) => !arrived.has(key));
  return [...still, ...travel.ways.map((way) => onTheWay(way, poseAt(side, travel, way, time)))];
}

const onTheWay = (way: Way, pose: Pose): Drawn => ({ key: `${way.start}+`, piece: way.piece, pose, look: "" });

/** The pieces as they stand, with those in hand: dragged ones under the finger, aimed ones pale where they leave. */
export function restingPieces(
  view: View,
  side: Side,
  aim: Aim | null,
  travel: Travel | null,
  held: Held | null,
): Drawn[] {
  const dragged = held ?? (aim?.dragged != null && travel ? { travel, squares: aim.dragged } : null);
  if (dragged) {
    const time = Math.min(dragged.squares, dragged.travel.length) * STEP;
    const going = new Set(dragged.travel.ways.map((way) => way.start));
    const still = standing(view, side, () => "").filter(({ key }) => !going.has(key));
    return [...still, ...dragged.travel.ways.map((way) => onTheWay(way, slid(side, dragged.travel, way, time)))];
  }
  const leaving = new Set(travel?.ways.map((way) => way.start));
  const look = (square: string) => (leaving.has(square) ? "ko-pale" : square === aim?.square ? "ko-lifted" : "");
  const pieces = standing(view, side, look);
  return aim?.dragged != null && aim.direction ? pieces.map((drawn) => strained(drawn, aim, side)) : pieces;
}

/** A piece that is dragged where it may not go follows a little, and no further. */
function strained(drawn: Drawn, { square, direction, dragged }: Aim, side: Side): Drawn {
  if (drawn.key !== square || !direction) return drawn;
  const far = 0.2 * (1 - Math.exp(-3 * (dragged ?? 0)));
  const way = side.way(direction);
  return { ...drawn, pose: { ...drawn.pose, x: drawn.pose.x + way.x * far, y: drawn.pose.y + way.y * far } };
}

/** Where each piece would end. */
export function Ghosts({ travel, aim, side, inks }: { travel: Travel; aim: Aim; side: Side; inks: string }) {
  const dragged = aim.dragged !== null;
  if (dragged && (aim.dragged ?? 0) < ENOUGH) return null;
  return (
    <>
      {travel.ways
        .filter((way) => !way.falls)
        .map((way) => {
          const { x, y } = side.centre(way.last);
          return (
            <g key={way.start} transform={`translate(${x} ${y})`} class="ko-ghost">
              <rect x={-44} y={-44} width={88} height={88} rx={10} class="ko-end" />
              {!dragged && <Stone piece={way.piece} inks={inks} shadow={false} />}
            </g>
          );
        })}
    </>
  );
}

interface FallsProps {
  travel: Travel;
  side: Side;
  inks: string;
  /** Whether the pieces themselves are at the edge already, under the finger. */
  dragged: boolean;
  t: Translate;
}

/** At the edge: what would fall there, and the points for it: a gain in the colour of who gets it, a loss as one. */
export function Falls({ travel, side, inks, dragged, t }: FallsProps) {
  const towards = side.way(travel.direction);
  const ahead = { x: towards.x / SQUARE, y: towards.y / SQUARE };
  const fallen = travel.ways.filter((way) => way.falls);
  return (
    <>
      {fallen.map((way, at) => {
        const edge = side.centre(way.last);
        const aside = spread(edge, ahead, at, fallen.length, way === travel.ways[0] && way.steps.length === 1);
        const x = edge.x + towards.x * 0.64 + Math.abs(ahead.y) * aside;
        const y = edge.y + towards.y * 0.64 + Math.abs(ahead.x) * aside;
        return (
          <g key={way.start} class="ko-fall" transform={`translate(${x} ${y})`}>
            {!dragged && (
              <g transform={`rotate(${ahead.x + ahead.y > 0 ? 28 : -28}) scale(0.56)`} class="ko-falling">
                <Stone piece={way.piece} inks={inks} />
              </g>
            )}
            <g transform={`translate(${Math.abs(ahead.y) * 25} ${Math.abs(ahead.x) * 25})`}>
              <Stake way={way} travel={travel} t={t} />
            </g>
          </g>
        );
      })}
    </>
  );
}

/** What a piece that falls means: how it ends the game, else a coin of one's own side for a gain, a tag with a minus for a loss. */
function Stake({ way, travel, t }: { way: Way; travel: Travel; t: Translate }) {
  const { seat, points } = claimOf(way);
  const gains = seat === moverOf(travel);
  if (travel.ending?.kind === (gains ? "wins" : "loses")) return <Pill kind={travel.ending.kind} t={t} />;
  if (!gains)
    return (
      <g class="ko-loss" data-mark="loss">
        <rect x={-20} y={-14} width={40} height={28} rx={5} />
        <text y={6.5}>{t("mark-loss", { points })}</text>
      </g>
    );
  return (
    <g class={seat === LIGHT ? "ko-badge-light" : "ko-badge-dark"} data-mark="gain">
      {seat === LIGHT ? <circle r={18} /> : <path d="M-8 -18H8L18 -8V8L8 18H-8L-18 8V-8Z" />}
      <text y={6.5}>{t("mark-gain", { points })}</text>
    </g>
  );
}

function Pill({ kind, t }: { kind: Ending["kind"]; t: Translate }) {
  return (
    <g class={`ko-pill ko-${kind}`} data-mark={kind}>
      <rect x={-27} y={-14} width={54} height={28} rx={14} />
      <text y={6}>{t(`mark-${kind}`)}</text>
    </g>
  );
}

/** A move that would end the game without a fall says so below its arrow. */
export function EndMark({ travel, side, t }: { travel: Travel; side: Side; t: Translate }) {
  const { ways, direction, ending } = travel;
  const [mover] = ways;
  if (!ending || !mover || ways.some((way) => way.falls)) return null;
  const { x, y } = arrowAt(side, mover.start, direction);
  return (
    <g transform={`translate(${x} ${y + 38})`}>
      <Pill kind={ending.kind} t={t} />
    </g>
  );
}

/** Marks at the same edge stand side by side, and beside the arrow where that is at the edge as well. */
function spread(edge: Point, ahead: Point, at: number, count: number, atArrow: boolean): number {
  if (count > 1) return (at - (count - 1) / 2) * 74 - 12;
  if (!atArrow) return -12;
  const along = ahead.x === 0 ? edge.x : edge.y;
  return along > MARGIN + 4 * SQUARE ? -74 : 50;
}

/** A bar before the piece in hand where the aimed way is not among the options. */
export function Stop({ aim, side }: { aim: Aim; side: Side }) {
  if (!aim.direction || (aim.dragged ?? 1) < ENOUGH) return null;
  const towards = side.way(aim.direction);
  const { x, y } = side.centre(aim.square);
  const flat = towards.y !== 0;
  const reach = aim.dragged === null ? 0.5 : 0.62;
  return (
    <g transform={`translate(${x + towards.x * reach} ${y + towards.y * reach})`} class="ko-stop">
      <rect x={flat ? -36 : -4} y={flat ? -4 : -36} width={flat ? 72 : 8} height={flat ? 8 : 72} rx={4} />
    </g>
  );
}

/** The squares of the last move. */
export function LastMove({ squares, side }: { squares: string[]; side: Side }) {
  return (
    <>
      {squares.map((square) => {
        const { x, y } = side.centre(square);
        return (
          <rect key={square} x={x - 45} y={y - 45} width={90} height={90} rx={9} class="ko-last" data-last={square} />
        );
      })}
    </>
  );
}

/** KO-10: a bolt on the side where a protected piece may not be pushed back. */
export function Bolts({ ban, side }: { ban: View["ban"]; side: Side }) {
  return (
    <>
      {ban.map(([now, before]) => {
        const way = between(now, before);
        return way && <Bolt key={now} now={now} before={before} direction={way.direction} side={side} />;
      })}
    </>
  );
}

function Bolt({ now, before, direction, side }: { now: string; before: string; direction: Direction; side: Side }) {
  const towards = side.way(direction);
  const closed = side.centre(before);
  const x = closed.x - towards.x / 2;
  const y = closed.y - towards.y / 2;
  const flat = towards.y !== 0;
  const far = Math.abs(fileOf(now) - fileOf(before)) + Math.abs(rankOf(now) - rankOf(before)) > 1;
  const piece = side.centre(now);
  return (
    <g class="ko-bolt" data-closed={`${now}>${before}`}>
      {far && <path class="ko-leash" d={`M${piece.x + towards.x * 0.42} ${piece.y + towards.y * 0.42}L${x} ${y}`} />}
      <g transform={`translate(${x} ${y})`}>
        <rect x={flat ? -36 : -3.5} y={flat ? -3.5 : -36} width={flat ? 72 : 7} height={flat ? 7 : 72} rx={3.5} />
        <circle r={12.5} />
        <path class="ko-shackle" d="M-3.8 -1V-4A3.8 3.8 0 0 1 3.8 -4V-1" />
        <path class="ko-lock" d="M-6 -1.4H6V6H-6Z" />
      </g>
    </g>
  );
}
