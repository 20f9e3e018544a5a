// What is still to be shown of a table: one view after the other, each when the one before has been shown.

import type { MatchUpdate, Replay, SeatView, Step } from "../wire";

/** A table as it is to be shown. */
export interface TableView {
  views: SeatView[];
  toAct: number[];
  /** What led to these views, to be animated; null for a jump. */
  step: Step | null;
}

/** More than this are not shown one by one: nobody wants to wait. Where there are films, so many films. */
const LONGEST = 8;

export const isMove = (step: Step): boolean => step.kind === "move" || step.kind === "timeout";

/** Whether a step is worth a line: who sits where is seen at the seats themselves. */
export const isListed = (step: Step): boolean => step.kind !== "seat";

/**
 * What an update shows: a view for each move that is new and was sent with what was seen after it, else a jump. The last
 * move is shown with what each seat sees; where it comes with a view for all who share the screen, that is shown before.
 */
export function viewsOf(update: MatchUpdate, fresh: Step[], first: boolean): TableView[] {
  const moves = fresh.filter(isMove);
  const last: TableView = { views: update.views, toAct: update.result ? [] : update.to_act, step: null };
  const jump = (first && !isOpening(update, fresh)) || fresh.some((step) => step.kind === "takeback");
  const forAll = update.views.length > 1 && Boolean(moves.at(-1)?.view);
  const before = forAll ? moves : moves.slice(0, -1);
  if (jump || before.some((step) => !step.view)) return [last];
  const shown = before.map((step) => ({ views: [{ seat: null, view: step.view }], toAct: [], step }));
  return [...shown, { ...last, step: forAll ? null : (moves.at(-1) ?? null) }];
}

/**
 * What was missed by one who had seen the first `shown` entries of a match: each step that must not be, with what was
 * seen after it, and what was seen before the first of them. Null where nothing was, and where the replay has no view.
 */
export function missedIn(
  { start, steps }: Pick<Replay, "start" | "steps">,
  shown: number,
  unmissable: (step: Step) => boolean,
): { before: TableView; missed: TableView[] } | null {
  const viewed = (view: unknown, step: Step | null): TableView => ({ views: [{ seat: null, view }], toAct: [], step });
  const found = steps.filter((step) => isMissed(step, shown, unmissable));
  const [first] = found;
  if (!first || found.some(({ view }) => view === undefined)) return null;
  const before = viewed(first.number > 0 ? steps[first.number - 1]?.view : start, null);
  return { before, missed: found.map((step) => viewed(step.view, step)) };
}

/** Whether a step came after the first `shown` entries, still stands, and must not be missed. */
export const isMissed = (step: Step, shown: number, unmissable: (step: Step) => boolean): boolean =>
  step.number >= shown && isMove(step) && !step.taken_back && unmissable(step);

/** Whether nothing has happened yet but what nobody decides: a deal, a roll. */
function isOpening(update: MatchUpdate, fresh: Step[]): boolean {
  return fresh.length === update.seq && fresh.every((step) => step.seat < 0);
}

export class ViewQueue {
  current: TableView | null = null;
  /** What was shown last and has come to rest: until `current` has, nothing beside the board tells more than this. */
  settled: TableView | null = null;
  private waiting: TableView[] = [];
  private moving = false;

  /** Nothing is being shown and nothing waits. */
  get idle(): boolean {
    return !this.moving && this.waiting.length === 0;
  }

  push(next: TableView): void {
    const last = this.waiting.at(-1) ?? this.current;
    if (next.step === null && last && !changed(last, next)) {
      // Somebody came or went: the same board, to be brought up to date without a cut.
      if (this.waiting.length > 0) this.waiting[this.waiting.length - 1] = { ...next, step: last.step };
      else this.current = { ...next, step: last.step };
      if (this.idle) this.settled = this.current;
      return;
    }
    this.waiting.push(next);
    const films = this.waiting.filter(({ step }) => step?.film).length;
    // What is being shown is shown to its end: nothing beside it tells more before that.
    if ((films || this.waiting.length) > LONGEST) this.waiting = [{ ...next, step: null }];
    if (!this.moving) this.advance();
  }

  /** Goes back to show what nobody has seen here yet, and then what is there now. */
  rewind(before: TableView, missed: readonly TableView[]): void {
    const now = this.current ? [{ ...this.current, step: null }, ...this.waiting] : this.waiting;
    this.waiting = [...missed, ...now];
    this.current = this.settled = before;
    this.moving = false;
    this.advance();
  }

  /** The current view has been shown. */
  shown(): void {
    this.moving = false;
    this.settled = this.current;
    this.advance();
  }

  private advance(): void {
    while (!this.moving) {
      const next = this.waiting.shift();
      if (!next) return;
      this.current = next;
      this.moving = next.step !== null;
      if (!this.moving) this.settled = next;
    }
  }
}

function changed(one: TableView, other: TableView): boolean {
  return JSON.stringify(one.views.map((seen) => seen.view)) !== JSON.stringify(other.views.map((seen) => seen.view));
}
