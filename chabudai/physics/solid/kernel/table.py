"""A table with pieces of certain kinds, compiled once: scenes are set on it, put in motion and watched."""

import math
from collections import OrderedDict
from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from chabudai.physics.solid.kernel.meetings import Meetings, pair_of
from chabudai.physics.solid.kernel.model import BOX, PLANE, STEP, ramp, shell, xml
from chabudai.physics.solid.kernel.sliding import free_steps, sliding_alone
from chabudai.physics.solid.kernel.touches import Pair, Touch, Touches
from chabudai.physics.solid.limits import SCENES, bearer
from chabudai.physics.solid.things import Material, Scene
from chabudai.physics.things import Motion

Numbers = NDArray[np.float64]
Pose = tuple[tuple[float, float, float], tuple[float, float, float, float]]
"""A place and a quaternion."""

MOST_STEPS: Final = 10_000
CHUNK: Final = 20
"""After how many steps, at most, it is looked whether all is at rest and who is near an edge."""
NEAR: Final = 5e-3
"""How near the edge a body's reach may come before the table has edges for it."""
FALL: Final = 0.3
"""How deep things fall before a recording ends: about a quarter of a second."""
FALLING_ASLEEP: Final = 60
"""In how many steps a scene that is at rest falls asleep."""
STILL: Final = 1e-4
"""How far, in metres or parts of a quaternion, bodies may shift meanwhile; else they are left awake."""
OFF: Final = -1e9
"""A margin with which a pair never touches; it is dropped before anything is computed."""
CALM: Final = 0.1
"""Metres a second: what is slower, and yet wobbles on its rim like a coin that spins down, is braked."""
PATIENCE: Final = 200
TREMBLE: Final = np.array((3e-4,) * 3 + (5e-3,) * 4)
"""What stays within so little, in metres and parts of a quaternion, for so many steps only trembles: it is at rest.

Friction in MuJoCo lets a piece that leans creep by half a millimetre a second, which never sleeps."""
UPRIGHT: Final = (1.0, 0.0, 0.0, 0.0)


class KernelOutput(NamedTuple):
    """What was seen of a run."""

    frames: Numbers
    """By step and body: place and quaternion; the last is where things ended. Good until the next run."""
    falls: Numbers
    """The same, going on while things that left fall out of sight, if that was asked for."""
    touches: list[Touch]
    touching: frozenset[Pair]
    at_rest: bool


class Start(NamedTuple):
    """A scene set on a table, asleep if it is at rest."""

    data: Any
    asleep: bool
    ramps: list[Pose]


class Table:
    """Bodies and ramps of certain kinds and sizes. It is used by one thread at a time."""

    def __init__(self, scene: Scene, material: Material) -> None:
        self._mujoco: Any = import_module("mujoco")  # its types are mostly Any
        self._model: Any = self._mujoco.MjModel.from_xml_string(xml(scene, material))
        self._data: Any = self._mujoco.MjData(self._model)
        self._material = material
        self._frames = np.empty((MOST_STEPS + 1, 7 * len(scene.bodies)))
        self._starts: OrderedDict[Scene, Start] = OrderedDict()
        self._meetings = Meetings(self._model, self._data, scene)
        self._size = np.array((scene.width, scene.height))
        self._reach = np.array([math.hypot(body.radius, body.height / 2) for body in scene.bodies])
        self._set_rolling(scene, material)
        self._wobbles = np.array([6 * k + axis for k in range(len(scene.bodies)) for axis in (3, 4)], np.int64)
        self._braking: Numbers = self._model.dof_M0[self._wobbles].reshape(-1, 2) / material.wobbling
        self._planes, self._boxes = (self._pairs(table, len(scene.bodies)) for table in (PLANE, BOX))

    def run(self, scene: Scene, motions: Mapping[int, Motion], *, recorded: bool, until: int | None) -> KernelOutput:
        """Set bodies in motion and watch them until all rest or are gone, or until one meets another body."""
        now = self._begin(scene, motions)
        touches = Touches(self._resting(scene))
        frames, data, model, contacts = self._frames, self._data, self._model, self._data.contact
        step, places = self._mujoco.mj_step, self._data.qpos
        seen, look, at_rest = b"", now, False
        while True:
            frames[now] = places
            if now == look:
                look += self._look(now)
                at_rest = now == look
            if at_rest or now == MOST_STEPS:
                break
            step(model, data)
            met = contacts.geom.tobytes()
            if met != seen:
                seen = met
                begun = self._meetings.look(now, met, touches)
                if until is not None and any(one.b >= 0 and until in {one.a, one.b} for one in begun):
                    break
            now += 1
        seen_to = self._fall(now) if recorded and at_rest else now
        falls = frames[: seen_to + 1].reshape(seen_to + 1, -1, 7)
        return KernelOutput(falls[: now + 1], falls, touches.begun, touches.touching(now), at_rest)

    def _fall(self, now: int) -> int:
        """Let what has left the table fall out of sight; return the last step."""
        data, places = self._data, self._data.qpos.reshape(-1, 7)
        while now < MOST_STEPS and ((places[:, 2] > -FALL) & data.tree_awake.astype(bool) & self._gone(places)).any():
            self._mujoco.mj_step(self._model, data)
            now += 1
            self._frames[now] = data.qpos
        return now

    def _inside(self, places: Numbers) -> Numbers:
        """Return how far inside the table each body is with all of it."""
        found: Numbers = np.minimum(places[:, :2], self._size - places[:, :2]).min(axis=1)
        return found - self._reach

    def _gone(self, places: Numbers) -> NDArray[np.bool_]:
        """Return who can't come back to the table."""
        return (places[:, 2] < -self._reach) | (self._inside(places) < -2 * self._reach)

    def _look(self, now: int) -> int:
        """Give edges to those that are near them; return how many steps that holds, 0 where the run is over."""
        data, places = self._data, self._data.qpos.reshape(-1, 7)
        inside = self._inside(places)
        near = inside < NEAR
        self._model.pair_margin[self._planes] = np.where(near, OFF, 0.0)
        self._model.pair_margin[self._boxes] = np.where(near, 0.0, OFF)
        speeds: Numbers = data.qvel.reshape(-1, 6)
        awake: NDArray[np.bool_] = data.tree_awake.astype(bool) | speeds.any(axis=1)
        calm = np.abs(speeds[:, :3]).max(axis=1) < CALM
        self._model.dof_damping[self._wobbles] = (self._braking * calm[:, None]).ravel()
        moving = awake & ~self._gone(places)
        if not moving.any() or self._trembles(now, moving):
            return 0
        loose = awake & ~near
        if not loose.any():
            return CHUNK
        fastest = float(np.abs(speeds[moving, :2]).max())
        return max(1, min(CHUNK, int(float(inside[loose].min()) / (3 * STEP * fastest + 1e-9))))

    def _trembles(self, now: int, moving: NDArray[np.bool_]) -> bool:
        if now < PATIENCE:
            return False
        lately = self._frames[now - PATIENCE : now + 1 : CHUNK // 4].reshape(-1, len(moving), 7)[:, moving]
        return bool((np.ptp(lately, axis=0) < TREMBLE).all())

    def _begin(self, scene: Scene, motions: Mapping[int, Motion]) -> int:
        """Set all as it is at the first step that MuJoCo has to make; return that step."""
        start = self._start(scene)
        self._mujoco.mj_copyData(self._data, self._model, start.data)
        self._set_ramps(start.ramps)
        for number, motion in motions.items():
            if any(motion):
                self._data.qvel[6 * number : 6 * number + 2] = motion[:2]
                self._data.qvel[6 * number + 5] = motion.spin
        alone = sliding_alone(scene, motions) if start.asleep else None
        return 0 if alone is None else self._slide(scene, alone, motions[alone])

    def _slide(self, scene: Scene, number: int, motion: Motion) -> int:
        """Let a disc slide as long as it is alone; return after how many steps."""
        steps = min(free_steps(scene, number, motion, self._material), MOST_STEPS - 1)
        speed, numbers = math.hypot(motion.x, motion.y), np.arange(steps + 1)
        grip = self._material.table_friction * self._material.gravity
        far: Numbers = STEP * numbers * (speed - grip * STEP * numbers / 2)
        frames = self._frames[: steps + 1]
        frames[:] = self._data.qpos
        frames[:, 7 * number] += far * (motion.x / speed)
        frames[:, 7 * number + 1] += far * (motion.y / speed)
        self._data.qpos[:] = frames[-1]
        self._data.qvel[6 * number : 6 * number + 2] *= 1 - grip * STEP * steps / speed
        return steps

    def _start(self, scene: Scene) -> Start:
        """Set a scene on the table, once; let what is at rest fall asleep, so that only what is moved is computed."""
        if (known := self._starts.get(scene)) is not None:
            self._starts.move_to_end(scene)
            return known
        ramps = [
            ((one.x, one.y, 0.0), (math.cos(one.angle / 2), 0.0, 0.0, math.sin(one.angle / 2))) for one in scene.ramps
        ]
        self._set_ramps(ramps)
        data = self._mujoco.MjData(self._model)
        start = self._starts[scene] = Start(data, self._set_up(scene, data), ramps)
        if len(self._starts) > SCENES:
            self._starts.popitem(last=False)
        return start

    def _set_up(self, scene: Scene, start: Any) -> bool:  # noqa: ANN401 -- MuJoCo's data
        """Set a scene on the table, and tell whether it fell asleep where it stands."""
        data, model, mujoco = self._data, self._model, self._mujoco
        places = np.array([(one.x, one.y, one.z + one.height / 2, *UPRIGHT) for one in scene.bodies]).reshape(-1)
        mujoco.mj_resetData(model, data)
        data.qpos[:] = places
        mujoco.mj_copyData(start, model, data)
        self._look(0)
        for _ in range(FALLING_ASLEEP):
            if not data.ntree_awake:
                break
            mujoco.mj_step(model, data)
        asleep = not data.ntree_awake and bool(np.abs(data.qpos - places).max(initial=0.0) < STILL)
        if asleep:
            mujoco.mj_copyData(start, model, data)
        return asleep

    def _set_ramps(self, ramps: list[Pose]) -> None:
        for number, (place, turn) in enumerate(ramps):
            body = self._model.body(ramp(number)).id
            self._model.body_pos[body], self._model.body_quat[body] = place, turn

    def _resting(self, scene: Scene) -> set[Pair]:
        """Return what each body stands on."""
        return {pair_of(number, bearer(scene, number)) for number in range(len(scene.bodies))}

    def _pairs(self, table: str, bodies: int) -> NDArray[np.int64]:
        return np.array([self._model.pair(f"{table} {shell(number)}").id for number in range(bodies)], np.int64)

    def _set_rolling(self, scene: Scene, material: Material) -> None:
        """Brake poles about their own axis only: how they topple stays as it is."""
        for number, body in enumerate(scene.bodies):
            if body.kind == "pole":
                turning: float = self._model.dof_M0[6 * number + 5]
                self._model.dof_damping[6 * number + 5] = turning / material.rolling
