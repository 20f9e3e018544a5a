// Made by `make types` from the Python definitions. Do not edit.

export const PROTOCOL = 3;
export const SLOWEST = 0.05;
export const FASTEST = 6;
export type FromServer = Steps | Welcome | MatchUpdate | Done | Refused | AimLine | RematchReady | Goodbye;
export type Request = Move | Resign | AskTakeback | AnswerTakeback | Rename | Replace | Return | Rematch | Ping | Aim;

/** Ask for the aim line of a flick, in a match for practice. */
export interface Aim {
  type: "aim";
  id: string;
  seat: number;
  move: unknown;
}

/** What a flicked piece would touch first, and where. */
export interface AimContact {
  piece: string;
  x: number;
  y: number;
  z?: number | null;
}

/** An aim line, of the game's own type. */
export interface AimLine {
  type: "aim-line";
  id: string;
  line: unknown;
}

/** Agree to a takeback, or decline it. */
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

/** How much time there is: for each move, or for a seat's whole game with something added after each move. */
export interface Clock {
  per: "game" | "move" | "part";
  seconds?: number;
  increment?: number;
}

/** A request is done, now or earlier; `seq` is how many entries the log had then. */
export interface Done {
  type: "done";
  id: string;
  seq: number;
}

/** The event that the hand of a seat has gone astray by so much. */
export interface Erred {
  type: "erred";
  seat: number;
  da: number;
  dv: number;
}

/** What is known of a game before it is played. */
export interface GameCard {
  id: string;
  title: string;
  about: string;
  players: [number, number];
  minutes: [number, number];
  levels: number[];
  options?: OptionField[];
  secret?: boolean;
  first_seat_begins?: boolean;
  bots?: LevelCard[];
  lesson?: number;
}

/** The socket is about to be closed, and why. */
export interface Goodbye {
  type: "goodbye";
  problem: Problem;
}

/** The error of a hand: how far a flick misses the angle and the speed that were aimed. */
export interface HandError {
  type: "hand";
  da: number;
  dv: number;
}

/** The first message: the client's token, how many entries it has seen, which protocol it speaks. */
export interface Hello {
  type: "hello";
  protocol: number;
  token?: string | null;
  browser?: string | null;
  since?: number;
}

/** The token that lets the first browser that uses it take an open seat. */
export interface Invitation {
  seat: number;
  token: string;
}

/** A legal move with its notation and events. */
export interface LegalMove {
  move: unknown;
  text: string;
  events: unknown[];
}

/** Which step of the game's lesson a match is. */
export interface LessonMeta {
  step: number;
  steps: number;
}

/** Which step of a game's lesson a learner asks for, counted from 0. */
export interface LessonSetup {
  game: string;
  step?: number;
  name?: string;
}

/** What a learner is told now. */
export interface LessonStatus {
  words: Message;
  mistake?: Message | null;
  done?: boolean;
}

/** A level of a game's bots: what it is called, how it plays, and how strong it is. */
export interface LevelCard {
  level: number;
  name: string;
  about: string;
  rating?: number | null;
}

/** A new match: the host's token, and one for each open seat. They are sent this once. */
export interface MatchCreated {
  match: string;
  token: string;
  seats: number[];
  invitations: Invitation[];
}

/** A match as the asker may see it, with the latest steps of a long one. */
export interface MatchInfo {
  meta: MatchMeta;
  table: MatchUpdate;
  moves?: number;
}

/** What does not change during a match. */
export interface MatchMeta {
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
  lesson?: LessonMeta | null;
}

/** What a host asks for when making a match. */
export interface MatchSetup {
  game: string;
  options?: Record<string, unknown>;
  seats?: SeatSetup[] | null;
  order?: "drawn" | "given";
  clock?: Clock | null;
  watching?: boolean;
  grace?: number | null;
}

/** What has changed, and what the client's seats see now. */
export interface MatchUpdate {
  type: "update";
  seq: number;
  steps: Step[];
  views: SeatView[];
  seats: SeatStatus[];
  to_act: number[];
  times: Times | null;
  takeback: TakebackStatus | null;
  rematch: number[];
  result: Result | null;
  ending: Message | null;
  replay?: boolean;
  preparing?: boolean;
  undo?: UndoStatus | null;
  done?: string | null;
  lesson?: LessonStatus | null;
}

/** A sentence, or a part of one, before it is put into a language. */
export interface Message {
  type: "message";
  id: string;
  args?: Record<string, string | number | Message | MessageList | SeatName>;
}

/** An argument that lists several things: `a, b and c`. */
export interface MessageList {
  type: "list";
  items: (string | number | Message | SeatName)[];
}

/** A move for one of the client's seats: as the game's type has it, or as text in the game's notation. */
export interface Move {
  type: "move";
  id: string;
  seat: number;
  move: unknown;
}

/** A piece that has left the table, and the point of the edge where it did. */
export interface Off {
  name: string;
  x: number;
  y: number;
}

/** An option that can be chosen before a match: a switch, one of a few, a text, a number, or a form of its own. */
export interface OptionField {
  name: string;
  kind: "choice" | "number" | "own" | "switch" | "text";
  default: unknown;
  choices?: (string | number)[];
  players?: number | null;
  fewest?: number | null;
  decides_first?: boolean;
}

/** Ask for an answer, to see whether the connection is alive. */
export interface Ping {
  type: "ping";
  id: string;
}

/** Why something is refused: a stable code, and words that a player can read. */
export interface Problem {
  code: string;
  reason: string;
  rule?: string | null;
  facts?: Record<string, string | number>;
  message?: Message | null;
}

/** A request was refused. */
export interface Refused {
  type: "refused";
  id: string;
  problem: Problem;
}

/** Ask for another match with the same players. */
export interface Rematch {
  type: "rematch";
  id: string;
}

/** The rematch that everybody asked for: the same tokens hold its seats. */
export interface RematchReady {
  type: "rematch-ready";
  match: string;
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

/** A whole match to step through, as the asker may see it: every step with how it changes the view. */
export interface Replay {
  meta: MatchMeta;
  start: unknown;
  steps: Step[];
  result: Result | null;
  ending: Message | null;
  seats?: SeatStatus[];
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

/** The token of a link by which whoever holds a seat sits down at another device; it works once. */
export interface SeatLink {
  token: string;
}

/** An argument that names the player on a seat, or a side that nobody sits on. */
export interface SeatName {
  type: "seat";
  seat: number;
}

/** Who is to sit on a seat: the host, whoever gets its link, or a bot. */
export interface SeatSetup {
  kind: "bot" | "open" | "person";
  level?: number | null;
  name?: string;
}

/** Who sits on a seat, and whether they are connected. */
export interface SeatStatus {
  kind: "bot" | "open" | "person";
  name: string;
  level: number | null;
  here: boolean;
  resigned: boolean;
  bot?: number | null;
  substitute?: boolean;
  replaceable?: number | null;
}

/** The game as one of the client's seats sees it, or as a spectator does. */
export interface SeatView {
  seat: number | null;
  view: unknown;
  legal_moves?: LegalMove[] | null;
}

/** One entry of the log, as this client may see it. */
export interface Step {
  number: number;
  kind: "move" | "resign" | "seat" | "takeback" | "timeout";
  seat: number;
  at: number;
  text: string | null;
  events: unknown[];
  messages?: Message[];
  turn?: number;
  row?: "joins" | "opens" | "turn";
  detail?: boolean;
  taken_back?: boolean;
  view?: unknown;
  change?: unknown;
  film?: unknown;
}

/** A page of a long log: these steps belong before those of the welcome that comes after all pages. */
export interface Steps {
  type: "steps";
  steps: Step[];
}

/** A takeback that somebody asks for, and who has agreed. */
export interface TakebackStatus {
  seat: number;
  agreed: number[];
}

/** What the clocks show: seconds left by seat, and which of them run from when this was sent. */
export interface Times {
  left: number[];
  running: number[];
}

/** Two pieces came to touch, or a piece and something else that a game has a name for. */
export interface Touch {
  time: number;
  a: string;
  b: string;
}

/** Whether a client may ask to take a move back now, or why it may not. */
export interface UndoStatus {
  seat: number | null;
  problem?: Problem | null;
  consent?: number[];
}

/** The answer to hello. */
export interface Welcome {
  type: "welcome";
  meta: MatchMeta;
  table: MatchUpdate;
}
