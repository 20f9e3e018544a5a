"""Finds the values of all cells of a group backwards from the ends of games, in machine code.

A *value* is for the side to move: 0 for a draw (or not known yet), `d + 1` for a win in `d` moves, `-d - 1` for a loss
in `d`. The moves that claim something lead to smaller groups or end the game: their values are known at the beginning.
Then distance by distance: before a lost cell all are won; before a won one some may be lost, if all their moves are
seen to lead to won ones. What is left in the end is drawn.

Several threads work on slots of their own and write where they like: all that is written during one distance is larger
than what is read as known, and two that write the same cell write the same number. So a distance that was stopped
half-way can be begun again.
"""

import numpy as np
from numpy.typing import NDArray

from chabudai.compiled import compiled
from chabudai.games.kooshi.kernel.machine import (
    AFTER,
    CLAIMS,
    EFFECTS,
    FORBIDS,
    LEGAL,
    SPAN,
    WAYS,
    WINNING_POINTS,
    Numbers,
    Table,
)
from chabudai.games.kooshi.tables.geometry import (
    BAN_BITS,
    BEFORE,
    BEFORE_AT,
    BEFORE_FORBIDS,
    BEFORE_SPAN,
    BEFORE_WAY,
    SYMMETRIES,
)
from chabudai.games.kooshi.tables.indexing import (
    BAN_MASK,
    UNKNOWN,
    appended_value,
    before_slot,
    board_at,
    cell_of,
    change_line,
    count_cells,
    dark_with,
    light_with,
    list_bans,
    lost_points,
    pair_of_board,
    slot_of,
    write_codes,
)

Values = NDArray[np.int16]
LOST_AT_ONCE = -1
WON_AT_ONCE = 1
MOST_CELLS = 32
MOST_MOVES = 24

# What describes the group: its pairs, and how many slots the first of them has.
FIRST_PAIR = 0
SECOND_PAIR = 1
FIRST_SLOTS = 2
ALL_SLOTS = 3


@compiled
def board_in_group(slot: int, group: Numbers, atlas: Numbers) -> tuple[int, int]:
    """Return the board in a slot of a group, light being to move: light's pieces and dark's."""
    if slot < group[FIRST_SLOTS]:
        return board_at(slot, group[FIRST_PAIR], atlas)
    return board_at(slot - group[FIRST_SLOTS], group[SECOND_PAIR], atlas)


@compiled
def slot_in_group(mine: int, theirs: int, second: bool, group: Numbers, atlas: Numbers) -> tuple[int, int, int]:
    """Return the slot in a group as `slot_of` does; `second`: whether the side to move has the second material."""
    slot, symmetry, symmetries = slot_of(mine, theirs, group[SECOND_PAIR if second else FIRST_PAIR], atlas)
    return (slot + group[FIRST_SLOTS] if second else slot), symmetry, symmetries


@compiled
def count_slots(first: int, last: int, counts: NDArray[np.uint8], group: Numbers, atlas: Numbers) -> None:
    """Count the cells of some slots; those that no board belongs into have none."""
    codes = np.empty(WAYS, np.int64)
    for slot in range(first, last):
        mine, theirs = board_in_group(slot, group, atlas)
        found, _, _ = slot_in_group(mine, theirs, slot >= group[FIRST_SLOTS], group, atlas)
        if found == slot:
            write_codes(mine, theirs, codes)
            counts[slot] = count_cells(codes, 0, atlas)


@compiled
def value_outside(mine: int, theirs: int, codes: Numbers, side: int, line: int, forbids: int, atlas: Numbers) -> int:
    """Return the value of a position to which a move has led that claimed something; the side given is to move now."""
    if lost_points(theirs) >= WINNING_POINTS:
        return WON_AT_ONCE  # the other side has moved: where both have lost enough, it loses (KO-12)
    if lost_points(mine) >= WINNING_POINTS:
        return LOST_AT_ONCE
    pair = pair_of_board(mine, theirs, atlas)
    slot, symmetry, _ = slot_of(mine, theirs, pair, atlas)
    return appended_value(slot, cell_of(codes, side, symmetry, line, forbids, atlas), pair, atlas)


@compiled
def value_after(
    light: int,
    dark: int,
    codes: Numbers,
    side: int,
    second: bool,
    line: int,
    way: int,
    after_codes: Numbers,
    group: Numbers,
    blocks: Numbers,
    words: Numbers,
    values: Values,
    table: Table,
    atlas: Numbers,
) -> int:
    """Return the value of the position after a move of a side, which is that of the side that is to move then."""
    code, effect = codes[line], EFFECTS * way
    after, forbids = table[code, effect + AFTER], table[code, effect + FORBIDS]
    light, dark = light_with(light, line, code, after, atlas), dark_with(dark, line, code, after, atlas)
    mine, theirs = (light, dark) if side else (dark, light)
    if forbids:
        for each in range(WAYS):
            after_codes[each] = codes[each]
        change_line(after_codes, line, after, table)
    if table[code, effect + CLAIMS]:
        return value_outside(mine, theirs, after_codes, 1 - side, line, forbids, atlas)
    slot, symmetry, _ = slot_in_group(mine, theirs, not second and group[SECOND_PAIR] >= 0, group, atlas)
    cell = cell_of(after_codes, 1 - side, symmetry, line, forbids, atlas)
    return int(values[blocks[slot >> 3] + before_slot(words[slot >> 3], slot & 7) + cell])


@compiled
def write_moves(codes: Numbers, side: int, moves: Numbers, table: Table) -> int:
    """Write down the moves of a side, those that KO-10 may forbid included, and return how many there are."""
    count = 0
    for line in range(WAYS):
        bits = table[codes[line], LEGAL + side]
        for way in range(WAYS):
            if bits >> way & 1:
                moves[count] = line * SPAN + way
                count += 1
    return count


@compiled
def forbidden_by(ban: int, move: int) -> bool:
    """Return whether a cell's ban forbids a move."""
    return bool(ban >> BAN_BITS == move // SPAN and ban >> move % SPAN & 1)


@compiled
def value_by(ban: int, moves: Numbers, outcomes: Numbers, count: int) -> int:
    """Return the value of a cell as far as the outcomes of its moves tell it: 0 where they don't."""
    win, worst, open_, any_ = 0, 0, False, False
    for number in range(count):
        if forbidden_by(ban, moves[number]):
            continue
        any_ = True
        outcome = outcomes[number]
        if outcome in (UNKNOWN, 0):
            open_ = True
        elif outcome > 0:
            worst = max(worst, outcome)
        else:
            win = 1 - outcome if not win else min(win, 1 - outcome)
    if win or (open_ and any_):
        return win
    return -1 - worst


@compiled
def begin_slots(
    first: int,
    last: int,
    group: Numbers,
    blocks: Numbers,
    words: Numbers,
    values: Values,
    table: Table,
    atlas: Numbers,
) -> int:
    """Write the values that moves out of the group decide, and return the largest of them."""
    codes, after_codes = np.empty(WAYS, np.int64), np.empty(WAYS, np.int64)
    moves, outcomes = np.empty(MOST_MOVES, np.int64), np.empty(MOST_MOVES, np.int64)
    bans = np.empty(MOST_CELLS, np.int64)
    largest = 0
    for slot in range(first, last):
        if not words[slot >> 3] >> 8 * (slot & 7) & 0xFF:
            continue
        light, dark = board_in_group(slot, group, atlas)
        write_codes(light, dark, codes)
        second = slot >= group[FIRST_SLOTS]
        count = write_moves(codes, 0, moves, table)
        for number in range(count):
            line, way = moves[number] // SPAN, moves[number] % SPAN
            outcomes[number] = UNKNOWN
            if table[codes[line], EFFECTS * way + CLAIMS]:
                outcomes[number] = value_after(
                    light, dark, codes, 0, second, line, way, after_codes, group, blocks, words, values, table, atlas
                )
        at = blocks[slot >> 3] + before_slot(words[slot >> 3], slot & 7)
        for cell in range(list_bans(codes, 0, 0, bans, atlas)):
            value = value_by(bans[cell], moves, outcomes, count)
            values[at + cell] = value
            largest = max(largest, abs(value))
    return largest


@compiled
def find_losses(
    light: int,
    dark: int,
    codes: Numbers,
    second: bool,
    known: int,
    at: int,
    bans: Numbers,
    cells: int,
    moves: Numbers,
    outcomes: Numbers,
    after_codes: Numbers,
    group: Numbers,
    blocks: Numbers,
    words: Numbers,
    values: Values,
    table: Table,
    atlas: Numbers,
) -> int:
    """Find out which cells of a board with dark to move are lost; values up to `known` are sure.

    As soon as moves along two lines are not known to lead to won positions no cell can be lost.
    """
    count = write_moves(codes, 1, moves, table)
    open_line = -1
    for number in range(count):
        line, way = moves[number] // SPAN, moves[number] % SPAN
        outcome = value_after(
            light, dark, codes, 1, second, line, way, after_codes, group, blocks, words, values, table, atlas
        )
        claims = table[codes[line], EFFECTS * way + CLAIMS]
        if outcome <= 0 or (outcome > known and not claims):
            if open_line not in (-1, line):
                return 0
            open_line, outcome = line, UNKNOWN
        outcomes[number] = outcome
    largest = 0
    for cell in range(cells):
        if not values[at + cell]:
            value = value_by(bans[cell], moves, outcomes, count)
            if value:
                values[at + cell] = value
                largest = max(largest, -value)
    return largest


@compiled
def win_before(value: int, move: int, at: int, bans: Numbers, cells: int, values: Values) -> bool:
    """Write a win for all cells of a board that have this move, unless they win sooner; tell whether any was new."""
    found = False
    for cell in range(cells):
        was = values[at + cell]
        if (not was or was > value) and not forbidden_by(bans[cell], move):
            values[at + cell] = value
            found = True
    return found


@compiled
def any_open(at: int, cells: int, values: Values) -> bool:
    """Return whether some cell of a board is not decided."""
    for cell in range(cells):  # noqa: SIM110 -- Numba knows no `any` of a generator
        if not values[at + cell]:
            return True
    return False


@compiled
def spread_slots(  # noqa: C901, PLR0912 -- the heart of the building: taken apart it would be slower and no clearer
    first: int,
    last: int,
    known: int,
    group: Numbers,
    blocks: Numbers,
    words: Numbers,
    values: Values,
    table: Table,
    atlas: Numbers,
) -> int:
    """Go back from the cells of some slots whose value, won or lost, is `known`; return the largest value written."""
    codes, before_codes, after_codes = np.empty(WAYS, np.int64), np.empty(WAYS, np.int64), np.empty(WAYS, np.int64)
    moves, outcomes = np.empty(MOST_MOVES, np.int64), np.empty(MOST_MOVES, np.int64)
    bans, before_bans = np.empty(MOST_CELLS, np.int64), np.empty(MOST_CELLS, np.int64)
    light, dark, largest = 0, 0, 0
    at = blocks[first >> 3] + before_slot(words[first >> 3], first & 7)
    for slot in range(first, last):
        cells, decoded = words[slot >> 3] >> 8 * (slot & 7) & 0xFF, False
        second = slot >= group[FIRST_SLOTS]
        for cell in range(cells):
            value = values[at + cell]
            if value not in (known, -known):
                continue
            if not decoded:
                light, dark = board_in_group(slot, group, atlas)
                write_codes(light, dark, codes)
                list_bans(codes, 0, 0, bans, atlas)
                decoded = True
            forbidden = bans[cell] & BAN_MASK
            for line in range(WAYS):
                if forbidden and line != bans[cell] >> BAN_BITS:
                    continue
                code = codes[line]
                start = BEFORE_AT + BEFORE_SPAN + code
                for number in range(atlas[start], atlas[start + 1]):
                    move = atlas[BEFORE + number]
                    if move >> BEFORE_FORBIDS != forbidden:
                        continue
                    before, way = move & 0xFFF, move >> BEFORE_WAY & 0xF
                    old_light = light_with(light, line, code, before, atlas)
                    old_dark = dark_with(dark, line, code, before, atlas)
                    for each in range(WAYS):
                        before_codes[each] = codes[each]
                    change_line(before_codes, line, before, table)
                    old_second = not second and group[SECOND_PAIR] >= 0
                    old_slot, symmetry, symmetries = slot_in_group(old_dark, old_light, old_second, group, atlas)
                    old_at = blocks[old_slot >> 3] + before_slot(words[old_slot >> 3], old_slot & 7)
                    if value < 0:
                        # Where a board looks the same from several sides, so does the move, and each of its images
                        # leads here: what forbids the one may allow another.
                        for image in range(SYMMETRIES):
                            if symmetries >> image & 1:
                                old_cells = list_bans(before_codes, 1, image, before_bans, atlas)
                                if win_before(known + 1, line * SPAN + way, old_at, before_bans, old_cells, values):
                                    largest = max(largest, known + 1)
                        continue
                    old_cells = list_bans(before_codes, 1, symmetry, before_bans, atlas)
                    if any_open(old_at, old_cells, values):
                        lost = find_losses(
                            old_light,
                            old_dark,
                            before_codes,
                            old_second,
                            known,
                            old_at,
                            before_bans,
                            old_cells,
                            moves,
                            outcomes,
                            after_codes,
                            group,
                            blocks,
                            words,
                            values,
                            table,
                            atlas,
                        )
                        largest = max(largest, lost)
        at += cells
    return largest
