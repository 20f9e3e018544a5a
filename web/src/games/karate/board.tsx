// The dojo: the sheet and the dice while one trains, the choice before the fight, the fight, the race, and the end.

import { useEffect, useRef, useState } from "preact/hooks";
import type { BoardProps, Translate } from "../module";
import { BeatsButton } from "./beats";
import { FightShow } from "./fight";
import { again, type Shout, useMotion } from "./motion";
import { Leaves, Over } from "./over";
import { FRESH } from "./place";
import { beforeFight } from "./points";
import { Race } from "./race";
import { Raced } from "./raced";
import { Scores } from "./scores";
import { Settle } from "./settle";
import { Splash } from "./splash";
import { stepOn, Training } from "./training";
import { Dice, Waiting } from "./tray";
import type { View } from "./wire";
import { sayWho } from "./words";

type Props = BoardProps<View>;

/** How long the end of a fight stays by itself for one who watches, to read it. */
const LINGER = 5000;
/** How long the last roll is called out. */
const CALLED = 1500;

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

/** What is shown of a step. Where several look at one screen they close a fight themselves, before a curtain falls. */
function useShow(props: Props) {
  const { view } = props;
  const together = (props.yours?.length ?? 0) > 1;
  const motion = useMotion({ ...props, replay: props.acting === undefined, together });
  const { show, setShow, finish } = motion;
  const [ended, setEnded] = useState("");
  const watching = view.seat === null && !together;
  useEffect(() => {
    if (!watching || show?.to !== 5 || ended !== show.key || show.again || view.result) return;
    const timer = setTimeout(() => setShow(null), LINGER);
    return () => clearTimeout(timer);
  }, [ended, show?.key]);
  const shown = () => {
    if (show) setEnded(show.key);
    if (!together) finish();
  };
  const close = () => {
    setShow(null);
    if (together) finish();
  };
  const fight = show && view.fights[show.fight] ? show : null;
  /** A fight of which nothing is told yet but what was shown. */
  const untold = fight && !fight.again && !(fight.to === 5 && ended === fight.key) ? fight.fight : null;
  return { ...motion, shown, close, fight, untold };
}

/** Whether no roll comes after this one: the time is over, or where no clock runs there are no more. */
function isLast({ view, clock }: Props): boolean {
  if (view.awaits !== "write") return false;
  return clock === "over" || ((clock ?? "none") === "none" && view.rolls >= view.last_roll);
}

/** Calls the last roll out, once. */
function useLastCall(last: boolean, instant: boolean): Shout | null {
  const [called, setCalled] = useState(false);
  useEffect(() => {
    setCalled(last && !instant);
    const timer = setTimeout(() => setCalled(false), CALLED);
    return () => clearTimeout(timer);
  }, [last]);
  return called ? { kind: "last", caller: null } : null;
}

export function Board(props: Props) {
  const { view, sound, t } = props;
  const named: View = { ...view, seat: props.you ?? null };
  const { rolling, shout, racing, fight, untold, setShow, hurry, finish, shown, close } = useShow(props);
  const [open, setOpen] = useOpenScores(props);
  const last = isLast(props);
  const called = useLastCall(last, props.instant);
  const cry = shout ?? (rolling ? null : called);
  const root = useRef<HTMLDivElement>(null);
  const leave = () => {
    close();
    requestAnimationFrame(() => stepOn(root.current));
  };
  return (
    <div class="ka-board" ref={root} data-phase={fight ? "fight" : view.awaits}>
      {fight ? (
        <FightShow view={named} show={fight} sound={sound} shown={shown} hurry={hurry} close={leave} t={t} />
      ) : racing ? (
        <Raced view={named} runs t={t} />
      ) : (
        <>
          <Where view={named} clock={props.clock} t={t} />
          <Phase {...props} named={named} rolling={rolling} last={last} />
        </>
      )}
      <Scores
        view={untold === null ? named : beforeFight(named, untold)}
        open={open || (view.awaits === "nothing" && !fight && !racing)}
        toggled={setOpen}
        watch={(number) => setShow(again(number))}
        t={t}
      />
      {cry && <Splash shout={cry} view={named} hush={finish} t={t} />}
    </div>
  );
}

interface PhaseProps extends Props {
  named: View;
  rolling: boolean;
  last: boolean;
}

/** What the match is at: training, the choice before the fight, the race, or its end. */
function Phase(props: PhaseProps) {
  const { view, named, instant, play, sound, rolling, t } = props;
  const { acting = null, resigned = [] } = props;
  const act = acting !== null && acting === view.seat;
  if (view.awaits === "nothing") return <Over view={named} seat={view.seat} t={t} />;
  if (view.awaits === "race") {
    const runners = view.runners.filter((seat) => props.yours?.includes(seat));
    const mine = acting !== null && runners.includes(acting) ? acting : null;
    return <Race {...{ view: named, runners, resigned, acting: mine, instant, play, sound, t }} />;
  }
  const leaves = view.sheets.length > 0 && <Leaves key={view.round} view={named} seat={props.seat} t={t} />;
  if (view.awaits === "settle" || view.awaits === "opponent")
    return (
      <>
        <Settle view={view} named={named} resigned={resigned} live={act} play={play} sound={sound} t={t} />
        {leaves}
      </>
    );
  if (view.own) return <Training {...props} resigned={resigned} act={act} />;
  return (
    <>
      <Watching view={named} resigned={resigned} rolling={rolling} t={t} />
      {leaves}
    </>
  );
}

/** Where the match stands, and what beats what. */
function Where({ view, clock, t }: { view: View; clock: Props["clock"]; t: Translate }) {
  const trains = view.awaits !== "nothing" && view.awaits !== "race";
  const parts = [t("round", { n: view.round + 1 }), trains ? sayRoll(view, clock, t) : ""];
  if (view.players > 1 && view.dice) parts.push(t("rolled", sayWho(view.roller, view, t)));
  if (view.seconds !== null) parts.push(sayLevel(view, clock, t));
  return (
    <div class="ka-where">
      <p>
        {parts.filter(Boolean).map((part) => (
          <span key={part}>{part}</span>
        ))}
      </p>
      {trains && <BeatsButton t={t} />}
    </div>
  );
}

function sayRoll({ rolls, players, last_roll }: View, clock: Props["clock"], t: Translate): string {
  if (!rolls) return "";
  return players === 1 && clock === "none" ? t("roll-of", { n: rolls, of: last_roll }) : t("roll", { n: rolls });
}

function sayLevel({ level, seconds, last_roll }: View, clock: Props["clock"], t: Translate): string {
  if (clock === "none") return t("level-rolls", { n: level, rolls: last_roll });
  return t("level-seconds", { n: level, seconds: seconds ?? 0 });
}

interface WatchingProps {
  view: View;
  resigned: readonly number[];
  rolling: boolean;
  t: Translate;
}

/** Dice for one who watches: the sheets are nobody else's business before the match is over. */
function Watching({ view, resigned, rolling, t }: WatchingProps) {
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
      {view.sheets.length === 0 && <Waiting view={view} resigned={resigned} t={t} />}
    </section>
  );
}
