"""What a scene may be; a ValueError says what is wrong with any other."""

import math
from collections.abc import Mapping
from typing import Final

from chabudai.physics import limits
from chabudai.physics.limits import FRICTIONS, GRAVITIES, MASSES, check_table, check_within
from chabudai.physics.planar.things import Body, Material, Scene
from chabudai.physics.things import Motion

MOST_BODIES: Final = 64
SIZES: Final = (1e-3, 1.0)
"""The smallest and the largest radius or half width."""


def check_scene(scene: Scene) -> None:
    """Raise ValueError for a scene that no table can hold. Whether pieces overlap is checked by the kernel."""
    check_table(scene.width, scene.height, len(scene.bodies), MOST_BODIES)
    for number, body in enumerate(scene.bodies):
        _check_body(number, body, scene)


def check_material(material: Material) -> None:
    """Raise ValueError for a material that physics does not know."""
    check_within("the friction of the table", material.table_friction, FRICTIONS)
    check_within("the friction of the rims", material.rim_friction, (0.0, FRICTIONS[1]))
    check_within("the restitution", material.restitution, (0.0, 1.0))
    check_within("the gravity", material.gravity, GRAVITIES)


def check_motions(scene: Scene, motions: Mapping[int, Motion]) -> None:
    """Raise ValueError where a motion is of a body that is not there, or too fast."""
    corner = math.sqrt(2)
    limits.check_motions([body.size * (corner if body.shape == "square" else 1.0) for body in scene.bodies], motions)


def _check_body(number: int, body: Body, scene: Scene) -> None:
    if body.shape not in {"circle", "square"}:
        raise ValueError(f"body {number} is a {body.shape!r}: it may be a circle or a square")
    check_within(f"the size of body {number}", body.size, SIZES)
    check_within(f"the mass of body {number}", body.mass, MASSES)
    if not (0.0 <= body.x <= scene.width and 0.0 <= body.y <= scene.height):
        raise ValueError(f"body {number} is off the table: its centre is at ({body.x:g}, {body.y:g})")
    if not math.isfinite(body.angle):
        raise ValueError(f"the angle of body {number} is {body.angle}")
