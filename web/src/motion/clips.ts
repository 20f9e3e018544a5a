// Shows clips one after another. What a clip looks like is a function of its data and the time, so nothing can be left behind.

/** Something that is heard, so many seconds after its clip began; softly where `loud` is less than 1. */
export interface Sound {
  at: number;
  name: string;
  loud?: number;
}

/** One stretch of an animation. */
export interface Clip<Data> {
  /** What is to be drawn: the component that draws it knows how. */
  data: Data;
  /** How long it lasts, in seconds; null where it lasts until `finish`. */
  seconds: number | null;
  /** Whether it looks different at each moment, and is drawn frame by frame. */
  frames?: boolean;
  sounds?: readonly Sound[];
  /** Starts what the browser animates by itself; returns what stops it. */
  start?: () => () => void;
}

/** Time and frames as the player needs them; in milliseconds. */
export interface Clock {
  now: () => number;
  /** Runs something after a time; returns what prevents it. */
  after: (milliseconds: number, run: () => void) => () => void;
  /** Runs something with the next frame; returns what prevents it. */
  frame: (run: () => void) => () => void;
}

export interface Listener {
  /** Something else is to be drawn. */
  changed: () => void;
  sound: (name: string, loud?: number) => void;
}

const nothing = () => {};
/** So much later a clip ends of which no frame is drawn, in milliseconds. */
const UNSEEN = 1000;

/** Plays one list of clips at a time. They also end in a hidden tab, where no frames are drawn. */
export class ClipPlayer<Data> {
  /** The clip that is shown; null when nothing is. */
  clip: Clip<Data> | null = null;
  private waiting: readonly Clip<Data>[] = [];
  private began: number | null = null;
  private running = false;
  private done: () => void = nothing;
  private stops: (() => void)[] = [];

  constructor(
    private readonly clock: Clock,
    private readonly listener: Listener,
  ) {}

  /** Seconds since the clip began. */
  get time(): number {
    return this.clip && this.began !== null ? (this.clock.now() - this.began) / 1000 : 0;
  }

  /** Puts these clips in place of all others; nothing moves before `run`. `done` is called after the last one. */
  load(clips: readonly Clip<Data>[], done: () => void): void {
    this.halt();
    [this.clip = null, ...this.waiting] = clips;
    this.done = done;
  }

  /** Starts what was loaded, once the page is drawn. */
  run(): void {
    if (this.running) return;
    if (this.clip) this.begin(this.clip);
    else this.finish();
  }

  /** Loads and starts at once. */
  play(clips: readonly Clip<Data>[], done: () => void = nothing): void {
    this.load(clips, done);
    this.run();
    this.listener.changed();
  }

  /** Ends all clips at once, as if they had been seen. */
  finish(): void {
    const { done } = this;
    this.stop();
    this.listener.changed();
    done();
  }

  /** Drops all clips; `done` is not called. */
  stop(): void {
    this.halt();
    this.clip = null;
    this.waiting = [];
    this.done = nothing;
  }

  /** A clip that is drawn frame by frame begins with the first of them, however late that comes. */
  private begin(clip: Clip<Data>): void {
    this.running = true;
    this.began = null;
    if (!clip.frames) {
      this.start(clip);
      return;
    }
    this.stops.push(this.clock.frame(() => this.start(clip)));
    if (clip.seconds !== null) this.stops.push(this.clock.after(clip.seconds * 1000 + UNSEEN, () => this.next()));
  }

  private start(clip: Clip<Data>): void {
    this.began = this.clock.now();
    const { seconds, sounds = [] } = clip;
    if (clip.start) this.stops.push(clip.start());
    for (const { at, name, loud } of sounds) {
      if (at <= 0) this.listener.sound(name, loud);
      else this.stops.push(this.clock.after(at * 1000, () => this.listener.sound(name, loud)));
    }
    if (clip.frames) this.drawOn();
    if (seconds !== null) this.stops.push(this.clock.after(seconds * 1000, () => this.next()));
  }

  private drawOn(): void {
    const draw = () => {
      this.listener.changed();
      cancel = this.clock.frame(draw);
    };
    let cancel = this.clock.frame(draw);
    this.stops.push(() => cancel());
  }

  private next(): void {
    const [clip, ...waiting] = this.waiting;
    if (!clip) {
      this.finish();
      return;
    }
    this.halt();
    this.clip = clip;
    this.waiting = waiting;
    this.begin(clip);
    this.listener.changed();
  }

  private halt(): void {
    for (const stop of this.stops) stop();
    this.stops = [];
    this.running = false;
    this.began = null;
  }
}

export const browserClock: Clock = {
  now: () => performance.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  frame: (run) => {
    const frame = requestAnimationFrame(run);
    return () => cancelAnimationFrame(frame);
  },
};
