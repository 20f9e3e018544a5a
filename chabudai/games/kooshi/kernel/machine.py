"""The rules over numbers: tables of what each move does to its line, moves, counting, random play.

A line of five squares is a number to the base 5 (empty, A, B, a, b). Its moves are ten *ways*: the mover's place times
two, plus one for the way back. Where pieces come from or go to is written with three bits a place: 0 for nothing, else
the other place, counted from 1. A position is ten line codes, ranks then files, and a few more numbers.

All of it stands in one file because Numba keeps compiled functions by the age of their own file only.
"""

from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from chabudai.compiled import compiled

SIZE: Final = 5
WINNING_POINTS: Final = 4
REPETITIONS: Final = 3
SOONEST_BACK: Final = 4  # the moves until a position can come back: within two, KO-10 forbids it

CODES: Final = 5**SIZE
CODE_BITS: Final = 12
WAYS: Final = 2 * SIZE
SPAN: Final = 16  # a move's number is its line times this, plus its way

Table = NDArray[np.int16]
"""A row for each line code. It is one array because Numba counts references to each array that a function touches."""

# Five columns for each way: what the move does.
AFTER: Final = 0  # the line's code afterwards
CLAIMS: Final = 1  # the points that light claims, and 8 times those that dark does
PUSHES: Final = 2  # where the opposing pieces that are pushed end
LEAVES: Final = 3  # the ban that it leaves behind: where the mover's own pieces came from
FORBIDS: Final = 4  # the ways along the same line that this ban then closes to the other side, a bit each (KO-10)
EFFECTS: Final = 5

# Two columns each, for light and dark: which moves there are.
LEGAL: Final = EFFECTS * WAYS  # a bit for each way that has a move
PUSHERS: Final = LEGAL + 2  # a bit for each move that pushes an opposing piece and leaves it on the board
COUNT: Final = PUSHERS + 2  # how many moves there are

DIGITS: Final = COUNT + 2  # the code's five digits
MOST_ALONG: Final = 8  # no line has more legal moves for one side
NTH: Final = DIGITS + SIZE  # for each side: its first way that has a move, its second, …; -1 beyond the last
WIDTH: Final = 80

Numbers = NDArray[np.int64]

# A position's numbers: ten lines, then these.
TURN: Final = 10
LIGHT_HAS: Final = 11
DARK_HAS: Final = 12
BAN_LINE: Final = 13
BAN: Final = 14
FORBIDDEN: Final = 15
LENGTH: Final = 16

# How a playout can end, besides with a seat's number.
DRAWN: Final = 2
STOPPED: Final = 3

WEIGHTS: Final = (1, 5, 25, 125, 625)  # what a digit weighs at each place
MOST_GUESSES: Final = 400
MOST_MOVES: Final = 24  # five pieces go four ways; one more is written to than is kept


@cache
def table_of_lines() -> Table:
    """Return the table, made when it is first asked for."""
    table = np.zeros((CODES, WIDTH), np.int16)
    table[:, DIGITS : DIGITS + SIZE] = np.arange(CODES)[:, None] // 5 ** np.arange(SIZE) % 5
    table[:, NTH : NTH + 2 * MOST_ALONG] = -1
    _fill(table)
    return table


@compiled
def _fill(table: Table) -> None:
    for code in range(CODES):
        for way in range(WAYS):
            _fill_way(table, code, way)
    for code in range(CODES):
        for way in range(WAYS):
            effect = table[code, EFFECTS * way : EFFECTS * way + EFFECTS]
            dark = table[code, LEGAL + 1] >> way & 1
            effect[FORBIDS] = forbids(table, effect[AFTER], 1 - dark, effect[LEAVES])


@compiled
def _fill_way(table: Table, code: int, way: int) -> None:
    place, step = way // 2, 1 - 2 * (way % 2)
    piece = code // 5**place % 5
    if piece == 0:
        return
    dark = (piece - 1) // 2
    worth = 2 - piece % 2
    # The pieces ahead of the mover, nearest first: how far each is pushed follows from the gaps before it.
    after = code - piece * 5**place
    claims, pushes, ban, pushed = 0, 0, 0, 0
    reached = place + step * worth  # the farthest place that the mover, or the last piece that it pushes, comes to
    if 0 <= reached < SIZE:
        after += piece * 5**reached
        ban |= (place + 1) << 3 * reached
    else:
        claims += worth * (8 - 7 * dark)
        reached = SIZE if step > 0 else -1  # it goes no further than just off the board
    at = place + step
    while 0 <= at < SIZE:
        other = code // 5**at % 5
        if other != 0:
            if (at - reached) * step > 0:
                break
            pushed += 1
            reached += step
            after -= other * 5**at
            if 0 <= reached < SIZE:
                after += other * 5**reached
                if (other - 1) // 2 == dark:
                    ban |= (at + 1) << 3 * reached
                else:
                    pushes |= (reached + 1) << 3 * at
            else:
                claims += (2 - other % 2) * (8 - 7 * ((other - 1) // 2))
        at += step
    if pushed > worth:
        return
    first = EFFECTS * way
    table[code, first + AFTER] = after
    table[code, first + CLAIMS] = claims
    table[code, first + PUSHES] = pushes
    table[code, first + LEAVES] = ban
    table[code, LEGAL + dark] |= 1 << way
    table[code, NTH + dark * MOST_ALONG + table[code, COUNT + dark]] = way
    table[code, COUNT + dark] += 1
    if pushes:
        table[code, PUSHERS + dark] |= 1 << way


@compiled
def forbids(table: Table, code: int, side: int, ban: int) -> int:
    """Return the ways of a side along a line that push a piece back against the ban, a bit each."""
    found = 0
    for way in range(WAYS):
        pushes = table[code, EFFECTS * way + PUSHES]
        if table[code, PUSHERS + side] >> way & 1:
            for place in range(SIZE):
                goes = pushes >> 3 * place & 7
                if goes and goes == ban >> 3 * place & 7:
                    found |= 1 << way
    return found


@compiled
def list_moves(position: Numbers, table: Table, found: Numbers) -> int:
    """Write down the legal moves, and return how many there are."""
    count = 0
    for line in range(WAYS):
        bits = np.int64(table[position[line], LEGAL + position[TURN]])
        if line == position[BAN_LINE]:
            bits &= ~position[FORBIDDEN]
        move = line * SPAN
        while bits:
            found[count] = move
            count += bits & 1
            bits >>= 1
            move += 1
    return int(count)


@compiled
def _ones(bits: int) -> int:
    """Return how many bits are set, of ten."""
    bits -= bits >> 1 & 0x155
    bits = (bits & 0x333) + (bits >> 2 & 0x333)
    return (bits + (bits >> 4) + (bits >> 8)) & 0xF


@compiled
def count_moves(position: Numbers, table: Table) -> int:
    """Return how many legal moves there are."""
    count = 0
    for line in range(WAYS):
        count += table[position[line], COUNT + position[TURN]]
    if position[FORBIDDEN]:
        count -= _ones(position[FORBIDDEN])
    return int(count)


@compiled
def make(position: Numbers, move: int, table: Table) -> int:
    """Make a move in place; return the points that it claims, as the table has them."""
    line, way = move // SPAN, move % SPAN
    code = position[line]
    first = EFFECTS * way
    after = table[code, first + AFTER]
    claims = np.int64(table[code, first + CLAIMS])
    position[BAN] = table[code, first + LEAVES]
    position[BAN_LINE] = line
    position[FORBIDDEN] = table[code, first + FORBIDS]
    position[line] = after
    across = SIZE if line < SIZE else 0
    weight = WEIGHTS[line - SIZE + across]
    for place in range(SIZE):
        position[across + place] += (table[after, DIGITS + place] - table[code, DIGITS + place]) * weight
    position[LIGHT_HAS] += claims & 7
    position[DARK_HAS] += claims >> 3
    position[TURN] ^= 1
    return int(claims)


@compiled
def placement_of(position: Numbers) -> int:
    """Return the whole board as one number."""
    number = np.int64(0)
    for rank in range(SIZE):
        number = number << CODE_BITS | position[rank]
    return int(number)


@compiled
def known_of(position: Numbers) -> int:
    """Return what else is the same when a position occurs again: the turn, and the moves that the ban forbids.

    Placement and turn being equal, legal moves are equal where the ban forbids the same ones.
    """
    known = (position[BAN_LINE] << WAYS | position[FORBIDDEN]) * 2 * (position[FORBIDDEN] > 0)
    return int(known | position[TURN])


@compiled
def winner_on_points(position: Numbers) -> int:
    """Return who has won on points (KO-11, KO-12), or -1."""
    light, dark = position[LIGHT_HAS] >= WINNING_POINTS, position[DARK_HAS] >= WINNING_POINTS
    if light and dark:
        return int(position[TURN])  # the mover loses, and the turn has passed
    return 0 if light else 1 if dark else -1


@compiled
def _remember(position: Numbers, past: Numbers, first: int, last: int) -> int:
    """Write the position down behind the others and return how often it stands there (KO-13)."""
    here, known = placement_of(position), known_of(position)
    past[last, 0], past[last, 1] = here, known
    if last - first < SOONEST_BACK * (REPETITIONS - 1):
        return 1
    times = 0
    for index in range(last, first - 1, -2):
        if past[index, 0] == here and past[index, 1] == known:
            times += 1
    return times


@compiled
def count_sequences(stack: Numbers, depth: int, past: Numbers, first: int, last: int, table: Table) -> int:
    """Return how many sequences of `depth` moves go on from the position on the stack at `depth`."""
    position = stack[depth]
    if winner_on_points(position) >= 0:
        return 0
    if _remember(position, past, first, last) >= REPETITIONS:
        return 0
    if depth == 1:
        return count_moves(position, table)
    found = np.empty(MOST_MOVES, np.int64)
    total = 0
    for index in range(list_moves(position, table, found)):
        stack[depth - 1] = position
        claims = make(stack[depth - 1], found[index], table)
        total += count_sequences(stack, depth - 1, past, last + 1 if claims else first, last + 1, table)
    return total


@compiled
def _next(random: NDArray[np.uint64], below: int) -> int:
    """Return a random number below a small bound (xorshift64*, Vigna 2016)."""
    x = random[0]
    x ^= x >> np.uint64(12)
    x ^= x << np.uint64(25)
    x ^= x >> np.uint64(27)
    random[0] = x
    high = (x * np.uint64(2685821657736338717)) >> np.uint64(32)
    return int(np.int64(high * np.uint64(below) >> np.uint64(32)))


@compiled
def listed_move(position: Numbers, table: Table, found: Numbers, random: NDArray[np.uint64]) -> int:
    """Return a random legal move out of the full list of them; -1 where there is none."""
    count = list_moves(position, table, found)
    return int(found[_next(random, count)]) if count else -1


@compiled
def guessed_move(position: Numbers, table: Table, random: NDArray[np.uint64]) -> int:
    """Return a random legal move, each as likely as any other, without listing them; -1 after many guesses in vain.

    A line and a number are guessed until the line has a legal move with that number.
    """
    first = NTH + position[TURN] * MOST_ALONG
    for _ in range(MOST_GUESSES):
        guess = _next(random, WAYS * MOST_ALONG)
        line = guess // MOST_ALONG
        way = int(table[position[line], first + guess % MOST_ALONG])
        if way >= 0 and (line != position[BAN_LINE] or not position[FORBIDDEN] >> way & 1):
            return line * SPAN + way
    return -1


@compiled
def _play_out(
    position: Numbers,
    past: Numbers,
    last: int,
    found: Numbers,
    listed: bool,
    most: int,
    random: NDArray[np.uint64],
    table: Table,
) -> tuple[int, int]:
    """Play uniformly random moves in place; return how it ended and how many moves it took."""
    first = 0
    for moves in range(most + 1):
        winner = winner_on_points(position)
        if winner >= 0:
            return winner, moves
        if _remember(position, past, first, last) >= REPETITIONS:
            return DRAWN, moves
        move = -1 if listed else guessed_move(position, table, random)
        if move < 0:
            move = listed_move(position, table, found, random)
        if move < 0:
            return int(position[TURN]) ^ 1, moves
        last += 1
        if make(position, move, table):
            first = last
    return STOPPED, most


@compiled
def play_many(
    start: Numbers, seen: Numbers, plays: int, listed: bool, most: int, seed: int, table: Table
) -> tuple[Numbers, int]:
    """Play many random games from one position; return how many ended how, and how many moves they took."""
    past = np.empty((len(seen) + most + 2, 2), np.int64)
    past[: len(seen)] = seen
    random = np.empty(1, np.uint64)
    random[0] = np.uint64(seed)
    position = np.empty_like(start)
    found = np.empty(MOST_MOVES, np.int64)
    ends = np.zeros(4, np.int64)
    total = 0
    for _ in range(plays):
        for index in range(LENGTH):
            position[index] = start[index]
        end, moves = _play_out(position, past, len(seen), found, listed, most, random, table)
        ends[end] += 1
        total += moves
    return ends, total
