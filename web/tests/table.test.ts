import { describe, expect, it } from "vitest";
import { isAway, replaceableIn } from "../src/table/away";
import { type BoardFacts, boardState } from "../src/table/board-state";
import { newcomer } from "../src/table/newcomer";
import { outcomeOf } from "../src/table/outcome";
import { type RoomFacts, roomModel } from "../src/table/room-model";
import { headline, rowsOf } from "../src/table/rows";
import { missedIn, ViewQueue, viewsOf } from "../src/table/view-queue";
import type { MatchMeta, MatchUpdate, SeatStatus, Step } from "../src/wire";

const step = (number: number): Step => ({ number, kind: "move", seat: 0, at: 0, text: "", events: [] });
const table = (view: number): MatchUpdate => ({
  type: "update",
  seq: view,
  steps: [],
  views: [{ seat: 0, view }],
  seats: [],
  to_act: [0],
  times: null,
  takeback: null,
  rematch: [],
  result: null,
  ending: null,
});

describe("the queue of views", () => {
  const show = (queue: ViewQueue, ...events: Parameters<typeof viewsOf>) => {
    for (const view of viewsOf(...events)) queue.push(view);
  };

  it("shows one move after the other, each when the last has come to rest", () => {
    const queue = new ViewQueue();
    show(queue, table(0), [], true);
    expect(queue.idle).toBe(true);
    show(queue, table(1), [step(0)], false);
    show(queue, table(2), [step(1)], false);
    expect(queue.current?.views[0]?.view).toBe(1);
    queue.shown();
    expect(queue.current?.views[0]?.view).toBe(2);
    expect(queue.idle).toBe(false);
    queue.shown();
    expect(queue.idle).toBe(true);
  });

  it("shows several moves that come at once one by one, where it is known how each leaves the table", () => {
    const queue = new ViewQueue();
    show(queue, table(0), [], true);
    show(queue, table(3), [{ ...step(0), view: 1 }, { ...step(1), view: 2 }, step(2)], false);
    const seen = [];
    for (; !queue.idle; queue.shown()) seen.push([queue.current?.step?.number, queue.current?.views[0]?.view]);
    expect(seen).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
  });

  it("shows who comes back what they missed, before what is there now", () => {
    const queue = new ViewQueue();
    show(queue, table(5), [], true);
    const steps = [0, 1, 2, 3, 4].map((number) => ({ ...step(number), view: number + 1 }));
    const found = missedIn({ start: 0, steps }, 2, ({ number }) => number % 2 === 1);
    expect(found?.missed.map(({ step: each }) => each?.number)).toEqual([3]);
    if (found) queue.rewind(found.before, found.missed);
    expect(queue.settled?.views[0]?.view).toBe(3);
    expect([queue.idle, queue.current?.step?.number, queue.current?.views[0]?.view]).toEqual([false, 3, 4]);
    queue.shown();
    expect([queue.idle, queue.current?.step, queue.current?.views[0]?.view]).toEqual([true, null, 5]);
  });

  it("shows nothing again that was seen, was undone, or may be missed", () => {
    const steps = [
      { ...step(0), view: 1 },
      { ...step(1), view: 2, taken_back: true },
      { ...step(2), view: 3 },
    ];
    const missed = (shown: number, each: number) =>
      missedIn({ start: 0, steps }, shown, ({ number }) => number === each);
    expect([missed(1, 0), missed(1, 1), missed(1, 3)]).toEqual([null, null, null]);
    expect(missed(1, 2)).not.toBeNull();
  });

  it("shows the deal and the dice with which a match begins, but nothing else of what is past", () => {
    const nature = (number: number): Step => ({ ...step(number), seat: -1, view: number + 1 });
    const queue = new ViewQueue();
    show(queue, table(2), [nature(0), nature(1)], true);
    expect(queue.current?.step?.number).toBe(0);
    const later = new ViewQueue();
    show(later, table(3), [nature(0), nature(1), { ...step(2), view: 3 }], true);
    expect(later.idle).toBe(true);
  });

  it("jumps over a gap, and over what would take too long", () => {
    const queue = new ViewQueue();
    show(queue, table(0), [], true);
    show(queue, table(3), [step(0), step(1), step(2)], false);
    expect(queue.current?.step).toBeNull();
    for (let view = 4; view < 16; view += 1) show(queue, table(view), [step(view)], false);
    expect(queue.current?.views[0]?.view).toBe(4);
    queue.shown();
    expect(queue.current?.views[0]?.view).toBeGreaterThan(7);
  });

  it("shows what came of a move to all who share a screen, before what each seat sees", () => {
    const queue = new ViewQueue();
    const views = [
      { seat: 0, view: "of 0" },
      { seat: 1, view: "of 1" },
    ];
    show(queue, { ...table(0), views }, [], true);
    show(queue, { ...table(1), views }, [{ ...step(0), view: "for all" }], false);
    expect(queue.current).toMatchObject({ views: [{ seat: null, view: "for all" }], toAct: [] });
    expect(queue.idle).toBe(false);
    queue.shown();
    expect(queue.current).toMatchObject({ views, step: null });
    expect(queue.idle).toBe(true);
  });

  it("keeps what was shown last until the next has come to rest", () => {
    const queue = new ViewQueue();
    show(queue, table(0), [], true);
    expect(queue.settled?.views[0]?.view).toBe(0);
    show(queue, table(1), [step(0)], false);
    show(queue, table(2), [step(1)], false);
    expect(queue.settled?.views[0]?.view).toBe(0);
    queue.shown();
    expect(queue.settled?.views[0]?.view).toBe(1);
    queue.shown();
    expect(queue.settled?.views[0]?.view).toBe(2);
    show(queue, table(5), [], true);
    expect(queue.settled?.views[0]?.view).toBe(5);
  });

  it("leaves no film out for the aims that come with it", () => {
    const queue = new ViewQueue();
    show(queue, table(0), [], true);
    for (let view = 1; view < 16; view += 1)
      show(queue, table(view), [{ ...step(view), film: view % 3 ? null : {} }], false);
    expect(queue.current?.views[0]?.view).toBe(1);
  });

  it("does not cut a move short when somebody comes or goes", () => {
    const queue = new ViewQueue();
    show(queue, table(0), [], true);
    show(queue, table(1), [step(0)], false);
    show(queue, table(1), [], false);
    expect(queue.current?.step?.number).toBe(0);
    expect(queue.idle).toBe(false);
  });
});

const person: SeatStatus = { kind: "person", name: "", here: true, resigned: false, level: null } as SeatStatus;
const meta = (yours: number[], part: Partial<MatchMeta> = {}): MatchMeta =>
  ({ match: "m", game: "g", title: "G", yours, host: false, options: {}, sides: ["a", "b"], ...part }) as MatchMeta;
const update = (part: Partial<MatchUpdate> = {}): MatchUpdate => ({ ...table(0), seats: [person, person], ...part });
const result = { scores: [1, 0], winners: [0], reason: "" };

describe("the board's state", () => {
  const views = [
    { seat: 0, view: "of 0", legal_moves: [{ move: 1, text: "a", events: [] }] },
    { seat: 1, view: "of 1", legal_moves: [] },
  ] as MatchUpdate["views"];
  const facts: BoardFacts = {
    meta: meta([0]),
    table: update({ views }),
    current: { views, toAct: [0], step: null },
    settled: { views, toAct: [0], step: null },
    queueIdle: true,
    live: true,
    unanswered: 0,
    back: { at: null, view: undefined, step: null },
    secret: false,
    open: () => false,
    turns: false,
    lastActing: 0,
    uncovered: null,
    shownBack: null,
  };

  it("lets the one who is to act move, while nothing is shown and nothing unanswered", () => {
    expect(boardState(facts)).toMatchObject({ view: "of 0", seat: 0, acting: 0, still: true, idle: true });
    expect(boardState(facts).options).toHaveLength(1);
    for (const part of [{ queueIdle: false }, { unanswered: 1 }, { meta: meta([1]) }])
      expect(boardState({ ...facts, ...part })).toMatchObject({ acting: null, options: null });
    const bot = update({ views, seats: [{ ...person, kind: "bot" }, person] });
    expect(boardState({ ...facts, table: bot }).acting).toBeNull();
  });

  it("tells nothing beside the board before it has been shown", () => {
    const after = [{ seat: 0, view: "after" }] as MatchUpdate["views"];
    const current = { views: after, toAct: [0], step: step(0) };
    expect(boardState({ ...facts, current, queueIdle: false })).toMatchObject({ view: "after", told: "of 0" });
    expect(boardState({ ...facts, current, settled: current })).toMatchObject({ view: "after", told: "after" });
    const back = { at: 3, view: "then", before: "earlier", step: step(3) };
    expect(boardState({ ...facts, back }).told).toBe("earlier");
    expect(boardState({ ...facts, back, shownBack: back.step }).told).toBe("then");
  });

  it("turns to whoever moves at one screen only where that is wanted", () => {
    const beside = { ...facts, meta: meta([0, 1]), lastActing: 1 };
    expect(boardState(beside)).toMatchObject({ eyes: 1, seat: 0, view: "of 1" });
    expect(boardState({ ...beside, turns: true })).toMatchObject({ eyes: 1, seat: 1 });
  });

  it("is covered between two who have secrets, until the next one lifts the curtain", () => {
    const beside = { ...facts, meta: meta([0, 1]), secret: true };
    expect(boardState(beside).covered).toBe(true);
    expect(boardState({ ...beside, uncovered: 0 }).covered).toBe(false);
    expect(boardState({ ...beside, table: update({ views, result }) }).covered).toBe(false);
    const forAll = { views: [{ seat: null, view: "for all" }], toAct: [], step: step(0) };
    expect(boardState({ ...beside, current: forAll, queueIdle: false }).covered).toBe(false);
    expect(boardState({ ...beside, open: (view) => view === "of 0" }).covered).toBe(false);
    expect(boardState({ ...beside, meta: meta([0]) }).covered).toBe(false);
  });

  it("shows what was, while one looks back", () => {
    const back = { at: 3, view: "then", step: step(3) };
    const looking = { ...facts, back };
    expect(boardState(looking)).toMatchObject({ view: "then", acting: null, looking: true, still: false, idle: false });
    expect(boardState({ ...looking, shownBack: back.step })).toMatchObject({ still: true, idle: true });
    expect(boardState({ ...facts, back: { at: 3, view: undefined, step: null } })).toMatchObject({
      view: "of 0",
      idle: false,
    });
  });
});

describe("the room", () => {
  const flick = (number: number, seat: number, film: unknown = null): Step => ({ ...step(number), seat, film });
  const steps = [flick(0, 0), flick(1, -1, {}), flick(2, 1), flick(3, -1, {})];
  const facts = (part: Partial<RoomFacts> = {}): RoomFacts => ({
    meta: meta([0]),
    table: update({ steps, seq: 4 }),
    board: { still: true, step: null, looking: false },
    at: null,
    heard: [],
    ...part,
  });
  const numbers = (part: Partial<RoomFacts>) =>
    roomModel(facts(part)).rows.map(({ steps }) => steps.map(({ number }) => number));
  const showing = (shown: Step) => ({ board: { still: false, step: shown, looking: false } });

  it("lists a row a turn, but nothing of a step that is still being shown", () => {
    expect(numbers({})).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect(numbers(showing(flick(2, 1)))).toEqual([[0, 1]]);
    expect(numbers(showing(flick(3, -1, {})))).toEqual([[0, 1], [2]]);
    expect(numbers(showing(flick(1, -1, {})))).toEqual([[0]]);
    expect(numbers(showing(flick(0, 0)))).toEqual([]);
  });

  it("leaves the lamp with the one whose turn is shown", () => {
    expect(roomModel(facts()).lit).toEqual([0]);
    expect(roomModel(facts(showing(flick(3, -1, {})))).lit).toEqual([1]);
    expect(roomModel(facts(showing({ ...flick(3, -1), turn: 0 }))).lit).toEqual([0]);
    expect(roomModel(facts({ board: { still: true, step: null, looking: true } })).lit).toEqual([]);
    expect(roomModel(facts({ table: update({ result }) }))).toMatchObject({ lit: [], winners: [0] });
  });

  it("lets one undo what the server lets one undo, else says why not", () => {
    const undo = (part: Partial<MatchUpdate>, more: Partial<RoomFacts> = {}) =>
      roomModel(facts({ table: update({ steps, ...part }), ...more })).undo;
    expect(undo({ undo: { seat: 0 } })).toEqual({ seat: 0, problem: null });
    expect(undo({ undo: { seat: 0 }, result })).toEqual({ seat: 0, problem: null });
    const problem = { code: "takeback-over-flick", reason: "" };
    expect(undo({ undo: { seat: 0, problem } })).toEqual({ seat: null, problem });
    expect(undo({ undo: { seat: null } })?.problem?.code).toBe("nothing-to-take-back");
    const looking = { board: { still: true, step: null, looking: true } };
    expect(undo({ undo: { seat: 0 } }, looking)?.problem?.code).toBe("looking-back");
    expect(undo({ undo: null }, { meta: meta([]) })).toBeNull();
  });

  it("walks back past what was taken back", () => {
    const undone = [
      step(0),
      { ...step(1), seat: 1, taken_back: true },
      { ...step(2), kind: "takeback" as const, seat: 1 },
    ];
    const model = (at: number | null) => roomModel(facts({ table: update({ steps: undone, seq: 3 }), at }));
    expect(model(null)).toMatchObject({ place: 0 });
    expect(model(null).walk.map(({ last }) => last.number)).toEqual([0]);
    expect(model(null).rows).toHaveLength(3);
    expect(model(-1).place).toBe(-1);
  });

  it("counts down until the computer may play for somebody who is away", () => {
    const gone = { ...person, here: false };
    expect(isAway(gone)).toBe(true);
    expect([isAway(person), isAway({ ...gone, kind: "bot" }), isAway(undefined)]).toEqual([false, false, false]);
    expect(replaceableIn(gone, 5000)).toBeNull();
    const waited = { ...gone, replaceable: 30 };
    expect([0, 5200, 29_999, 40_000, -1000].map((elapsed) => replaceableIn(waited, elapsed))).toEqual([
      30, 25, 1, 0, 30,
    ]);
  });

  it("says how it ended for who looks at it, once that has been shown", () => {
    const ended = (yours: number[], winners: number[], part: Partial<MatchUpdate> = {}) =>
      outcomeOf(meta(yours), update({ result: { ...result, winners }, ...part }));
    expect(ended([0], [0])).toBe("won");
    expect(ended([1], [0])).toBe("lost");
    expect(ended([0], [])).toBe("drawn");
    expect(ended([0], [0, 1])).toBe("shared");
    expect(ended([0, 1], [0])).toBe("over");
    expect(ended([], [0])).toBe("over");
    const alone = (scores: number[], winners: number[]) =>
      ended([0], winners, { seats: [person], result: { ...result, scores, winners } });
    expect(alone([36], [0])).toBe("over");
    expect(alone([9, 4], [0])).toBe("won");
    expect(alone([-9, 9], [1])).toBe("lost");
    expect(alone([4, 4], [0, 1])).toBe("drawn");
    expect(ended([0], [], { seats: [person], result: { ...result, winners: [], code: "ended-early" } })).toBe(
      "stopped",
    );
    expect(outcomeOf(meta([0]), update())).toBeNull();
    const over = update({ steps, seq: 4, result });
    expect(roomModel(facts({ table: over, ...showing(flick(3, -1)) })).outcome).toBeNull();
  });

  it("announces what has just come and whose turn it is, or what one looks back at", () => {
    const heard = [flick(3, 1), { ...flick(4, 1), kind: "seat" as const }];
    expect(roomModel(facts({ heard }))).toMatchObject({ announced: [heard[0]], yourTurn: true });
    const looking = { still: true, step: null, looking: true };
    expect(roomModel(facts({ board: looking, at: 1, heard })).announced).toEqual(steps.slice(0, 2));
    expect(roomModel(facts({ heard, ...showing(flick(3, 1)) })).announced).toEqual([]);
    expect(roomModel(facts({ board: looking, at: -1, heard })).announced).toEqual([]);
  });

  it("waits for a friend as long as a seat is open", () => {
    const open = update({ seats: [person, { ...person, kind: "open" }] });
    expect(roomModel(facts({ meta: meta([0], { host: true }), table: open }))).toMatchObject({
      waitsForFriend: true,
      untouched: true,
    });
    expect(roomModel(facts({ table: open })).waitsForFriend).toBe(false);
  });

  it("is over when that has been seen", () => {
    const over = update({ steps, seq: 4, result });
    expect(roomModel(facts({ table: over, heard: [flick(3, 1)] })).ended).toBe(true);
    expect(roomModel(facts({ table: over })).ended).toBe(false);
    expect(
      roomModel(facts({ table: over, heard: [flick(3, 1)], board: { still: false, step: null, looking: false } }))
        .ended,
    ).toBe(false);
  });
});

describe("the rows of the list of moves", () => {
  const move = (number: number, seat: number, turn: number, part: Partial<Step> = {}): Step => ({
    ...step(number),
    seat,
    turn,
    ...part,
  });
  const grouped = (steps: Step[]) => rowsOf(steps).map((row) => row.steps.map(({ number }) => number));

  it("has a flick with the hand's error and what came of it in one row", () => {
    const steps = [move(0, 0, 0), move(1, -1, 0, { detail: true }), move(2, -1, 0), move(3, 0, 0), move(4, -1, 0)];
    expect(grouped(steps)).toEqual([
      [0, 1, 2],
      [3, 4],
    ]);
    const [first] = rowsOf(steps);
    expect(first && headline(first).map(({ number }) => number)).toEqual([0, 2]);
    expect(rowsOf(steps).map(({ number }) => number)).toEqual([1, 2]);
  });

  it("has a draw in the row of the one who draws", () => {
    const steps = [move(0, -1, -1), move(1, 0, 0), move(2, -1, 1), move(3, 1, 1), move(4, -1, 1), move(5, -1, 0)];
    expect(grouped(steps)).toEqual([[0], [1], [2, 3, 4], [5]]);
    expect(grouped([move(0, -1, -1), move(1, -1, -1), move(2, -1, 1), move(3, 1, 1)])).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });

  it("has a row for each roll, with all that is written for it", () => {
    const roll = { row: "opens" as const };
    const write = { row: "joins" as const };
    const steps = [move(0, -1, 0, roll), move(1, 1, 1, write), move(2, 0, 0, write), move(3, -1, 0, roll)];
    expect(grouped(steps)).toEqual([[0, 1, 2], [3]]);
  });

  it("keeps apart what was taken back, and counts it not", () => {
    const steps = [
      move(0, 0, 0, { taken_back: true }),
      move(1, -1, 0, { taken_back: true }),
      move(2, 0, 0, { kind: "takeback" }),
      move(3, 0, 0),
      move(4, -1, 0),
    ];
    expect(grouped(steps)).toEqual([[0, 1], [2], [3, 4]]);
    expect(rowsOf(steps).map(({ number }) => number)).toEqual([null, null, 1]);
  });
});

describe("who comes to the table", () => {
  const open: SeatStatus = { ...person, kind: "open" };

  it("is somebody else on a seat that was open", () => {
    expect(newcomer([person, open], [person, person], [0])).toBe(1);
    expect(newcomer([person, open], [person, person], [1])).toBeNull();
    expect(newcomer([person, person], [person, person], [0])).toBeNull();
    expect(newcomer([person, open], [person, { ...person, kind: "bot" }], [0])).toBeNull();
  });
});
