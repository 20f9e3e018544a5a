"""A match is its log: a header, and entries in the order in which things happened."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Generic, Literal, NamedTuple

from typing_extensions import TypeVar

from chabudai.core.seats import Seat
from chabudai.core.values import Struct

M = TypeVar("M")
F = TypeVar("F", default=Any)


class Holder(Struct, omit_defaults=True):
    """Who sits on a seat: a person, or a bot of some level."""

    kind: Literal["person", "bot"] = "person"
    level: int | None = None
    name: str = ""
    bot: int | None = None
    """Which of the computer's players a bot is: the shared messages have their names, `bot-1`, `bot-2`, …"""
    substitute: bool = False
    """Whether a bot plays for a person, who may come back: it agrees to nothing in that person's name."""


class Clock(Struct, omit_defaults=True):
    """How much time there is: for each move, or for a seat's whole game with something added after each move.

    `part` lets time end those parts of a game that its rules say last so long; then no seconds are given.
    """

    per: Literal["move", "game", "part"]
    seconds: float = 0.0
    increment: float = 0.0


class Ruleset(NamedTuple):
    """Which rules a match is played by: a game, the version of its rules, and its options as plain values."""

    game: str
    version: int
    options: Mapping[str, Any]


class Header(Struct, omit_defaults=True):
    """What was chosen before the first move."""

    game: str
    rules: int
    """The version of the game's rules."""
    options: dict[str, Any]
    seats: tuple[Holder, ...]
    clock: Clock | None = None
    at: float = 0.0
    """When it began, by the clock that the entries' times are taken from."""

    @property
    def ruleset(self) -> Ruleset:
        """Which rules the match is played by."""
        return Ruleset(self.game, self.rules, self.options)


class Moved(Struct, Generic[M, F], tag="move", omit_defaults=True, repr_omit_defaults=True):
    """A seat made a move; so did Nature."""

    seat: Seat
    move: M
    at: float = 0.0
    """When it happened, in seconds, by whatever clock the match was driven with."""
    film: F | None = None
    """How an engine's work looks: to be shown, never judged."""


class TimedOut(Struct, Generic[M], tag="timeout", omit_defaults=True):
    """A seat's time was over, and the game's default move was made for it."""

    seat: Seat
    move: M
    at: float = 0.0


class Resigned(Struct, tag="resign", omit_defaults=True):
    """A seat gave up."""

    seat: Seat
    at: float = 0.0


class TakenBack(Struct, tag="takeback", omit_defaults=True):
    """A seat's moves were taken back, by consent: the match stands again as after its first `to` entries."""

    seat: Seat
    to: int
    at: float = 0.0


class Reseated(Struct, tag="seat", omit_defaults=True):
    """Somebody else took a seat."""

    seat: Seat
    holder: Holder
    at: float = 0.0


Entry = Moved[M, F] | TimedOut[M] | Resigned | TakenBack | Reseated


class Log(Struct, Generic[M]):
    """A match from its header to its last entry."""

    header: Header
    entries: tuple[Entry[M, Any], ...] = ()


AnyEntry = Moved[Any, Any] | TimedOut[Any] | Resigned | TakenBack | Reseated
AnyLog = Log[Any]


@cache
def entry_type(move: Any, film: Any = None) -> Any:  # noqa: ANN401 -- types that are made at run time have no static name
    """Return the type of an entry in a game with these moves and films, for a decoder; None where it has no films."""
    return Moved[move, film] | TimedOut[move] | Resigned | TakenBack | Reseated
