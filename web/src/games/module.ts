// What a game's folder gives to the shared table, and what it gets from it. The shared parts know no game.

import type { ComponentChildren, ComponentType } from "preact";
import type { Translate } from "../i18n";
import type { ClockState } from "../table/clock-state";
import type { LegalMove, OptionField, Step } from "../wire";

export type { Translate };

export interface BoardProps<View> {
  /** What is seen now; while replaying, what was seen then. */
  view: View;
  /** The seat at whose side the board is drawn; null for one who watches. */
  seat: number | null;
  /** The seat whose player the words may call "you"; null where several play at one screen, or nobody of those who look. */
  you?: number | null;
  /** The legal moves of that seat with what they would do; null when it may not move now. */
  options: LegalMove[] | null;
  /** Whose legal moves `options` are, where that is not `seat`: two at one screen, and the board does not turn. */
  acting?: number | null;
  /** The seats that people sit on; all others are bots'. In a replay from a file nobody knows. */
  people?: readonly number[];
  /** The seats that are played at this screen. */
  yours?: readonly number[];
  /** The seats that have resigned: the game's default moves are made for them. */
  resigned?: readonly number[];
  /** Whether the seat at whose side the board is drawn has a clock, and whether its time is over. */
  clock?: ClockState;
  /** Several people sit at this screen: words name them, and call nobody "you". */
  shared?: boolean;
  /** The match is over, also where the view does not know it: somebody has resigned. */
  over?: boolean;
  /** The step that led to this view, to be animated; null when there is nothing to show (first view, a jump). */
  step: Step | null;
  /** No animation: reduced motion, a jump, a test. */
  instant: boolean;
  /** Plays a move: also one that is not among the options, so that the server can say which rule forbids it. */
  play: (move: unknown) => void;
  /** Takes the last move back and plays this one in its place, in a match for practice; absent where that can't be done now. */
  retry?: (move: unknown) => void;
  /** Where a move would lead, in a match for practice; null where there is no answer or another aim has overtaken it. */
  aim?: (move: unknown) => Promise<unknown>;
  /** Called when `step` has been shown (at once when instant). */
  done: () => void;
  /** Makes a sound of wood and paper by its name: "slide", "push", "fall", "lift", "tap", "win"; softly where `loud` is less than 1. */
  sound: (name: string, loud?: number) => void;
  t: Translate;
}

/** A game on the home page: a small chunk of its own, so that no board is loaded before it is played. */
export interface Face {
  /** The picture, drawn as SVG; scales to its box, works in light and dark. */
  Vignette: ComponentType<Record<string, never>>;
  /** Whether there is something to print. */
  printable: boolean;
  /** Whether one who plays alone plays against a countdown of the game's own. */
  countdown?: boolean;
  /** What people at a table usually want of a game's options, where that is not the default. */
  usual?: Record<string, unknown>;
}

// biome-ignore lint/suspicious/noExplicitAny: a view is known to its own game only; the table hands it through unread.
export interface GameModule<View = any> {
  id: string;
  /** Whether the seats have secrets from each other: then a curtain falls between two at one screen. */
  secret?: boolean;
  /** Whether everybody at one screen may see a view, so that no curtain falls before it. */
  isOpen?: (view: View) => boolean;
  /** Whether a step that was not seen to its end is shown to one who comes back, before what it led to: a fight. */
  unmissable?: (step: Step) => boolean;
  /** Whether a replay that runs waits until a step has been shown, as it does for films. */
  lasts?: (step: Step) => boolean;
  Board: ComponentType<BoardProps<View>>;
  /** Small things beside a player's name: points, claimed pieces. */
  Score: ComponentType<{ view: View; seat: number; resigned?: boolean; t: Translate }>;
  /** A page to print for people at a real table, if the game has one. */
  Printable?: ComponentType<{ t: Translate }>;
  /** Forms of the game's own for options that have no simple one, by their names. */
  fields?: Record<string, ComponentType<OwnFieldProps>>;
  /** What part of the match a view belongs to, where a replay can jump from one to the next: a hole, a round; null for none. */
  chapter?: (view: View, t: Translate) => string | null;
  /** How many sit at the table, where that is not the number of sides: one who plays twice, alone. */
  seats?: (view: View) => number;
  /** The families of messages, numbered from 1, that say in short how it is played. */
  howToPlay?: readonly string[];
  /** The board in words, line by line, for those who do not see it; where several sit at the screen, nobody is "you". */
  sayView: (view: View, t: Translate, shared?: boolean) => string[];
}

/** What draws an option that has a form of its own, on the sheet on which a match is begun. */
export interface OwnFieldProps {
  field: OptionField;
  value: unknown;
  choose: (value: unknown) => void;
  t: Translate;
}

export type Children = ComponentChildren;
