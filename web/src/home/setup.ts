// From what was chosen on the sheet to what the server is asked for.

import type { Clock, GameCard, MatchSetup, OptionField, SeatSetup } from "../wire";

export type Against = "bot" | "beside" | "friend";
export type Begins = "you" | "they" | "drawn";
export type ClockName = "none" | "move" | "game" | "part";
/** The clocks there are; alone, first of all the game's own countdown, if it has one. */
export const clocksFor = (players: number, countdown: boolean): ClockName[] =>
  players > 1 ? ["none", "move", "game"] : countdown ? ["part", "none"] : ["none", "move"];

const CLOCK: Record<ClockName, Clock | null> = {
  none: null,
  move: { per: "move", seconds: 60 },
  game: { per: "game", seconds: 600, increment: 5 },
  part: { per: "part" },
};

/** How long the others wait for somebody who is away, in seconds, where no clock says so; 0 as long as it takes. */
export const GRACES = [0, 120, 600] as const;

export interface Chosen {
  /** Who sits on the other seats: one kind for all, or seat by seat. */
  others: Against[];
  options: Record<string, unknown>;
  level: number;
  begins: Begins;
  clock: ClockName;
  /** After how many seconds the computer may play for a friend who is away; 0 to wait, or where the clock decides. */
  grace: number;
  watching: boolean;
  name: string;
}

export function setupFor(game: GameCard, chosen: Chosen): MatchSetup {
  const you: SeatSetup = { kind: "person", name: chosen.name };
  const kinds: Record<Against, SeatSetup> = {
    bot: { kind: "bot", level: chosen.level },
    beside: { kind: "person" },
    friend: { kind: "open" },
  };
  const rest = chosen.others.map((each) => kinds[each]);
  const seats = chosen.begins === "they" ? [...rest, you] : [you, ...rest];
  return {
    game: game.id,
    options: chosen.options,
    seats,
    order: chosen.begins === "drawn" ? "drawn" : "given",
    clock: CLOCK[chosen.clock],
    watching: chosen.watching,
    // It is for friends at other devices: nobody else is ever away.
    grace: chosen.others.includes("friend") && chosen.grace > 0 ? chosen.grace : null,
  };
}

/** What was chosen of a game's options, by their names. */
export type ChosenOptions = Record<string, unknown>;

/** The options that there are with so many players, and that the game has a name for. */
export function fieldsFor(game: GameCard, players: number, has: (key: string) => boolean): OptionField[] {
  const fits = ({ players: only, fewest }: OptionField) => (only ?? players) === players && players >= (fewest ?? 1);
  return (game.options ?? []).filter((field) => fits(field) && has(`option-${field.name}`));
}

/** A number that was typed and that the game can't take: its field. */
export function unfit(fields: OptionField[], chosen: ChosenOptions): OptionField | undefined {
  return fields.find(({ name, kind, choices, default: usual }) => {
    const value = chosen[name] ?? usual;
    if (kind !== "number" || value === usual) return false;
    const [least, most] = (choices ?? []).map(Number);
    return !Number.isInteger(value) || Number(value) < (least ?? -Infinity) || Number(value) > (most ?? Infinity);
  });
}

/** Only what differs from the usual need be said, and only of what can be chosen. */
export function differing(fields: OptionField[], chosen: ChosenOptions): ChosenOptions {
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const said = fields.filter(({ name, default: usual }) => name in chosen && !same(chosen[name], usual));
  return Object.fromEntries(said.map(({ name }) => [name, chosen[name]]));
}

/** Whether the first seat goes first: dice may decide it, all may act at once, or a position says who is to move. */
export function firstSeatBegins(card: GameCard, options: Record<string, unknown>): boolean {
  const says = ({ name, default: usual, decides_first }: OptionField) =>
    decides_first && (options[name] ?? usual) !== usual;
  return card.first_seat_begins !== false && !card.options?.some(says);
}
