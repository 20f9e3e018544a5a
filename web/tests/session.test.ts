import { beforeEach, describe, expect, it, vi } from "vitest";
import { type Listener, Session, type Socket } from "../src/session/session";
import { type FromServer, type MatchUpdate, PROTOCOL, type Problem, type Step } from "../src/wire";

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: Record<string, unknown>[] = [];
  closed = false;
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.closed = true;
  }
  hears(message: FromServer) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const step = (number: number, taken_back = false): Step => ({
  number,
  kind: "move",
  seat: number % 2,
  at: 0,
  taken_back,
  text: `m${number}`,
  events: [],
});
const table = (seq: number, steps: Step[], replay = false): MatchUpdate => ({
  type: "update",
  seq,
  steps,
  views: [],
  seats: [],
  to_act: [0],
  times: null,
  takeback: null,
  rematch: [],
  result: null,
  ending: null,
  replay,
});
const welcome = (seq: number, steps: Step[], replay = false): FromServer => ({
  type: "welcome",
  meta: {
    match: "m",
    game: "g",
    title: "G",
    rules: 1,
    options: {},
    sides: ["a", "b"],
    clock: null,
    watching: true,
    yours: [0],
    host: true,
  },
  table: table(seq, steps, replay),
});

function sit(listener: Listener = {}, probe: () => Promise<Problem | null> = () => Promise.resolve(null)) {
  const sockets: FakeSocket[] = [];
  let ids = 0;
  const session = new Session(
    { token: "secret", browser: "b" },
    {
      connect: () => {
        const socket = new FakeSocket();
        sockets.push(socket);
        return socket;
      },
      probe,
      now: () => Date.now(),
      random: () => 1,
      newId: () => {
        ids += 1;
        return `id${ids}`;
      },
      after: (ms, run) => {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
    },
    listener,
  );
  session.open();
  const last = () => sockets.at(-1)!;
  const comeIn = (message: FromServer) => {
    last().onopen?.();
    last().hears(message);
  };
  return { session, sockets, last, comeIn };
}

beforeEach(() => {
  vi.useFakeTimers();
});

describe("coming in", () => {
  it("says hello with what it holds, and is live when it is welcomed", () => {
    const { session, last, comeIn } = sit();
    expect(session.known.link.kind).toBe("connecting");
    comeIn(welcome(0, []));
    expect(last().sent[0]).toEqual({ type: "hello", protocol: PROTOCOL, token: "secret", browser: "b", since: 0 });
    expect(session.known.link.kind).toBe("live");
  });

  it("does not try again when the server will not have it", async () => {
    const { session, sockets, last } = sit();
    const asked = session.ask({ type: "rematch" });
    last().onopen?.();
    last().hears({ type: "goodbye", problem: { code: "seat-taken", reason: "" } });
    last().onclose?.();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(1);
    expect(session.known.link).toMatchObject({ kind: "refused", problem: { code: "seat-taken" } });
    expect(await asked).toMatchObject({ ok: false });
  });

  it("asks by HTTP why it can't come in", async () => {
    const { session, last } = sit({}, () => Promise.resolve({ code: "unknown-match", reason: "" }));
    last().onclose?.();
    await vi.advanceTimersByTimeAsync(1);
    expect(session.known.link).toMatchObject({ kind: "refused", problem: { code: "unknown-match" } });
  });
});

describe("after a break", () => {
  it("waits longer each time, then says how much it has seen", async () => {
    const { session, sockets, last, comeIn } = sit();
    comeIn(welcome(2, [step(0), step(1)]));
    last().onclose?.();
    expect(session.known.link).toMatchObject({ kind: "waiting", attempt: 0 });
    await vi.advanceTimersByTimeAsync(500);
    expect(sockets).toHaveLength(2);
    last().onclose?.();
    await vi.advanceTimersByTimeAsync(999);
    expect(sockets).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(sockets).toHaveLength(3);
    last().onopen?.();
    expect(last().sent[0]).toMatchObject({ type: "hello", since: 2 });
    last().hears(welcome(3, [step(2)]));
    expect(session.known.table?.steps.map((each) => each.number)).toEqual([0, 1, 2]);
  });

  it("tries at once when it is nudged", () => {
    const { session, sockets, last } = sit();
    last().onclose?.();
    session.nudge();
    expect(sockets).toHaveLength(2);
    session.nudge();
    expect(sockets).toHaveLength(2);
  });

  it("sends what was not answered again, with the same id, in order, and only that", async () => {
    const { session, last, comeIn } = sit();
    comeIn(welcome(0, []));
    const first = session.ask({ type: "move", seat: 0, move: "a" });
    const second = session.ask({ type: "move", seat: 0, move: "b" });
    const [, one, two] = last().sent;
    last().hears({ type: "done", id: one!["id"] as string, seq: 1 });
    expect(await first).toEqual({ ok: true, seq: 1 });
    last().onclose?.();
    const third = session.ask({ type: "ask-takeback", seat: 0 });
    expect(session.known.unanswered).toBe(2);
    await vi.advanceTimersByTimeAsync(500);
    comeIn(welcome(1, [step(0)]));
    const [, again, new_] = last().sent;
    expect(again).toEqual(two);
    expect(new_).toMatchObject({ type: "ask-takeback" });
    last().hears({ type: "refused", id: two!["id"] as string, problem: { code: "illegal", reason: "no" } });
    last().hears({ type: "done", id: new_!["id"] as string, seq: 2 });
    expect(await second).toMatchObject({ ok: false, problem: { code: "illegal" } });
    expect(await third).toEqual({ ok: true, seq: 2 });
    expect(session.known.unanswered).toBe(0);
  });

  it("holds what is asked before the welcome until then", () => {
    const { session, last, comeIn } = sit();
    void session.ask({ type: "rematch" });
    expect(last().sent).toEqual([]);
    comeIn(welcome(0, []));
    expect(last().sent.map((each) => each["type"])).toEqual(["hello", "rematch"]);
  });

  it("takes silence for a lost line only after asking", async () => {
    const { session, last, comeIn } = sit();
    comeIn(welcome(0, []));
    await vi.advanceTimersByTimeAsync(25_000);
    expect(last().sent.at(-1)).toMatchObject({ type: "ping" });
    last().hears({ type: "done", id: last().sent.at(-1)!["id"] as string, seq: 0 });
    await vi.advanceTimersByTimeAsync(24_000);
    expect(session.known.link.kind).toBe("live");
    await vi.advanceTimersByTimeAsync(1_000 + 10_000);
    expect(session.known.link.kind).toBe("waiting");
  });

  it("comes back after a goodbye that will pass", async () => {
    const { sockets, last, comeIn } = sit();
    comeIn(welcome(0, []));
    last().hears({ type: "goodbye", problem: { code: "too-many-messages", reason: "" } });
    last().onclose?.();
    await vi.advanceTimersByTimeAsync(500);
    expect(sockets).toHaveLength(2);
  });
});

describe("steps", () => {
  it("are never doubled, and only new ones are passed on", () => {
    const seen: number[][] = [];
    const { session, last, comeIn } = sit({ table: (_, fresh) => seen.push(fresh.map((each) => each.number)) });
    comeIn(welcome(1, [step(0)]));
    last().hears(table(2, [step(0), step(1)]));
    last().hears(table(2, []));
    expect(session.known.table?.steps.map((each) => each.number)).toEqual([0, 1]);
    expect(seen).toEqual([[0], [1], []]);
  });

  it("begin anew with a replay", () => {
    const { session, last, comeIn } = sit();
    comeIn(welcome(2, [step(0), step(1)]));
    last().hears(table(3, [step(0), step(1, true), { ...step(2), kind: "takeback" }], true));
    expect(session.known.table?.steps.map((each) => each.taken_back)).toEqual([false, true, false]);
  });

  it("are asked for anew where some are missing, once", () => {
    const { session, sockets, last, comeIn } = sit();
    comeIn(welcome(1, [step(0)]));
    last().hears(table(3, [step(2)]));
    expect(sockets).toHaveLength(2);
    last().onopen?.();
    expect(last().sent[0]).toMatchObject({ since: 0 });
    last().hears(welcome(3, [step(0), step(1), step(2)]));
    expect(session.known.table?.steps).toHaveLength(3);
    expect(sockets).toHaveLength(2);
  });
});

it("follows the others to the next match", () => {
  const moved = vi.fn();
  const { last, comeIn } = sit({ moved });
  comeIn(welcome(0, []));
  last().hears({ type: "rematch-ready", match: "next" });
  expect(moved).toHaveBeenCalledWith("next");
});
