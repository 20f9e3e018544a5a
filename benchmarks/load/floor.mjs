// What the tables of either server share: who waits for a move, what has gone wrong, and which moves are chosen.

/** After so many moves of a match pieces may be claimed: people do not walk off the board in the opening either. */
const QUIET = 40;

/** How many moves wait for their answers, which tables wait for moves, and what became of both. */
export class Floor {
  ready = [];
  waiting = 0;
  acknowledged = 0;
  ended = 0;
  errors = new Map();
  onMove = () => {};

  #state;

  constructor(seed) {
    this.#state = seed;
  }

  /** Count a move that its player and the opponent have got. */
  finished(move) {
    this.waiting -= 1;
    this.acknowledged += 1;
    this.onMove(move);
  }

  failed(words) {
    this.errors.set(words, (this.errors.get(words) ?? 0) + 1);
  }

  /** Choose one of these by the same dice for every server. */
  choose(list) {
    this.#state = (Math.imul(this.#state, 1664525) + 1013904223) >>> 0;
    return list[Math.floor((this.#state / 2 ** 32) * list.length)];
  }

  /** Choose a move: one that claims nothing while the match is young. */
  chooseMove(moves, played, isQuiet) {
    const quiet = played < QUIET ? moves.filter(isQuiet) : [];
    return this.choose(quiet.length ? quiet : moves);
  }

  /** How many moves a table's first match is ahead, as it were, so that not all matches end at the same time. */
  headStart() {
    return this.choose(Array.from({ length: QUIET }, (_, played) => played));
  }
}

/** A move on its way: complete when the mover has its answer and the opponent has seen it. */
export class Sent {
  answered = null;
  seen = null;

  constructor(planned) {
    this.planned = planned;
  }

  get complete() {
    return this.answered !== null && this.seen !== null;
  }
}

/** Do something with all of them, a few at a time. */
export async function each(list, few, work) {
  const left = [...list];
  const one = async () => {
    while (left.length) await work(left.shift());
  };
  await Promise.all(Array.from({ length: few }, one));
}
