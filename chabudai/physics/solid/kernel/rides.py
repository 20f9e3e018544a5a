"""How bodies come to a ramp: whether they get onto it over its foot, and when they touch the table from there on."""

import math
from collections.abc import Iterable
from typing import Final

import numpy as np
from numpy.typing import NDArray

from chabudai.physics.solid.kernel.model import RATE
from chabudai.physics.solid.kernel.table import Numbers
from chabudai.physics.solid.kernel.touches import Touch
from chabudai.physics.solid.things import RAMP, Body, Ramp, Ride, Scene

GROUND: Final = 5e-5
"""What is lower than this, in metres, touches the table."""


def ride_of(scene: Scene, number: int, body: int, frames: Numbers, touches: Iterable[Touch]) -> Ride | None:
    """Return how a body came to a ramp; None where it never did, or was not before the foot when it began."""
    ramp, thing = scene.ramps[number], scene.bodies[body]
    along, aside = _on_ramp(ramp, frames[:, 0], frames[:, 1])
    met = [one.step for one in touches if (one.a, one.b) == (body, RAMP)]
    over: list[int] = np.flatnonzero(along >= 0).tolist()
    if along[0] >= 0 or not (met or over):
        return None
    first = min(met[:1] + over[:1])
    before = np.abs(aside) <= ramp.width / 2
    mounted = over[0] if over and met and met[0] <= over[0] and before[over[0]] else None
    low, low_along = _lowest(ramp, thing, frames)
    inside = _inside(scene, frames) & (np.arange(len(frames)) >= first)
    landed: list[int] = np.flatnonzero(inside & (low < GROUND) & ~(before & (low_along < 0))).tolist()
    return Ride(body, number, first / RATE, _seconds(mounted), _seconds(landed[0] if landed else None))


def _on_ramp(ramp: Ramp, x: Numbers, y: Numbers) -> tuple[Numbers, Numbers]:
    """Return how far places are beyond a ramp's foot, and how far to the left of its middle."""
    east, north = math.cos(ramp.angle), math.sin(ramp.angle)
    return (x - ramp.x) * east + (y - ramp.y) * north, (y - ramp.y) * east - (x - ramp.x) * north


def _lowest(ramp: Ramp, thing: Body, frames: Numbers) -> tuple[Numbers, Numbers]:
    """Return how high the lowest point of a body is, and how far beyond the foot; of one that lies flat, its tail."""
    w, i, j, k = frames[:, 3:].T
    sign = np.where(1 - 2 * (i * i + j * j) >= 0, 1.0, -1.0)
    lean_x, lean_y = sign * 2 * (i * k + w * j), sign * 2 * (j * k - w * i)
    lean: Numbers = np.minimum(1.0, np.hypot(lean_x, lean_y))
    low: Numbers = frames[:, 2] - np.sqrt(1 - lean**2) * thing.height / 2 - lean * thing.radius
    flat = lean < GROUND / thing.radius
    safe = np.where(flat, 1.0, lean)
    far_x = np.where(flat, -math.cos(ramp.angle), lean_x / safe) * thing.radius
    far_y = np.where(flat, -math.sin(ramp.angle), lean_y / safe) * thing.radius
    return low, _on_ramp(ramp, frames[:, 0] + far_x, frames[:, 1] + far_y)[0]


def _inside(scene: Scene, frames: Numbers) -> NDArray[np.bool_]:
    x, y = frames[:, 0], frames[:, 1]
    found: NDArray[np.bool_] = (x >= 0) & (x <= scene.width) & (y >= 0) & (y <= scene.height)
    return found


def _seconds(step: int | None) -> float | None:
    return None if step is None else step / RATE
