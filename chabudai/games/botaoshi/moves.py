"""The moves of the players and of Nature.

Players' numbers are held rounded: places to 0.1 mm, angles to 0.01 degrees, speeds to 0.001 m/s.
"""

from typing import Final

from chabudai.core import HandError, Off, PlainMove, Struct, held_flick
from chabudai.core.flick_notation import TableMove, write_settled
from chabudai.games.botaoshi.pieces import Name

PLACE_DIGITS: Final = 1


class Enter(TableMove, tag="enter"):
    """A disc is flicked into play from a point of the table's edge (BT-2)."""

    disc: Name
    x: float
    y: float
    angle: float
    speed: float


class Flick(TableMove, tag="flick"):
    """A disc is flicked from where it lies."""

    disc: Name
    angle: float
    speed: float


class Score(TableMove, tag="score"):
    """The ramp is placed, and the disc behind it is flicked (BT-13)."""

    angle: float
    speed: float


class Place(TableMove, tag="place"):
    """A disc is placed on the table (BT-4, BT-15)."""

    disc: Name
    x: float
    y: float


class Raise(PlainMove, tag="raise"):
    """The turn is spent to put one's pole back (BT-8)."""


class Skip(PlainMove, tag="skip"):
    """The turn is lost for a foul (BT-9)."""


class Rest(Struct):
    """Where a disc came to rest, and whether flat; or where a pole stands that has moved."""

    name: Name
    x: float
    y: float
    flat: bool = True

    def __str__(self) -> str:
        return f"{self.name}@{self.x!r},{self.y!r}{'' if self.flat else '~'}"


class Settled(Struct, tag="settled"):
    """Nature's answer to a flick: what happened, in order, where things came to rest, and what left the table.

    Two names are two pieces that touched; a disc with `ramp` is a scoring disc that got onto the ramp, one with `table`
    touched the table after it had been at the ramp's foot; a pole with `down` has ceased to stand. What is not named
    lies or stands where it did.
    """

    events: tuple[tuple[Name, Name], ...] = ()
    rests: tuple[Rest, ...] = ()
    left: tuple[Off, ...] = ()

    def __str__(self) -> str:
        return write_settled(self.events, self.rests, self.left)


Aim = Enter | Flick | Score
Turn = Aim | Place | Raise | Skip
Chance = HandError | Settled
Move = Turn | Chance


def enter(disc: Name, x: float, y: float, angle: float, speed: float) -> Enter:
    """Return an entering flick with its numbers rounded as they are held."""
    return Enter(disc, held_place(x), held_place(y), *held_flick(angle, speed))


def flick(disc: Name, angle: float, speed: float) -> Flick:
    """Return a flick with its numbers rounded as they are held."""
    return Flick(disc, *held_flick(angle, speed))


def score(angle: float, speed: float) -> Score:
    """Return a scoring shot with its numbers rounded as they are held."""
    return Score(*held_flick(angle, speed))


def place(disc: Name, x: float, y: float) -> Place:
    """Return a placement with its numbers rounded as they are held."""
    return Place(disc, held_place(x), held_place(y))


def held(move: Aim | Place) -> Aim | Place:
    """Return a move with its numbers rounded as they are held."""
    match move:
        case Enter(disc, x, y, angle, speed):
            rounded: Aim | Place = enter(disc, x, y, angle, speed)
        case Flick(disc, angle, speed):
            rounded = flick(disc, angle, speed)
        case Score(angle, speed):
            rounded = score(angle, speed)
        case Place(disc, x, y):
            rounded = place(disc, x, y)
    return rounded


def held_place(length: float) -> float:
    """Return a length rounded as it is held."""
    return round(length, PLACE_DIGITS)
