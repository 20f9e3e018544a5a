"""The two lines, which grow from their dice in both directions (BO-6, BO-8, BO-9)."""

from typing import Literal, NamedTuple

import msgspec

from chabudai.core import Struct
from chabudai.games.bossa.tiles import Tiles

Way = Literal["up", "down"]


class Spot(Struct):
    """A place in play: its value, and the tiles on it, layer by layer from the bottom."""

    value: int
    layers: tuple[Tiles, ...]

    @property
    def size(self) -> int:
        """How many tiles each layer has."""
        return len(self.layers[0])


class End(NamedTuple):
    """The next free place of a line: which value it asks for, and how many tiles it connects to."""

    way: Way
    value: int
    connects: int


class Line(Struct):
    """A line of one colour: its die, and the places above and below it, the nearest first."""

    die: int
    up: tuple[Spot, ...] = ()
    down: tuple[Spot, ...] = ()

    @property
    def ends(self) -> tuple[End, ...]:
        """The free places at its ends; below 1 there is none."""
        above = End("up", self.die + len(self.up) + 1, self.up[-1].size if self.up else 1)
        below = self.die - len(self.down) - 1
        return (above, End("down", below, self.down[-1].size if self.down else 1)) if below >= 1 else (above,)

    @property
    def spots(self) -> tuple[Spot, ...]:
        """The places in play, from the lowest value to the highest; the die is none of them."""
        return (*reversed(self.down), *self.up)

    def grown(self, way: Way, spot: Spot) -> "Line":
        """Return the line with one more place at an end."""
        if way == "up":
            return Line(self.die, (*self.up, spot), self.down)
        return Line(self.die, self.up, (*self.down, spot))

    def spot(self, value: int) -> Spot | None:
        """Return the place in play of this value, if there is one."""
        return next((spot for spot in self.spots if spot.value == value), None)

    def stacked(self, value: int, layers: tuple[Tiles, ...]) -> "Line":
        """Return the line with more layers on a place."""
        return Line(self.die, _stacked(self.up, value, layers), _stacked(self.down, value, layers))


def _stacked(spots: tuple[Spot, ...], value: int, layers: tuple[Tiles, ...]) -> tuple[Spot, ...]:
    return tuple(
        msgspec.structs.replace(spot, layers=(*spot.layers, *layers)) if spot.value == value else spot for spot in spots
    )
