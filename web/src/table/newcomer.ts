import type { SeatStatus } from "../wire";

/** The seat that was open before and that somebody else has taken since; null where nobody has. */
export function newcomer(
  before: readonly SeatStatus[],
  now: readonly SeatStatus[],
  yours: readonly number[],
): number | null {
  const seat = now.findIndex(
    ({ kind }, each) => kind === "person" && before[each]?.kind === "open" && !yours.includes(each),
  );
  return seat < 0 ? null : seat;
}
