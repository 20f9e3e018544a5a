// The fight, step by step: who reads what, and what each gets for it.

import { useEffect, useRef, useState } from "preact/hooks";
import type { Children, Translate } from "../module";
import { Figure, Seal } from "./marks";
import { opponentDice, readingOrder, scoredIn } from "./points";
import { type Code, STEPS } from "./sheet";
import { type Show, useMoments } from "./show";
import { Rolling } from "./tray";
import type { Fight, View } from "./wire";
import { minusClass, nameOf, plain, pointsWords, sayPairing, signed, whoIs } from "./words";

interface Props {
  view: View;
  show: Show;
  sound: (name: string) => void;
  /** All of it has been shown. */
  shown: () => void;
  /** The rest of the fight is to be shown at once, whenever it comes. */
  hurry: () => void;
  close: () => void;
  t: Translate;
}

/** Which moment of the fight is looked at, and whose pairings are explained. */
function useLook({ view, show, sound, shown }: Props, fight: Fight | undefined) {
  const sides = fight?.techniques.length ?? 0;
  const { moment, done, skip } = useMoments(show, sides, sound, shown);
  const [looked, look] = useState<number | null>(null);
  const [about, setAbout] = useState<number | null>(null);
  const step = looked ?? moment?.step ?? 0;
  const past = looked !== null && moment !== undefined && (looked < moment.step || done);
  const now: Now = past || !moment ? { step, read: sides, scored: true } : { ...moment, step };
  const many = sides > 4;
  const first = many ? null : view.seat !== null && view.players > 1 ? view.seat : 0;
  return { moment, done, skip, look, now, many, focus: about ?? first, setAbout };
}

export function FightShow(props: Props) {
  const { view, show, hurry, close, t } = props;
  const fight = view.fights[show.fight];
  const { moment, done, skip, look, now, many, focus, setAbout } = useLook(props, fight);
  if (!fight || !moment) return null;
  const sides = fight.techniques.length;
  const ended = done && fight.scores.length === STEPS.length;
  const leave = () => {
    if (ended) return close();
    hurry();
    skip();
  };
  return (
    <section
      class="ka-fight"
      data-test="fight-show"
      data-sides={sides}
      aria-label={t("fight", { n: show.fight + 1 })}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        leave();
      }}
    >
      <header>
        <h2>{t("fight", { n: show.fight + 1 })}</h2>
        <LeaveButton key={show.fight} done={done} leave={leave} words={ended ? whereTo(view, show, t) : t("skip")} />
        <Pips fight={fight} upTo={moment.step} now={now.step} look={look} t={t} />
      </header>
      <ol
        class={sides <= 2 ? "ka-readers ka-duel" : sides <= 4 ? "ka-readers ka-cards" : "ka-readers"}
        style={{ "--sides": sides }}
      >
        {readingOrder(fight).map((side, place) => (
          <Reader
            key={side}
            view={view}
            fight={fight}
            side={side}
            place={place}
            now={now}
            focused={side === focus}
            about={() => setAbout(many && side === focus ? null : side)}
            t={t}
          >
            {many && side === focus && <Why view={view} fight={fight} side={side} now={now} t={t} />}
          </Reader>
        ))}
      </ol>
      {!many && focus !== null && <Why view={view} fight={fight} side={focus} now={now} t={t} />}
      <p class="unseen" role="status">
        {now.scored ? sayScored(view, fight, now.step, t) : ""}
      </p>
    </section>
  );
}

/** The button that goes on; whoever plays with keys stands on it. */
function LeaveButton({ done, leave, words }: { done: boolean; leave: () => void; words: string }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <button ref={button} type="button" class={done ? "primary" : ""} onClick={leave} data-test="skip">
      {words}
    </button>
  );
}

interface PipsProps {
  fight: Fight;
  /** The step that is shown, and the one that is looked at. */
  upTo: number;
  now: number;
  look: (step: number) => void;
  t: Translate;
}

/** The steps so far, to be looked at again. */
function Pips({ fight, upTo, now, look, t }: PipsProps) {
  return (
    <ol class="ka-pips-row">
      {STEPS.map((number) => (
        <li key={number}>
          <button
            type="button"
            class="ka-pip"
            aria-label={t("step", { n: number })}
            aria-current={now === number - 1 ? "step" : undefined}
            disabled={number > upTo + 1 || number > fight.scores.length}
            onClick={() => look(number - 1)}
          >
            {number}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** What the button at the end leads to. */
function whereTo(view: View, show: Show, t: Translate): string {
  if (view.result && !show.again) return t("on-end");
  if (view.awaits === "race" && !show.again) return t("on-race");
  const fresh = view.round === show.fight + 1 && view.rolls <= 1;
  return fresh && !view.result ? t("on", { n: show.fight + 2 }) : t("on-back");
}

/** What a step gave everybody, for those who do not see it. */
function sayScored(view: View, fight: Fight, step: number, t: Translate): string {
  const reads = readingOrder(fight).map((side) => {
    const facts = { who: whoIs(side, view, t), name: nameOf(fight.techniques[side]?.[step] ?? "-", t) };
    return t("read-scored", { ...facts, points: pointsWords(fight.scores[step]?.[side] ?? 0, t) });
  });
  return t("event-read", { n: step + 1, reads: t.list(reads) });
}

interface Now {
  step: number;
  read: number;
  scored: boolean;
}

interface ReaderProps {
  view: View;
  fight: Fight;
  side: number;
  /** Which in the order of reading. */
  place: number;
  now: Now;
  focused: boolean;
  about: () => void;
  children: Children;
  t: Translate;
}

function Reader({ view, fight, side, place, now, focused, about, children, t }: ReaderProps) {
  const read = place < now.read;
  const code: Code = fight.techniques[side]?.[now.step] ?? "-";
  const points = fight.scores[now.step]?.[side] ?? 0;
  const who = whoIs(side, view, t);
  const name = nameOf(code, t);
  const words = !read
    ? t("not-read", { who })
    : t(now.scored ? "read-scored" : "read", { who, name, points: pointsWords(points, t) });
  const rolls = view.players === 1 && side === 1;
  const sum = scoredIn(fight, side, now.scored ? now.step + 1 : now.step);
  return (
    <li>
      <button
        type="button"
        class="ka-reader"
        data-read={read}
        data-scored={now.scored}
        aria-pressed={focused}
        onClick={about}
      >
        <span class="unseen">{words}</span>
        <span class="ka-reader-who" aria-hidden="true">
          {view.players > 1 && <Seal seat={side} full={read} me={side === view.seat} />}
          <b>{who}</b>
        </span>
        <span class="ka-reader-figure" aria-hidden="true" key={`${now.step} ${read}`}>
          {read && <Figure code={code} turned={fight.techniques.length <= 2 && place === 1} />}
        </span>
        <span class="ka-reader-name" aria-hidden="true">
          {rolls && (
            <span class="ka-reader-dice">
              {opponentDice(fight, now.step, code).map((value, die) => (
                <Rolling key={die} value={value} rolling={!read} />
              ))}
            </span>
          )}
          {read ? (code === "-" ? t("hesitates") : nameOf(code, t)) : "…"}
        </span>
        <span class="ka-reader-points" aria-hidden="true" data-points={now.scored ? Math.sign(points) : ""}>
          {now.scored ? signed(points) : ""}
        </span>
        <span class={`ka-reader-total ${minusClass(sum)}`} aria-hidden="true">
          {plain(sum)}
        </span>
      </button>
      {children}
    </li>
  );
}

/** Each pairing of one side in a step, and its point. */
function Why({ view, fight, side, now, t }: { view: View; fight: Fight; side: number; now: Now; t: Translate }) {
  const mine: Code = fight.techniques[side]?.[now.step] ?? "-";
  const who = whoIs(side, view, t);
  const pairings = view.pairings[view.fights.indexOf(fight)]?.[now.step]?.[side] ?? [];
  const explained = (other: number) => {
    const pairing = pairings[other];
    return pairing ? sayPairing(mine, fight.techniques[other]?.[now.step] ?? "-", pairing, t) : "";
  };
  return (
    <div class="ka-why" data-test="why">
      <h3>{t("explain", { who, n: now.step + 1 })}</h3>
      <ul>
        {readingOrder(fight).flatMap((other) =>
          other === side
            ? []
            : [
                <li key={other} data-seen={now.scored}>
                  {fight.techniques.length > 2 && <Seal seat={other} me={other === view.seat} />}
                  <span>{now.scored ? explained(other) : "…"}</span>
                </li>,
              ],
        )}
      </ul>
    </div>
  );
}
