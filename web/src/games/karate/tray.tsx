// Below the sheet, where the thumbs are: the dice, and what is done with them.

import { useEffect, useState } from "preact/hooks";
import type { Translate } from "../module";
import { missingFor } from "./kiai";
import { KiaiButton, KiaiNote } from "./kiai-button";
import { DieFace, Seal } from "./marks";
import { type DieAt, marksOf, type Placing } from "./place";
import { spotOf } from "./sheet";
import { awaited, sayAwaited } from "./view-words";
import type { View } from "./wire";
import { nameOf, whoIs } from "./words";

const TURN = 80;

/** The face of a die; while it rolls, another every moment. */
export function Rolling({ value, rolling }: { value: number | null; rolling: boolean }) {
  const [shown, setShown] = useState(1);
  useEffect(() => {
    if (!rolling) return;
    const timer = setInterval(() => setShown((face) => ((face + 1 + Math.floor(Math.random() * 4)) % 6) + 1), TURN);
    return () => clearInterval(timer);
  }, [rolling]);
  return <DieFace value={rolling ? shown : value} />;
}

interface DiceProps {
  dice: readonly number[];
  placing: Placing;
  rolling: boolean;
  live: boolean;
  touch: (die: DieAt) => void;
  t: Translate;
}

export function Dice({ dice, placing, rolling, live, touch, t }: DiceProps) {
  return (
    <div class="ka-dice" role="group" aria-label={t("dice")} data-rolling={rolling}>
      {([0, 1] as const).map((die) => {
        const box = placing.boxes[die];
        const chosen = live && placing.chosen === die;
        const facts = { die: die + 1, n: dice[die] ?? 0, ...(box ? boxFacts(box, t) : {}) };
        return (
          <button
            key={die}
            type="button"
            class="ka-die"
            data-die={die}
            data-test={`die-${die}`}
            data-chosen={chosen}
            data-placed={box ?? undefined}
            disabled={!live}
            aria-pressed={chosen}
            aria-label={t(box ? "die-placed" : chosen ? "die-chosen" : "die", facts)}
            onClick={() => touch(die)}
          >
            <Rolling value={dice[die] ?? null} rolling={rolling} />
          </button>
        );
      })}
    </div>
  );
}

function boxFacts(box: string, t: Translate) {
  const { step, code } = spotOf(box);
  return { step, name: nameOf(code, t) };
}

interface TrayProps extends Omit<DiceProps, "dice"> {
  view: View;
  resigned: readonly number[];
  /** The sheet with what is about to be written. */
  sheet: string;
  hint: string;
  send: (kiai: boolean) => void;
}

export function Tray({ view, resigned, sheet, placing, rolling, live, touch, hint, send, t }: TrayProps) {
  const placed = view.dice !== null && marksOf(placing, view.dice) !== null;
  const mine = view.awaits === "write" && view.own?.writing === null;
  const missing = missingFor(sheet, view.kiai);
  return (
    <div class="ka-tray" data-mine={mine}>
      {mine ? (
        <p class="ka-hint" role="status">
          {rolling ? "" : hint}
        </p>
      ) : (
        <Waiting view={view} resigned={resigned} t={t} />
      )}
      <div class="ka-hands">
        {view.dice && (
          <Dice dice={view.dice} placing={mine ? placing : NONE} rolling={rolling} live={live} touch={touch} t={t} />
        )}
        {mine && (
          <div class="ka-acts">
            <button
              type="button"
              class="ka-write"
              disabled={!placed || !live}
              onClick={() => send(false)}
              data-test="write"
            >
              {t("write")}
            </button>
            {view.kiai !== null && (
              <KiaiButton placed={placed} busy={!live} missing={missing} sheet={sheet} shout={() => send(true)} t={t} />
            )}
          </div>
        )}
      </div>
      {mine && view.kiai !== null && <KiaiNote placed={placed} missing={missing} t={t} />}
    </div>
  );
}

const NONE: Placing = { boxes: [null, null], chosen: null };

interface WaitingProps {
  view: View;
  resigned: readonly number[];
  t: Translate;
}

/** Who is still waited for, calmly; and a seal for everybody who is done. */
export function Waiting({ view, resigned, t }: WaitingProps) {
  const phase = view.awaits === "settle" ? "settle" : "write";
  const inIt = view.awaits === "write" || view.awaits === "settle";
  const who = sayAwaited(view, t);
  const words = !inIt
    ? t(view.rolls === 0 && view.round === 0 && view.players > 1 ? "waiting-all" : "waiting-dice")
    : view.players === 1
      ? t("sent")
      : t(view.own ? `waiting-${phase}` : `watching-${phase}`, { who });
  return (
    <div class="ka-waiting" data-test="waiting">
      <p>{words}</p>
      {view.own?.writing?.kiai && <p class="ka-note">{t("waiting-kiai")}</p>}
      {view.players > 1 && inIt && <Seals view={view} resigned={resigned} t={t} />}
    </div>
  );
}

export function Seals({ view, resigned, t }: WaitingProps) {
  const missing = awaited(view);
  const seats = view.awaits === "race" ? view.runners : view.written.map((_, seat) => seat);
  const words = (seat: number) => {
    if (resigned.includes(seat)) return "resigned";
    const done = !missing.includes(seat);
    return view.awaits === "write" ? (done ? "written" : "unwritten") : done ? "ready" : "unready";
  };
  return (
    <ul class="ka-seals">
      {seats.map((seat) => (
        <li key={seat}>
          <Seal seat={seat} full={!missing.includes(seat)} out={resigned.includes(seat)} me={seat === view.seat} />
          <span class="unseen">{t(words(seat), { who: whoIs(seat, view, t) })}</span>
        </li>
      ))}
    </ul>
  );
}
