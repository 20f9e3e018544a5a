// The training: the sheet, and two dice to be written by tapping, by dragging and by keys.

import { useRef } from "preact/hooks";
import type { BoardProps, Translate } from "../module";
import { useDrag } from "./drag";
import { DieFace } from "./marks";
import { Paper } from "./paper";
import {
  type DieAt,
  dieIn,
  FRESH,
  marksOf,
  marksSoFar,
  type Placing,
  put,
  take,
  touchBox,
  touchDie,
  usePlacing,
} from "./place";
import { completing, isLearned, numberIn, spotOf, writtenOver } from "./sheet";
import { Tray } from "./tray";
import type { View, Write } from "./wire";
import { nameOf } from "./words";

interface TrainingProps extends Pick<BoardProps<View>, "play" | "sound" | "t"> {
  view: View;
  /** The view with "you" for its seat, where anybody is called so. */
  named: View;
  resigned: readonly number[];
  act: boolean;
  rolling: boolean;
  /** No roll comes after this one. */
  last: boolean;
}

/** The two dice and where they are to be written: by tapping, by dragging and by keys. */
function useTraining({ view, act, play, sound }: TrainingProps) {
  const root = useRef<HTMLDivElement>(null);
  const [placing, setPlacing] = usePlacing(view);
  const { own, dice } = view;
  const live = act && view.awaits === "write" && own?.writing === null && dice !== null;
  const place = (next: Placing, heard = "tap") => {
    if (!live) return;
    if (next !== placing) sound(heard);
    setPlacing(next);
  };
  const drag = useDrag({
    root,
    live,
    dieOf: (target) => dieAt(target, placing),
    drop: (die, box) => place(box ? put(placing, die, box) : take(placing, die), box ? "slide" : "tap"),
  });
  const send = (kiai: boolean) => {
    const marks = dice && marksOf(placing, dice);
    if (!marks) return;
    const move: Write = { type: "write", marks, kiai };
    sound(kiai ? "push" : "slide");
    stepOn(root.current);
    play(move);
  };
  const takeBack = (box: string) => {
    const die = dieIn(placing, box);
    if (die !== null) place(take(placing, die));
  };
  return { root, placing, live, place, takeBack, send, ...drag };
}

/** The die under a pointer: one that lies there, or one that was put into a box. */
function dieAt(target: Element, placing: Placing): DieAt | null {
  const die = target.closest<HTMLElement>("[data-die]")?.dataset["die"];
  if (die !== undefined) return die === "0" ? 0 : 1;
  return dieIn(placing, target.closest<HTMLElement>("[data-box]")?.dataset["box"] ?? "");
}

export function Training(props: TrainingProps) {
  const { view, named, resigned, rolling, last, t } = props;
  const { own, dice } = view;
  const { root, placing, live, place, takeBack, send, dragged, wasDrag, handlers } = useTraining(props);
  if (!own) return null;
  const marks = own.writing || !dice ? [] : marksSoFar(placing, dice);
  const sheet = writtenOver(own.sheet, own.writing?.marks ?? []);
  const inHand = live && placing.chosen !== null ? (dice?.[dragged?.die ?? placing.chosen] ?? null) : null;
  const after = writtenOver(sheet, marks);
  const glow = inHand === null ? undefined : completing(after, inHand);
  return (
    <div
      class="ka-training"
      ref={root}
      {...handlers}
      onKeyDown={(event: KeyboardEvent) => event.key === "Escape" && live && place(FRESH)}
    >
      <Paper
        sheet={sheet}
        label={t("sheet")}
        marks={marks}
        {...(glow && { glow })}
        inHand={inHand}
        target={dragged?.box ?? null}
        live={live}
        touch={(box) => wasDrag() || place(touchBox(placing, box))}
        takeBack={takeBack}
        choose={(die) => place(touchDie(placing, die))}
        t={t}
      />
      <Tray
        view={named}
        resigned={resigned}
        sheet={after}
        placing={placing}
        rolling={rolling}
        live={live}
        touch={(die) => wasDrag() || place(touchDie(placing, die), "lift")}
        hint={sayHint(own.sheet, placing, dice, last, t)}
        send={send}
        t={t}
      />
      {dragged && dice && (
        <span
          class="ka-ghost"
          data-over={dragged.box !== null}
          style={{ left: `${dragged.x}px`, top: `${dragged.y}px` }}
        >
          <DieFace value={dice[dragged.die] ?? null} />
        </span>
      )}
    </div>
  );
}

/** The button that was pressed goes away: whoever plays with keys stands on the sheet again. */
export function stepOn(root: HTMLElement | null): void {
  root?.querySelector<HTMLElement>('[data-box][tabindex="0"]')?.focus({ preventScroll: true });
}

/** What to do next, or what the placed dice would do. */
function sayHint(sheet: string, placing: Placing, dice: readonly number[] | null, last: boolean, t: Translate): string {
  if (!dice) return "";
  const marks = marksSoFar(placing, dice);
  if (last && placing.chosen !== null) return t("hint-last");
  const after = writtenOver(sheet, marks);
  for (const { box } of marks) {
    const { step, code } = spotOf(box);
    if (isLearned(after, step, code) && !isLearned(sheet, step, code))
      return t("hint-completes", { name: nameOf(code, t), step });
  }
  if (marks.some(({ box }) => numberIn(sheet, box) !== null)) return t("hint-over");
  if (placing.chosen === null) return t("hint-both");
  return t(marks.length ? "hint-second" : "hint-first", { n: dice[placing.chosen] ?? 0 });
}
