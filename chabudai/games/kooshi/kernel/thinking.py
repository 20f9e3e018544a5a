"""Searches for the best moves of a state, by time or by effort, on the kernel."""

from functools import cache
from math import inf
from random import Random
from sys import maxsize
from threading import Timer
from time import perf_counter
from typing import Final, NamedTuple

import numpy as np

from chabudai.games.kooshi.kernel import encode, move_of
from chabudai.games.kooshi.kernel.evaluating import Terms, line_values
from chabudai.games.kooshi.kernel.machine import (
    CODE_BITS,
    CODES,
    LENGTH,
    MOST_MOVES,
    SIZE,
    WAYS,
    Numbers,
    list_moves,
    table_of_lines,
)
from chabudai.games.kooshi.kernel.searching import (
    BAN_ROW,
    DEEPEST,
    FIRST,
    KEY,
    LIMIT,
    NODES,
    OVERLOOKED,
    PAST,
    QUIET,
    ROOT,
    ROW,
    ROWS,
    SIDE_ROW,
    STOP,
    STRICT,
    SURE,
    key_of,
    look_at_moves,
    points_key,
)
from chabudai.games.kooshi.moves import Move
from chabudai.games.kooshi.state import State
from chabudai.games.kooshi.tables.shelf import shipped_atlas

ENOUGH: Final = 0.5
"""After such a share of its time no deeper look is begun: it would hardly be finished."""
SHALLOW: Final = 5
"""So far a small table is enough."""
NO_TABLES: Final[Numbers] = np.zeros(1, np.int64)
SMALL, LARGE = 15, 20
"""The sizes of the tables, as powers of two."""


class Manner(NamedTuple):
    """How a search looks ahead."""

    terms: Terms = Terms()
    depth: int = DEEPEST // 2
    quiet: bool = True
    strict: bool = False
    margin: int = 0
    """Values are exact down to so much below the best."""
    tables: bool = False
    """Whether it knows the endgame tables that are shipped; a strict search does not."""


class Found(NamedTuple):
    """The moves with their values, the best first, and how far was looked at how many positions."""

    values: list[tuple[Move, int]]
    depth: int
    nodes: int


def search(
    state: State, manner: Manner, *, seconds: float = inf, effort: int | None = None, overlooked: int = 0
) -> Found:
    """Look ahead ever farther until the time is over, or `effort` positions were looked at; one move at least.

    Answers along the lines in `overlooked`, a bit each, are not seen.
    """
    begun = perf_counter()
    looking = _Looking(state, manner, overlooked)
    looking.look(1)
    looking.notes[LIMIT] = maxsize if effort is None else effort
    timer = _stop_after(seconds - (perf_counter() - begun), looking.notes)
    try:
        for ahead in range(2, manner.depth + 1):
            if looking.is_over or perf_counter() - begun > ENOUGH * seconds or not looking.look(ahead):
                break
    finally:
        if timer:
            timer.cancel()
    return looking.found()


class _Looking:
    """One search: its tables, and the moves at the root, the best first."""

    def __init__(self, state: State, manner: Manner, overlooked: int) -> None:
        position, seen = encode(state)
        moves = np.empty(MOST_MOVES, np.int64)
        self.moves = moves[: list_moves(position, table_of_lines(), moves)]
        self.values = np.zeros(len(self.moves), np.int64)
        self.depth = 0
        self.ends = shipped_atlas() if manner.tables and not manner.strict else NO_TABLES
        self.work, self.notes = _prepared(position, seen)
        self.notes[STRICT], self.notes[QUIET], self.notes[OVERLOOKED] = manner.strict, manner.quiet, overlooked
        self.notes[LIMIT] = maxsize
        self.known = np.zeros((1 << (LARGE if manner.depth > SHALLOW else SMALL), 2), np.int64)
        self.lines = line_values(manner.terms)
        self.margin = manner.margin

    @property
    def is_over(self) -> bool:
        """Whether looking further is of no use, or there is neither time nor effort left."""
        settled = len(self.moves) == 1 or abs(int(self.values[0])) > SURE
        return settled or bool(self.notes[STOP] or self.notes[NODES] >= self.notes[LIMIT])

    def look(self, ahead: int) -> bool:
        """Look so many moves ahead at all moves; False where it was stopped before it had seen all."""
        values = np.zeros(len(self.moves), np.int64)
        done = look_at_moves(
            self.work,
            ahead,
            self.margin,
            self.moves,
            values,
            self.known,
            table_of_lines(),
            self.lines,
            keys(),
            self.notes,
            self.ends,
        )
        if done == len(self.moves):
            order = np.argsort(-values, kind="stable")
            self.moves, self.values, self.depth = self.moves[order], values[order], ahead
        elif done and int(np.argmax(values[:done])):
            self._prefer(int(np.argmax(values[:done])), int(values[:done].max()))
        return done == len(self.moves)

    def _prefer(self, index: int, value: int) -> None:
        """Put a move that has turned out better before all others."""
        move = self.moves[index]
        self.values = np.concatenate(([value], np.minimum(np.delete(self.values, index), value - 1 - self.margin)))
        self.moves = np.concatenate(([move], np.delete(self.moves, index)))

    def found(self) -> Found:
        """Return what was found."""
        pairs = zip(self.moves, self.values, strict=True)
        return Found([(move_of(int(move)), int(value)) for move, value in pairs], self.depth, int(self.notes[NODES]))


def _prepared(position: Numbers, seen: Numbers) -> tuple[Numbers, Numbers]:
    """Return the work with the position at its root, and the notes with the positions before it."""
    work = np.zeros((DEEPEST + 2, ROW), np.int64)
    work[:, ROW - 2 :] = -1
    work[0, :LENGTH] = position
    work[0, KEY] = key_of(position, keys())
    notes = np.zeros(PAST + len(seen) + DEEPEST + 2, np.int64)
    notes[FIRST], notes[ROOT] = 0, len(seen)
    points = points_key(position, keys())
    for index, (placement, known) in enumerate(seen):
        notes[PAST + index] = _key_of_seen(int(placement), int(known)) ^ points
    return work, notes


def _key_of_seen(placement: int, known: int) -> int:
    """Return the key of a position that was there before, without its points."""
    key = int(keys()[SIDE_ROW, known & 1])
    for rank in range(SIZE):
        code = placement >> CODE_BITS * (SIZE - 1 - rank) & (1 << CODE_BITS) - 1
        key ^= int(keys()[rank, code])
    ban = known >> 1
    forbidden = ban & (1 << WAYS) - 1
    return key ^ int(keys()[BAN_ROW + (ban >> WAYS), forbidden]) if forbidden else key


@cache
def keys() -> Numbers:
    """Return Zobrist's keys: drawn once and for all, so that a search can be repeated."""
    rng = Random("Ko-oshi")
    drawn = [rng.getrandbits(63) for _ in range(ROWS * CODES)]
    return np.array(drawn, np.int64).reshape(ROWS, CODES)


def _stop_after(seconds: float, notes: Numbers) -> Timer | None:
    """Have the search stopped when the time is over; the kernel lets other threads run meanwhile."""
    if seconds == inf:
        return None

    def stop() -> None:
        notes[STOP] = 1

    if seconds <= 0:
        stop()
        return None
    timer = Timer(seconds, stop)
    timer.daemon = True
    timer.start()
    return timer
