"""What a scene may be; a ValueError says what is wrong with any other."""

import math
from collections.abc import Mapping
from functools import lru_cache
from itertools import combinations
from typing import Final

from chabudai.physics import limits
from chabudai.physics.limits import FRICTIONS, GRAVITIES, MASSES, TABLES, check_table, check_within
from chabudai.physics.solid.things import TABLE, Body, Material, Ramp, Scene
from chabudai.physics.things import Motion

MOST_BODIES: Final = 32
MOST_RAMPS: Final = 4
SIZES: Final = (2e-3, 0.5)
"""The smallest and the largest measure of a body or a ramp."""
RESTITUTIONS: Final = (0.0, 0.9)
FADINGS: Final = (1e-2, 1.0)
SCENES: Final = 16
"""How many scenes, and materials, are remembered as good: bots try many flicks from one."""
OVERLAP: Final = 3e-4
"""How deep a body may be in another, or above what it stands on: more than the engine ever leaves."""


@lru_cache(maxsize=SCENES)
def check_scene(scene: Scene) -> None:
    """Raise ValueError for a scene that no table can hold."""
    check_table(scene.width, scene.height, len(scene.bodies), MOST_BODIES)
    if len(scene.ramps) > MOST_RAMPS:
        raise ValueError(f"{len(scene.ramps)} ramps are too many: at most {MOST_RAMPS}")
    for ramp in scene.ramps:
        _check_ramp(ramp, scene)
    for number, body in enumerate(scene.bodies):
        _check_body(number, body, scene)
    for a, b in combinations(range(len(scene.bodies)), 2):
        _check_pair(a, b, scene)
    for number in range(len(scene.bodies)):
        bearer(scene, number)


@lru_cache(maxsize=SCENES)
def check_material(material: Material) -> None:
    """Raise ValueError for a material that physics does not know."""
    for name in material.__struct_fields__:
        value: float = getattr(material, name)
        bounds = {"gravity": GRAVITIES, "rolling": FADINGS, "wobbling": FADINGS}.get(
            name, FRICTIONS if name.endswith("friction") else RESTITUTIONS
        )
        check_within(f"the {name.replace('_', ' ')}", value, bounds)


def check_motions(scene: Scene, motions: Mapping[int, Motion]) -> None:
    """Raise ValueError where a motion is of a body that is not there, or too fast."""
    limits.check_motions([body.radius for body in scene.bodies], motions)


def bearer(scene: Scene, number: int) -> int:
    """Return what a body of the scene stands on: a body or the TABLE; ValueError where it hangs in the air."""
    body = scene.bodies[number]
    if abs(body.z) <= OVERLAP:
        return TABLE
    for other, under in enumerate(scene.bodies):
        near = math.hypot(body.x - under.x, body.y - under.y) <= under.radius + OVERLAP
        if other != number and near and abs(under.z + under.height - body.z) <= OVERLAP:
            return other
    raise ValueError(f"body {number} hangs in the air: nothing bears it at a height of {body.z * 1000:.3g} mm")


def _check_body(number: int, body: Body, scene: Scene) -> None:
    if body.kind not in {"disc", "pole"}:
        raise ValueError(f"body {number} is a {body.kind!r}: it may be a disc or a pole")
    check_within(f"the radius of body {number}", body.radius, SIZES)
    check_within(f"the height of body {number}", body.height, SIZES)
    check_within(f"the mass of body {number}", body.mass, MASSES)
    if body.kind == "disc" and body.height > body.radius:
        raise ValueError(f"body {number} is no disc: its height is more than its radius")
    if not (0.0 <= body.x <= scene.width and 0.0 <= body.y <= scene.height):
        raise ValueError(f"body {number} is off the table: its middle is at ({body.x:g}, {body.y:g})")
    if not -OVERLAP <= body.z <= TABLES[1]:
        raise ValueError(f"the underside of body {number} is at a height of {body.z:g}")
    for ramp in scene.ramps:
        _check_beside(number, body, ramp)


def _check_ramp(ramp: Ramp, scene: Scene) -> None:
    for name in ("length", "width", "height"):
        check_within(f"the ramp's {name}", getattr(ramp, name), SIZES)
    if not math.isfinite(ramp.angle):
        raise ValueError(f"the ramp's angle is {ramp.angle}")
    along, across = (math.cos(ramp.angle), math.sin(ramp.angle)), ramp.width / 2
    for far in (0.0, ramp.length):
        for side in (-across, across):
            x, y = ramp.x + far * along[0] - side * along[1], ramp.y + far * along[1] + side * along[0]
            if not (-OVERLAP <= x <= scene.width + OVERLAP and -OVERLAP <= y <= scene.height + OVERLAP):
                raise ValueError("the ramp does not lie wholly on the table")


def _check_pair(a: int, b: int, scene: Scene) -> None:
    one, two = scene.bodies[a], scene.bodies[b]
    beside = one.radius + two.radius - math.hypot(one.x - two.x, one.y - two.y)
    above = min(one.z + one.height, two.z + two.height) - max(one.z, two.z)
    if (depth := min(beside, above)) > OVERLAP:
        raise ValueError(f"bodies {a} and {b} overlap by {depth * 1000:.3g} mm")


def _check_beside(number: int, body: Body, ramp: Ramp) -> None:
    dx, dy, cos, sin = body.x - ramp.x, body.y - ramp.y, math.cos(ramp.angle), math.sin(ramp.angle)
    along, across = dx * cos + dy * sin, abs(dy * cos - dx * sin)
    apart = math.hypot(max(0.0, -along, along - ramp.length), max(0.0, across - ramp.width / 2))
    if min(body.radius - apart, ramp.height - body.z) > OVERLAP:
        raise ValueError(f"body {number} is where a ramp lies")
