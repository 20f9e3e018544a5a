"""What a scene may be, and a readable refusal of all else."""

import math
from collections.abc import Mapping
from typing import Final

from chabudai.physics.planar.things import Body, Material, Motion, Scene

MOST_BODIES: Final = 64
MOST_SPEED: Final = 10.0
"""Metres a second, of a centre as well as of a rim that spins."""
SIZES: Final = (1e-3, 1.0)
"""The smallest and the largest radius or half width."""
MASSES: Final = (1e-5, 10.0)
TABLES: Final = (1e-2, 10.0)
FRICTIONS: Final = (1e-2, 2.0)
"""A table without friction would never let a piece rest."""
GRAVITIES: Final = (0.1, 100.0)


def check_scene(scene: Scene) -> None:
    """Refuse, with a ValueError, a scene that no table can hold. Whether pieces overlap is looked at elsewhere."""
    _within("the table's width", scene.width, TABLES)
    _within("the table's height", scene.height, TABLES)
    if len(scene.bodies) > MOST_BODIES:
        raise ValueError(f"{len(scene.bodies)} bodies are too many: at most {MOST_BODIES}")
    for number, body in enumerate(scene.bodies):
        _check_body(number, body, scene)


def check_material(material: Material) -> None:
    """Refuse a material that physics does not know."""
    _within("the friction of the table", material.table_friction, FRICTIONS)
    _within("the friction of the rims", material.rim_friction, (0.0, FRICTIONS[1]))
    _within("the restitution", material.restitution, (0.0, 1.0))
    _within("the gravity", material.gravity, GRAVITIES)


def check_motions(scene: Scene, motions: Mapping[int, Motion]) -> None:
    """Refuse to move what is not there, and what would move too fast."""
    for number, motion in motions.items():
        if not 0 <= number < len(scene.bodies):
            raise ValueError(f"there is no body {number}: the scene has {len(scene.bodies)}")
        body = scene.bodies[number]
        reach = body.size * (math.sqrt(2) if body.shape == "square" else 1.0)
        for speed in (math.hypot(motion.x, motion.y), abs(motion.spin) * reach):
            if not speed <= MOST_SPEED:
                raise ValueError(f"body {number} is too fast: {speed:g} m/s, at most {MOST_SPEED:g} m/s")


def _check_body(number: int, body: Body, scene: Scene) -> None:
    if body.shape not in {"circle", "square"}:
        raise ValueError(f"body {number} is a {body.shape!r}: it may be a circle or a square")
    _within(f"the size of body {number}", body.size, SIZES)
    _within(f"the mass of body {number}", body.mass, MASSES)
    if not (0.0 <= body.x <= scene.width and 0.0 <= body.y <= scene.height):
        raise ValueError(f"body {number} is off the table: its centre is at ({body.x:g}, {body.y:g})")
    if not math.isfinite(body.angle):
        raise ValueError(f"the angle of body {number} is {body.angle}")


def _within(name: str, value: float, bounds: tuple[float, float]) -> None:
    low, high = bounds
    if not low <= value <= high:
        raise ValueError(f"{name} is {value:g}: it may be from {low:g} to {high:g}")
