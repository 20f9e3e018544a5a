"""The film of a motion: key frames of what moved, thinned so that straight lines between them are good enough."""

from bisect import bisect_right
from collections.abc import Iterable
from itertools import accumulate
from typing import Final, NamedTuple

import msgspec

from chabudai.physics.film import GRAINS, LOOSE, TICKS, differences, thinned
from chabudai.physics.planar.things import Scene

POINTS: Final = 100
"""Points of a film's angles in a radian."""


class Pose(NamedTuple):
    """Where a body is at one time."""

    x: float
    y: float
    angle: float


class Key(NamedTuple):
    """A body's pose at a time, in whole ticks, grains and points."""

    time: int
    x: int
    y: int
    angle: int


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


class Film(msgspec.Struct, frozen=True):
    """The tracks of all bodies that moved. What has no track did not move."""

    duration: float
    tracks: tuple[Track, ...]


def poses(scene: Scene, film: Film, time: float) -> tuple[Pose | None, ...]:
    """Return where each body of the scene is at a time, None where it has left the table."""
    found: list[Pose | None] = [Pose(body.x, body.y, body.angle) for body in scene.bodies]
    for track in film.tracks:
        found[track.body] = _pose(track, time)
    return tuple(found)


def keys(track: Track) -> tuple[Key, ...]:
    """Return a track's keys with their values summed up."""
    return tuple(map(Key, *(accumulate(values) for values in (track.times, track.xs, track.ys, track.angles))))


def track(body: int, told: Iterable[tuple[float, Pose]], *, leaves: bool) -> Track:
    """Make the track of a body from its poses in time order."""
    kept = thinned([_key(time, pose) for time, pose in told], (LOOSE,) * 3)
    times, xs, ys, angles = (differences(values) for values in zip(*kept, strict=True))
    return Track(body, times, xs, ys, angles, leaves)


def _key(time: float, pose: Pose) -> Key:
    return Key(round(time * TICKS), round(pose.x * GRAINS), round(pose.y * GRAINS), round(pose.angle * POINTS))


def _pose(track: Track, time: float) -> Pose | None:
    known = keys(track)
    ticks = time * TICKS
    after = bisect_right(known, ticks, key=lambda key: key.time)
    if after == len(known):
        return None if track.leaves else _between(known[-1], known[-1], 0.0)
    if after == 0:
        return _between(known[0], known[0], 0.0)
    a, b = known[after - 1], known[after]
    return _between(a, b, (ticks - a.time) / (b.time - a.time))


def _between(a: Key, b: Key, part: float) -> Pose:
    x, y, angle = (p + (q - p) * part for p, q in zip(a[1:], b[1:], strict=True))
    return Pose(x / GRAINS, y / GRAINS, angle / POINTS)
