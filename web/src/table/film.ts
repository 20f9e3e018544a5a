// The frames that are still to be shown: one after the other, each when the one before has come to rest.

import type { MatchUpdate, SeatView, Step } from "../wire";

export interface Frame {
  views: SeatView[];
  toAct: number[];
  /** What led to these views, to be animated; null for a jump. */
  step: Step | null;
}

/** More frames than this are not played one by one: nobody wants to wait. Where there are films, so many films. */
const LONGEST = 8;

export const isMove = (step: Step): boolean => step.kind === "move" || step.kind === "timeout";

/** Whether a step is worth a line: who sits where is seen at the seats themselves. */
export const isTold = (step: Step): boolean => step.kind !== "seat";

/** The frames of a table: one for each move that is new and was sent with what was seen after it, else a jump. */
export function framesOf(table: MatchUpdate, fresh: Step[], first: boolean): Frame[] {
  const moves = fresh.filter(isMove);
  const last: Frame = { views: table.views, toAct: table.result ? [] : table.to_act, step: null };
  const jump = (first && !isOpening(table, fresh)) || fresh.some((step) => step.kind === "takeback");
  const before = moves.slice(0, -1);
  if (jump || before.some((step) => !step.view)) return [last];
  const frames = before.map((step) => ({ views: [{ seat: null, view: step.view }], toAct: [], step }));
  return [...frames, { ...last, step: moves.at(-1) ?? null }];
}

/** Whether nothing has happened yet but what nobody decides: a deal, a roll. */
function isOpening(table: MatchUpdate, fresh: Step[]): boolean {
  return fresh.length === table.seq && fresh.every((step) => step.seat < 0);
}

export class Film {
  current: Frame | null = null;
  private waiting: Frame[] = [];
  private moving = false;

  /** Nothing moves and nothing waits. */
  get still(): boolean {
    return !this.moving && this.waiting.length === 0;
  }

  push(frame: Frame): void {
    const last = this.waiting.at(-1) ?? this.current;
    if (frame.step === null && last && !changed(last, frame)) {
      // Somebody came or went: the same board, to be brought up to date without a cut.
      if (this.waiting.length > 0) this.waiting[this.waiting.length - 1] = { ...frame, step: last.step };
      else this.current = { ...frame, step: last.step };
      return;
    }
    this.waiting.push(frame);
    const films = this.waiting.filter(({ step }) => step?.film).length;
    if ((films || this.waiting.length) > LONGEST) {
      this.waiting = [{ ...frame, step: null }];
      this.moving = false;
    }
    if (!this.moving) this.next();
  }

  /** The current frame has come to rest. */
  settled(): void {
    this.moving = false;
    this.next();
  }

  private next(): void {
    while (!this.moving) {
      const frame = this.waiting.shift();
      if (!frame) return;
      this.current = frame;
      this.moving = frame.step !== null;
    }
  }
}

function changed(one: Frame, other: Frame): boolean {
  return JSON.stringify(one.views.map((seen) => seen.view)) !== JSON.stringify(other.views.map((seen) => seen.view));
}
