"""Bodies on the table, their material, and what is reported of their motion. Metres, kilograms, seconds, radians."""

import math
from typing import Final, Literal

import msgspec

Shape = Literal["circle", "square"]


class Body(msgspec.Struct, frozen=True):
    """A piece that lies flat on the table; it is numbered by its place in the scene."""

    shape: Shape
    size: float
    """The radius of a circle, half the width of a square."""
    mass: float
    x: float
    y: float
    angle: float = 0.0


class Scene(msgspec.Struct, frozen=True):
    """A table from (0, 0) to (width, height), without walls, and all that lies on it."""

    width: float
    height: float
    bodies: tuple[Body, ...]


class Material(msgspec.Struct, frozen=True):
    """How things rub and bounce. All of it is assumed and may be tuned: wood and lacquer on a dining table."""

    table_friction: float = 0.3
    """Coulomb's coefficient under a piece; its weight is spread evenly over its face."""
    rim_friction: float = 0.2
    """Coulomb's coefficient where two pieces touch."""
    restitution: float = 0.5
    """How much of the approaching speed two pieces keep (Newton); below 5 mm/s nothing bounces."""
    gravity: float = 9.81


WOOD: Final = Material()


class Rest(msgspec.Struct, frozen=True):
    """Where a body that stayed on the table came to rest. Angles go on counting beyond a whole turn."""

    body: int
    x: float
    y: float
    angle: float


class Contact(msgspec.Struct, frozen=True):
    """Two bodies came to touch, `a` being the lower number. They are reported again only after they were apart."""

    time: float
    a: int
    b: int
    x: float
    y: float


TILE_HALF: Final = 0.0508 / 2
TILE_MASS: Final = 0.0508 * 0.0508 * 0.006 * 650
"""A tile of wood, 50.8 x 50.8 x 6 mm, 650 kg/m3."""
COIN_RADIUS: Final = 0.019 / 2
COIN_MASS: Final = math.pi * COIN_RADIUS**2 * 0.004 * 1200
"""A coin of hard wood or resin, 19 mm across and 4 mm thick, 1200 kg/m3."""


def tile(x: float, y: float, angle: float = 0.0) -> Body:
    """Return a piecepack's tile."""
    return Body("square", TILE_HALF, TILE_MASS, x, y, angle)


def coin(x: float, y: float, angle: float = 0.0) -> Body:
    """Return a piecepack's coin."""
    return Body("circle", COIN_RADIUS, COIN_MASS, x, y, angle)
