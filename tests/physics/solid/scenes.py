"""Pieces as large as those of Bo-taoshi, and random scenes of them, for the tests of solid physics."""

import math
from random import Random
from typing import Final

from chabudai.physics.solid import WOOD, Body, Motion, Outcome, Ramp, Rest, Scene

SIDE: Final = 0.76
RADIUS: Final = 0.016
THICK: Final = 0.01
POLE_RADIUS: Final = 0.006
POLE_HEIGHT: Final = 0.05
RAMP_LENGTH: Final = 0.05
GRIP: Final = WOOD.table_friction * WOOD.gravity


def disc(x: float, y: float) -> Body:
    return Body("disc", RADIUS, THICK, math.pi * RADIUS**2 * THICK * 700, x, y)


def pole(x: float, y: float, z: float = THICK) -> Body:
    return Body("pole", POLE_RADIUS, POLE_HEIGHT, math.pi * POLE_RADIUS**2 * POLE_HEIGHT * 700, x, y, z)


def table(*bodies: Body, ramps: tuple[Ramp, ...] = ()) -> Scene:
    return Scene(SIDE, SIDE, bodies, ramps)


def ramp_shot(far: float) -> Scene:
    """Lay a scoring shot from west to east: shooter 0, front disc 1 with the ramp behind it, bearer 2 with pole 3."""
    x, y = 0.38, 0.38
    ramp = Ramp(x - RADIUS - RAMP_LENGTH, y, 0.0, RAMP_LENGTH, 0.04, 0.015)
    return table(disc(x - 0.16, y), disc(x, y), disc(x + far, y), pole(x + far, y), ramps=(ramp,))


def rest_of(outcome: Outcome, body: int) -> Rest:
    return next(rest for rest in outcome.rests if rest.body == body)


def scatter(rng: Random, discs: int, *, room: float = 1e-3) -> list[tuple[float, float]]:
    """Return places for discs, some of them over the table's edge."""
    places: list[tuple[float, float]] = []
    while len(places) < discs:
        place = rng.uniform(0.002, SIDE - 0.002), rng.uniform(0.002, SIDE - 0.002)
        if all(math.dist(place, other) > 2 * RADIUS + room for other in places):
            places.append(place)
    return places


def full_table(rng: Random) -> Scene:
    """Return six discs anywhere, and two poles on two of them that are not at the edge."""
    places = scatter(rng, 6)
    inner = [place for place in places if all(0.03 < value < SIDE - 0.03 for value in place)][:2]
    poles = [pole(x + rng.uniform(-0.008, 0.008), y + rng.uniform(-0.008, 0.008)) for x, y in inner]
    return table(*(disc(x, y) for x, y in places), *poles)


def any_ramp_shot(rng: Random) -> Scene:
    """Return a shooter, a ramp against a front disc, and a bearer with a pole, in any direction, near to others."""
    angle = rng.uniform(-math.pi, math.pi)
    middle = rng.uniform(0.25, 0.5), rng.uniform(0.25, 0.5)
    fars = (-rng.uniform(0.09, 0.2), 0.0, rng.uniform(0.05, 0.2), -RADIUS - RAMP_LENGTH)
    rear, front, bearer, low = ((middle[0] + f * math.cos(angle), middle[1] + f * math.sin(angle)) for f in fars)
    ramp = Ramp(*low, angle, RAMP_LENGTH, 0.04, 0.015)
    return table(disc(*rear), disc(*front), disc(*bearer), pole(*bearer), ramps=(ramp,))


def aimed(rng: Random, scene: Scene, body: int, target: int, speed: float) -> tuple[float, float]:
    """Return a velocity from one body towards another, with a small error of the angle."""
    a, b = scene.bodies[body], scene.bodies[target]
    angle = math.atan2(b.y - a.y, b.x - a.x) + rng.gauss(0, 0.03)
    return speed * math.cos(angle), speed * math.sin(angle)


def any_motions(rng: Random, scene: Scene) -> dict[int, Motion]:
    """Set one or several bodies in motion, slowly or as fast as is allowed, spinning or not."""
    motions: dict[int, Motion] = {}
    for _ in range(rng.choice((1, 1, 2, 5))):
        body = rng.randrange(len(scene.bodies))
        speed, angle = rng.choice((0.0, 1e-9, 0.05, 1.0, 3.0, 6.0, 9.99)), rng.uniform(-math.pi, math.pi)
        spin = rng.choice((0.0, 0.0, 1e-7, rng.uniform(-9.9, 9.9))) / scene.bodies[body].radius
        motions[body] = Motion(speed * math.cos(angle), speed * math.sin(angle), spin)
    return motions
