"""How a flick looks: its film, and the line of an aim. To be shown, never judged. Metres and seconds."""

from typing import Any, Generic, TypeVar

from chabudai.core.values import Struct

T = TypeVar("T")
P = TypeVar("P")


class Touch(Struct):
    """Two pieces came to touch, or a piece and something else that a game has a name for."""

    time: float
    a: str
    b: str


class Film(Struct, Generic[T]):
    """The tracks of all pieces that moved; a track's body is a place among the pieces. The others did not move.

    `T` is the track of the engine that the game uses.
    """

    duration: float
    pieces: tuple[str, ...]
    tracks: tuple[T, ...]
    touches: tuple[Touch, ...]


AnyFilm = Film[Any]
"""A film seen by those who only pass it along."""


class AimContact(Struct, omit_defaults=True):
    """What a flicked piece would touch first, and where."""

    piece: str
    x: float
    y: float
    z: float | None = None
    """How high, where the engine knows heights."""


class AimLine(Struct, Generic[P]):
    """Where a piece's middle would go up to its first contact, the table's edge or its rest.

    `P` is a point of the path: with a height where the engine knows heights.
    """

    path: tuple[P, ...]
    contact: AimContact | None
    leaves: bool
