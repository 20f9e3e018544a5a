// The table one plays on: the two lines between the two open hands, the pile, and what is left in it.

import type { RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Step } from "../../wire";
import type { BoardProps } from "../module";
import { useAim } from "./aim";
import { AimBar } from "./bar";
import { Counter } from "./counter";
import { Hand } from "./hand";
import { useEscape, useFocus } from "./keys";
import { Strip } from "./line";
import { Markers } from "./marker";
import { eventOf, useMotion } from "./motion";
import { Pile } from "./pile";
import { linesOf, type Target } from "./places";
import type { Colour } from "./tiles";
import type { Line, View } from "./wire";

/** Places in a row: on a narrow board few enough for a finger each. */
const FEW = 7;
const MANY = 12;
const ROOMY = 600;

export function Board({ view, seat, acting, options, step, instant, play, settled, sound, t }: BoardProps<View>) {
  const root = useRef<HTMLDivElement>(null);
  const near = seat ?? 0;
  const far = 1 - near;
  const mover = options ? (acting ?? seat) : null;
  const columns = useColumns(root);
  const { rolling, moving, finish } = useMotion({ root, view, step, instant, settled, sound });
  const keepFocus = useFocus(root, options !== null && !moving, `${view.hands}`);
  const aiming = useAim({
    view,
    seat: mover,
    options,
    sound,
    play: (move) => {
      keepFocus();
      play(move);
    },
  });
  const last = useLast(step, view);
  const stacks = mover !== null && (view.markers[mover] ?? "").includes("S");
  const told = step ? t.join((step.messages ?? []).map(t.say)) : view.lines.length ? "" : t("before");
  const elsewhere = (event: MouseEvent) => {
    if (aiming.busy && !(event.target as Element).closest("button, .bo-counter")) aiming.cancel();
  };

  useEscape(aiming.busy, () => {
    keepFocus();
    aiming.cancel();
  });

  const side = (whose: number, place: "near" | "far") => (
    <div class={`bo-side bo-${place}`} data-turn={!view.result && view.lines.length > 0 && view.turn === whose}>
      <Hand view={view} seat={whose} aiming={aiming} t={t} />
      <Markers left={view.markers[whose] ?? ""} seat={whose} aiming={aiming} t={t} />
    </div>
  );

  return (
    <div
      class="bo-board"
      ref={root}
      tabIndex={-1}
      data-live={mover !== null}
      data-marker={aiming.marker ?? undefined}
      data-moving={moving}
      data-over={view.result !== null}
      onClick={elsewhere}
      onPointerDown={() => moving && finish()}
    >
      <div class="bo-table">
        {side(far, "far")}
        <div class="bo-lines">
          {shownLines(view, step).map(([colour, line]) => (
            <Strip
              key={colour}
              line={line}
              colour={colour}
              columns={columns}
              aiming={aiming}
              last={last}
              stacks={stacks}
              rolling={rolling}
              t={t}
            />
          ))}
        </div>
        <div class="bo-dock">
          <div class="bo-middle">
            <AimBar aiming={aiming} told={told} t={t} />
            <Pile view={view} t={t} />
          </div>
          {side(near, "near")}
        </div>
        <Counter view={view} t={t} />
      </div>
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
