// The dojo: the sheet and the dice while one trains, the choice before the fight, the fight, and the sheets at the end.

import { useEffect, useRef, useState } from "preact/hooks";
import type { BoardProps, Translate } from "../module";
import { useDrag } from "./drag";
import { FightShow } from "./fight";
import { DieFace } from "./marks";
import { again, useMotion } from "./motion";
import { Over } from "./over";
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
import { Scores } from "./scores";
import { Settle } from "./settle";
import { completing, isLearned, numberIn, spotOf, writtenOver } from "./sheet";
import { Splash } from "./splash";
import { Dice, Tray, Waiting } from "./tray";
import type { View, Write } from "./wire";
import { nameOf, seatName } from "./words";

type Props = BoardProps<View>;

/** How long the end of a fight stays by itself: alone, because the clock is running; for one who watches, to read it. */
const LINGER = { alone: 2600, watching: 5000 };

/** The points lie open by themselves where a fight was not played: without motion. */
function useOpenScores({ view, instant }: Props): [boolean, (open: boolean) => void] {
  const [open, setOpen] = useState(false);
  const fought = view.fights.length;
  const before = useRef(fought);
  useEffect(() => {
    if (instant && fought > before.current) setOpen(true);
    before.current = fought;
  }, [fought]);
  return [open, setOpen];
}

/** What is shown of a step; the end of a fight goes away by itself where nobody has time to close it. */
function useShow(props: Props) {
  const { view } = props;
  const motion = useMotion({ ...props, replay: props.acting === undefined });
  const { show, setShow, finish } = motion;
  const [ended, setEnded] = useState("");
  const linger = view.players === 1 ? LINGER.alone : view.seat === null ? LINGER.watching : null;
  useEffect(() => {
    if (linger === null || show?.to !== 5 || ended !== show.key || show.again || view.result) return;
    const timer = setTimeout(() => setShow(null), linger);
    return () => clearTimeout(timer);
  }, [ended, show?.key]);
  const shown = () => {
    if (show) setEnded(show.key);
    finish();
  };
  return { ...motion, shown, fight: show && view.fights[show.fight] ? show : null };
}

export function Board(props: Props) {
  const { view, sound, t } = props;
  const { rolling, shout, fight, setShow, hurry, finish, shown } = useShow(props);
  const [open, setOpen] = useOpenScores(props);
  const root = useRef<HTMLDivElement>(null);
  const close = () => {
    setShow(null);
    requestAnimationFrame(() => stepOn(root.current));
  };
  return (
    <div class="ka-board" ref={root} data-phase={fight ? "fight" : view.awaits}>
      {fight ? (
        <FightShow view={view} show={fight} sound={sound} shown={shown} hurry={hurry} close={close} t={t} />
      ) : (
        <>
          <Where view={view} t={t} />
          <Phase {...props} rolling={rolling} />
        </>
      )}
      <Scores
        view={view}
        open={open || (view.awaits === "nothing" && !fight)}
        toggled={setOpen}
        watch={(number) => setShow(again(number))}
        t={t}
      />
      {shout && <Splash shout={shout} view={view} hush={finish} t={t} />}
    </div>
  );
}

/** What the match is at: training, the choice before the fight, or its end. */
function Phase(props: Props & { rolling: boolean }) {
  const { view, instant, play, sound, rolling, t } = props;
  const act = props.acting != null && props.acting === view.seat;
  if (view.awaits === "nothing")
    return <Over view={view} people={props.people} instant={instant} sound={sound} t={t} />;
  if (view.awaits === "settle" || view.awaits === "opponent")
    return <Settle view={view} live={act} play={play} sound={sound} t={t} />;
  return view.own ? <Training {...props} act={act} /> : <Watching view={view} rolling={rolling} t={t} />;
}

/** Where the match stands. */
function Where({ view, t }: { view: View; t: Translate }) {
  const rolled = view.players > 1 && view.dice ? t("rolled", { who: seatName(view.roller, t) }) : "";
  const parts = [t("round", { n: view.round + 1 }), view.rolls ? t("roll", { n: view.rolls }) : "", rolled];
  if (view.players === 1) parts.push(t("level", { n: view.level }));
  return (
    <p class="ka-where">
      {parts.filter(Boolean).map((part) => (
        <span key={part}>{part}</span>
      ))}
    </p>
  );
}

/** Dice for one who watches: the sheets are nobody else's business. */
function Watching({ view, rolling, t }: { view: View; rolling: boolean; t: Translate }) {
  return (
    <section class="ka-watching">
      {view.dice && (
        <Dice
          dice={view.dice}
          placing={{ ...FRESH, chosen: null }}
          rolling={rolling}
          live={false}
          touch={() => undefined}
          t={t}
        />
      )}
      <Waiting view={view} t={t} />
    </section>
  );
}

interface TrainingProps extends Props {
  act: boolean;
  rolling: boolean;
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

function Training(props: TrainingProps) {
  const { view, rolling, t } = props;
  const { own, dice } = view;
  const { root, placing, live, place, takeBack, send, dragged, wasDrag, handlers } = useTraining(props);
  if (!own) return null;
  const marks = own.writing || !dice ? [] : marksSoFar(placing, dice);
  const sheet = writtenOver(own.sheet, own.writing?.marks ?? []);
  const inHand = live && placing.chosen !== null ? (dice?.[dragged?.die ?? placing.chosen] ?? null) : null;
  const glow = inHand === null ? undefined : completing(writtenOver(sheet, marks), inHand);
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
        view={view}
        placing={placing}
        rolling={rolling}
        live={live}
        touch={(die) => wasDrag() || place(touchDie(placing, die), "lift")}
        hint={sayHint(own.sheet, placing, dice, t)}
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
function stepOn(root: HTMLElement | null): void {
  root?.querySelector<HTMLElement>('[data-box][tabindex="0"]')?.focus({ preventScroll: true });
}

/** What to do next, or what the placed dice would do. */
function sayHint(sheet: string, placing: Placing, dice: readonly number[] | null, t: Translate): string {
  if (!dice) return "";
  const marks = marksSoFar(placing, dice);
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
