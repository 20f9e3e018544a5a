// What was asked for and is not answered yet. It outlives a connection: the same ids are sent again on the next one.

import type { Problem, Request } from "../wire";

export type Answer = { ok: true; seq: number } | { ok: false; problem: Problem };

type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;
/** A request before it gets its id. */
export type RequestBody = WithoutId<Request>;

interface Kept {
  request: Request;
  answer: (answer: Answer) => void;
}

export class Outbox {
  private readonly kept = new Map<string, Kept>();

  get size(): number {
    return this.kept.size;
  }

  /** What to send again after a break, in the order in which it was asked. */
  get requests(): Request[] {
    return [...this.kept.values()].map((kept) => kept.request);
  }

  keep(request: Request): Promise<Answer> {
    return new Promise((answer) => this.kept.set(request.id, { request, answer }));
  }

  answer(id: string, answer: Answer): void {
    const kept = this.kept.get(id);
    this.kept.delete(id);
    kept?.answer(answer);
  }

  /** Nothing more will be answered. */
  giveUp(problem: Problem): void {
    for (const id of [...this.kept.keys()]) this.answer(id, { ok: false, problem });
  }
}
