// The sheet: five steps by five techniques with their boxes, to look at, to tap and to walk on with keys.

import type { TargetedKeyboardEvent } from "preact";
import { useId, useRef, useState } from "preact/hooks";
import type { Translate } from "../module";
import { Figure, Pencilled } from "./marks";
import type { DieAt } from "./place";
import {
  BOXES_OF,
  BOXES_OF_STEP,
  boxesOf,
  isLearned,
  numberIn,
  STEPS,
  spotOf,
  TECHNIQUES,
  type Technique,
  writtenOver,
} from "./sheet";
import type { Mark } from "./wire";
import { nameOf } from "./words";

export interface PaperProps {
  sheet: string;
  label: string;
  /** Not sent yet, or not yet seen by all. */
  marks?: readonly Mark[];
  /** Boxes that the number in hand would complete. */
  glow?: ReadonlySet<string>;
  /** The number in hand. */
  inHand?: number | null;
  /** The box a dragged die is over. */
  target?: string | null;
  /** The technique settled on for each step. */
  live?: boolean;
  touch?: (box: string) => void;
  takeBack?: (box: string) => void;
  choose?: (die: DieAt) => void;
  t: Translate;
}

const NOTHING: ReadonlySet<string> = new Set();

/** The one box that Tab comes to, and what keys do on it. */
function useBoxKeys({ live = false, touch, takeBack, choose }: PaperProps) {
  const root = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState("1K1");
  const focus = (box: string) => {
    setFocused(box);
    root.current?.querySelector<HTMLElement>(`[data-box="${box}"]`)?.focus();
  };
  const onKeyDown = (event: TargetedKeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const box = event.currentTarget.dataset["box"] ?? focused;
    const next = walk(box, event.key);
    if (next) focus(next);
    else if (live && (event.key === "Enter" || event.key === " ")) touch?.(box);
    else if (live && (event.key === "Backspace" || event.key === "Delete")) takeBack?.(box);
    else if (live && (event.key === "1" || event.key === "2")) choose?.(event.key === "1" ? 0 : 1);
    else return;
    event.preventDefault();
  };
  return { root, focused, setFocused, onKeyDown };
}

export function Paper(props: PaperProps) {
  const { sheet, label, marks = [], live = false, t } = props;
  const keys = useId();
  const { root, ...focus } = useBoxKeys(props);
  const after = writtenOver(sheet, marks);
  return (
    <div class={live ? "ka-paper ka-live" : "ka-paper"}>
      <Legend t={t} />
      <div ref={root} role="grid" aria-label={label} aria-describedby={live ? keys : undefined}>
        {STEPS.map((step) => (
          <div class="ka-step" role="row" key={step} aria-label={t("step", { n: step })}>
            <span class="ka-step-number" aria-hidden="true">
              {step}
            </span>
            <div class="ka-groups">
              {TECHNIQUES.map((code) => (
                <Group key={code} {...props} {...focus} step={step} code={code} after={after} />
              ))}
            </div>
          </div>
        ))}
      </div>
      {live && (
        <p id={keys} hidden>
          {t("keys")}
        </p>
      )}
    </div>
  );
}

/** The box one key press away. */
function walk(box: string, key: string): string | null {
  const { step } = spotOf(box);
  const row = BOXES_OF_STEP[step - 1] ?? [];
  const at = row.indexOf(box);
  switch (key) {
    case "ArrowLeft":
      return row[Math.max(0, at - 1)] ?? null;
    case "ArrowRight":
      return row[Math.min(row.length - 1, at + 1)] ?? null;
    case "ArrowUp":
      return BOXES_OF_STEP[step - 2]?.[at] ?? box;
    case "ArrowDown":
      return BOXES_OF_STEP[step]?.[at] ?? box;
    case "Home":
      return row[0] ?? null;
    case "End":
      return row.at(-1) ?? null;
    default:
      return null;
  }
}

/** What the columns are: drawn, named, and of which kind. */
export function Legend({ t }: { t: Translate }) {
  return (
    <div class="ka-step ka-legend" aria-hidden="true">
      <span class="ka-step-number" />
      <div class="ka-groups">
        {TECHNIQUES.map((code) => (
          <div key={code} class="ka-group" data-code={code} style={{ "--n": BOXES_OF[code] }}>
            <Figure code={code} />
            <span class="ka-name">
              <b>{nameOf(code, t)}</b>
              <i>{t(`type-${code}`)}</i>
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}

interface GroupProps extends PaperProps {
  step: number;
  code: Technique;
  after: string;
  focused: string;
  setFocused: (box: string) => void;
  onKeyDown: (event: TargetedKeyboardEvent<HTMLElement>) => void;
}

function Group(props: GroupProps) {
  const { sheet, step, code, after } = props;
  const learned = isLearned(sheet, step, code);
  const willBe = isLearned(after, step, code);
  const state = willBe ? (learned ? "learned" : "new") : learned ? "lost" : "open";
  return (
    <div class="ka-group" data-code={code} data-learned={state} style={{ "--n": BOXES_OF[code] }}>
      <span class="ka-tab" aria-hidden="true">
        {code}
      </span>
      {boxesOf(step, code).map((box) => (
        <Box key={box} {...props} box={box} willBe={willBe} />
      ))}
    </div>
  );
}

interface BoxProps extends GroupProps {
  box: string;
  /** Its technique is learned, or would be. */
  willBe: boolean;
}

/** A box in words: where it is, what stands there or would, and what that would do. */
function boxWords({ sheet, marks = [], inHand, glow = NOTHING, step, code, box, willBe, t }: BoxProps): string {
  const old = numberIn(sheet, box);
  const mark = marks.find((each) => each.box === box);
  const content = mark
    ? old === null
      ? t("box-new", { n: mark.number })
      : t("box-over", { n: mark.number, old })
    : (old ?? t("box-empty"));
  const facts = { step, name: nameOf(code, t), n: spotOf(box).number, of: BOXES_OF[code], content };
  const words = t("box", facts);
  if (glow.has(box) && !mark && inHand) return t("box-glows", { box: words, n: inHand });
  return willBe ? t("box-learned", { box: words }) : words;
}

function Box(props: BoxProps) {
  const { sheet, marks = [], glow = NOTHING, target, touch, step, focused, setFocused, onKeyDown, box } = props;
  const old = numberIn(sheet, box);
  const mark = marks.find((each) => each.box === box);
  const { number } = spotOf(box);
  return (
    <div
      class="ka-box"
      role="gridcell"
      data-box={box}
      data-test={`box-${box}`}
      data-number={mark?.number ?? old ?? ""}
      data-new={mark ? "true" : undefined}
      data-glow={glow.has(box) && !mark ? "true" : undefined}
      data-target={target === box ? "true" : undefined}
      tabIndex={box === focused ? 0 : -1}
      aria-label={boxWords(props)}
      onFocus={() => setFocused(box)}
      onKeyDown={onKeyDown}
      onClick={() => touch?.(box)}
    >
      {old !== null && <Pencilled number={old} slant={step * 7 + number} kind={mark ? "ka-erased" : ""} />}
      {mark && <Pencilled key="new" number={mark.number} slant={step * 5 + number} kind="ka-fresh" />}
    </div>
  );
}
