"""The atlas: all that finding a position in a table needs to know of the board, in one array of numbers.

It is one array because Numba counts references to each array that a function touches. What stands where is said by the
constants below; tables can be appended to it (see `appended`), and then a search needs no other.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations
from math import comb
from typing import Final

import numpy as np

from chabudai.games.kooshi.board import HAS, SIZE
from chabudai.games.kooshi.kernel.machine import (
    AFTER,
    CLAIMS,
    CODES,
    EFFECTS,
    FORBIDS,
    LEGAL,
    WAYS,
    Numbers,
    table_of_lines,
)
from chabudai.games.kooshi.tables.materials import (
    ALL,
    MATERIALS,
    SQUARES,
    leading_set,
    ranks_of_sets,
    sizes_of_sets,
    ways_beside,
)

SYMMETRIES: Final = 8

# Turning a set of squares: three parts of its 25 bits are looked up for each symmetry.
TURNS: Final = 0
TURN_SPAN: Final = 1024
SECOND_PART: Final = 512
THIRD_PART: Final = 768
# The leading sets of two and of three squares: the number of the set that stands for it and its like, times 256, and a
# bit for each symmetry that brings it there. Then the sets that stand for others.
LEADS: Final = TURNS + SYMMETRIES * TURN_SPAN
LEADS_SPAN: Final = 2304
ORBITS: Final = LEADS + 2 * LEADS_SPAN
ORBITS_SPAN: Final = 320
# Binomial coefficients, up to three of 25.
CHOOSE: Final = ORBITS + 2 * ORBITS_SPAN
CHOOSE_SPAN: Final = 4
# Where each line goes under each symmetry, and where it comes from: times two, plus one where it is turned round.
GOES: Final = CHOOSE + (SQUARES + 1) * CHOOSE_SPAN
COMES: Final = GOES + SYMMETRIES * WAYS
# The ways of a line, a bit each, and a line's code, turned round.
ROUND_WAYS: Final = COMES + SYMMETRIES * WAYS
ROUND_CODES: Final = ROUND_WAYS + 2**WAYS
# What KO-10 can forbid the side to move along a line, by side and code: how many sets of ways, then ten bits for each.
BANS: Final = ROUND_CODES + CODES
BAN_BITS: Final = 10
BAN_COUNT_BITS: Final = 4
# The moves that lead to a line and claim nothing, by the side that moved: where they begin in the list, and the list.
BEFORE_AT: Final = BANS + 2 * CODES
BEFORE_SPAN: Final = CODES + 1
BEFORE: Final = BEFORE_AT + 2 * BEFORE_SPAN
MOST_BEFORE: Final = 4_096
BEFORE_WAY: Final = 12
BEFORE_FORBIDS: Final = 16
# The pieces on a line, light's and dark's: singles, and doubles 32 bits higher.
PIECES: Final = BEFORE + MOST_BEFORE
# The number of each material by its singles times three plus its doubles; -1 where a game would be over.
MATERIAL: Final = PIECES + 2 * WAYS * CODES
# Each pair of materials: the leading set and its size; for the other sets number, size and ways; then where in the
# atlas its table is, if it has been appended.
PAIRS: Final = MATERIAL + 12
LEAD, LEAD_SIZE, SETS = 0, 1, 2
HAS_BLOCKS, HAS_COUNTS, HAS_VALUES, HAS_SLOTS = 11, 12, 13, 14
PAIR_SPAN: Final = 16
LENGTH: Final = PAIRS + PAIR_SPAN * len(MATERIALS) ** 2

DOUBLES: Final = 32
"""How much higher the doubles of a side are than its singles."""


def _turned(square: int, symmetry: int) -> int:
    file, rank = square % SIZE, square // SIZE
    if symmetry & 1:
        file = SIZE - 1 - file
    if symmetry & 2:
        rank = SIZE - 1 - rank
    if symmetry & 4:
        file, rank = rank, file
    return rank * SIZE + file


def _bits(squares: Iterable[int]) -> int:
    return sum(1 << square for square in squares)


@cache
def atlas() -> Numbers:
    """Return the atlas without any table."""
    found = np.zeros(LENGTH, np.int64)
    _write_turns(found)
    _write_leads(found)
    for squares in range(SQUARES + 1):
        found[CHOOSE + squares * CHOOSE_SPAN :][:CHOOSE_SPAN] = [comb(squares, count) for count in range(CHOOSE_SPAN)]
    _write_lines(found)
    _write_bans(found)
    _write_before(found)
    _write_pieces(found)
    _write_materials(found)
    return found


def _write_turns(found: Numbers) -> None:
    for symmetry in range(SYMMETRIES):
        for part, first, bits in ((0, 0, 9), (SECOND_PART, 9, 8), (THIRD_PART, 17, 8)):
            numbers, at = np.arange(1 << bits), TURNS + symmetry * TURN_SPAN + part
            for bit in range(bits):
                found[at : at + len(numbers)] |= (numbers >> bit & 1) << _turned(first + bit, symmetry)


def _write_leads(found: Numbers) -> None:
    for size in (2, 3):
        leads, orbits = LEADS + (size - 2) * LEADS_SPAN, ORBITS + (size - 2) * ORBITS_SPAN
        numbers: dict[int, int] = {}
        for squares in sorted(combinations(range(SQUARES), size), key=_rank):
            turned = [_bits(_turned(square, symmetry) for square in squares) for symmetry in range(SYMMETRIES)]
            stands = min(turned)
            number = numbers.setdefault(stands, len(numbers))
            found[orbits + number] = stands
            ways = _bits(symmetry for symmetry in range(SYMMETRIES) if turned[symmetry] == stands)
            found[leads + _rank(squares)] = number << SYMMETRIES | ways


def orbits(size: int) -> int:
    """Return how many leading sets of this size there are after symmetry."""
    return int((atlas()[ORBITS + (size - 2) * ORBITS_SPAN :][:ORBITS_SPAN] > 0).sum())


def slots(pair: int) -> int:
    """Return how many places a pair's table has for boards; symmetric leading sets leave some of them empty."""
    return orbits(sizes_of_sets(pair)[leading_set(pair)]) * ways_beside(pair)


def _rank(squares: tuple[int, ...]) -> int:
    return sum(comb(square, place + 1) for place, square in enumerate(squares))


def _line_squares(line: int) -> list[int]:
    return [line * SIZE + place if line < SIZE else place * SIZE + line - SIZE for place in range(SIZE)]


def _write_lines(found: Numbers) -> None:
    lines = [_line_squares(line) for line in range(WAYS)]
    for symmetry in range(SYMMETRIES):
        for line, squares in enumerate(lines):
            turned = [_turned(square, symmetry) for square in squares]
            flipped = turned not in lines
            goes = lines.index(turned[::-1] if flipped else turned)
            found[GOES + symmetry * WAYS + line] = goes * 2 + flipped
            found[COMES + symmetry * WAYS + goes] = line * 2 + flipped
    for ways in range(2**WAYS):
        found[ROUND_WAYS + ways] = int(f"{ways:0{WAYS}b}"[::-1], 2)
    for code in range(CODES):
        found[ROUND_CODES + code] = sum(digit * 5 ** (SIZE - 1 - place) for place, digit in enumerate(_digits(code)))


def _digits(code: int) -> list[int]:
    return [code // 5**place % 5 for place in range(SIZE)]


def _moves_along() -> Iterator[tuple[int, int, int, int, int, int]]:
    """Yield each move along a line that the pieces of a game can make: side, code, way, code after, claims, forbids."""
    table = table_of_lines()
    for code in range(CODES):
        digits = _digits(code)
        if any(digits.count(piece) > most for piece, most in enumerate(HAS.values(), 1)):
            continue
        for side in (0, 1):
            for way in range(WAYS):
                if table[code, LEGAL + side] >> way & 1:
                    effect = [int(each) for each in table[code, EFFECTS * way : EFFECTS * way + EFFECTS]]
                    yield side, code, way, effect[AFTER], effect[CLAIMS], effect[FORBIDS]


def _write_bans(found: Numbers) -> None:
    bans: dict[tuple[int, int], set[int]] = {}
    for side, _, _, after, _, forbids in _moves_along():
        if forbids:
            bans.setdefault((1 - side, after), set()).add(forbids)
    for (side, code), sets in bans.items():
        packed = sum(ways << BAN_COUNT_BITS + BAN_BITS * number for number, ways in enumerate(sorted(sets)))
        found[BANS + side * CODES + code] = packed | len(sets)


def _write_before(found: Numbers) -> None:
    before: dict[tuple[int, int], list[int]] = {}
    for side, code, way, after, claims, forbids in _moves_along():
        if not claims:
            before.setdefault((side, after), []).append(code | way << BEFORE_WAY | forbids << BEFORE_FORBIDS)
    at = 0
    for side in (0, 1):
        for code in range(CODES):
            moves = before.get((side, code), [])
            found[BEFORE_AT + side * BEFORE_SPAN + code] = at
            found[BEFORE + at : BEFORE + at + len(moves)] = moves
            at += len(moves)
        found[BEFORE_AT + side * BEFORE_SPAN + CODES] = at


def _write_pieces(found: Numbers) -> None:
    for line in range(WAYS):
        sides = np.zeros((CODES, 2), np.int64)
        for place, square in enumerate(_line_squares(line)):
            pieces = np.arange(CODES) // 5**place % 5
            for piece in range(1, 5):
                sides[:, (piece - 1) // 2] |= (pieces == piece).astype(np.int64) << square + DOUBLES * ((piece - 1) % 2)
        found[PIECES + line * 2 * CODES :][: 2 * CODES] = sides.reshape(-1)


def _write_materials(found: Numbers) -> None:
    found[MATERIAL : MATERIAL + 12] = -1
    for number, material in enumerate(MATERIALS):
        found[MATERIAL + material.singles * (ALL.doubles + 1) + material.doubles] = number
    for pair in range(len(MATERIALS) ** 2):
        here = PAIRS + pair * PAIR_SPAN
        found[here + LEAD], found[here + LEAD_SIZE] = leading_set(pair), sizes_of_sets(pair)[leading_set(pair)]
        found[here + SETS : here + SETS + 9] = [number for each in ranks_of_sets(pair) for number in each]
