"""Seats: who may act. Players sit on 0, 1, 2, …; Nature decides what nobody decides."""

from typing import Final, NewType

Seat = NewType("Seat", int)

NATURE: Final = Seat(-1)
NOBODY: Final[frozenset[Seat]] = frozenset()
ONLY_NATURE: Final[frozenset[Seat]] = frozenset({NATURE})


def seats(*numbers: int) -> frozenset[Seat]:
    """Return the set of these seats."""
    return frozenset(Seat(number) for number in numbers)
