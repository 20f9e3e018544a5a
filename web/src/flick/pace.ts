// How fast a film is shown: 1 is as it was, a quarter is slow motion, and it may be another from moment to moment.

export type Rate = number | ((time: number) => number);

export interface Pace {
  /** How long the film lasts when it is shown so. */
  seconds: number;
  /** The time of the film, so many seconds after its showing began. */
  filmTime: (elapsed: number) => number;
  /** When a moment of the film is seen. */
  shownAt: (time: number) => number;
}

/** A rate is looked up this often, in seconds of the film. */
const GRAIN = 0.004;

export function paceOf(duration: number, rate: Rate): Pace {
  if (typeof rate === "number") {
    return {
      seconds: duration / rate,
      filmTime: (elapsed) => Math.min(duration, elapsed * rate),
      shownAt: (time) => time / rate,
    };
  }
  const steps = Math.max(1, Math.ceil(duration / GRAIN));
  const grain = duration / steps;
  const shown = [0];
  for (let at = 0; at < steps; at += 1) shown.push((shown[at] ?? 0) + grain / rate(at * grain));
  const shownAt = (time: number) => {
    const at = Math.min(steps - 1, Math.floor(time / grain));
    const [from = 0, to = 0] = [shown[at], shown[at + 1]];
    return from + (to - from) * (time / grain - at);
  };
  const filmTime = (elapsed: number) => {
    const next = shown.findIndex((each) => each > elapsed);
    if (next < 0) return duration;
    const [from = 0, to = 0] = [shown[next - 1], shown[next]];
    return (next - 1 + (elapsed - from) / (to - from)) * grain;
  };
  return { seconds: shown.at(-1) ?? 0, filmTime, shownAt };
}
