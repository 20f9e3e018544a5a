// The board one plays on. It draws the view, lets one aim among the options, and shows the step that led here.

import { useId, useRef, useState } from "preact/hooks";
import type { BoardProps, Translate } from "../module";
import { type Aiming, useAim } from "./aim";
import { Arrows, Cells } from "./cells";
import { useDrag } from "./drag";
import { type Moving, useMotion } from "./motion";
import { Bolts, EndMark, Falls, Ghosts, LastMove, movingPieces, Pieces, restingPieces, Stop } from "./picture";
import { closedTo, whyClosed } from "./pieces";
import { Slab } from "./slab";
import { DIRECTIONS, HEIGHT, type Side, sideFor, WIDTH } from "./squares";
import { Inks } from "./stone";
import { restTime } from "./timeline";
import { readTravel, squaresOf, type Travel } from "./travel";
import type { View } from "./wire";
import { type Reader, sayAim, sayClosed, sayPicked, sayProtected } from "./words";

type Props = BoardProps<View>;

/** What moves on the board and what hands do on it, with the focus where keys expect it. */
function useBoard({ view, options, step, instant, play, done, sound }: Props, side: Side) {
  const stage = useRef<HTMLDivElement>(null);
  const hurry = useRef(() => {});
  const aiming = useAim({ view, options, play, sound, hurry: () => hurry.current() });
  const begun = (text: string | null) => {
    const held = aiming.take(text);
    return held ? restTime(held.travel, held.squares) : 0;
  };
  const { moving, finish } = useMotion({ view, step, instant, done, sound, begun: (shown) => begun(shown.text) });
  hurry.current = finish;
  const dragging = useDrag(stage, side, aiming);
  const [focused, setFocused] = useState(side.rows.at(-1)?.[0] ?? "a1");
  const focus = (square: string) => {
    setFocused(square);
    stage.current?.querySelector<HTMLElement>(`[data-square="${square}"]`)?.focus();
  };
  const onArrow = () => stage.current?.querySelector(".ko-arrows")?.contains(document.activeElement) ?? false;
  const letGo = () => {
    const back = onArrow() && aiming.aim?.square;
    dragging.letGo();
    if (back) focus(back);
  };
  const confirm: Aiming["confirm"] = (aim) => {
    // The arrows go away with the move; whoever was on one stands on the piece's square again.
    if (onArrow()) focus(aim.square);
    aiming.confirm(aim);
  };
  return { stage, aiming, hands: { ...aiming, confirm }, moving, dragging, focused, focus, letGo };
}

export function Board(props: Props) {
  const { view, seat, you = null, options, step, t } = props;
  const reader = { t, you };
  const side = sideFor(seat);
  const inks = useId();
  const { stage, aiming, hands, moving, dragging, focused, focus, letGo } = useBoard(props, side);
  const words = sayHand(view, side, aiming, reader);
  const last = lastSquares(step && readTravel(step), view);
  const { wasDrag } = dragging;
  return (
    <div class={options ? "ko-board ko-live" : "ko-board"} data-moving={moving !== null}>
      <div
        class="ko-stage"
        ref={stage}
        {...dragging.handlers}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || !aiming.aim) return;
          event.stopPropagation();
          letGo();
        }}
      >
        <Slab side={side} name={`${inks}-slab`} />
        <Picture view={view} side={side} aiming={aiming} moving={moving} last={last} inks={inks} t={t} />
        <Cells view={view} side={side} aiming={hands} focused={focused} focus={focus} wasDrag={wasDrag} t={t} />
        <Arrows view={view} side={side} aiming={hands} reader={reader} />
      </div>
      <div class="ko-say">
        <span role="status">{words}</span>
        {options && !words && <span class="ko-hint">{t("aim-hint")}</span>}
      </div>
    </div>
  );
}

interface PictureProps {
  view: View;
  side: Side;
  aiming: Aiming;
  moving: Moving | null;
  last: string[];
  inks: string;
  t: Translate;
}

function Picture({ view, side, aiming: { aim, held, travelOf }, moving, last, inks, t }: PictureProps) {
  const travel = aim?.direction ? travelOf(aim.square, aim.direction) : null;
  const pieces = moving ? movingPieces(view, side, moving) : restingPieces(view, side, aim, travel, held);
  const still = !moving && !held;
  const weighed = !aim
    ? []
    : travel
      ? [travel]
      : aim.direction
        ? []
        : DIRECTIONS.flatMap((way) => travelOf(aim.square, way) ?? []);
  return (
    <svg class="ko-picture" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <Inks name={inks} />
      <LastMove squares={last} side={side} />
      {still && aim && travel && aim.dragged !== null && <Ghosts travel={travel} aim={aim} side={side} inks={inks} />}
      <Pieces pieces={pieces} inks={inks} />
      {still && aim && travel && aim.dragged === null && <Ghosts travel={travel} aim={aim} side={side} inks={inks} />}
      {still && aim && !travel && <Stop aim={aim} side={side} />}
      {still && !view.result && <Bolts ban={view.ban} side={side} />}
      {still &&
        weighed.map((each) => (
          <g key={each.direction}>
            <Falls travel={each} side={side} inks={inks} dragged={aim?.dragged != null} t={t} />
            <EndMark travel={each} side={side} t={t} />
          </g>
        ))}
    </svg>
  );
}

/** The last move's squares, from the step that led here or, without one, from what it has left protected. */
function lastSquares(travel: Travel | null, view: View): string[] {
  return travel ? squaresOf(travel) : [...new Set(view.ban.flat())];
}

/** The sentence below the board: what the piece in hand would do. */
function sayHand(view: View, side: Side, { aim, asked, travelOf }: Aiming, reader: Reader): string {
  const { t } = reader;
  if (aim?.direction) {
    const travel = travelOf(aim.square, aim.direction);
    return travel ? sayAim(travel, reader) : sayClosed(whyClosed(view, aim.square + aim.direction), t);
  }
  if (aim) return sayPicked(view, aim.square, side, t);
  const before = asked && !view.result && closedTo(view, asked);
  return asked && before ? sayProtected(asked, before, t) : "";
}
