"""A disc that slides alone needs no MuJoCo: Coulomb's law says where it is until it comes near something."""

import math
from collections.abc import Iterator, Mapping
from typing import Final

from chabudai.physics.solid.kernel.model import STEP
from chabudai.physics.solid.limits import bearer
from chabudai.physics.solid.things import TABLE, Body, Material, Scene
from chabudai.physics.things import Motion

CLEAR: Final = 2e-3
"""How near a disc may come to anything else."""
SLOW: Final = 0.05
"""Metres a second: how it stops is left to MuJoCo."""


def sliding_alone(scene: Scene, motions: Mapping[int, Motion]) -> int | None:
    """Return the disc that slides flat and without spin while all else rests, None where there is no such one."""
    moved = [number for number, motion in motions.items() if any(motion)]
    if len(moved) != 1 or motions[moved[0]].spin:
        return None
    number = moved[0]
    bearers = [bearer(scene, other) for other in range(len(scene.bodies))]
    flat = scene.bodies[number].kind == "disc" and bearers[number] == TABLE
    return number if flat and number not in bearers else None


def free_steps(scene: Scene, number: int, motion: Motion, material: Material) -> int:
    """Return for how many steps a disc that slides alone comes near nothing, and is not slow."""
    speed, brake = math.hypot(motion.x, motion.y), material.table_friction * material.gravity * STEP
    moving = max(0, int((speed - SLOW) / brake))
    free = min(_free_ways(scene, scene.bodies[number], motion.x / speed, motion.y / speed))
    if (rest := speed**2 - 2 * brake * free / STEP) < 0:
        return moving
    return max(0, min(moving, int((speed - math.sqrt(rest)) / brake)))


def _free_ways(scene: Scene, disc: Body, ux: float, uy: float) -> Iterator[float]:
    """Return how far it is, in a direction, to each edge and to a circle about each thing; below 0 if it is near."""
    clear = math.hypot(disc.radius, disc.height / 2) + 2 * CLEAR
    for place, way, size in ((disc.x, ux, scene.width), (disc.y, uy, scene.height)):
        if way:
            yield ((size - place if way > 0 else place) - clear) / abs(way)
    for other in scene.bodies:
        if other is not disc:
            yield _way_to(other.x - disc.x, other.y - disc.y, ux, uy, disc.radius + other.radius + CLEAR)
    for ramp in scene.ramps:
        x, y = ramp.x + ramp.length / 2 * math.cos(ramp.angle), ramp.y + ramp.length / 2 * math.sin(ramp.angle)
        reach = math.hypot(ramp.length, ramp.width) / 2 + disc.radius + CLEAR
        yield _way_to(x - disc.x, y - disc.y, ux, uy, reach)


def _way_to(dx: float, dy: float, ux: float, uy: float, radius: float) -> float:
    along, across = dx * ux + dy * uy, abs(dx * uy - dy * ux)
    if along <= 0 or across >= radius:
        return math.inf
    return along - math.sqrt(radius**2 - across**2)
