"""The peers, as far as the benchmarks use them.

They are loaded by name and typed here, because only `make bench` installs them: `make check` has to do without.
"""

from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any, Protocol, cast

from benchmarks.measure import NotMeasured


class MissingPeer(NotMeasured):
    """A peer is not installed; the message says what to do."""


class SpielState(Protocol):
    """A state of OpenSpiel; moves change it in place."""

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        ...

    def legal_actions(self) -> list[int]:
        """Return the legal moves."""
        ...

    def apply_action(self, action: int) -> None:
        """Make a move, without looking whether it is legal."""
        ...

    def move_number(self) -> int:
        """Return how many moves were made so far."""
        ...


class SpielGame(Protocol):
    """A game of OpenSpiel."""

    def new_initial_state(self) -> SpielState:
        """Return the first state."""
        ...


class Spiel(Protocol):
    """OpenSpiel itself, whose module is pyspiel."""

    def load_game(self, name: str) -> SpielGame:
        """Return a game with its parameters."""
        ...

    def make_uniform_random_bot(self, player: int, seed: int) -> object:
        """Return a bot, written in C++, that draws from the list of legal moves."""
        ...

    def evaluate_bots(self, state: SpielState, bots: Sequence[object], seed: int) -> list[float]:
        """Let the bots play the state to its end."""
        ...


class ChessMoves(Protocol):
    """The legal moves of a chess board."""

    def __iter__(self) -> Iterator[object]: ...

    def count(self) -> int:
        """Return how many there are."""
        ...


class ChessBoard(Protocol):
    """A board of python-chess; moves change it in place."""

    @property
    def legal_moves(self) -> ChessMoves:
        """The legal moves."""
        ...

    def push(self, move: object) -> None:
        """Make a move, without looking whether it is legal."""
        ...

    def pop(self) -> object:
        """Take the last move back."""
        ...


def spiel() -> Spiel:
    """Return OpenSpiel, its games in Python included."""
    module = _load("pyspiel", "OpenSpiel")
    _load("open_spiel.python.games.tic_tac_toe", "OpenSpiel")
    return cast("Spiel", module)


def chess_board() -> ChessBoard:
    """Return a chess board with all pieces where they start."""
    return cast("ChessBoard", _load("chess", "python-chess").Board())


def _load(module: str, title: str) -> Any:  # noqa: ANN401 -- the peers' types are said above
    try:
        return import_module(module)
    except ImportError as error:
        words = f"{title} can't be loaded ({error}): `make bench` installs the peers and runs the benchmarks."
        raise MissingPeer(words) from error
