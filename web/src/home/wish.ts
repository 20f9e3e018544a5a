// From what was chosen on the sheet to what the server is asked for.

import type { Clock, GameCard, MatchWish, SeatWish } from "../wire";

export type Against = "bot" | "beside" | "friend";
export type Begins = "you" | "they" | "drawn";
export type ClockName = "none" | "move" | "game";
export const CLOCKS: ClockName[] = ["none", "move", "game"];

const CLOCK: Record<ClockName, Clock | null> = {
  none: null,
  move: { per: "move", seconds: 60 },
  game: { per: "game", seconds: 600, increment: 5 },
};

interface Chosen {
  against: Against;
  level: number;
  begins: Begins;
  clock: ClockName;
  watching: boolean;
  name: string;
}

export function wishFor(game: GameCard, chosen: Chosen): MatchWish {
  const you: SeatWish = { kind: "person", name: chosen.name };
  const others: Record<Against, SeatWish> = {
    bot: { kind: "bot", level: chosen.level },
    beside: { kind: "person" },
    friend: { kind: "open" },
  };
  const rest = Array.from({ length: Math.max(1, game.players[0] - 1) }, () => others[chosen.against]);
  const seats = chosen.begins === "they" ? [...rest, you] : [you, ...rest];
  return {
    game: game.id,
    seats,
    order: chosen.begins === "drawn" ? "drawn" : "given",
    clock: CLOCK[chosen.clock],
    watching: chosen.watching,
  };
}
