"""A base for games in which nothing is hidden: everybody sees the state, and all but the rules has a default.

A game on it says what its state and its moves are and gives `start`, `to_act`, `moves`, `apply` and `result`:

>>> from chabudai.core import Listed, Result, Seat, Struct
>>> class Heap(Struct):
...     stones: int
...     turn: Seat = Seat(0)
>>> class Take(Struct, tag="take"):
...     count: int
>>> class OneHeap(OpenGame[Heap, Take]):
...     id = "one-heap"
...     def start(self):
...         return Heap(10)
...     def to_act(self, state):
...         return frozenset({state.turn}) if state.stones else frozenset()
...     def moves(self, state, seat):
...         most = min(3, state.stones) if seat in self.to_act(state) else 0
...         return Listed(Take(count) for count in range(1, most + 1))
...     def apply(self, state, seat, move):
...         self.check(state, seat, move)
...         return Heap(state.stones - move.count, Seat(1 - seat))
...     def result(self, state):
...         last = Seat(1 - state.turn)
...         return None if state.stones else Result.of(last, players=2, reason="the last stone is taken")
>>> game = OneHeap()
>>> state = game.apply(game.start(), Seat(0), game.parse(game.start(), "take 3"))
>>> game.view(state, Seat(1))
OneHeapView(seat=1, stones=7, turn=1)
>>> game.events(state, Seat(1), Take(2), viewer=None)
(Played(seat=1, text='take 2'),)
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import cache
from operator import attrgetter
from random import Random
from typing import Any, ClassVar, Final, Generic, get_args, get_origin

import msgspec
from typing_extensions import TypeVar

from chabudai.core.boundary import check_own_methods
from chabudai.core.errors import IllegalMove
from chabudai.core.game import Wire
from chabudai.core.moves import MoveSpace, as_listed
from chabudai.core.plain_notation import read_move, write_move
from chabudai.core.result import Result
from chabudai.core.seats import NATURE, ONLY_NATURE, Seat
from chabudai.core.values import Struct

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V", default=Any)
T = TypeVar("T")

MOST_OUTCOMES: Final = 10_000
"""Nature's moves are listed with their odds where there are no more than these."""
_SEVERAL: Final = 2
"""From so many names on, `attrgetter` gives a tuple."""


class NoOptions(Struct):
    """The options of a game in which there is nothing to choose."""


class Played(Struct, tag="played"):
    """A player made a move; `text` is the move in the game's notation."""

    seat: Seat
    text: str


class Happened(Struct, tag="happened"):
    """Nature made a move; `text` is the move in the game's notation."""

    text: str


class OpenGame(ABC, Generic[S, M, V]):
    """A game with nothing hidden: `OpenGame[State, Move]`, or `OpenGame[State, Move, View]` with a view of its own.

    A game without a `View` shows all fields of its state. One with a `View` shows those that the view lists too: a new
    field of the state stays unseen until somebody adds it to the view. `Move` is a struct or a union of tagged ones.
    """

    id: ClassVar[str]
    version: ClassVar[int] = 1
    options_type: ClassVar[type[Struct]] = NoOptions
    event_type: ClassVar[Any] = Played | Happened
    """The type of what `events` returns: a struct, or a union of tagged ones."""
    wire: ClassVar[Wire]
    """Made of the types of moves, views and events where a game does not give it."""
    options: Any
    """The options chosen, an `options_type`; a game with options declares them by its own type."""
    players: int = 2
    """How many seats there are; an option called `players` takes its place."""
    sides: tuple[str, ...] = ()
    """What the seats are called; `player 1`, `player 2`, … where a game does not say."""

    _state_type: ClassVar[Any]
    _view_type: ClassVar[Any]

    def __init__(self, options: Struct | None = None) -> None:
        self.options = options or self.options_type()
        self.players = getattr(self.options, "players", self.players)
        self.sides = self.sides or tuple(f"player {seat + 1}" for seat in range(self.players))

    def __init_subclass__(cls) -> None:
        """Take the types of state, move and view from `OpenGame[State, Move, View]`; have the methods checked."""
        super().__init_subclass__()
        check_own_methods(cls)
        bases: tuple[Any, ...] = cls.__dict__.get("__orig_bases__", ())
        for base in bases:
            if not issubclass(get_origin(base) or object, OpenGame):
                continue
            state, move, view = get_args(base)[:3]
            if isinstance(state, TypeVar):
                continue
            cls._state_type = state
            cls._view_type = _view_type(cls, state) if view is Any else view
            if "wire" not in cls.__dict__:
                cls.wire = Wire(move=move, view=cls._view_type, event=cls.event_type)

    @abstractmethod
    def start(self) -> S:
        """Return the first state."""

    @abstractmethod
    def to_act(self, state: S) -> frozenset[Seat]:
        """Return the seats that may move now: only Nature, one seat, several at once, or nobody when it is over."""

    @abstractmethod
    def moves(self, state: S, seat: Seat) -> MoveSpace[M]:
        """Return the legal moves of this seat; an empty space where it may do nothing."""

    @abstractmethod
    def apply(self, state: S, seat: Seat, move: M) -> S:
        """Return the state after the move; raise IllegalMove where the rules forbid it."""

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """Return how it ended, or None while it goes on."""

    def check(self, state: S, seat: Seat, move: M) -> None:
        """Raise IllegalMove where the move is not legal, in words that fit any game."""
        if not self.to_act(state):
            raise IllegalMove(code="over")
        if seat not in self.to_act(state):
            raise IllegalMove(code="out-of-turn")
        if not self.moves(state, seat).contains(move):
            raise IllegalMove("This move is not possible now.", code="illegal")

    def nature(self, state: S, rng: Random) -> M:
        """Draw one of Nature's moves, each equally likely; ValueError where Nature has nothing to decide."""
        if self.to_act(state) != ONLY_NATURE:
            raise ValueError("nothing is left to chance here")
        return self.moves(state, NATURE).sample(rng)

    def outcomes(self, state: S) -> Sequence[tuple[M, Fraction]] | None:
        """Return Nature's moves with equal odds; None where they can't be listed or Nature has nothing to decide."""
        moves = as_listed(self.moves(state, NATURE)) if self.to_act(state) == ONLY_NATURE else None
        if moves is None or len(moves) > MOST_OUTCOMES:
            return None
        return [(move, Fraction(1, len(moves))) for move in moves]

    def view(self, state: S, seat: Seat | None) -> V:
        """Return what this seat may know: all that the view lists."""
        view: V = view_of(self._view_type, state, seat)
        return view

    def world(self, view: V, rng: Random | None = None) -> S:
        """Return the one state that fits the view."""
        del rng
        state: S = state_of(self._state_type, view)
        return state

    def scores(self, state: S) -> tuple[int, ...]:
        """Return the points of the result, and 0 for everybody before that."""
        result = self.result(state)
        return result.scores if result else (0,) * len(self.sides)

    def events(self, state: S, seat: Seat, move: M, viewer: Seat | None) -> Sequence[Struct]:
        """Return one event with the move's text; everybody sees it."""
        del viewer
        text = self.text(state, move)
        return (Happened(text) if seat == NATURE else Played(seat, text),)

    def text(self, state: S, move: M) -> str:
        """Write the move: by its own `__str__` where it has one, else as its tag and its values, such as `take 2 3`."""
        del state
        return str(move) if type(move).__str__ is not object.__str__ else write_move(_struct(move))

    def parse(self, state: S, text: str) -> M:
        """Read a move that is written as tag and values; ValueError where the text can't be read."""
        del state
        move: M = read_move(self.wire.move, text)
        return move

    def default(self, view: V) -> M:
        """Return the first legal move, or any where they can't be listed; ValueError where there is none."""
        state = self.world(view)
        space = self.moves(state, self._seat(view, state))
        listed = as_listed(space)
        return next(iter(listed)) if listed else space.sample(Random(0))

    def _seat(self, view: V, state: S) -> Seat:
        """Return whose view this is; where it does not say, who is to act."""
        seat: Seat | None = getattr(view, "seat", None)
        return min(self.to_act(state), default=NATURE) if seat is None else seat


check_own_methods(OpenGame)


def view_of(kind: type[T], state: object, seat: Seat | None, **derived: object) -> T:
    """Return a view with the state's attributes of the same names, properties too, and with `seat`, if it has that.

    What is no attribute of the state, or is shown otherwise than it is there, is given as `derived`.
    """
    shown = {**_shared(kind, type(state))(state), **derived}
    if "seat" in _names(kind):
        shown["seat"] = seat
    return kind(**shown)


def state_of(kind: type[T], view: object, **derived: object) -> T:
    """Return the state with the view's attributes of the same names; other fields are given, or have defaults."""
    return kind(**{**_shared(kind, type(view))(view), **derived})


@cache
def _names(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in msgspec.structs.fields(kind))


@cache
def _shared(kind: type, source: type) -> Callable[[object], dict[str, Any]]:
    """Return what reads the fields of a struct off a source that has attributes of the same names."""
    names = tuple(name for name in _names(kind) if name != "seat" and hasattr(source, name))
    if len(names) < _SEVERAL:
        return lambda value: {name: getattr(value, name) for name in names}
    values = attrgetter(*names)
    return lambda value: dict(zip(names, values(value), strict=True))


def _view_type(game: type, state: type) -> type[msgspec.Struct]:
    """Return a view that shows all fields of a state."""
    fields = [(field.name, field.type) for field in msgspec.structs.fields(state)]
    if "seat" in _names(state):
        raise TypeError(f"a state can't have a field called seat, as {state.__qualname__} has: a view has it")
    name = f"{game.__name__}View"
    view = msgspec.defstruct(name, [("seat", Seat | None), *fields], bases=(Struct,), module=game.__module__)
    view.__qualname__ = f"{game.__qualname__}._view_type"  # where it is found when a view goes to another process
    return view


def _struct(move: object) -> msgspec.Struct:
    if not isinstance(move, msgspec.Struct):
        raise TypeError(f"{type(move).__name__} is no struct: a game with such moves has to write them itself")
    return move
