"""What all engines have in common: how a body starts, how it leaves the table, and how an aim looks."""

from typing import Generic, NamedTuple, TypeVar

import msgspec

P = TypeVar("P")
C = TypeVar("C")


class Motion(NamedTuple):
    """How a body starts: metres a second along the table, and radians a second counter-clockwise."""

    x: float
    y: float
    spin: float = 0.0


class Left(msgspec.Struct, frozen=True):
    """A body left the table: its middle passed the edge at this point and time."""

    body: int
    time: float
    x: float
    y: float


class AimLine(msgspec.Struct, Generic[P, C], frozen=True):
    """The path of a flicked body's middle up to the first contact with a body, the table's edge, or its rest.

    `P` is a point of the path, `C` the engine's contact.
    """

    path: tuple[P, ...]
    time: float
    contact: C | None
    left: Left | None
