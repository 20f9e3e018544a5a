"""The recording of a motion: key frames of what moved, thinned so that straight lines between them are good enough."""

from collections.abc import Iterable
from typing import Final, NamedTuple

import msgspec

from chabudai.physics.planar.things import Scene
from chabudai.physics.recording import GRAINS, LOOSE, TICKS, Recording, make_track, values_at

POINTS: Final = 100
"""Points of a recording's angles in a radian."""


class Pose(NamedTuple):
    """Where a body is at one time."""

    x: float
    y: float
    angle: float


class Track(msgspec.Struct, frozen=True):
    """The key frames of one body: each list starts with a value and goes on with differences.

    Between two keys a body goes straight and evenly; before the first it lies there, after the last it stays there.
    """

    body: int
    times: tuple[int, ...]
    xs: tuple[int, ...]
    ys: tuple[int, ...]
    angles: tuple[int, ...]
    leaves: bool = False
    """Whether it has left the table at its last key."""


def poses(scene: Scene, recording: Recording[Track], time: float) -> tuple[Pose | None, ...]:
    """Return where each body of the scene is at a time, None where it has left the table."""
    found: list[Pose | None] = [Pose(body.x, body.y, body.angle) for body in scene.bodies]
    for track in recording.tracks:
        found[track.body] = _pose(track, time)
    return tuple(found)


def track_of(body: int, frames: Iterable[tuple[float, Pose]], *, leaves: bool) -> Track:
    """Return the track of a body from its poses in time order."""
    return make_track(Track, body, [_key(time, pose) for time, pose in frames], (LOOSE,) * 3, leaves=leaves)


def _key(time: float, pose: Pose) -> tuple[int, int, int, int]:
    return round(time * TICKS), round(pose.x * GRAINS), round(pose.y * GRAINS), round(pose.angle * POINTS)


def _pose(track: Track, time: float) -> Pose | None:
    values = values_at(track, time)
    if values is None:
        return None
    x, y, angle = values
    return Pose(x / GRAINS, y / GRAINS, angle / POINTS)
