// The table one plays on: the two lines between the two open hands, the pile, and what is left in it.

import type { RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Step } from "../../wire";
import type { BoardProps, Translate } from "../module";
import { type Aiming, useAim } from "./aim";
import { AimBar } from "./bar";
import { Counter } from "./counter";
import { type Carried, useTileDrag } from "./drag";
import { Hand } from "./hand";
import { useEscape, useFocus } from "./keys";
import { Strip } from "./line";
import { Markers } from "./marker";
import { eventOf, useMotion } from "./motion";
import { Pile } from "./pile";
import { linesOf, type Target } from "./places";
import { StuckNote } from "./stuck";
import { Tile } from "./tile";
import type { Colour } from "./tiles";
import type { Line, View } from "./wire";
import { sayBefore } from "./words";

/** Places in a row: on a narrow board few enough for a finger each. */
const FEW = 7;
const MANY = 12;
const ROOMY = 600;

type Props = BoardProps<View>;

/** All that is shown of the table now, and what hands do with it. */
function useTable({ view, seat, you = null, acting, options, step, play, t, ...props }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const mover = options ? (acting ?? seat) : null;
  const columns = useColumns(root);
  const { rolling, moving, finish } = useMotion({ root, view, step, ...props });
  const keepFocus = useFocus(root, options !== null && !moving, `${view.hands}`);
  const aiming = useAim({
    view,
    seat: mover,
    options,
    sound: props.sound,
    play: (move) => {
      keepFocus();
      play(move);
    },
  });
  const dragging = useTileDrag({ root, aiming });
  useEscape(aiming.busy, () => {
    keepFocus();
    if (dragging.carried) dragging.letGo();
    else aiming.cancel();
  });
  const before = view.lines.length ? "" : sayBefore(view, t);
  return {
    root,
    mover,
    columns,
    rolling,
    moving,
    finish,
    aiming,
    dragging,
    last: useLast(step, view),
    /** What happened last. */
    words: step ? t.join((step.messages ?? []).map((message) => t.say(message, you))) : before,
  };
}

export function Board(props: Props) {
  const { view, seat, step, t } = props;
  const { root, mover, columns, rolling, moving, finish, aiming, dragging, last, words } = useTable(props);
  const { carried, handlers, wasDrag } = dragging;
  const near = seat ?? 0;
  const stacks = mover !== null && (view.markers[mover] ?? "").includes("S");
  const elsewhere = (event: MouseEvent) => {
    if (aiming.busy && !(event.target as Element).closest("button, .bo-counter, .bo-row")) aiming.cancel();
  };
  const strip = { columns, aiming, last, stacks, rolling, over: carried?.over ?? null, t };
  return (
    <div
      class="bo-board"
      ref={root}
      tabIndex={-1}
      data-live={mover !== null}
      data-marker={aiming.marker ?? undefined}
      data-moving={moving}
      data-over={view.result !== null}
      data-stuck={view.stuck !== null}
      data-carrying={carried !== null}
      data-shared={props.shared ?? false}
      onClickCapture={(event) => wasDrag() && event.stopPropagation()}
      onClick={elsewhere}
      {...handlers}
      onPointerDown={(event) => {
        if (moving) finish();
        handlers.onPointerDown(event);
      }}
    >
      <div class="bo-table">
        <PlayerSide view={view} seat={1 - near} place="far" aiming={aiming} t={t} />
        <div class="bo-lines">
          {shownLines(view, step).map(([colour, line]) => (
            <Strip key={colour} line={line} colour={colour} {...strip} />
          ))}
        </div>
        <div class="bo-dock">
          <AimBar aiming={aiming} words={words} t={t} />
          <PlayerSide view={view} seat={near} place="near" aiming={aiming} t={t} />
          <Pile view={view} t={t} />
          {view.stuck ? (
            <StuckNote view={view} stuck={view.stuck} you={props.you ?? null} t={t} />
          ) : (
            <Counter view={view} t={t} />
          )}
        </div>
      </div>
      {carried && <CarriedTiles at={carried} tiles={aiming.tiles} />}
    </div>
  );
}

/** What is dragged. */
function CarriedTiles({ at, tiles }: { at: Carried; tiles: string[] }) {
  return (
    <span class="bo-carried" style={{ "--x": `${at.x}px`, "--y": `${at.y}px` }} aria-hidden="true">
      {tiles.map((tile) => (
        <Tile key={tile} tile={tile} />
      ))}
    </span>
  );
}

interface SideProps {
  view: View;
  seat: number;
  place: "near" | "far";
  aiming: Aiming;
  t: Translate;
}

/** A player's hand and markers. */
function PlayerSide({ view, seat, place, aiming, t }: SideProps) {
  return (
    <div class={`bo-side bo-${place}`} data-turn={!view.result && view.lines.length > 0 && view.turn === seat}>
      <Hand view={view} seat={seat} aiming={aiming} t={t} />
      <Markers left={view.markers[seat] ?? ""} seat={seat} aiming={aiming} t={t} />
    </div>
  );
}

/** The lines; before there are any, empty ones, or where equal dice are to be cast again, those dice. */
function shownLines(view: View, step: Step | null): [Colour, Line | null][] {
  const event = eventOf(step);
  if (view.lines.length) return linesOf(view);
  if (event?.type !== "rolled")
    return [
      ["W", null],
      ["B", null],
    ];
  return [
    ["W", { die: event.white }],
    ["B", { die: event.black }],
  ];
}

function useColumns(root: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(() => (innerWidth < ROOMY + 100 ? FEW : MANY));
  useLayoutEffect(() => {
    const board = root.current;
    if (!board) return;
    const put = () => setColumns(board.clientWidth < ROOMY ? FEW : MANY);
    put();
    const watch = new ResizeObserver(put);
    watch.observe(board);
    return () => watch.disconnect();
  }, []);
  return columns;
}

/** The place that was last played on: the draw that follows does not make one forget it. */
function useLast(step: Step | null, view: View): Target | null {
  const last = useRef<Target | null>(null);
  const event = eventOf(step);
  if (!step || !view.lines.length) last.current = null;
  else if (event && event.type !== "drew")
    last.current =
      event.type === "placed" || event.type === "stacked"
        ? { kind: "place", line: event.line, value: event.value }
        : null;
  return last.current;
}
