"""Why a player can do nothing (BO-14): what each place would need, and what keeps each marker from helping."""

from collections.abc import Iterator, Sequence
from typing import Literal

from chabudai.core import Seat, Struct
from chabudai.games.bossa.lines import Line
from chabudai.games.bossa.tiles import COLOURS, Colour

Obstacle = Literal["used", "empty-pile", "no-place", "no-match"]
"""Why a marker does not help: it is used, nothing can be drawn, nothing lies there to stack on, or nothing matches."""


class Need(Struct):
    """A place of a line, and how many tiles could go there; their dots would have to add up to its value."""

    line: Colour
    value: int
    sizes: tuple[int, ...]


class UselessMarker(Struct):
    """A marker that does not help, and why."""

    marker: Literal["R", "X", "S"]
    why: Obstacle


class Stuck(Struct):
    """Who is stuck, and why."""

    seat: Seat
    places: tuple[Need, ...]
    """The free places of both lines."""
    stacks: tuple[Need, ...]
    """The places in play, where the stack marker is left."""
    markers: tuple[UselessMarker, ...]


def stuck_player(seat: Seat, markers: str, lines: Sequence[Line]) -> Stuck:
    """Return why a player with these markers left can do nothing."""
    stacks = tuple(_stacks(lines)) if "S" in markers else ()
    useless = (
        UselessMarker("R", "used" if "R" not in markers else "empty-pile"),  # with a tile to draw nobody is stuck
        UselessMarker("X", "used"),  # with an exchange left nobody is
        UselessMarker("S", "used" if "S" not in markers else "no-match" if stacks else "no-place"),
    )
    return Stuck(seat, tuple(_places(lines)), stacks, useless)


def _places(lines: Sequence[Line]) -> Iterator[Need]:
    for colour, line in zip(COLOURS, lines, strict=False):
        for end in sorted(line.ends, key=lambda end: end.value):
            yield Need(colour, end.value, (end.connects, end.connects + 1))


def _stacks(lines: Sequence[Line]) -> Iterator[Need]:
    for colour, line in zip(COLOURS, lines, strict=False):
        for spot in line.spots:
            yield Need(colour, spot.value, (spot.size,))
