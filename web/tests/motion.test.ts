import { describe, expect, it } from "vitest";
import { paceOf } from "../src/flick";
import { type Clip, ClipPlayer, type Clock } from "../src/motion/clips";

/** A clock that stands still until it is told to go on. */
class FakeClock implements Clock {
  private time = 0;
  private timers: { at: number; run: () => void }[] = [];
  private frames: (() => void)[] = [];
  now = () => this.time;
  after = (milliseconds: number, run: () => void) => {
    const timer = { at: this.time + milliseconds, run };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((each) => each !== timer);
    };
  };
  frame = (run: () => void) => {
    this.frames.push(run);
    return () => {
      this.frames = this.frames.filter((each) => each !== run);
    };
  };
  get waiting(): number {
    return this.timers.length + this.frames.length;
  }
  goTo(time: number): void {
    for (;;) {
      const next = this.timers.sort((a, b) => a.at - b.at)[0];
      if (!next || next.at > time) break;
      this.timers.shift();
      this.time = next.at;
      next.run();
    }
    this.time = time;
    for (const run of this.frames.splice(0)) run();
  }
}

function playing() {
  const clock = new FakeClock();
  const heard: [number, string][] = [];
  const count = { drawn: 0, done: 0 };
  const player = new ClipPlayer<string>(clock, {
    changed: () => {
      count.drawn += 1;
    },
    sound: (name) => heard.push([clock.now(), name]),
  });
  const done = () => {
    count.done += 1;
  };
  return { clock, player, heard, count, done };
}

const LONG: Clip<string> = { data: "long", seconds: 2, frames: true, sounds: [{ at: 0.5, name: "tap" }] };
const SHORT: Clip<string> = { data: "short", seconds: 0.5, sounds: [{ at: 0, name: "snap" }] };

describe("clips", () => {
  it("are shown one after the other, with what is heard of each, and then they are done", () => {
    const { clock, player, heard, count, done } = playing();
    player.play([LONG, SHORT], done);
    clock.goTo(0);
    clock.goTo(700);
    expect([player.clip?.data, player.time]).toEqual(["long", 0.7]);
    clock.goTo(2100);
    expect([player.clip?.data, player.time]).toEqual(["short", 0.1]);
    expect(count.done).toBe(0);
    clock.goTo(2600);
    expect([player.clip, count.done]).toEqual([null, 1]);
    expect(heard).toEqual([
      [500, "tap"],
      [2000, "snap"],
    ]);
    expect(clock.waiting).toBe(0);
  });

  it("wait at their first moment until the page is drawn", () => {
    const { clock, player, done } = playing();
    player.load([LONG], done);
    clock.goTo(900);
    expect([player.clip?.data, player.time]).toEqual(["long", 0]);
    player.run();
    clock.goTo(1000);
    expect(player.time).toBe(0);
    clock.goTo(1100);
    expect(player.time).toBeCloseTo(0.1);
  });

  it("are drawn frame by frame only where they look different at each moment", () => {
    const { clock, player, count } = playing();
    player.play([SHORT]);
    const before = count.drawn;
    clock.goTo(100);
    expect(count.drawn).toBe(before);
    player.play([LONG]);
    clock.goTo(150);
    const drawn = count.drawn;
    clock.goTo(200);
    clock.goTo(300);
    expect(count.drawn).toBe(drawn + 2);
  });

  it("can be ended at once, once, and leave nothing behind", () => {
    const { clock, player, heard, count, done } = playing();
    let stopped = 0;
    const start = () => () => {
      stopped += 1;
    };
    player.play([{ ...LONG, start }, SHORT], done);
    clock.goTo(0);
    player.finish();
    expect([player.clip, count.done, stopped]).toEqual([null, 1, 1]);
    clock.goTo(9000);
    expect([count.done, heard, clock.waiting]).toEqual([1, [], 0]);
  });

  it("give way to others, and are then never done", () => {
    const { clock, player, count, done } = playing();
    player.play([LONG], done);
    player.play([SHORT]);
    clock.goTo(9000);
    expect(count.done).toBe(0);
  });

  it("end also where no frame is ever drawn", () => {
    const { clock, player, count, done } = playing();
    clock.frame = () => () => {};
    player.play([LONG], done);
    clock.goTo(2500);
    expect(count.done).toBe(0);
    clock.goTo(3100);
    expect(count.done).toBe(1);
  });

  it("last until they are finished, where they have no end of their own", () => {
    const { clock, player, count, done } = playing();
    player.play([{ data: "fight", seconds: null }], done);
    clock.goTo(60_000);
    expect(count.done).toBe(0);
    player.finish();
    expect(count.done).toBe(1);
  });

  it("are done at once where there are none", () => {
    const { player, count, done } = playing();
    player.load([], done);
    player.run();
    expect(count.done).toBe(1);
  });
});

describe("a pace", () => {
  it("is as long as its rate says", () => {
    const slow = paceOf(2, 0.25);
    expect(slow.seconds).toBe(8);
    expect(slow.filmTime(4)).toBe(1);
    expect(slow.shownAt(1)).toBe(4);
  });

  it("may change on the way, and is read both ways alike", () => {
    const pace = paceOf(2, (time) => (time < 1 ? 0.5 : 1));
    expect(pace.seconds).toBeCloseTo(3, 1);
    expect(pace.filmTime(1)).toBeCloseTo(0.5, 2);
    expect(pace.filmTime(2.5)).toBeCloseTo(1.5, 1);
    for (const time of [0, 0.3, 1, 1.7, 2]) expect(pace.filmTime(pace.shownAt(time))).toBeCloseTo(time, 5);
    expect(pace.filmTime(99)).toBe(2);
  });
});
