"""What happened in a run, read off its frames: who rests where, who left, which pole tipped."""

import math
from collections.abc import Collection
from functools import cached_property
from typing import Final

import numpy as np
from numpy.typing import NDArray

from chabudai.physics.solid.kernel.model import RATE
from chabudai.physics.solid.kernel.rides import ride_of
from chabudai.physics.solid.kernel.table import MOST_STEPS, KernelOutput, Numbers
from chabudai.physics.solid.kernel.touches import Pair
from chabudai.physics.solid.limits import bearer
from chabudai.physics.solid.things import RAMP, TABLE, Contact, Crossed, Rest, Ride, Scene, Tipped
from chabudai.physics.things import Left

SHIFT: Final = 2e-5
"""What moves by less, in metres or parts of a quaternion, has not moved: sleep has its own noise."""
REST: Final = np.array((1e-4,) * 3 + (1e-3,) * 4)
"""What is this near to where it ends, in metres and parts of a quaternion, has come to rest."""
UPRIGHT_WITHIN: Final = math.radians(20)
"""How far a pole may lean and still be said to stand."""
FALLING: Final = 250
"""For how many steps things are shown to fall after they left."""


class Report:
    """What happened to the bodies of a scene in a run of the kernel."""

    rate: Final = RATE

    def __init__(self, scene: Scene, output: KernelOutput) -> None:
        self.scene = scene
        self.output = output
        self.frames = output.frames
        self.last = len(output.frames) - 1
        shifts: Numbers = np.abs(output.frames - output.frames[0]).max(axis=(0, 2))
        self.moved: list[int] = np.flatnonzero(shifts > SHIFT).tolist()

    @cached_property
    def left(self) -> tuple[Left, ...]:
        """Who left the table, by time, then by number."""
        found = [self._leaving(body) for body in self.moved if not self._on_table(body, self.last)]
        return tuple(sorted(found, key=lambda one: (one.time, one.body)))

    @cached_property
    def gone(self) -> dict[int, int]:
        """The first step after which each body that left was off the table."""
        return {one.body: math.ceil(one.time * RATE) for one in self.left}

    @cached_property
    def resting_from(self) -> dict[int, int]:
        """The step from which each moved body does not move any more."""
        return {body: self._resting_from(body) for body in self.moved}

    @property
    def duration(self) -> float:
        """How long it took until all was at rest or gone."""
        if not self.output.at_rest:
            return self.last / RATE
        stayed = [step / RATE for body, step in self.resting_from.items() if body not in self.gone]
        return max([*stayed, *(one.time for one in self.left)], default=0.0)

    def shown_until(self, body: int) -> int:
        """Return the last step of a body that a recording shows."""
        if body in self.gone:
            return min(len(self.output.falls) - 1, self.gone[body] + FALLING)
        return max(self.resting_from[body], self.moving_from(body))

    def moving_from(self, body: int) -> int:
        """Return the last step before a body first moved."""
        off: Numbers = np.abs(self.frames[:, body] - self.frames[0, body]).max(axis=1)
        return max(0, int(np.argmax(off > SHIFT)) - 1)

    def rests(self) -> tuple[Rest, ...]:
        """Return where all bodies that stayed came to rest, by number."""
        return tuple(self._rest(body) for body in range(len(self.scene.bodies)) if body not in self.gone)

    def contacts(self) -> tuple[Contact, ...]:
        """Return the touches in time order, without those among what has left."""
        return tuple(
            Contact(one.step / RATE, one.a, one.b, one.x, one.y, one.z, *self.frames[one.step, one.a, :2].tolist())
            for one in self.output.touches
            if any(one.step < self.gone.get(body, MOST_STEPS) for body in (one.a, one.b) if body >= 0)
        )

    def tipped(self) -> tuple[Tipped, ...]:
        """Return the poles that stand no more where they stood, by time, then by number."""
        poles = [body for body in self.moved if self.scene.bodies[body].kind == "pole" and not self._stands(body)]
        found = [Tipped(self._tipping(body) / RATE, body) for body in poles]
        return tuple(sorted(found, key=lambda one: (one.time, one.body)))

    def crossed(self) -> tuple[Crossed, ...]:
        """Return who passed the line of a ramp's tall side, by ramp, then by number."""
        found = (self._crossing(ramp, body) for ramp in range(len(self.scene.ramps)) for body in self.moved)
        return tuple(one for one in found if one)

    def rides(self) -> tuple[Ride, ...]:
        """Return who came to a ramp and how that went on, by ramp, then by number."""
        who = ((ramp, body) for ramp in range(len(self.scene.ramps)) for body in self.moved)
        found = (ride_of(self.scene, *one, self.frames[:, one[1]], self.output.touches) for one in who)
        return tuple(one for one in found if one)

    def _crossing(self, number: int, body: int) -> Crossed | None:
        ramp, frames, thing = self.scene.ramps[number], self.frames[:, body], self.scene.bodies[body]
        along: Numbers = (frames[:, 0] - ramp.x) * math.cos(ramp.angle) + (frames[:, 1] - ramp.y) * math.sin(ramp.angle)
        before: list[int] = np.flatnonzero((along[:-1] < ramp.length) & (along[1:] >= ramp.length)).tolist()
        if not before or along[0] >= ramp.length:
            return None
        step = before[0] + 1
        upright = min(1.0, abs(float(_axes(frames[step : step + 1])[0, 2])))
        lowest = float(frames[step, 2]) - upright * thing.height / 2 - math.sqrt(1 - upright**2) * thing.radius
        return Crossed(step / RATE, body, number, lowest)

    def _on_table(self, body: int, step: int) -> bool:
        x, y, z = self.frames[step, body, :3].tolist()
        return 0 <= x <= self.scene.width and 0 <= y <= self.scene.height and z > 0

    def _leaving(self, body: int) -> Left:
        """Find where and when a body's middle last passed the edge, on a straight line between two steps."""
        size = np.array((self.scene.width, self.scene.height))
        places = self.frames[:, body, :2]
        inside: Numbers = np.hstack((places, size - places))
        on_it: list[int] = np.flatnonzero((inside >= 0).all(axis=1) & (self.frames[:, body, 2] > 0)).tolist()
        before = min(on_it[-1], self.last - 1)
        sides = zip(*inside[before : before + 2].tolist(), strict=True)
        part = min((a / (a - b) for a, b in sides if b < 0), default=1.0)
        x, y = np.clip(places[before] + (places[before + 1] - places[before]) * part, 0.0, size).tolist()
        return Left(body, (before + part) / RATE, x, y)

    def _resting_from(self, body: int) -> int:
        off: NDArray[np.bool_] = (np.abs(self.frames[:, body] - self.frames[-1, body]) > REST).any(axis=1)
        moving: list[int] = np.flatnonzero(off).tolist()
        return moving[-1] + 1 if moving else 0

    def _rest(self, number: int) -> Rest:
        body = self.scene.bodies[number]
        on = _on(number, self.output.touching, self.frames[-1, :, :3].tolist())
        if number not in self.moved:
            return Rest(number, body.x, body.y, body.z, 0.0, 0.0, on)
        x, y, z, w, i, j, k = self.frames[-1, number].tolist()
        upright = min(1.0, abs(1 - 2 * (i * i + j * j)))
        turn = math.atan2(2 * (i * j + w * k), 1 - 2 * (j * j + k * k))
        return Rest(number, x, y, z - upright * body.height / 2, math.acos(upright), turn, on)

    def _stands(self, body: int) -> bool:
        if body in self.gone:
            return False
        rest = self._rest(body)
        return rest.on == bearer(self.scene, body) and rest.tilt <= UPRIGHT_WITHIN

    def _tipping(self, body: int) -> int:
        fallen: list[int] = np.flatnonzero(~self._upright(body)).tolist()
        return fallen[0] if fallen else self.gone.get(body, self.resting_from[body])

    def _upright(self, body: int) -> NDArray[np.bool_]:
        """Return for each step whether a pole is still upright over what it stood on, and not below its top."""
        frames, on = self.frames[:, body], bearer(self.scene, body)
        axis = _axes(frames)
        upright: NDArray[np.bool_] = axis[:, 2] >= math.cos(UPRIGHT_WITHIN)
        if on == TABLE:
            return upright
        foot = frames[:, :3] - axis * (self.scene.bodies[body].height / 2)
        under, bearing = self.frames[:, on], self.scene.bodies[on]
        above = foot[:, 2] - under[:, 2] >= 0.0
        over: NDArray[np.bool_] = (
            np.hypot(*(foot[:, :2] - under[:, :2]).T) <= bearing.radius + self.scene.bodies[body].radius
        )
        return upright & above & over


def _axes(frames: Numbers) -> Numbers:
    """Return for each step where a body's axis points."""
    w, i, j, k = frames[:, 3:].T
    return np.stack((2 * (i * k + w * j), 2 * (j * k - w * i), 1 - 2 * (i * i + j * j)), axis=1)


def _on(number: int, touching: Collection[Pair], places: list[list[float]]) -> int:
    """Return what bears a body: of several lower ones, the one whose middle is nearest to being under it."""
    others = {b if a == number else a for a, b in touching if number in {a, b}}
    if TABLE in others:
        return TABLE
    x, y, z = places[number]
    lower = [other for other in others if other >= 0 and places[other][2] < z]
    if lower:
        return min(lower, key=lambda other: (math.dist(places[other][:2], (x, y)), other))
    return RAMP if RAMP in others else TABLE
