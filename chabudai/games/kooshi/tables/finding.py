"""What the tables know of a position: its value, the distance to the end, and the best moves."""

from typing import Literal, NamedTuple

import numpy as np

from chabudai.core import Result, Seat
from chabudai.games.kooshi.board import DARK, EMPTY, INDEX, LIGHT, other
from chabudai.games.kooshi.kernel import number_of
from chabudai.games.kooshi.kernel.machine import SPAN, WAYS
from chabudai.games.kooshi.moves import Move
from chabudai.games.kooshi.state import State, after, pushed_back
from chabudai.games.kooshi.tables.geometry import DOUBLES, atlas
from chabudai.games.kooshi.tables.indexing import cell_of, slot_of, write_codes
from chabudai.games.kooshi.tables.materials import ALL, MATERIALS, MOST, Group, Material, pair_number
from chabudai.games.kooshi.tables.shelf import Shelf, all_tables

Value = Literal["win", "draw", "loss"]


class Worth(NamedTuple):
    """What a position, or a move, is worth to a side, and in how many moves of both sides the game ends then."""

    value: Value
    distance: int | None
    """None for a draw: nobody can bring it to an end, unless by repetition."""

    @property
    def rank(self) -> int:
        """How good it is: the soonest win first, then draws, the latest loss, the soonest."""
        if self.distance is None:
            return 0
        return FAR - self.distance if self.value == "win" else self.distance - FAR


FAR = 1_000_000
DRAW = Worth("draw", None)


def look_up(state: State, shelf: Shelf | None = None) -> Worth | None:
    """Return what a position is worth to the side to move, its past left aside; None where no table has it.

    Tables have the positions in which the points are those of the missing pieces, up to the size that was built. Where
    the game is over, it is the result that counts.
    """
    if state.result:
        return _of_result(state.result, state.turn, 0)
    value = _value(state, all_tables() if shelf is None else shelf)
    return None if value is None else _of_value(value)


def look_up_moves(state: State, shelf: Shelf | None = None) -> dict[Move, Worth]:
    """Return what each legal move is worth to the side to move; empty where no table has the position.

    A move that repeats a position for the third time is a draw, whatever the table says of that position.
    """
    if state.result or look_up(state, shelf) is None:
        return {}
    found: dict[Move, Worth] = {}
    for move in state.moves:
        then = look_up(after(state, move), shelf)
        if then is None:
            return {}
        found[move] = _turned_over(then)
    return found


def best_moves(state: State, shelf: Shelf | None = None) -> list[Move]:
    """Return the moves that win soonest, or else draw, or else lose latest; none where no table has the position."""
    found = look_up_moves(state, shelf)
    most = max((each.rank for each in found.values()), default=0)
    return [move for move, each in found.items() if each.rank == most]


def group_of(state: State) -> Group | None:
    """Return the group that a position belongs to; None where its points are not those of the missing pieces."""
    light, dark = material(state.board, "AB"), material(state.board, "ab")
    lost = (ALL.points - dark.points, ALL.points - light.points)
    if light not in MATERIALS or dark not in MATERIALS or state.claimed != lost:
        return None
    first, second = sorted((light, dark), key=MATERIALS.index)
    return Group(first, second)


def material(board: str, letters: str) -> Material:
    """Return how many singles and doubles of a side are on the board."""
    return Material(board.count(letters[0]), board.count(letters[1]))


def _value(state: State, shelf: Shelf) -> int | None:
    group = group_of(state) if len(state.board) - state.board.count(EMPTY) < MOST else None
    table = shelf.table(group) if group else None
    if table is None:
        return None
    sides = (_pieces(state.board, "AB"), _pieces(state.board, "ab"))
    materials = (material(state.board, "AB"), material(state.board, "ab"))
    turn, against = state.turn, other(state.turn)
    pair = pair_number(materials[turn], materials[against])
    slot, symmetry, _ = slot_of(sides[turn], sides[against], pair, atlas())
    cell = _cell(state, sides, symmetry)
    return None if cell < 0 else table.value(pair, slot, cell)


def _pieces(board: str, letters: str) -> int:
    return sum(
        1 << index + DOUBLES * letters.index(board[index]) for index in INDEX.values() if board[index] in letters
    )


def _cell(state: State, sides: tuple[int, int], symmetry: int) -> int:
    forbidden = [number_of(move) for move in pushed_back(state.board, state.turn, state.ban)]
    if not forbidden:
        return 0
    codes = np.empty(WAYS, np.int64)
    write_codes(sides[LIGHT], sides[DARK], codes)
    ways = sum(1 << number % SPAN for number in forbidden)
    return cell_of(codes, state.turn, symmetry, forbidden[0] // SPAN, ways, atlas())


def _of_value(value: int) -> Worth:
    if not value:
        return DRAW
    return Worth("win", value - 1) if value > 0 else Worth("loss", -value - 1)


def _of_result(result: Result, seat: Seat, distance: int) -> Worth:
    return DRAW if not result.winners else Worth("win" if seat in result.winners else "loss", distance)


def _turned_over(then: Worth) -> Worth:
    """Return what a move is worth to the one who makes it, by what the position after it is worth to the other."""
    if then.distance is None:
        return DRAW
    return Worth("loss" if then.value == "win" else "win", then.distance + 1)
