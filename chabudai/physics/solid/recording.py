"""The recording of a motion: key frames of what moved, thinned so that straight lines between them are good enough."""

import math
from collections.abc import Iterable
from typing import Final, NamedTuple

import msgspec

from chabudai.physics.recording import GRAINS, LOOSE, TICKS, Recording, make_track, values_at
from chabudai.physics.solid.things import Scene

PARTS: Final = 1_000
"""The length of a recording's quaternions."""
LOOSE_PARTS: Final = 5
"""How far a part of a quaternion that is left out may be off: at most about half a degree."""
LOOSENESS: Final = (LOOSE,) * 3 + (LOOSE_PARTS,) * 4


class Pose(NamedTuple):
    """Where the middle of a body is at one time, and how it is turned: a unit quaternion."""

    x: float
    y: float
    z: float
    qw: float = 1.0
    qx: float = 0.0
    qy: float = 0.0
    qz: float = 0.0


class Track(msgspec.Struct, frozen=True):
    """The key frames of one body: each list starts with a value and goes on with differences.

    Between two keys a body goes straight and evenly; before the first it lies there, after the last it stays there.
    """

    body: int
    times: tuple[int, ...]
    xs: tuple[int, ...]
    ys: tuple[int, ...]
    zs: tuple[int, ...]
    """Of its middle."""
    qws: tuple[int, ...]
    qxs: tuple[int, ...]
    qys: tuple[int, ...]
    qzs: tuple[int, ...]
    leaves: bool = False
    """Whether it has left the table and falls out of sight at its last key."""


def poses(scene: Scene, recording: Recording[Track], time: float) -> tuple[Pose | None, ...]:
    """Return where each body of the scene is at a time, None where it has fallen out of sight."""
    found: list[Pose | None] = [Pose(one.x, one.y, one.z + one.height / 2) for one in scene.bodies]
    for track in recording.tracks:
        found[track.body] = _pose(track, time)
    return tuple(found)


def track_of(body: int, frames: Iterable[tuple[float, list[float]]], *, leaves: bool) -> Track:
    """Return the track of a body from its times, places and quaternions in time order."""
    return make_track(Track, body, [_key(time, values) for time, values in frames], LOOSENESS, leaves=leaves)


def _key(time: float, values: list[float]) -> tuple[int, ...]:
    place, turned = values[:3], values[3:]
    return (round(time * TICKS), *(round(one * GRAINS) for one in place), *(round(one * PARTS) for one in turned))


def _pose(track: Track, time: float) -> Pose | None:
    values = values_at(track, time)
    if values is None:
        return None
    x, y, z, *turned = values
    length = math.hypot(*turned)
    return Pose(x / GRAINS, y / GRAINS, z / GRAINS, *(value / length for value in turned))
