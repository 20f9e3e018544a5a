"""Many matches at once in machine code: one seat is told its moves, the other moves at random.

Observations and masks are those of `kooshi.encoding`, number by number; tests compare them.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from chabudai.compiled import compiled
from chabudai.encoding.batch import Stepped
from chabudai.games.kooshi.encoding import MOVES
from chabudai.games.kooshi.kernel import encode, number_of
from chabudai.games.kooshi.kernel.machine import (
    BAN,
    BAN_LINE,
    DARK_HAS,
    DIGITS,
    FORBIDDEN,
    LEGAL,
    LENGTH,
    LIGHT_HAS,
    MOST_MOVES,
    REPETITIONS,
    SIZE,
    SPAN,
    TURN,
    WAYS,
    Numbers,
    Table,
    count_moves,
    guessed_move,
    known_of,
    list_moves,
    listed_move,
    make,
    placement_of,
    table_of_lines,
    winner_on_points,
)
from chabudai.games.kooshi.state import State

Bytes = NDArray[np.int8]
MOST_PAST: Final = 256
"""So many moves without a piece that falls truncate a match: as many positions are remembered."""
OBSERVED: Final = 154
BANS: Final = 100  # where the fields of an observation begin
CLAIMED: Final = 150
TO_MOVE: Final = 152
REPEATED: Final = 153
SQUARES: Final = SIZE * SIZE

# How a match stands.
GOES_ON: Final = 0
WON: Final = 1
LOST: Final = 2
DRAWN: Final = 3
ILLEGAL: Final = 4
LATE: Final = 5

# A match's counters: its end, if it has one, how many positions are remembered, how often the last of them was there.
ENDED: Final = 0
LAST: Final = 1
TIMES: Final = 2


class KoOshiBatch:
    """So many matches, from one state."""

    def __init__(self, start: State, count: int, seat: int, penalty: float) -> None:
        self._start, earlier = encode(start)
        if len(earlier):
            raise ValueError("many matches at once start where nothing was played before")
        self._count, self._seat, self._penalty = count, seat, penalty
        self._positions = np.zeros((count, LENGTH), np.int64)
        self._past = np.zeros((count, MOST_PAST, 2), np.int64)
        self._notes = np.zeros((count, 3), np.int64)
        self._randoms = np.zeros((count, 1), np.uint64)
        self._numbers = np.array([number_of(move) for move in MOVES], np.int64)
        self._actions = np.full(WAYS * SPAN, -1, np.int64)
        self._actions[self._numbers] = np.arange(len(MOVES))

    def begin(self, seeds: NDArray[np.uint64]) -> Stepped:
        """Start all matches over, each with chance of its own."""
        self._randoms[:, 0] = seeds | np.uint64(1)
        self._notes[:, ENDED] = LATE
        return self.step(np.zeros(self._count, np.int64))

    def step(self, actions: NDArray[np.int64]) -> Stepped:
        """Make an action in each match; an illegal one ends it, with the penalty."""
        seen = np.zeros((self._count, OBSERVED), np.int8)
        masks = np.zeros((self._count, len(MOVES)), np.int8)
        step_many(
            (self._positions, self._past, self._notes, self._randoms),
            (self._start, self._numbers, self._actions, table_of_lines()),
            actions,
            self._seat,
            seen,
            masks,
        )
        ended = self._notes[:, ENDED]
        worth = np.array([0.0, 1.0, -1.0, 0.0, self._penalty, 0.0])
        return Stepped(seen, masks, worth[ended], (ended > GOES_ON) & (ended < LATE), ended == LATE)


@compiled
def step_many(
    matches: tuple[Numbers, Numbers, Numbers, NDArray[np.uint64]],
    tables: tuple[Numbers, Numbers, Numbers, Table],
    actions: Numbers,
    seat: int,
    seen: Bytes,
    masks: Bytes,
) -> None:
    """Make an action in each match, and write down what is seen then."""
    positions, pasts, notes, randoms = matches
    start, numbers, known, table = tables
    found = np.empty(MOST_MOVES, np.int64)
    for index in range(len(positions)):
        position, past, note, random = positions[index], pasts[index], notes[index], randoms[index]
        if note[ENDED]:
            _begin(position, start, past, note)
        else:
            _try(position, actions[index], numbers, past, note, seat, table)
        while not note[ENDED] and position[TURN] != seat:
            move = guessed_move(position, table, random)
            if move < 0:
                move = listed_move(position, table, found, random)
            _play(position, move, past, note, seat, table)
        _see(position, note, seat, table, seen[index])
        if not note[ENDED]:
            for number in range(list_moves(position, table, found)):
                masks[index, known[found[number]]] = 1


@compiled
def _begin(position: Numbers, start: Numbers, past: Numbers, note: Numbers) -> None:
    for number in range(LENGTH):
        position[number] = start[number]
    note[ENDED] = GOES_ON
    note[LAST] = -1
    _remember(position, past, note)


@compiled
def _try(
    position: Numbers, action: int, numbers: Numbers, past: Numbers, note: Numbers, seat: int, table: Table
) -> None:
    """Make a seat's action, if it is legal."""
    if not 0 <= action < len(numbers):
        note[ENDED] = ILLEGAL
        return
    move = numbers[action]
    line, way = move // SPAN, move % SPAN
    legal = table[position[line], LEGAL + position[TURN]] >> way & 1
    if not legal or (line == position[BAN_LINE] and position[FORBIDDEN] >> way & 1):
        note[ENDED] = ILLEGAL
        return
    _play(position, move, past, note, seat, table)


@compiled
def _play(position: Numbers, move: int, past: Numbers, note: Numbers, seat: int, table: Table) -> None:
    """Make a legal move, and write down whether it ends the match."""
    if make(position, move, table):
        note[LAST] = -1
    winner = winner_on_points(position)
    if winner >= 0:
        note[TIMES] = 0
        note[ENDED] = WON if winner == seat else LOST
        return
    _remember(position, past, note)
    if count_moves(position, table) == 0:
        note[ENDED] = LOST if position[TURN] == seat else WON
    elif note[TIMES] >= REPETITIONS:
        note[ENDED] = DRAWN
    elif note[LAST] + 1 >= MOST_PAST:
        note[ENDED] = LATE


@compiled
def _remember(position: Numbers, past: Numbers, note: Numbers) -> None:
    """Write a position down behind those that it may repeat, and how often it has been there (KO-13)."""
    here, known = placement_of(position), known_of(position)
    note[LAST] += 1
    last = note[LAST]
    past[last, 0], past[last, 1] = here, known
    times = 1
    for index in range(last - 4, -1, -2):  # it can't come back sooner
        if past[index, 0] == here and past[index, 1] == known:
            times += 1
    note[TIMES] = times


@compiled
def _see(position: Numbers, note: Numbers, seat: int, table: Table, seen: Bytes) -> None:
    """Write down what a seat sees."""
    for rank in range(SIZE):
        for file in range(SIZE):
            piece = table[position[rank], DIGITS + file]
            if piece:
                seen[(piece - 1 + 2 * seat) % 4 * SQUARES + rank * SIZE + file] = 1
    line = position[BAN_LINE]
    for place in range(SIZE):
        before = position[BAN] >> 3 * place & 7
        if before:
            seen[BANS + _square(line, place)] = 1
            seen[BANS + SQUARES + _square(line, before - 1)] = 1
    light, dark = position[LIGHT_HAS], position[DARK_HAS]
    seen[CLAIMED] = dark if seat else light
    seen[CLAIMED + 1] = light if seat else dark
    running = note[ENDED] == GOES_ON or note[ENDED] >= ILLEGAL
    seen[TO_MOVE] = running and position[TURN] == seat
    seen[REPEATED] = note[TIMES]


@compiled
def _square(line: int, place: int) -> int:
    return line * SIZE + place if line < SIZE else place * SIZE + line - SIZE
