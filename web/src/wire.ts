// Made by `make types` from the Python definitions. Do not edit.

export type FromServer = Welcome | Table | Done | Refused | Aimed | Moved | Sorry;
export type Request = Move | Resign | AskTakeback | AnswerTakeback | Rename | Replace | Return | Rematch | Ping | Aim;

/** Ask where a move of one of the client's seats would lead, in a match for practice. */
export interface Aim {
  type: "aim";
  id: string;
  seat: number;
  move: unknown;
}

/** Where an aim would lead, as the game tells it. */
export interface Aimed {
  type: "aimed";
  id: string;
  line: unknown;
}

/** Agree to what was asked, or decline. */
export interface AnswerTakeback {
  type: "answer-takeback";
  id: string;
  seat: number;
  agree: boolean;
}

/** Ask to take back the last move of a seat. */
export interface AskTakeback {
  type: "ask-takeback";
  id: string;
  seat: number;
}

/** A takeback that somebody asks for, and who has agreed. */
export interface Asking {
  seat: number;
  agreed: number[];
}

/** How much time there is: for each move, or for a seat's whole game with something added after each move. */
export interface Clock {
  per: "game" | "move" | "part";
  seconds?: number;
  increment?: number;
}

/** What was asked for has happened, now or earlier; `seq` is how many entries the log had then. */
export interface Done {
  type: "done";
  id: string;
  seq: number;
}

/** What there is to say of a game before it is played. */
export interface GameCard {
  id: string;
  title: string;
  about: string;
  players: [number, number];
  minutes: [number, number];
  levels: number[];
  knobs?: Knob[];
}

/** The first message: what the client holds, how much it has seen, which protocol it speaks. */
export interface Hello {
  type: "hello";
  protocol: number;
  token?: string | null;
  browser?: string | null;
  since?: number;
}

/** The secret that lets whoever has it take an open seat. */
export interface Invitation {
  seat: number;
  token: string;
}

/** Something that can be settled before a match: a switch, one of a few, a text, or a number. */
export interface Knob {
  name: string;
  kind: "choice" | "number" | "switch" | "text";
  default: unknown;
  choices?: (string | number)[];
  players?: number | null;
}

/** A new match: the host's own secret, and one for each open seat. They are told this once. */
export interface Made {
  match: string;
  token: string;
  seats: number[];
  invitations: Invitation[];
}

/** A match as the asker may see it. */
export interface MatchInfo {
  setting: Setting;
  table: Table;
}

/** A match as its host would like it. */
export interface MatchWish {
  game: string;
  options?: Record<string, unknown>;
  seats?: SeatWish[] | null;
  order: "drawn" | "given";
  clock?: Clock | null;
  watching?: boolean;
}

/** A move for one of the client's seats. */
export interface Move {
  type: "move";
  id: string;
  seat: number;
  move: unknown;
}

/** Everybody wants another match: it is there, and the same tokens hold its seats. */
export interface Moved {
  type: "moved";
  match: string;
}

/** A legal move, and what would happen with it. */
export interface Option {
  move: unknown;
  text: string;
  told: unknown[];
}

/** Ask whether anybody is there. */
export interface Ping {
  type: "ping";
  id: string;
}

/** Why something is not to be had: a stable code, and words that a player can read. */
export interface Problem {
  code: string;
  reason: string;
  rule?: string | null;
  facts?: Record<string, string | number>;
}

/** What was asked for is not done. */
export interface Refused {
  type: "refused";
  id: string;
  problem: Problem;
}

/** Ask for another match at the same table. */
export interface Rematch {
  type: "rematch";
  id: string;
}

/** Say what the player on a seat is called. */
export interface Rename {
  type: "rename";
  id: string;
  seat: number;
  name: string;
}

/** Let a bot play on for a seat: one's own, or one whose player is away. */
export interface Replace {
  type: "replace";
  id: string;
  seat: number;
  level: number;
}

/** A whole match to step through, as the asker may see it: every step with the view after it. */
export interface Replay {
  setting: Setting;
  start: unknown;
  steps: Step[];
  result: Result | null;
}

/** Give up on a seat. */
export interface Resign {
  type: "resign";
  id: string;
  seat: number;
}

/** The points of each seat, who won, and why. */
export interface Result {
  scores: number[];
  winners: number[];
  reason: string;
  rule?: string | null;
  code?: string;
}

/** Take one's own seat back from a bot. */
export interface Return {
  type: "return";
  id: string;
  seat: number;
}

/** One rule of a game, in words for players. */
export interface Rule {
  id: string;
  words: string;
}

/** Who is to sit on a seat: the host, whoever gets its link, or a bot. */
export interface SeatWish {
  kind: "bot" | "open" | "person";
  level?: number | null;
  name?: string;
}

/** The game as one of the client's seats sees it, or as a spectator does. */
export interface Seen {
  seat: number | null;
  view: unknown;
  options?: Option[] | null;
}

/** What does not change during a match. */
export interface Setting {
  match: string;
  game: string;
  title: string;
  rules: number;
  options: Record<string, unknown>;
  sides: string[];
  clock: Clock | null;
  watching: boolean;
  yours: number[];
  host: boolean;
}

/** Who sits on a seat, and whether they are there. */
export interface Sitter {
  kind: "bot" | "open" | "person";
  name: string;
  level: number | null;
  here: boolean;
  resigned: boolean;
}

/** The socket is about to be closed, and why. */
export interface Sorry {
  type: "sorry";
  problem: Problem;
}

/** One entry of the log, as this client may see it. */
export interface Step {
  number: number;
  kind: "move" | "resign" | "seat" | "takeback" | "timeout";
  seat: number;
  at: number;
  stands: boolean;
  text: string | null;
  told: unknown[];
  view?: unknown;
  film?: unknown;
}

/** How things stand, with the steps that are new to this client. */
export interface Table {
  type: "table";
  seq: number;
  steps: Step[];
  views: Seen[];
  seats: Sitter[];
  to_act: number[];
  times: Times | null;
  asking: Asking | null;
  rematch: number[];
  result: Result | null;
  replay?: boolean;
  done?: string | null;
}

/** What the clocks show: seconds left by seat, and which of them run since this was sent. */
export interface Times {
  left: number[];
  running: number[];
}

/** The answer to hello. */
export interface Welcome {
  type: "welcome";
  setting: Setting;
  table: Table;
}
