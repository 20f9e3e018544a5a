"""Looking ahead in machine code: alpha-beta with iterative deepening, a transposition table and good ordering.

Values are for the side to move, in hundredths of a point; a win is `WIN` less the moves until then. What a position is
worth when nobody looks further is a sum over its ten lines (`evaluating`), so that a level is a table of numbers.

*Strict* search is plain: its values are those of a search without table, ordering and reductions. Otherwise it looks
less far at quiet moves that come late in the order, takes what the table has from deeper looks, and takes a position
that has been on the way already for a draw. What endgame tables know is taken from them (`ends`: an atlas with tables,
or an array of one number where they are not to be used).
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from chabudai.compiled import compiled
from chabudai.games.kooshi.kernel.machine import (
    BAN_LINE,
    CLAIMS,
    COUNT,
    DARK_HAS,
    EFFECTS,
    FORBIDDEN,
    LENGTH,
    LIGHT_HAS,
    REPETITIONS,
    SIZE,
    SPAN,
    TURN,
    WAYS,
    WINNING_POINTS,
    Numbers,
    Table,
    list_moves,
    make,
)
from chabudai.games.kooshi.tables.indexing import UNKNOWN, probe

WIN: Final = 1_000_000
SURE: Final = WIN - 1_000  # from here on a value is a win
POINT: Final = 100
DEEPEST: Final = 60  # moves ahead, those of the quiet extension included
MOST: Final = 32  # moves of a side, with room to spare
MOST_HISTORY: Final = 400_000
NEAR: Final = 2  # so near to the end of a look, and among the first moves, all are looked at alike
EARLY: Final = 4
LATE: Final = 10  # from here on quiet moves are looked at two moves less far

Evaluation = NDArray[np.int32]
"""What each line is worth to light, by its code."""

# A row of the work for each move ahead: the position, then these.
KEY: Final = LENGTH
FOUND: Final = KEY + 1
RANKED: Final = FOUND + MOST
KILLERS: Final = RANKED + MOST
ROW: Final = KILLERS + 2

# The notes: numbers that the whole search shares.
STOP: Final = 0  # set by whoever watches the clock
NODES: Final = 1
LIMIT: Final = 2
STRICT: Final = 3
QUIET: Final = 4  # whether leaves are extended by pushes over the edge
FIRST: Final = 5  # where in the past the positions begin that can come back
ROOT: Final = 6  # where the root stands there
OVERLOOKED: Final = 7  # the lines, a bit each, along which no answer is seen
HISTORY: Final = 8  # how often each move of each side was good
PAST: Final = HISTORY + 2 * WAYS * SPAN

# Zobrist's keys: a row for the codes of each rank, then rows for the rest.
SIDE_ROW: Final = SIZE  # one for the side to move, then for points
POINTS_AT: Final = 16
BAN_ROW: Final = SIZE + 1  # by line, the bits that are forbidden
ROWS: Final = BAN_ROW + WAYS

# The transposition table: a key, and a value with its depth, bound and move in one number.
EXACT: Final = 1
LOWER: Final = 2
UPPER: Final = 3


@compiled
def key_of(position: Numbers, keys: Numbers) -> int:
    """Return a position's key: board, side, points, and what KO-10 forbids."""
    key = keys[SIDE_ROW, position[TURN]] ^ points_key(position, keys) ^ ban_key(position, keys)
    for rank in range(SIZE):
        key ^= keys[rank, position[rank]]
    return int(key)


@compiled
def points_key(position: Numbers, keys: Numbers) -> int:
    """Return the key of the points."""
    return int(keys[SIDE_ROW, POINTS_AT + 8 * min(position[LIGHT_HAS], 7) + min(position[DARK_HAS], 7)])


@compiled
def ban_key(position: Numbers, keys: Numbers) -> int:
    """Return the key of the moves that KO-10 forbids, 0 where it forbids none."""
    forbidden = position[FORBIDDEN]
    return int(keys[BAN_ROW + position[BAN_LINE], forbidden]) if forbidden else 0


@compiled
def make_next(work: Numbers, ply: int, move: int, table: Table, keys: Numbers) -> int:
    """Write the position after a move into the next row, with its key; return what the move claims."""
    for index in range(LENGTH):
        work[ply + 1, index] = work[ply, index]
    after = work[ply + 1]
    claims = make(after, move, table)
    key = work[ply, KEY] ^ keys[SIDE_ROW, 0] ^ keys[SIDE_ROW, 1]
    key ^= ban_key(work[ply], keys) ^ ban_key(after, keys)
    if claims:
        key ^= points_key(work[ply], keys) ^ points_key(after, keys)
    for rank in range(SIZE):
        if work[ply, rank] != after[rank]:
            key ^= keys[rank, work[ply, rank]] ^ keys[rank, after[rank]]
    after[KEY] = key
    return claims


@compiled
def evaluate(position: Numbers, lines: Evaluation) -> int:
    """Return what a position looks like to the side to move."""
    value = (position[LIGHT_HAS] - position[DARK_HAS]) * POINT
    for line in range(WAYS):
        value += lines[line, position[line]]
    return int(-value if position[TURN] else value)


@compiled
def can_move(position: Numbers, table: Table) -> bool:
    """Return whether the side to move has a legal move."""
    count = np.int64(0)
    for line in range(WAYS):
        count += table[position[line], COUNT + position[TURN]]
    forbidden = position[FORBIDDEN]
    while forbidden:
        count -= forbidden & 1
        forbidden >>= 1
    return bool(count > 0)


@compiled
def gain(position: Numbers, move: int, table: Table) -> int:
    """Return the points that a move brings its side, less those that it gives away."""
    claims = np.int64(table[position[move // SPAN], EFFECTS * (move % SPAN) + CLAIMS])
    light = (claims & 7) - (claims >> 3)
    return int(-light if position[TURN] else light)


@compiled
def ended(position: Numbers, ply: int) -> int:
    """Return what a game that is over on points is worth to the side to move (KO-11, KO-12), 0 where it is not."""
    if position[LIGHT_HAS] < WINNING_POINTS and position[DARK_HAS] < WINNING_POINTS:
        return 0
    mine, theirs = position[LIGHT_HAS + position[TURN]], position[DARK_HAS - position[TURN]]
    # The other side has moved: where both have enough, it loses.
    return WIN - ply if mine >= WINNING_POINTS or theirs < WINNING_POINTS else ply - WIN


@compiled
def value_by_tables(position: Numbers, ply: int, ends: Numbers) -> int:
    """Return what a position is worth to the side to move by the endgame tables, or UNKNOWN."""
    value = probe(position, ends)
    if value in (UNKNOWN, 0):
        return value
    return WIN - ply - (value - 1) if value > 0 else ply - value - 1 - WIN


@compiled
def is_draw(work: Numbers, ply: int, notes: Numbers) -> bool:
    """Return whether the position has occurred often enough (KO-13); not strictly, once since the root is enough."""
    key, here, times = work[ply, KEY], notes[ROOT] + ply, 1
    for index in range(here - 4, notes[FIRST] - 1, -2):
        if notes[PAST + index] == key:
            times += 1
            if times >= REPETITIONS or (not notes[STRICT] and index >= notes[ROOT]):
                return True
    return False


@compiled
def rank_moves(work: Numbers, ply: int, count: int, best: int, table: Table, notes: Numbers) -> None:
    """Give each move found a rank: what the table has, what brings points, what was good elsewhere, the rest."""
    row = work[ply]
    side = HISTORY + row[TURN] * WAYS * SPAN
    for index in range(count):
        move = row[FOUND + index]
        points = gain(row, move, table)
        rank = notes[side + move] + points * 1_000_000
        if move == best:
            rank += 1_000_000_000
        elif move in (row[KILLERS], row[KILLERS + 1]):
            rank += 500_000
        row[RANKED + index] = rank


@compiled
def pick(row: Numbers, index: int, count: int) -> int:
    """Bring the move with the highest rank to this place, and return it."""
    top = index
    for other in range(index + 1, count):
        if row[RANKED + other] > row[RANKED + top]:
            top = other
    for start in (FOUND, RANKED):
        row[start + index], row[start + top] = row[start + top], row[start + index]
    return int(row[FOUND + index])


@compiled
def look_at_pushes(
    work: Numbers,
    ply: int,
    low: int,
    high: int,
    table: Table,
    lines: Evaluation,
    keys: Numbers,
    notes: Numbers,
    ends: Numbers,
) -> int:
    """Return what a position is worth when only moves that bring points are looked at, or none at all."""
    row = work[ply]
    notes[NODES] += 1
    over = ended(row, ply)
    if over:
        return over
    exact = value_by_tables(row, ply, ends)
    if exact != UNKNOWN:
        return exact
    if not can_move(row, table):
        return ply - WIN
    best = evaluate(row, lines)
    if not notes[QUIET] or best >= high or ply >= DEEPEST:
        return best
    low = max(low, best)
    count = list_moves(row, table, row[FOUND:RANKED])
    for index in range(count):
        move = row[FOUND + index]
        if gain(row, move, table) <= 0:
            continue
        make_next(work, ply, move, table, keys)
        value = -look_at_pushes(work, ply + 1, -high, -low, table, lines, keys, notes, ends)
        best = max(best, value)
        low = max(low, value)
        if low >= high:
            break
    return best


@compiled
def recall(
    work: Numbers, ply: int, depth: int, low: int, high: int, known: Numbers, notes: Numbers
) -> tuple[int, int, bool]:
    """Return what the table knows of a position: the best move or -1, its value, and whether that is enough."""
    row = work[ply]
    slot = row[KEY] & (len(known) - 1)
    if known[slot, 0] != row[KEY]:
        return -1, 0, False
    entry = known[slot, 1]
    stored, bound, value = entry >> 8 & 0xFF, entry >> 16 & 3, entry >> 18
    if value > SURE:
        value -= ply
    elif value < -SURE:
        value += ply
    enough = stored == depth if notes[STRICT] else stored >= depth
    fits = bound == EXACT or (bound == LOWER and value >= high) or (bound == UPPER and value <= low)
    # Answers that were overlooked make what is known elsewhere worthless in this row.
    return int(entry & 0xFF), int(value), bool(enough and fits and (ply != 1 or not notes[OVERLOOKED]))


@compiled
def keep(work: Numbers, ply: int, depth: int, best: int, move: int, bound: int, known: Numbers, notes: Numbers) -> None:
    """Put what was found of a position into the table; a win counts from there."""
    if ply == 1 and notes[OVERLOOKED]:
        return
    value = best + ply if best > SURE else best - ply if best < -SURE else best
    slot = work[ply, KEY] & (len(known) - 1)
    known[slot, 0] = work[ply, KEY]
    known[slot, 1] = np.int64(value) << 18 | bound << 16 | depth << 8 | move


@compiled
def reward(row: Numbers, move: int, depth: int, notes: Numbers) -> None:
    """Remember a quiet move that was good enough, to try it early elsewhere."""
    if row[KILLERS] != move:
        row[KILLERS + 1], row[KILLERS] = row[KILLERS], move
    at = HISTORY + row[TURN] * WAYS * SPAN + move
    notes[at] = min(notes[at] + depth * depth, MOST_HISTORY)


@compiled
def look(  # noqa: C901, PLR0911, PLR0912 -- the heart of the search: taken apart it would be slower and no clearer
    work: Numbers,
    ply: int,
    depth: int,
    low: int,
    high: int,
    known: Numbers,
    table: Table,
    lines: Evaluation,
    keys: Numbers,
    notes: Numbers,
    ends: Numbers,
) -> int:
    """Return what the position in a row is worth, so many moves ahead; exact between the bounds, beyond them a bound.

    When it is stopped, or has looked at enough, what it returns means nothing.
    """
    row = work[ply]
    notes[PAST + notes[ROOT] + ply] = row[KEY]
    if is_draw(work, ply, notes):
        return 0
    if depth <= 0 or ply >= DEEPEST:
        return look_at_pushes(work, ply, low, high, table, lines, keys, notes, ends)
    notes[NODES] += 1
    if notes[STOP] or notes[NODES] >= notes[LIMIT]:
        return 0
    over = ended(row, ply)
    if over:
        return over
    exact = value_by_tables(row, ply, ends)
    if exact != UNKNOWN:
        return exact
    count = list_moves(row, table, row[FOUND:RANKED])
    if not count:
        return ply - WIN
    move, value, enough = recall(work, ply, depth, low, high, known, notes)
    if enough:
        return value
    rank_moves(work, ply, count, move, table, notes)
    start, best, best_move, first = low, -WIN, -1, notes[FIRST]
    for index in range(count):
        move = pick(row, index, count)
        if ply == 1 and notes[OVERLOOKED] >> (move // SPAN) & 1 and (best_move >= 0 or index < count - 1):
            continue
        points = gain(row, move, table)
        if make_next(work, ply, move, table, keys):
            notes[FIRST] = notes[ROOT] + ply + 1
        if best_move < 0:
            value = -look(work, ply + 1, depth - 1, -high, -low, known, table, lines, keys, notes, ends)
        else:
            less = 0 if notes[STRICT] or points or depth <= NEAR or index < EARLY else 1 + (index >= LATE)
            value = -look(work, ply + 1, depth - 1 - less, -low - 1, -low, known, table, lines, keys, notes, ends)
            if value > low and (less or value < high):
                value = -look(work, ply + 1, depth - 1, -high, -low, known, table, lines, keys, notes, ends)
        notes[FIRST] = first
        if notes[STOP] or notes[NODES] >= notes[LIMIT]:
            return 0
        if value > best:
            best, best_move = value, move
        low = max(low, value)
        if low >= high:
            if not points:
                reward(row, move, depth, notes)
            break
    keep(work, ply, depth, best, best_move, LOWER if best >= high else EXACT if best > start else UPPER, known, notes)
    return int(best)


@compiled
def look_at_moves(
    work: Numbers,
    depth: int,
    margin: int,
    moves: Numbers,
    values: Numbers,
    known: Numbers,
    table: Table,
    lines: Evaluation,
    keys: Numbers,
    notes: Numbers,
    ends: Numbers,
) -> int:
    """Find what the moves at the root are worth, and return how many were looked at before the search was stopped.

    Values are exact down to the margin below the best; the others are bounds. The moves are left in their order.
    """
    best, first = -2 * WIN, notes[FIRST]
    # Given as plain 0 and 1, rows would be types of their own to Numba, and a function that calls itself with two sets
    # of types does not survive being kept on disk.
    root = 0 * len(moves)
    notes[PAST + notes[ROOT]] = work[0, KEY]
    for index in range(len(moves)):
        if make_next(work, root, moves[index], table, keys):
            notes[FIRST] = notes[ROOT] + 1
        low = best - margin - 1
        value = -look(work, root + 1, depth - 1, -2 * WIN, -low, known, table, lines, keys, notes, ends)
        notes[FIRST] = first
        if notes[STOP] or notes[NODES] >= notes[LIMIT]:
            return index
        values[index] = value
        best = max(best, value)
    return len(moves)
