// How long to wait before the next try to reach the server.

const FIRST = 500;
const LONGEST = 15_000;

/** Milliseconds before try number `attempt` (from 0): doubling, half of it drawn, so that clients do not come all at once. */
export function pause(attempt: number, random: () => number): number {
  const longest = Math.min(LONGEST, FIRST * 2 ** Math.min(attempt, 10));
  return Math.round(longest / 2 + (random() * longest) / 2);
}
