"""The board: 25 squares, ten lines, and the letters of the pieces (KO-1).

A board is a string of 25 letters, rank by rank from a1 to e5: `A` `B` are light's pieces of value 1 and 2, `a` `b`
dark's, `.` is an empty square. A line is the five letters of one rank or one file.
"""

from typing import Final, Literal, NewType

from chabudai.core import Seat

Square = NewType("Square", str)
Direction = Literal["n", "e", "s", "w"]

SIZE: Final = 5
LIGHT: Final = Seat(0)
DARK: Final = Seat(1)
SIDES: Final = (LIGHT, DARK)
NAMES: Final = ("light", "dark")
EMPTY: Final = "."
LETTERS: Final = ("AB", "ab")
HAS: Final = {"A": 3, "B": 2, "a": 3, "b": 2}
"""How many of each piece a side has."""

SQUARES: Final = tuple(Square(f"{file}{rank}") for rank in "12345" for file in "abcde")
INDEX: Final = {square: index for index, square in enumerate(SQUARES)}
DIRECTIONS: Final[tuple[Direction, ...]] = ("n", "e", "s", "w")

# The ranks from 1 to 5, then the files from a to e; a line runs eastwards or northwards.
CUTS: Final = (
    *(slice(rank * SIZE, rank * SIZE + SIZE) for rank in range(SIZE)),
    *(slice(file, None, SIZE) for file in range(SIZE)),
)
LINES: Final = tuple(SQUARES[cut] for cut in CUTS)


def other(side: Seat) -> Seat:
    """Return the opponent of this side."""
    return DARK if side == LIGHT else LIGHT


def owner(piece: str) -> Seat:
    """Return whose piece this is."""
    return LIGHT if piece.isupper() else DARK


def value(piece: str) -> int:
    """Return how far the piece goes, how many it may push, and how many points it is worth."""
    return 1 if piece in "Aa" else 2


def ways(line: int) -> tuple[tuple[int, Direction], tuple[int, Direction]]:
    """Return the two ways along a line: the step from place to place, and the direction's name."""
    return ((1, "e"), (-1, "w")) if line < SIZE else ((1, "n"), (-1, "s"))


def line_of(square: Square, direction: Direction) -> int:
    """Return which of the ten lines a move from this square in this direction goes along."""
    index = INDEX[square]
    return index // SIZE if direction in "ew" else SIZE + index % SIZE


def with_line(board: str, line: int, letters: str) -> str:
    """Return the board with one line written anew."""
    if line < SIZE:
        return board[: line * SIZE] + letters + board[line * SIZE + SIZE :]
    squares = list(board)
    squares[CUTS[line]] = letters
    return "".join(squares)
