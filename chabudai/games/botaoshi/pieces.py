"""What there is on the table: discs, poles and the ramp, with their names and sizes (BT-1).

Lengths are in millimetres from the table's south-west corner, angles in degrees counter-clockwise from east.
"""

from typing import Final

from chabudai.core import PieceName, Seat, Spread, Struct
from chabudai.physics.solid import Material

Name = PieceName
"""A disc is its colour and number (`w1`), in order of entry; a pole its colour and a p (`wp`)."""

Spot = tuple[float, float]

TABLE: Final = 760.0
"""The table is a square of this width."""
DISC: Final = 32.0
DISC_HEIGHT: Final = 10.0
POLE: Final = 8.0
POLE_HEIGHT: Final = 40.0
RAMP_LENGTH: Final = 50.0
RAMP_WIDTH: Final = 40.0
RAMP_HEIGHT: Final = 15.0
WOOD_DENSITY: Final = 700.0
"""Discs and poles are of wood, in kilograms a cubic metre."""
WOOD: Final = Material()
"""How they rub and bounce."""
HAND_ANGLE, HAND_ANGLE_MORE = 0.4, 1.2
HAND_SPEED, HAND_SPEED_MORE = 0.01, 0.03
"""How far a human hand misses, in degrees and m/s: by so much, and so much more with the square of the speed."""
LEAP, LEAP_MORE = 1.2, 0.006
"""How fast a disc must come to the ramp to fly so many millimetres: by so much, and so much for each."""
RADIUS: Final = DISC / 2
INSIDE: Final = DISC / 4
"""How far inside the edge the centre of a disc lies that is to be flicked into play (BT-2)."""

WHITE, BLACK = Seat(0), Seat(1)
SIDES: Final = ("white", "black")
COLOURS: Final = "wb"
EACH: Final = 3
DISCS: Final = tuple(Name(f"{colour}{number}") for colour in COLOURS for number in range(1, EACH + 1))
"""All discs, in what is called the order of their names."""
ATTACKERS: Final = ((DISCS[0], DISCS[1]), (DISCS[3], DISCS[4]))
BEARERS: Final = (DISCS[2], DISCS[5])
POLES: Final = (Name("wp"), Name("bp"))
ON_TABLE: Final = Name("table")
"""What a scoring disc touches that has landed."""
ON_RAMP: Final = Name("ramp")
"""What a scoring disc touches that rides the ramp."""
DOWN: Final = Name("down")
"""What a pole is that has ceased to stand."""


class Sizes(Struct):
    """How large everything is, in millimetres."""

    table: float = TABLE
    disc: float = DISC
    disc_height: float = DISC_HEIGHT
    pole: float = POLE
    pole_height: float = POLE_HEIGHT
    ramp_length: float = RAMP_LENGTH
    ramp_width: float = RAMP_WIDTH
    ramp_height: float = RAMP_HEIGHT
    inside: float = INSIDE


class Disc(Struct):
    """A disc that lies flat on the table, and its centre."""

    name: Name
    x: float
    y: float


def owner(name: Name) -> Seat:
    """Return whose disc or pole this is."""
    return Seat(COLOURS.index(name[0]))


def other(seat: Seat) -> Seat:
    """Return the opponent."""
    return Seat(1 - seat)


def is_bearer(name: Name) -> bool:
    """Return whether this disc bears a pole (BT-3)."""
    return name in BEARERS


def in_order(names: set[Name]) -> tuple[Name, ...]:
    """Return discs in the order of their names: the white ones, then the black ones."""
    return tuple(name for name in DISCS if name in names)


def spread(speed: float) -> Spread:
    """Return how far a human hand misses with a flick of this speed: little with a gentle one, far with a hard."""
    return Spread(
        angle=HAND_ANGLE + HAND_ANGLE_MORE * speed**2,
        speed=HAND_SPEED + HAND_SPEED_MORE * speed**2,
    )
