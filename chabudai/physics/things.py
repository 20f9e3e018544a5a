"""What all engines have in common: how a body starts and leaves the table, what they report, how an aim looks."""

from typing import Generic, NamedTuple, TypeVar

import msgspec

from chabudai.physics.recording import Recording

P = TypeVar("P")
R = TypeVar("R")
C = TypeVar("C")
T = TypeVar("T")


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


class AnyOutcome(msgspec.Struct, Generic[R, C, T], frozen=True):
    """What happened until everything was at rest; `R`, `C` and `T` are the engine's rests, contacts and tracks."""

    rests: tuple[R, ...]
    """All bodies that stayed on the table, by number, those that never moved too."""
    left: tuple[Left, ...]
    """By time, then by number."""
    contacts: tuple[C, ...]
    """By time; at equal times the lower pair of numbers first."""
    duration: float
    at_rest: bool
    """False where a cap on time, steps or contacts cut it short: then what moved was stopped where it was."""
    recording: Recording[T] | None = None


class AimLine(msgspec.Struct, Generic[P, C], frozen=True):
    """The path of a flicked body's middle up to the first contact with a body, the table's edge, or its rest.

    `P` is a point of the path, `C` the engine's contact.
    """

    path: tuple[P, ...]
    time: float
    contact: C | None
    left: Left | None
