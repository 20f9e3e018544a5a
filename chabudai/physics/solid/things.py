"""Bodies on the table, their material, and what is reported of their motion. Metres, kilograms, seconds, radians."""

from typing import Final, Literal

import msgspec

Kind = Literal["disc", "pole"]

TABLE: Final = -1
"""The table, where a body's number may stand."""
RAMP: Final = -2
"""Any ramp, where a body's number may stand."""


class Body(msgspec.Struct, frozen=True):
    """An upright cylinder; it is numbered by its place in the scene."""

    kind: Kind
    """A disc is flat and has a rounded rim; a pole is what may topple."""
    radius: float
    height: float
    mass: float
    x: float
    y: float
    z: float = 0.0
    """Of its underside: 0 on the table, the height of the body that it stands on otherwise."""


class Ramp(msgspec.Struct, frozen=True):
    """A wedge that stays where it is: it climbs from the middle of its low edge, and ends with a wall."""

    x: float
    y: float
    """The middle of its low edge."""
    angle: float
    """The direction in which it climbs."""
    length: float
    width: float
    height: float


class Scene(msgspec.Struct, frozen=True):
    """A table from (0, 0) to (width, height), its top at 0, without walls, and all that stands on it."""

    width: float
    height: float
    bodies: tuple[Body, ...]
    ramps: tuple[Ramp, ...] = ()


class Material(msgspec.Struct, frozen=True):
    """How things rub and bounce. All of it is assumed and may be tuned: wood on a dining table.

    Frictions are Coulomb's coefficients; restitutions tell how much of the approaching speed is kept (Newton).
    """

    table_friction: float = 0.3
    """Between a disc and the table; a disc rests on its lower rim, which brakes a spin more than a face would."""
    rim_friction: float = 0.2
    """Between two discs."""
    pole_friction: float = 0.35
    """Between a pole and a disc or a pole; a bump topples only if it exceeds a pole's radius over half its height."""
    pole_table_friction: float = 0.3
    ramp_friction: float = 0.2
    restitution: float = 0.5
    """Between two discs."""
    table_restitution: float = 0.2
    """Between a disc and the table."""
    pole_restitution: float = 0.3
    """Between a pole and anything but a ramp."""
    ramp_restitution: float = 0.0
    rolling: float = 0.05
    """In how many seconds a pole that spins about its axis loses two thirds of it: what stops it when it rolls."""
    wobbling: float = 0.1
    """In how many seconds a body that stays in its place but wobbles on its rim loses two thirds of that."""
    gravity: float = 9.81


WOOD: Final = Material()


class Rest(msgspec.Struct, frozen=True):
    """Where a body that stayed on the table came to rest."""

    body: int
    x: float
    y: float
    """Of its middle."""
    z: float
    """Of the middle of its lower face."""
    tilt: float
    """The angle of its axis from upright, whichever end is up: 0 where it stands or lies flat, pi / 2 on its side."""
    turn: float
    """How far it turned about the upright, from -pi to pi."""
    on: int
    """What bears it: TABLE where it touches that, else the lower body nearest to being under it, else RAMP."""


class Contact(msgspec.Struct, frozen=True):
    """Two bodies, `a` being the lower number, or a body `a` and the TABLE or a RAMP came to touch.

    They are reported again only after they were apart. What a body stands on at the start is not reported.
    """

    time: float
    a: int
    b: int
    x: float
    y: float
    z: float
    """Where they touch."""
    ax: float
    ay: float
    """Where the middle of `a` is."""


class Crossed(msgspec.Struct, frozen=True):
    """The middle of a body passed the line of a ramp's tall side, over the ramp or beside it, for the first time."""

    time: float
    body: int
    ramp: int
    """The ramp's place in the scene."""
    clearance: float
    """How high the lowest point of the body was above the table."""


class Ride(msgspec.Struct, frozen=True):
    """How a body went on that touched a ramp, or whose middle passed the line of its foot, having been before it."""

    body: int
    ramp: int
    """The ramp's place in the scene."""
    began: float
    mounted: float | None
    """When its middle came onto the ramp over the foot; None where it passed beside, or not at all."""
    landed: float | None
    """When it first touched the table from then on. The tail of a body that climbs may still be on it before the foot:
    that is no landing as long as its middle is not beside the ramp."""


class Tipped(msgspec.Struct, frozen=True):
    """A pole leaned too far or lost what it stood on, and did not come to stand there again."""

    time: float
    body: int
