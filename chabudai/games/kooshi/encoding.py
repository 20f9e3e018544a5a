"""Ko-oshi in numbers, for programs that learn. A program of many boards at once has the same, see `kernel.batch`."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from chabudai.core import AnyGame, MoveSpace, Seat, listed
from chabudai.encoding import Draft, Encoding, Field, Observation
from chabudai.games.kooshi.board import DIRECTIONS, INDEX, LETTERS, SQUARES
from chabudai.games.kooshi.moves import Move
from chabudai.games.kooshi.state import REPETITIONS
from chabudai.games.kooshi.view import View

if TYPE_CHECKING:
    from chabudai.games.kooshi.kernel.batch import KoOshiBatch

MOVES: Final = tuple(Move(square, direction) for square in SQUARES for direction in DIRECTIONS)
NUMBERS: Final = {move: number for number, move in enumerate(MOVES)}
MOST_POINTS: Final = 7
"""A side's pieces are worth so much together."""


class MoveActions:
    """A square times four, plus the direction: all moves of any piece of either side."""

    size = len(MOVES)
    parts = 1
    about = (
        ("4 * square + direction", "the piece on a square (a1, b1, … e5) goes n, e, s or w: `a1n` is 0, `e5w` is 99"),
    )

    def legal(self, space: MoveSpace[Move], view: View, draft: Draft) -> Iterable[int]:
        """Return the numbers of the legal moves."""
        del view, draft
        return [NUMBERS[move] for move in listed(space)]

    def move(self, space: MoveSpace[Move], view: View, draft: Draft) -> Move | None:
        """Return the move with this number."""
        del space, view
        return MOVES[draft[0]] if draft else None

    def draft(self, space: MoveSpace[Move], view: View, move: Move) -> Draft:
        """Return the number of a move."""
        del space, view
        return (NUMBERS[move],)


def make_encoding(game: AnyGame) -> Encoding:
    """Return Ko-oshi in numbers, which are the same whatever its options are."""

    def batch(count: int, seat: int, penalty: float) -> "KoOshiBatch":
        from chabudai.games.kooshi.kernel.batch import KoOshiBatch  # which loads Numba

        return KoOshiBatch(game.start(), count, seat, penalty)

    return Encoding(MoveActions(), Observation(_FIELDS), batch=batch)


def _planes(view: View) -> list[int]:
    own = _own(view)
    letters = (*LETTERS[own], *LETTERS[1 - own])
    return [int(square == letter) for letter in letters for square in view.board]


def _ban(view: View) -> list[int]:
    closed = [0] * (2 * len(SQUARES))
    for now, before in view.ban:
        closed[INDEX[now]] = closed[len(SQUARES) + INDEX[before]] = 1
    return closed


def _repeated(view: View) -> int:
    """Return how often this position has occurred, itself included (KO-13)."""
    if not view.seen:
        return 0
    here = view.seen[-1]
    return view.seen.count(here) + sum(chunk.count(here) for chunk in view.older)


def _own(view: View) -> int:
    """Return the side that looks; a spectator looks as light does."""
    return view.seat or Seat(0)


def _claimed(view: View) -> tuple[Any, ...]:
    return view.claimed[_own(view)], view.claimed[1 - _own(view)]


_FIELDS: Final = (
    Field[View](
        "board",
        (4, 25),
        0,
        1,
        "own pieces of value 1, own of value 2, the other’s of value 1, of value 2; a1, b1, … e5",
        _planes,
    ),
    Field[View](
        "ban",
        (2, 25),
        0,
        1,
        "where pieces stand that may not be pushed back, and the squares that are closed to them (KO-10)",
        _ban,
    ),
    Field[View]("claimed", (2,), 0, MOST_POINTS, "points claimed: own, the other’s", _claimed),
    Field[View](
        "to_move",
        (1,),
        0,
        1,
        "whether this seat is to move",
        lambda view: view.result is None and view.seat == view.turn,
    ),
    Field[View](
        "repeated",
        (1,),
        0,
        REPETITIONS,
        "how often this position has occurred; the third time is a draw (KO-13)",
        _repeated,
    ),
)
