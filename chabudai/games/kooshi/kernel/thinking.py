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

ENOUGH: Final = 0.5
"""After such a share of its time no deeper look is begun: it would hardly be finished."""
SHALLOW: Final = 5
"""How far a strict or hurried search may look with a small table."""


class Manner(NamedTuple):
    """How a search looks ahead."""

    terms: Terms = Terms()
    depth: int = DEEPEST // 2
    quiet: bool = True
    strict: bool = False
    margin: int = 0
    """Values are exact down to so much below the best."""


class Found(NamedTuple):
    """The moves with their values, the best first, and how far was looked at how many positions."""

    values: list[tuple[Move, int]]
    depth: int
    nodes: int


def search(
    state: State, manner: Manner, *, seconds: float = inf, effort: int | None = None, overlooked: int = 0
) -> Found:
    """Look ahead ever farther until the time is over, or `effort` positions were looked at; one move at least."""
    begun = perf_counter()
    position, seen = encode(state)
    moves = np.empty(MOST_MOVES, np.int64)
    moves = moves[: list_moves(position, table_of_lines(), moves)]
    work, notes = _prepared(position, seen)
    notes[STRICT], notes[QUIET], notes[OVERLOOKED] = manner.strict, manner.quiet, overlooked
    known = np.zeros((1 << (20 if manner.depth > SHALLOW else 15), 2), np.int64)
    values = np.zeros(len(moves), np.int64)
    notes[LIMIT], depth = maxsize, 0
    timer = _stop_after(seconds - (perf_counter() - begun), notes)
    try:
        for ahead in range(1, manner.depth + 1):
            found = np.full(len(moves), -maxsize, np.int64)
            done = look_at_moves(
                work,
                ahead,
                manner.margin,
                moves,
                found,
                known,
                table_of_lines(),
                line_values(manner.terms),
                keys(),
                notes,
            )
            if ahead == 1 and done < len(moves):  # stopped before it had looked at anything: once more, unhurried
                notes[STOP], notes[LIMIT] = 0, maxsize
                done = look_at_moves(
                    work,
                    1,
                    manner.margin,
                    moves,
                    found,
                    known,
                    table_of_lines(),
                    line_values(manner.terms),
                    keys(),
                    notes,
                )
                notes[STOP] = 1
            if done:
                order = np.argsort(-found[:done], kind="stable")
                if done == len(moves):
                    moves, values, depth = moves[order], found[order], ahead
                else:
                    best = moves[order[0]]
                    rest = moves != best
                    moves, values = (
                        np.concatenate(([best], moves[rest])),
                        np.concatenate(([found[order[0]]], values[rest])),
                    )
                    values[1:] = np.minimum(values[1:], values[0])
            notes[LIMIT] = maxsize if effort is None else effort
            if done < len(moves) or len(moves) == 1 or abs(values[0]) > SURE:
                break
            if notes[STOP] or notes[NODES] >= notes[LIMIT] or perf_counter() - begun > ENOUGH * seconds:
                break
    finally:
        if timer:
            timer.cancel()
    listed = [(move_of(int(move)), int(value)) for move, value in zip(moves, values, strict=True)]
    return Found(listed, depth, int(notes[NODES]))


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
