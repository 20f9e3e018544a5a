"""Random scenes and shots for the tests of planar physics."""

import math
from collections.abc import Callable
from random import Random
from typing import Final

from chabudai.physics.planar import Body, Motion, Outcome, Scene, coin, tile
from chabudai.physics.planar.things import WOOD

Make = Callable[[float, float, float], Body]

TILE: Final = 0.0508
GRIP: Final = WOOD.table_friction * WOOD.gravity
WIDTH, HEIGHT = 20 * TILE, 30 * TILE


def reach(body: Body) -> float:
    """Return how far a body reaches from its centre."""
    return body.size * (math.sqrt(2) if body.shape == "square" else 1.0)


def free(bodies: list[Body], body: Body, room: float) -> bool:
    return all(math.hypot(body.x - b.x, body.y - b.y) > reach(body) + reach(b) + room for b in bodies)


def scatter(rng: Random, tiles: int, coins: int, width: float, height: float, *, room: float = 1e-4) -> Scene:
    """Scatter tiles and coins on a table, with some room around each."""
    bodies: list[Body] = []
    for k in range(100_000):
        if len(bodies) == tiles + coins:
            break
        x, y, turn = rng.uniform(0, width), rng.uniform(0, height), rng.uniform(-4, 4)
        body = tile(x, y, turn) if len(bodies) < tiles else coin(x, y, turn)
        if free(bodies, body, room * 0.99**k):
            bodies.append(body)
    return Scene(width, height, tuple(bodies))


def course(rng: Random) -> Scene:
    """Lay out something like a standard course: 19 tiles far from each other and from the edges, four coins."""
    inner = scatter(rng, 19, 0, WIDTH - 7.4 * TILE, HEIGHT - 7.4 * TILE, room=TILE)
    bodies = [tile(b.x + 3.7 * TILE, b.y + 3.7 * TILE, b.angle) for b in inner.bodies]
    while len(bodies) < 23:
        body = coin(rng.uniform(0.01, WIDTH - 0.01), rng.uniform(0.01, HEIGHT - 0.01))
        if free(bodies, body, 1e-3):
            bodies.append(body)
    return Scene(WIDTH, HEIGHT, tuple(bodies))


def aimed(rng: Random, scene: Scene, body: int, target: int, speed: float) -> tuple[float, float]:
    """Return a velocity from one body towards another, with a small error of the angle."""
    a, b = scene.bodies[body], scene.bodies[target]
    angle = math.atan2(b.y - a.y, b.x - a.x) + rng.gauss(0, 0.02)
    return speed * math.cos(angle), speed * math.sin(angle)


def resting(scene: Scene, outcome: Outcome) -> Scene:
    """Return the scene as it lies after a flick; pieces that left the table are gone."""
    bodies = scene.bodies
    return Scene(
        scene.width,
        scene.height,
        tuple(
            Body(bodies[r.body].shape, bodies[r.body].size, bodies[r.body].mass, r.x, r.y, r.angle)
            for r in outcome.rests
        ),
    )


def any_motions(rng: Random, scene: Scene) -> dict[int, Motion]:
    """Set one or several bodies in motion, slowly or as fast as is allowed, spinning or not."""
    motions: dict[int, Motion] = {}
    for _ in range(rng.choice((1, 1, 2, 5))):
        body = rng.randrange(len(scene.bodies))
        speed, angle = rng.choice((0.0, 1e-9, 0.05, 1.0, 3.0, 6.0, 9.99)), rng.uniform(-math.pi, math.pi)
        spin = rng.choice((0.0, 0.0, 1e-7, rng.uniform(-9.9, 9.9))) / reach(scene.bodies[body])
        motions[body] = Motion(speed * math.cos(angle), speed * math.sin(angle), spin)
    return motions
