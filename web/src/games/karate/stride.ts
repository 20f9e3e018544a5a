// A foot race: left and right in turn, first past the post.

export type Foot = "left" | "right";

export interface Runner {
  steps: number;
  last: Foot | null;
  /** How long it took to the post, in hundredths of a second; null before that. */
  time: number | null;
}

/** How many steps it is to the post. */
export const POST = 24;
export const STANDING: Runner = { steps: 0, last: null, time: null };

/** The times that the rules know: nobody is faster, and who is slower has come in last. */
const FASTEST = 150;
const SLOWEST = 6000;

/** A time as the rules take it, from milliseconds. */
export const asTime = (milliseconds: number): number =>
  Math.max(FASTEST, Math.min(SLOWEST, Math.round(milliseconds / 10)));

/** A runner after a press so many milliseconds after the start: only the other foot gets one on. */
export function stride(runner: Runner, foot: Foot, milliseconds: number): Runner {
  if (foot === runner.last || runner.time !== null) return runner;
  const steps = runner.steps + 1;
  return { steps, last: foot, time: steps < POST ? null : asTime(milliseconds) };
}

/** Runners so many milliseconds after the start: who has not come to the post in time is entered with the slowest. */
export const lateAfter = (runners: readonly Runner[], milliseconds: number): Runner[] =>
  runners.map((each) => (each.time === null && asTime(milliseconds) >= SLOWEST ? { ...each, time: SLOWEST } : each));

export const allHome = (runners: readonly Runner[]): boolean =>
  runners.length > 0 && runners.every(({ time }) => time !== null);

/** A time as it is read: "4.20". */
export const seconds = (hundredths: number): string => (hundredths / 100).toFixed(2);

/** The keys of the first runners, left and right: as they are matched, and as they are named. */
export const KEYS: readonly (readonly [Record<Foot, string>, Record<Foot, string>])[] = [
  [
    { left: "arrowleft", right: "arrowright" },
    { left: "←", right: "→" },
  ],
  [
    { left: "a", right: "s" },
    { left: "A", right: "S" },
  ],
  [
    { left: "g", right: "h" },
    { left: "G", right: "H" },
  ],
  [
    { left: "o", right: "p" },
    { left: "O", right: "P" },
  ],
];

/** Whose foot a key moves, with so many runners. */
export function footOf(key: string, runners: number): { runner: number; foot: Foot } | null {
  for (const [runner, [keys]] of KEYS.slice(0, runners).entries())
    for (const foot of ["left", "right"] as const) if (keys[foot] === key.toLowerCase()) return { runner, foot };
  return null;
}
