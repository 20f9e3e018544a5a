// What is drawn with pencil, brush and wood: numbers, figures, dice, seals.

import type { Code } from "./sheet";

/** Numbers as a pencil writes them, in a box of 20 by 24. */
const STROKES: Record<number, string> = {
  1: "M7 7.500C9 6.500 11 5 12 3.200C11.600 9 11.200 15 11.300 21",
  2: "M5 8C5 2.500 14.500 1.800 14 8C13.600 12 8 16 4.800 20.300C8.500 18.700 12 20.600 16 19",
  3: "M5 5C9 1 15.500 3.600 13.300 8C12 10.700 9 11.300 8 11.200C12.500 10.800 16.300 13.300 14.200 17.300C12 21.300 6 21.300 4 18",
  4: "M12 3C9.500 8 6.500 12 4 15.200C8 14.500 12 14.600 16.500 14M13.300 9C12.600 13 12.200 17 12 21.200",
  5: "M14.800 3.800C12 4.200 9.500 4 7 4.300C6.600 6.800 6.200 8.800 6 11C9.500 8.600 15.300 9.800 14.700 15.200C14 20.600 7.300 21.600 4.500 18.300",
  6: "M13.200 3C7.500 6 4.300 11.600 5 16.200C6 21.400 14 21.300 14.600 16.200C15 11.600 8.300 11 5.500 15.300",
};

/** A number in pencil; each box has its own slant. */
export function Pencilled({ number, slant = 0, kind = "" }: { number: number; slant?: number; kind?: string }) {
  return (
    <svg class={`ka-pencil ${kind}`} viewBox="0 0 20 24" aria-hidden="true">
      <path d={STROKES[number] ?? ""} pathLength={1} transform={`rotate(${((slant * 37) % 13) - 6} 10 12)`} />
      {kind === "ka-erased" && <path d="M1 16 19 8" pathLength={1} />}
    </svg>
  );
}

interface Pose {
  head: [number, number];
  /** The torso, which ends at the belt. */
  body: string;
  limbs: string;
  /** What shows the movement. */
  air?: string;
}

/** All face to the right, in a box of 48 by 48. */
const POSES: Record<Code, Pose> = {
  "-": {
    head: [24, 9],
    body: "M24 16V27",
    limbs: "M24 27 19 43M24 27 29 43M24 17 16.500 23 16 31M24 17 31.500 23 32 31",
    air: "M34 6H34.100M39 6H39.100M44 6H44.100",
  },
  K: {
    head: [20, 10],
    body: "M20 17V28",
    limbs: "M20 28 11 43M20 28 29 35 30 43M20 18 31 21.500 32.500 9 35.500 8M20 18 13 23 19 25.500",
    air: "M39 5C42 9 42 14 39.500 18",
  },
  H: {
    head: [20, 9],
    body: "M20 16V26.500",
    limbs: "M20 26.500 17.500 43M20 26.500 33 25 31 36 34 37M20 17 27 21 29.500 14.500M20 17 13 21.500 18 25",
    air: "M38.500 20C41 25 41 31 38.500 36",
  },
  O: {
    head: [19, 11],
    body: "M19.500 18 18.500 28",
    limbs: "M18.500 28 29 32 30.500 43M18.500 28 5 43M19.500 18.500 41 16.500M19.500 18.500 11 22.500 16 26",
    air: "M44.500 11 46 9M45.500 16.500H47.500M44.500 22 46 24",
  },
  Y: {
    head: [10.5, 13],
    body: "M13.500 19 19 28.500",
    limbs: "M19 28.500 18 43M19 28.500 42 31.500 42.500 27M14 20 22 21 24.500 15.500M14 20 6.500 26",
    air: "M45 25.500 46.500 24M45.500 31.500H47.500M44 37 45.500 38.500",
  },
  T: {
    head: [13, 7.5],
    body: "M16 13.500 21 22",
    limbs:
      "M21 22 43.500 17 43 12.500M21 22 29.500 28.500 19 32.500M16.500 14.500 25 14 27 8.500M16.500 14.500 7.500 19",
    air: "M9 39H23M17 43.500H35M30 39H37",
  },
};

export function Figure({ code, turned = false }: { code: Code; turned?: boolean }) {
  const { head, body, limbs, air } = POSES[code];
  return (
    <svg class="ka-figure" data-code={code} viewBox="0 0 48 48" aria-hidden="true">
      <g transform={turned ? "translate(48 0) scale(-1 1)" : undefined}>
        <path class="ka-air" d={air} />
        <path class="ka-limbs" d={limbs} />
        <path class="ka-body" d={body} />
        <circle class="ka-head" cx={head[0]} cy={head[1]} r="4.300" />
        <path class="ka-belt" d={beltOf(body)} />
      </g>
    </svg>
  );
}

/** The belt lies across the lower end of the torso. */
function beltOf(body: string): string {
  const [x = 0, y = 0] = body.includes("V")
    ? [Number(/M(\S+)/.exec(body)?.[1]), Number(body.split("V")[1])]
    : body.split(" ").slice(-2).map(Number);
  return `M${x - 3.2} ${y - 1.2}H${x + 3.2}M${x + 1} ${y - 1}L${x + 3} ${y + 4.5}`;
}

const PIPS: Record<number, string> = {
  1: "M20 20h0",
  2: "M11 29h0M29 11h0",
  3: "M11 29h0M20 20h0M29 11h0",
  4: "M11 11h0M11 29h0M29 11h0M29 29h0",
  5: "M11 11h0M11 29h0M20 20h0M29 11h0M29 29h0",
  6: "M11 11h0M11 20h0M11 29h0M29 11h0M29 20h0M29 29h0",
};

/** A die of bone; the one has a red pip, as dice in Japan do. */
export function DieFace({ value }: { value: number | null }) {
  return (
    <svg class="ka-die-face" viewBox="0 0 40 42" aria-hidden="true">
      <rect x="0.75" y="3" width="38.500" height="38.250" rx="8.500" class="ka-die-side" />
      <rect x="0.75" y="0.75" width="38.500" height="38.500" rx="8.500" class="ka-die-top" />
      {value !== null && <path class={value === 1 ? "ka-pips ka-ace" : "ka-pips"} d={PIPS[value] ?? ""} />}
    </svg>
  );
}

interface SealProps {
  seat: number;
  full?: boolean;
  me?: boolean;
  /** They have resigned: whatever is done for them, they are not ready. */
  out?: boolean;
}

/** A player's seal: round, with the number of the seat; full once they are done. */
export const Seal = ({ seat, full = false, me = false, out = false }: SealProps) => (
  <span class={me ? "ka-seal ka-me" : "ka-seal"} data-full={full && !out} data-out={out} aria-hidden="true">
    {seat + 1}
  </span>
);
