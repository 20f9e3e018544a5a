"""How a body that slides and spins comes to rest, integrated plainly and finely: the reference for the engine."""

import math
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from chabudai.physics.planar import Body, Motion
from tests.physics.planar.scenes import GRIP

Points = tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]


class Stop(NamedTuple):
    """How far a body goes until it rests."""

    x: float
    y: float
    angle: float
    time: float


def brake(body: Body, motion: Motion, dt: float = 2e-5) -> Stop:
    """Integrate Coulomb's friction over the whole face of a body, in very short steps."""
    px, py, weight = _square(body.size) if body.shape == "square" else _disc(body.size)
    gyration = body.size**2 * (2 / 3 if body.shape == "square" else 1 / 2)
    x = y = turn = time = 0.0
    vx, vy, w = motion
    while math.hypot(vx, vy) > 2 * GRIP * dt or abs(w) * body.size > 2 * GRIP * dt:
        c, s = math.cos(body.angle + turn), math.sin(body.angle + turn)
        rx, ry = c * px - s * py, s * px + c * py
        ux, uy = vx - w * ry, vy + w * rx
        grip = weight * GRIP / np.maximum(np.hypot(ux, uy), GRIP * dt)
        ax, ay, turning = (float(np.sum(part)) for part in (ux * grip, uy * grip, (rx * uy - ry * ux) * grip))
        x, y, turn = x + vx * dt - ax * dt * dt / 2, y + vy * dt - ay * dt * dt / 2, turn + w * dt
        vx, vy, w = vx - ax * dt, vy - ay * dt, w - turning / gyration * dt
        time += dt
    return Stop(x, y, turn, time)


def _square(half: float, n: int = 24) -> Points:
    nodes, weights = np.polynomial.legendre.leggauss(n)
    px, py = np.meshgrid(nodes * half, nodes * half)
    return px.ravel(), py.ravel(), np.outer(weights, weights).ravel() / 4


def _disc(radius: float, rings: int = 16, around: int = 48) -> Points:
    nodes, weights = np.polynomial.legendre.leggauss(rings)
    r, angle = np.meshgrid(radius * np.sqrt((nodes + 1) / 2), 2 * math.pi * (np.arange(around) + 0.5) / around)
    return (r * np.cos(angle)).ravel(), (r * np.sin(angle)).ravel(), np.tile(weights / 2, around) / around
