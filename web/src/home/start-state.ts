// What is chosen on the sheet on which a game is begun, and what follows from it. Pure: the sheet only draws it.

import type { Face } from "../games/module";
import type { GameCard, MatchSetup, OptionField, Problem } from "../wire";
import {
  type Against,
  type Begins,
  type ChosenOptions,
  type ClockName,
  clocksFor,
  differing,
  fieldsFor,
  firstSeatBegins,
  setupFor,
  unfit,
} from "./setup";

export interface StartState {
  players: number;
  level: number;
  begins: Begins;
  /** The clock that was chosen; null as long as none was. */
  clock: ClockName | null;
  /** How many seconds are waited for a friend who is away; 0 for as long as it takes. */
  grace: number;
  options: ChosenOptions;
  watching: boolean;
  /** The match is being made. */
  busy: boolean;
  problem: Problem | null;
}

/** What the sheet offers now. */
export interface StartModel {
  /** With how many it can be played. */
  counts: number[];
  fields: OptionField[];
  /** What holds of the game's options: what was chosen, else what people usually want. */
  options: ChosenOptions;
  clocks: ClockName[];
  clock: ClockName;
  bots: boolean;
  /** Whether it is for those who make the match to say who goes first. */
  asksWhoBegins: boolean;
  /** Whether they say how long somebody may be away: the computer can take over, and no clock decides it. */
  asksGrace: boolean;
}

const among = (value: number, choices: readonly number[]): number =>
  choices.includes(value) ? value : (choices[0] ?? 1);

export function playerCounts({ players: [fewest, most] }: GameCard): number[] {
  return Array.from({ length: most - fewest + 1 }, (_, index) => fewest + index);
}

/** The sheet as it is opened, with what was chosen the last time. */
export function openedWith(game: GameCard, last: { players: number; level: number }): StartState {
  return {
    players: among(last.players, playerCounts(game)),
    level: among(last.level, game.levels),
    begins: "you",
    clock: null,
    grace: 0,
    options: {},
    watching: true,
    busy: false,
    problem: null,
  };
}

export function startModel(
  game: GameCard,
  state: StartState,
  face: Pick<Face, "countdown" | "usual">,
  has: (message: string) => boolean,
): StartModel {
  const clocks = clocksFor(state.players, face.countdown ?? false);
  const options = { ...face.usual, ...state.options };
  const clock = state.clock && clocks.includes(state.clock) ? state.clock : (clocks[0] ?? "none");
  return {
    counts: playerCounts(game),
    fields: fieldsFor(game, state.players, has),
    options,
    clocks,
    clock,
    bots: game.levels.length > 0,
    asksWhoBegins: state.players > 1 && firstSeatBegins(game, options),
    asksGrace: state.players > 1 && game.levels.length > 0 && clock === "none",
  };
}

/** An option that can't be as it was typed, as a problem; null where all can. */
export function problemIn({ fields, options }: StartModel, nameOf: (field: OptionField) => string): Problem | null {
  const wrong = unfit(fields, options);
  if (!wrong) return null;
  const [least = "", most = ""] = wrong.choices ?? [];
  return { code: "bad-number", reason: "", facts: { name: nameOf(wrong), least, most } };
}

/** What the server is asked for. */
export function setupOf(
  game: GameCard,
  state: StartState,
  model: StartModel,
  others: Against[],
  name: string,
): MatchSetup {
  const { level, watching } = state;
  // What is not asked is not sent: an answer given before a position was typed may still be there.
  const begins = model.asksWhoBegins ? state.begins : "you";
  const grace = model.asksGrace ? state.grace : 0;
  const options = differing(model.fields, model.options);
  return setupFor(game, { others, options, level, begins, clock: model.clock, grace, watching, name });
}
