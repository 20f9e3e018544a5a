// A foot race: left and right in turn, first past the post.

export type Foot = "left" | "right";

export interface Runner {
  steps: number;
  last: Foot | null;
}

export const POST = 24;
export const STANDING: Runner = { steps: 0, last: null };

/** A runner after a press: only the other foot gets one on, and nobody runs past the post. */
export function stride(runner: Runner, foot: Foot): Runner {
  return foot === runner.last || runner.steps >= POST ? runner : { steps: runner.steps + 1, last: foot };
}

export const winnerOf = (runners: readonly Runner[]): number | null => {
  const first = runners.findIndex(({ steps }) => steps >= POST);
  return first < 0 ? null : first;
};

/** The keys of the first runners, left and right: as they are matched, and as they are named. */
export const KEYS: readonly (readonly [Record<Foot, string>, Record<Foot, string>])[] = [
  [
    { left: "a", right: "s" },
    { left: "A", right: "S" },
  ],
  [
    { left: "arrowleft", right: "arrowright" },
    { left: "←", right: "→" },
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
