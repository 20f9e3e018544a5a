// What a clock shows between two messages.

import type { Times } from "../wire";

/** Seconds that a seat has left `elapsed` milliseconds after the times came. */
export function secondsLeft(times: Times, seat: number, elapsed: number): number {
  const left = times.left[seat] ?? 0;
  return times.running.includes(seat) ? Math.max(0, left - Math.max(0, elapsed) / 1000) : left;
}

/** "4:05", and with tenths below ten seconds: "9.3". */
export function clockFace(seconds: number): string {
  if (seconds < 10) return (Math.floor(seconds * 10) / 10).toFixed(1);
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
