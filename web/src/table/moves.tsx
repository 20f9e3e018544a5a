// The list of what happened, a row a turn; each leads to its moment, and opens to tell more.

import { useEffect, useId, useRef, useState } from "preact/hooks";
import { Icon } from "../parts/icon";
import type { Step } from "../wire";
import { headline, type Row, walked } from "./rows";
import { stepsWords, stepWords, type Tongue } from "./who";

interface Props {
  rows: Row[];
  /** The number of the step that is shown; null before the first. */
  shown: number | null;
  look: (number: number) => void;
  tongue: Tongue;
}

export function Moves({ rows, shown, look, tongue }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const current = shown === null ? undefined : rows.findLast(({ steps }) => (steps[0]?.number ?? 0) <= shown);
  // What follows the newest move is no move to look at, such as a resignation, but it is to be seen all the same.
  const newest = current !== undefined && current === walked(rows).at(-1);
  const bring = () => {
    const line = list.current?.querySelector<HTMLElement>("[data-current]");
    const last = list.current?.lastElementChild;
    if (newest && last instanceof HTMLElement) bringIntoSight(last);
    if (line) bringIntoSight(line);
  };
  useEffect(bring, [shown, rows.length]);
  // What stands above the list may grow, and leaves less room for it.
  useEffect(() => {
    if (!list.current) return;
    const watch = new ResizeObserver(bring);
    watch.observe(list.current);
    return () => watch.disconnect();
  }, [rows.length === 0]);
  if (rows.length === 0) return <p class="moves-none">{tongue.say("moves-none")}</p>;
  return (
    <ol class="moves" ref={list} tabIndex={0} aria-label={tongue.say("moves")} data-test="moves">
      {rows.map((row) => (
        <MoveRow
          key={row.steps[0]?.number}
          row={row}
          shown={row === current ? shown : null}
          look={look}
          tongue={tongue}
        />
      ))}
    </ol>
  );
}

function MoveRow({ row, shown, look, tongue }: Omit<Props, "rows"> & { row: Row }) {
  const [open, setOpen] = useState(false);
  const details = useId();
  const { say } = tongue;
  const { last, number, takenBack } = row;
  const more = row.steps.length > 1;
  return (
    <li class="move-row" data-current={shown !== null || undefined} data-test="move-row">
      <button
        type="button"
        class="move"
        data-taken-back={takenBack || undefined}
        data-seat={last.turn ?? last.seat}
        aria-current={shown !== null ? "step" : undefined}
        onClick={() => look(last.number)}
      >
        <span class="move-number">{number ?? ""}</span>
        <span class="move-words">{stepsWords(headline(row), tongue)}</span>
        {takenBack && <span class="unseen">{say("moves-taken-back")}</span>}
      </button>
      {more && (
        <button
          type="button"
          class="plain move-more"
          aria-expanded={open}
          aria-controls={details}
          aria-label={number ? say("moves-more", { n: number }) : say("moves-more-other")}
          onClick={() => setOpen(!open)}
          data-test="move-more"
        >
          <Icon name="down" />
        </button>
      )}
      {more && open && (
        <ol class="move-details" id={details} data-test="move-details">
          {row.steps.map((step) => (
            <Detail key={step.number} step={step} shown={step.number === shown} look={look} tongue={tongue} />
          ))}
        </ol>
      )}
    </li>
  );
}

/** One step of a row: what is said of it, and how it is written. */
function Detail({ step, shown, look, tongue }: { step: Step; shown: boolean } & Pick<Props, "look" | "tongue">) {
  const words = stepWords(step, tongue);
  return (
    <li>
      <button
        type="button"
        class="move-detail"
        aria-current={shown ? "step" : undefined}
        onClick={() => look(step.number)}
      >
        {words}
        {step.text && step.text !== words && <code>{step.text}</code>}
      </button>
    </li>
  );
}

/** Scrolls the box that a line stands in, be it the list or the sheet around it, but never the page. */
function bringIntoSight(line: HTMLElement): void {
  const box = scroller(line);
  if (!box) return;
  const [at, seen] = [line.getBoundingClientRect(), box.getBoundingClientRect()];
  const above = at.top - seen.top - box.clientTop;
  if (above < 0 || above + at.height > box.clientHeight) {
    box.scrollTop += above - (box.clientHeight - at.height) / 2;
  }
}

function scroller(line: HTMLElement): HTMLElement | null {
  for (let box = line.parentElement; box && box !== document.body; box = box.parentElement) {
    if (box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  }
  return null;
}
