// One client at one match: the socket, coming back after a break, and what is known so far. It knows no game.

import { type FromServer, type MatchMeta, type MatchUpdate, PROTOCOL, type Problem, type Step } from "../wire";
import { pause } from "./backoff";
import { type Answer, Outbox, type RequestBody } from "./outbox";
import { merge } from "./steps";

/** How long silence may last before we ask whether anybody is there, and how long the answer may take. */
const SILENCE = 25_000;
const PATIENCE = 10_000;

export type Link =
  | { kind: "connecting" }
  | { kind: "live" }
  /** The connection is lost; the next try is at `until` (milliseconds, as `now` tells them). */
  | { kind: "waiting"; until: number; attempt: number }
  /** The server will not have us, and trying again would not help. */
  | { kind: "refused"; problem: Problem };

export interface Known {
  link: Link;
  meta: MatchMeta | null;
  /** The last table, with all steps that are known. */
  table: MatchUpdate | null;
  /** When it came. */
  at: number;
  /** How much was asked for and is not answered yet. */
  unanswered: number;
}

export interface Listener {
  changed?: (known: Known) => void;
  /** A table has come; `fresh` are the steps that were not known before. `first` after each hello. */
  table?: (table: MatchUpdate, fresh: Step[], first: boolean) => void;
  /** Everybody wanted another match: it is there. */
  moved?: (match: string) => void;
}

export interface Socket {
  send: (text: string) => void;
  close: () => void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

/** What the session needs of the world around it. */
export interface World {
  connect: () => Socket;
  /** Why the match can't be had, where the server says so; null where it can, or where nobody answers. */
  probe: () => Promise<Problem | null>;
  now: () => number;
  random: () => number;
  newId: () => string;
  after: (milliseconds: number, run: () => void) => () => void;
}

/** The codes with which a server says goodbye but would have us back. */
const PASSING = new Set(["too-many-messages", "store-unavailable", "internal"]);

export class Session {
  known: Known = { link: { kind: "connecting" }, meta: null, table: null, at: 0, unanswered: 0 };
  private readonly outbox = new Outbox();
  private readonly aims = new Map<string, (line: unknown) => void>();
  private socket: Socket | null = null;
  private welcomed = false;
  private attempt = 0;
  private resynced = false;
  private stopTimer: () => void = () => {};
  private goodbye: Problem | null = null;
  /** Steps that came in pages; the welcome after them brings the rest. */
  private pages: Step[] = [];

  constructor(
    private readonly keys: { token: string | null; browser: string },
    private readonly world: World,
    private readonly listener: Listener,
  ) {}

  open(): void {
    this.dropSocket();
    this.change({ link: { kind: "connecting" } });
    this.welcomed = false;
    this.goodbye = null;
    this.pages = [];
    const socket = this.world.connect();
    this.socket = socket;
    socket.onopen = () =>
      this.send({ type: "hello", protocol: PROTOCOL, ...this.keys, since: this.known.table?.seq ?? 0 });
    socket.onmessage = (event) => this.hear(String(event.data));
    socket.onclose = () => this.lost();
    this.watch(PATIENCE, () => this.lost());
  }

  close(): void {
    this.stopTimer();
    this.dropSocket();
  }

  /** Tries at once, where we are waiting to try again. */
  nudge(): void {
    if (this.known.link.kind === "waiting") this.open();
  }

  /** Asks for something; it is sent again after a break, and answered once. */
  ask(body: RequestBody): Promise<Answer> {
    if (this.known.link.kind === "refused") return Promise.resolve({ ok: false, problem: this.known.link.problem });
    const request = { ...body, id: this.world.newId() };
    const answer = this.outbox.keep(request);
    if (this.welcomed) this.send(request);
    this.change({});
    return answer;
  }

  /** Asks where a move would lead; null where there is no answer, or the connection breaks before it. */
  aim(seat: number, move: unknown): Promise<unknown> {
    if (!this.welcomed) return Promise.resolve(null);
    const id = this.world.newId();
    this.send({ type: "aim", id, seat, move });
    return new Promise((answer) => this.aims.set(id, answer));
  }

  private aimed(id: string, line: unknown): boolean {
    const answer = this.aims.get(id);
    this.aims.delete(id);
    answer?.(line);
    return answer !== undefined;
  }

  private hear(text: string): void {
    const message = JSON.parse(text) as FromServer;
    this.listenOn();
    switch (message.type) {
      case "steps":
        this.pages.push(...message.steps);
        return;
      case "welcome":
        this.welcomed = true;
        this.attempt = 0;
        this.change({ link: { kind: "live" }, meta: message.meta });
        this.take({ ...message.table, steps: [...this.pages, ...message.table.steps] }, true);
        this.pages = [];
        for (const request of this.outbox.requests) this.send(request);
        return;
      case "update":
        this.take(message, false);
        if (message.done) this.answer(message.done, { ok: true, seq: message.seq });
        return;
      case "done":
        this.answer(message.id, { ok: true, seq: message.seq });
        return;
      case "aim-line":
        this.aimed(message.id, message.line);
        return;
      case "refused":
        if (!this.aimed(message.id, null)) this.answer(message.id, { ok: false, problem: message.problem });
        return;
      case "rematch-ready":
        this.listener.moved?.(message.match);
        return;
      case "goodbye":
        this.goodbye = message.problem;
        if (!PASSING.has(message.problem.code)) this.refuse(message.problem);
    }
  }

  private take(table: MatchUpdate, first: boolean): void {
    const { steps, fresh, gap } = merge(this.known.table?.steps ?? [], table);
    if (gap && !this.resynced) {
      this.resynced = true;
      this.change({ table: null });
      this.open();
      return;
    }
    this.resynced = gap;
    this.change({ table: { ...table, steps }, at: this.world.now() });
    this.listener.table?.({ ...table, steps }, fresh, first);
  }

  private answer(id: string, answer: Answer): void {
    this.outbox.answer(id, answer);
    this.change({});
  }

  private lost(): void {
    if (this.known.link.kind === "refused") return;
    const neverIn = !this.welcomed && !this.goodbye;
    this.dropSocket();
    this.welcomed = false;
    const wait = pause(this.attempt, this.world.random);
    this.change({ link: { kind: "waiting", until: this.world.now() + wait, attempt: this.attempt } });
    this.attempt += 1;
    this.watch(wait, () => this.open());
    if (neverIn) void this.world.probe().then((problem) => problem && this.refuse(problem));
  }

  private refuse(problem: Problem): void {
    this.stopTimer();
    this.dropSocket();
    this.change({ link: { kind: "refused", problem } });
    this.outbox.giveUp(problem);
  }

  /** After each message: if silence follows, ask whether anybody is there; if nobody answers, the line is dead. */
  private listenOn(): void {
    this.watch(SILENCE, () => {
      this.send({ type: "ping", id: this.world.newId() });
      this.watch(PATIENCE, () => this.lost());
    });
  }

  private watch(milliseconds: number, run: () => void): void {
    this.stopTimer();
    this.stopTimer = this.world.after(milliseconds, run);
  }

  private send(message: object): void {
    this.socket?.send(JSON.stringify(message));
  }

  private dropSocket(): void {
    const socket = this.socket;
    this.socket = null;
    for (const id of [...this.aims.keys()]) this.aimed(id, null);
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private change(part: Partial<Known>): void {
    this.known = { ...this.known, ...part, unanswered: this.outbox.size };
    this.listener.changed?.(this.known);
  }
}
