"""Where a position stands in a table, in machine code.

A board is two numbers, light's pieces and dark's: a bit for each square of a single, and 32 bits higher for each of a
double. Beside them go the codes of its ten lines, as the kernel has them.

The *slot* of a board is found by its pair of materials (that of the side to move first). The leading set of pieces is
turned to the one set that stands for all its like; the others follow as combinations of the squares that are left.
Where several symmetries bring the leading set there, the one with the lowest slot counts; the other slots stay empty.

A slot has one *cell* where KO-10 forbids nothing, then one for each set of moves that it can forbid there.
"""

from chabudai.compiled import compiled
from chabudai.games.kooshi.kernel.machine import (
    BAN_LINE,
    CODES,
    DARK_HAS,
    DIGITS,
    FORBIDDEN,
    LIGHT_HAS,
    SIZE,
    TURN,
    WAYS,
    WEIGHTS,
    Numbers,
    Table,
)
from chabudai.games.kooshi.tables.geometry import (
    BAN_BITS,
    BAN_COUNT_BITS,
    BANS,
    CHOOSE,
    CHOOSE_SPAN,
    COMES,
    DOUBLES,
    GOES,
    HAS_BLOCKS,
    HAS_COUNTS,
    HAS_VALUES,
    LEAD,
    LEAD_SIZE,
    LEADS,
    LEADS_SPAN,
    MATERIAL,
    ORBITS,
    ORBITS_SPAN,
    PAIR_SPAN,
    PAIRS,
    PIECES,
    ROUND_CODES,
    ROUND_WAYS,
    SECOND_PART,
    SETS,
    SQUARES,
    SYMMETRIES,
    THIRD_PART,
    TURN_SPAN,
    TURNS,
)

BOARD = (1 << SQUARES) - 1
ALL_TURNS = (1 << SYMMETRIES) - 1
BAN_MASK = (1 << BAN_BITS) - 1
COUNT_MASK = (1 << BAN_COUNT_BITS) - 1
EACH_BYTE = 0x0101010101010101
ALL_POINTS = 7
UNKNOWN = -32_768
SOONEST = 5
"""Before so many points are claimed, both sides together, no shipped table has a position."""


@compiled
def ones(bits: int) -> int:
    """Return how many of 25 bits are set."""
    bits -= bits >> 1 & 0x55555555
    bits = (bits & 0x33333333) + (bits >> 2 & 0x33333333)
    return ((bits + (bits >> 4) & 0x0F0F0F0F) * 0x01010101 >> 24) & 0xFF


@compiled
def turned(squares: int, symmetry: int, atlas: Numbers) -> int:
    """Return where a symmetry brings a set of squares."""
    at = TURNS + symmetry * TURN_SPAN
    return int(
        atlas[at + (squares & 511)]
        | atlas[at + SECOND_PART + (squares >> 9 & 255)]
        | atlas[at + THIRD_PART + (squares >> 17)]
    )


@compiled
def set_of(mine: int, theirs: int, number: int) -> int:
    """Return one of the four sets of pieces: my singles, my doubles, their singles, their doubles."""
    side = theirs if number > 1 else mine
    return side >> DOUBLES if number & 1 else side & BOARD


@compiled
def rank_of(squares: int, free: int, atlas: Numbers) -> int:
    """Return the number of a set among all sets of its size on the free squares."""
    rank, count = 0, 0
    while squares:
        low = squares & -squares
        count += 1
        rank += atlas[CHOOSE + ones(free & (low - 1)) * CHOOSE_SPAN + count]
        squares ^= low
    return rank


@compiled
def unrank(rank: int, count: int, free: int, atlas: Numbers) -> int:
    """Return the set with this number among all sets of its size on the free squares."""
    found, place = 0, ones(free)
    square = SQUARES
    while count:
        square -= 1
        if free >> square & 1:
            place -= 1
            ways = atlas[CHOOSE + place * CHOOSE_SPAN + count]
            if ways <= rank:
                found |= 1 << square
                rank -= ways
                count -= 1
    return found


@compiled
def slot_of(mine: int, theirs: int, pair: int, atlas: Numbers) -> tuple[int, int, int]:
    """Return the slot of a board in the table of its pair, and the symmetry that brings it there.

    Last, a bit for each symmetry that does: a board that looks the same from several sides has several.
    """
    here = PAIRS + pair * PAIR_SPAN
    size = atlas[here + LEAD_SIZE] - 2
    lead = int(atlas[LEADS + size * LEADS_SPAN + rank_of(set_of(mine, theirs, atlas[here + LEAD]), BOARD, atlas)])
    orbit = lead >> SYMMETRIES
    stands = BOARD & ~int(atlas[ORBITS + size * ORBITS_SPAN + orbit])
    best, chosen, all_ = -1, 0, 0
    for symmetry in range(SYMMETRIES):
        if not lead >> symmetry & 1:
            continue
        slot, free = orbit, stands
        for number in range(3):
            at = here + SETS + 3 * number
            squares = set_of(mine, theirs, atlas[at])
            if squares:
                squares = turned(squares, symmetry, atlas)
                slot = slot * int(atlas[at + 2]) + rank_of(squares, free, atlas)
                free &= ~squares
        if best < 0 or slot < best:
            best, chosen, all_ = slot, symmetry, 0
        if slot == best:
            all_ |= 1 << symmetry
    return best, chosen, all_


@compiled
def board_at(slot: int, pair: int, atlas: Numbers) -> tuple[int, int]:
    """Return the pieces of the board that belongs into a slot: mine, then theirs."""
    here = PAIRS + pair * PAIR_SPAN
    first, second, third = here + SETS, here + SETS + 3, here + SETS + 6
    slot, last = slot // atlas[third + 2], slot % atlas[third + 2]
    slot, middle = slot // atlas[second + 2], slot % atlas[second + 2]
    orbit, begin = slot // atlas[first + 2], slot % atlas[first + 2]
    mine, theirs, free = 0, 0, BOARD
    squares = int(atlas[ORBITS + (atlas[here + LEAD_SIZE] - 2) * ORBITS_SPAN + orbit])
    number = atlas[here + LEAD]
    for step in range(4):
        if step:
            at = here + SETS + 3 * (step - 1)
            number = atlas[at]
            rank = begin if step == 1 else middle if step == 2 else last  # noqa: PLR2004 -- the second of three
            squares = unrank(rank, atlas[at + 1], free, atlas)
        free &= ~squares
        pieces = squares << DOUBLES if number & 1 else squares
        if number > 1:
            theirs |= pieces
        else:
            mine |= pieces
    return mine, theirs


@compiled
def write_codes(light: int, dark: int, codes: Numbers) -> None:
    """Write down the codes of the ten lines of a board."""
    for line in range(WAYS):
        codes[line] = 0
    for square in range(SQUARES):
        piece = (light >> square & 1) + 2 * (light >> square + DOUBLES & 1)
        piece += 3 * (dark >> square & 1) + 4 * (dark >> square + DOUBLES & 1)
        if piece:
            codes[square // SIZE] += piece * WEIGHTS[square % SIZE]
            codes[SIZE + square % SIZE] += piece * WEIGHTS[square // SIZE]


@compiled
def change_line(codes: Numbers, line: int, after: int, table: Table) -> None:
    """Write another code for a line, and mend the lines across it."""
    code = codes[line]
    codes[line] = after
    across = SIZE if line < SIZE else 0
    weight = WEIGHTS[line - SIZE + across]
    for place in range(SIZE):
        codes[across + place] += (table[after, DIGITS + place] - table[code, DIGITS + place]) * weight


@compiled
def light_with(light: int, line: int, code: int, after: int, atlas: Numbers) -> int:
    """Return light's pieces where a line has another code."""
    at = PIECES + line * 2 * CODES
    return int(light ^ atlas[at + 2 * code] ^ atlas[at + 2 * after])


@compiled
def dark_with(dark: int, line: int, code: int, after: int, atlas: Numbers) -> int:
    """Return dark's pieces where a line has another code."""
    at = PIECES + line * 2 * CODES + 1
    return int(dark ^ atlas[at + 2 * code] ^ atlas[at + 2 * after])


@compiled
def bans_on(code: int, side: int, atlas: Numbers) -> int:
    """Return how many sets of moves along a line KO-10 can forbid the side to move."""
    return int(atlas[BANS + side * CODES + code] & COUNT_MASK)


@compiled
def count_cells(codes: Numbers, side: int, atlas: Numbers) -> int:
    """Return how many cells a board has: itself, and what KO-10 can forbid there."""
    count = 1
    for line in range(WAYS):
        count += bans_on(codes[line], side, atlas)
    return count


@compiled
def cell_of(codes: Numbers, side: int, symmetry: int, line: int, forbidden: int, atlas: Numbers) -> int:
    """Return the cell of a board's slot for what is forbidden along a line; -1 where no move can leave that."""
    if not forbidden:
        return 0
    goes = int(atlas[GOES + symmetry * WAYS + line])
    code, cell = codes[line], 1
    if goes & 1:
        code, forbidden = atlas[ROUND_CODES + code], atlas[ROUND_WAYS + forbidden]
    for before in range(goes >> 1):
        cell += bans_on(codes[int(atlas[COMES + symmetry * WAYS + before]) >> 1], side, atlas)
    bans = atlas[BANS + side * CODES + code]
    for number in range(bans & COUNT_MASK):
        if bans >> BAN_COUNT_BITS + BAN_BITS * number & BAN_MASK == forbidden:
            return int(cell + number)
    return -1


@compiled
def list_bans(codes: Numbers, side: int, symmetry: int, bans: Numbers, atlas: Numbers) -> int:
    """Write down for each cell the line and the ways that are forbidden there, and return how many cells there are.

    They are those of the board as it lies, in the order of the slot that the symmetry brings it to.
    """
    bans[0], cell = 0, 1
    for place in range(WAYS):
        comes = atlas[COMES + symmetry * WAYS + place]
        code = codes[comes >> 1]
        if comes & 1:
            code = atlas[ROUND_CODES + code]
        packed = atlas[BANS + side * CODES + code]
        for number in range(packed & COUNT_MASK):
            ways = packed >> BAN_COUNT_BITS + BAN_BITS * number & BAN_MASK
            if comes & 1:
                ways = atlas[ROUND_WAYS + ways]
            bans[cell] = (comes >> 1) << BAN_BITS | ways
            cell += 1
    return cell


@compiled
def pair_of_board(mine: int, theirs: int, atlas: Numbers) -> int:
    """Return the number of a board's pair of materials; -1 where one of them has lost 4 points or more."""
    one = atlas[MATERIAL + 3 * ones(mine & BOARD) + ones(mine >> DOUBLES)]
    other = atlas[MATERIAL + 3 * ones(theirs & BOARD) + ones(theirs >> DOUBLES)]
    return int(one * 6 + other) if one >= 0 and other >= 0 else -1


@compiled
def lost_points(pieces: int) -> int:
    """Return the points that a side has lost."""
    return ALL_POINTS - ones(pieces & BOARD) - 2 * ones(pieces >> DOUBLES)


@compiled
def before_slot(word: int, place: int) -> int:
    """Return how many cells the slots before a place in its block of eight have; a byte of the word is for each."""
    return (word & (1 << 8 * place) - 1) * EACH_BYTE >> 56 & 0xFF if place else 0


@compiled
def appended_value(slot: int, cell: int, pair: int, atlas: Numbers) -> int:
    """Return the value of a cell in a table that was appended to the atlas."""
    here = PAIRS + pair * PAIR_SPAN
    block, place = slot >> 3, slot & 7
    word = int(atlas[int(atlas[here + HAS_COUNTS]) + block])
    at = int(atlas[int(atlas[here + HAS_BLOCKS]) + block]) + before_slot(word, place) + cell
    word = int(atlas[int(atlas[here + HAS_VALUES]) + (at >> 2)])
    return int((word >> 16 * (at & 3) & 0xFFFF ^ 0x8000) - 0x8000)


@compiled
def probe(position: Numbers, atlas: Numbers) -> int:
    """Return the value of a position of the kernel by the tables that were appended to the atlas, or UNKNOWN."""
    if position[LIGHT_HAS] + position[DARK_HAS] < SOONEST or len(atlas) <= 1:
        return UNKNOWN
    light, dark = 0, 0
    for rank in range(SIZE):
        at = PIECES + (rank * CODES + position[rank]) * 2
        light |= int(atlas[at])
        dark |= int(atlas[at + 1])
    if position[LIGHT_HAS] != lost_points(dark) or position[DARK_HAS] != lost_points(light):
        return UNKNOWN
    mine, theirs = (dark, light) if position[TURN] else (light, dark)
    pair = pair_of_board(mine, theirs, atlas)
    if pair < 0 or not atlas[PAIRS + pair * PAIR_SPAN + HAS_BLOCKS]:
        return UNKNOWN
    slot, symmetry, _ = slot_of(mine, theirs, pair, atlas)
    cell = cell_of(position, position[TURN], symmetry, position[BAN_LINE], position[FORBIDDEN], atlas)
    return appended_value(slot, cell, pair, atlas) if cell >= 0 else UNKNOWN
