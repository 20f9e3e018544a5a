"""What any game is: pure rules over frozen states.

A game holds no clock, no dice, no disk. Whatever nobody decides is a move by `NATURE`.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache
from random import Random
from types import MappingProxyType
from typing import Any, ClassVar, NamedTuple, Protocol, TypeVar, cast, runtime_checkable

from chabudai.core.film import AimLine, AnyFilm
from chabudai.core.moves import MoveSpace
from chabudai.core.result import Result
from chabudai.core.seats import Seat
from chabudai.core.values import Struct

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")
S_contra = TypeVar("S_contra", contravariant=True)
M_co = TypeVar("M_co", covariant=True)
M_contra = TypeVar("M_contra", contravariant=True)


class Wire(NamedTuple):
    """The types of a game that cross a wire, as msgspec reads them: a struct, or a tagged union of several."""

    move: Any
    view: Any
    event: Any
    film: Any = None
    """How an engine's work looks, a `Film` of some tracks; None in a game without an engine."""
    line: Any = None
    """How an aim looks before it is tried, an `AimLine` of some points; None likewise."""
    constants: Mapping[str, float] = MappingProxyType({})
    """What a client must know as the game does to draw it, such as how far things slide."""


class SimulatedMove(NamedTuple):
    """An engine's answer: Nature's move, and the film of how it came about."""

    move: Any
    film: AnyFilm


class Game(Protocol[S, M, V]):
    """The rules of one game with its options chosen."""

    id: ClassVar[str]
    version: ClassVar[int]
    """The version of the rules; a log names the one it was played under."""
    wire: ClassVar[Wire]
    options_type: ClassVar[type[Struct]]

    @property
    def options(self) -> Struct:
        """The options as they were chosen."""
        ...

    @property
    def players(self) -> int:
        """How many seats there are."""
        ...

    @property
    def sides(self) -> tuple[str, ...]:
        """What the seats are called, then whoever has points but no seat, such as an opponent made of dice."""
        ...

    def start(self) -> S:
        """Return the first state."""
        ...

    def to_act(self, state: S) -> frozenset[Seat]:
        """Return the seats that may move now: only Nature, one seat, several at once, or nobody when it is over."""
        ...

    def moves(self, state: S, seat: Seat) -> MoveSpace[M]:
        """Return the legal moves of this seat; an empty space where it has none."""
        ...

    def apply(self, state: S, seat: Seat, move: M) -> S:
        """Return the state after the move; raise IllegalMove where the rules forbid it."""
        ...

    def nature(self, state: S, rng: Random) -> M:
        """Draw Nature's move; ValueError where Nature has nothing to decide."""
        ...

    def outcomes(self, state: S) -> Sequence[tuple[M, Fraction]] | None:
        """Return Nature's moves with their exact odds, or None where they can't be listed."""
        ...

    def view(self, state: S, seat: Seat | None) -> V:
        """Return what this seat may know; None asks for a spectator."""
        ...

    def world(self, view: V, rng: Random) -> S:
        """Draw a state that fits the view: what may be true, as far as the seat knows."""
        ...

    def result(self, state: S) -> Result | None:
        """Return how it ended, or None while it goes on."""
        ...

    def scores(self, state: S) -> tuple[int, ...]:
        """Return the points so far, by seat, in the game's own points."""
        ...

    def events(self, state: S, seat: Seat, move: M, viewer: Seat | None) -> Sequence[Struct]:
        """Return what happens with this move as the viewer may see it, for animation, sound and the move list."""
        ...

    def text(self, state: S, move: M) -> str:
        """Write the move in the game's notation."""
        ...

    def parse(self, state: S, text: str) -> M:
        """Read a move; ValueError where the text can't be read. Only `apply` judges whether it is legal."""
        ...

    def default(self, view: V) -> M:
        """Return the move that is made for a seat whose time is over."""
        ...


AnyGame = Game[Any, Any, Any]
"""A game seen by those who only pass its states, moves and views along."""


@runtime_checkable
class Positions(Protocol[S]):
    """A game whose rules page defines a position string."""

    def position(self, state: S) -> str:
        """Write the position."""
        ...

    def from_position(self, text: str) -> S:
        """Read a position; ValueError says why it can't be."""
        ...


@runtime_checkable
class Secretive(Protocol[S_contra]):
    """A game in which a move can show another seat what was hidden from it."""

    def reveals(self, state: S_contra, seat: Seat, move: object) -> bool:
        """Return whether this move shows anyone something hidden; a takeback never crosses such a move."""
        ...


@runtime_checkable
class Unveiled(Protocol[S_contra]):
    """A game with secrets that shows all of them once a match is over."""

    def open_view(self, state: S_contra) -> Any:  # noqa: ANN401 -- the game's own view
        """Return the view of somebody from whom nothing is hidden, to look back at a match that is over."""
        ...


@runtime_checkable
class Simulated(Protocol[S_contra, M_contra]):
    """A game in which some of Nature's moves have to be worked out by an engine."""

    def simulates(self, state: S_contra) -> bool:
        """Return whether Nature's next move is such work, to be done where nobody else waits."""
        ...

    def prepare(self) -> None:
        """Load the engine, so that the first such work does not wait for that."""
        ...

    def simulate(self, state: S_contra) -> SimulatedMove:
        """Work out Nature's next move with its film; ValueError where there is none."""
        ...

    def aim_line(self, state: S_contra, seat: Seat, move: M_contra) -> AimLine[Any]:
        """Return where this aim would lead up to the first contact; IllegalMove where the match is not for practice."""
        ...


@runtime_checkable
class Abridged(Protocol[V]):
    """A game whose views hold more than a board shows, such as all earlier positions."""

    def board_view(self, view: V) -> V:
        """Return the view with what a board shows, without what only a search needs."""
        ...


@runtime_checkable
class Owned(Protocol):
    """A game in which a seat has several sides."""

    def owner(self, side: int) -> Seat:
        """Return whose side this is."""
        ...


@runtime_checkable
class Timed(Protocol[S_contra, M_co]):
    """A game with parts that last for some time, where a clock runs."""

    def part(self, state: S_contra) -> tuple[int, float] | None:
        """Return which part this is and how many seconds it lasts, from its first move by a player; None in no such."""
        ...

    def nature_in_time(self, state: S_contra, rng: Random, *, over: bool) -> M_co:
        """Draw Nature's move in such a part, while there is time or when it is over."""
        ...


def with_positions(game: AnyGame) -> Positions[Any] | None:
    """Return the game as one that has position strings, or None where it has none."""
    return cast("Positions[Any]", game) if _satisfies(type(game), Positions) else None


def with_secrets(game: AnyGame) -> Secretive[Any] | None:
    """Return the game as one that has secrets, or None where it has none."""
    return cast("Secretive[Any]", game) if _satisfies(type(game), Secretive) else None


def with_open_view(game: AnyGame) -> Unveiled[Any] | None:
    """Return the game as one that shows its secrets when a match is over, or None where it does not."""
    return cast("Unveiled[Any]", game) if _satisfies(type(game), Unveiled) else None


def with_engine(game: AnyGame) -> Simulated[Any, Any] | None:
    """Return the game as one that needs an engine, or None where dice and draws are all."""
    return cast("Simulated[Any, Any]", game) if _satisfies(type(game), Simulated) else None


def with_time(game: AnyGame) -> Timed[Any, Any] | None:
    """Return the game as one that has parts in time, or None where it has none."""
    return cast("Timed[Any, Any]", game) if _satisfies(type(game), Timed) else None


def board_view(game: AnyGame, view: Any) -> Any:  # noqa: ANN401 -- a view as the game's types say
    """Return what a board shows of a view: all of it, unless the game leaves something out."""
    return cast("Abridged[Any]", game).board_view(view) if _satisfies(type(game), Abridged) else view


def owner(game: AnyGame, side: int) -> Seat | None:
    """Return whose side this is: a seat's, or nobody's, as that of an opponent made of dice."""
    if _satisfies(type(game), Owned):
        return cast("Owned", game).owner(side)
    return Seat(side) if side < game.players else None


def needs_engine(game: AnyGame, state: object) -> bool:
    """Return whether Nature's next move takes an engine's work; a die, a draw or a deal does not."""
    engine = with_engine(game)
    return engine is not None and engine.simulates(state)


def is_practice(game: AnyGame) -> bool:
    """Return whether a match of this game is for practice: an option that games with aim lines have."""
    return bool(getattr(game, "practice", False))


@cache
def _satisfies(kind: type, protocol: type) -> bool:
    """Return whether a game's type satisfies a protocol; asked once a type, because protocols are slow to ask."""
    return issubclass(kind, protocol)
