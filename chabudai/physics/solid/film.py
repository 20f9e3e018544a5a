"""The film of a motion: key frames of what moved, thinned so that straight lines between them are good enough."""

import math
from bisect import bisect_right
from collections.abc import Iterable
from itertools import accumulate
from typing import Final, NamedTuple

import msgspec

from chabudai.physics.film import GRAINS, LOOSE, TICKS, differences, thinned
from chabudai.physics.solid.things import Scene

PARTS: Final = 1_000
"""The length of a film's quaternions."""
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


class Key(NamedTuple):
    """A body's pose at a time, in whole ticks, grains and parts."""

    time: int
    x: int
    y: int
    z: int
    qw: int
    qx: int
    qy: int
    qz: int


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


class Film(msgspec.Struct, frozen=True):
    """The tracks of all bodies that moved. What has no track did not move."""

    duration: float
    tracks: tuple[Track, ...]


def poses(scene: Scene, film: Film, time: float) -> tuple[Pose | None, ...]:
    """Return where each body of the scene is at a time, None where it has fallen out of sight."""
    found: list[Pose | None] = [Pose(one.x, one.y, one.z + one.height / 2) for one in scene.bodies]
    for track in film.tracks:
        found[track.body] = _pose(track, time)
    return tuple(found)


def keys(track: Track) -> tuple[Key, ...]:
    """Return a track's keys with their values summed up."""
    columns = (track.times, track.xs, track.ys, track.zs, track.qws, track.qxs, track.qys, track.qzs)
    return tuple(map(Key, *(accumulate(values) for values in columns)))


def track(body: int, told: Iterable[tuple[float, list[float]]], *, leaves: bool) -> Track:
    """Make the track of a body from its times, places and quaternions in time order."""
    kept = thinned([_key(time, values) for time, values in told], LOOSENESS)
    return Track(body, *(differences(values) for values in zip(*kept, strict=True)), leaves=leaves)


def _key(time: float, values: list[float]) -> Key:
    x, y, z, qw, qx, qy, qz = values
    turned = (round(qw * PARTS), round(qx * PARTS), round(qy * PARTS), round(qz * PARTS))
    return Key(round(time * TICKS), round(x * GRAINS), round(y * GRAINS), round(z * GRAINS), *turned)


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
    x, y, z, *turned = (p + (q - p) * part for p, q in zip(a[1:], b[1:], strict=True))
    length = math.hypot(*turned)
    return Pose(x / GRAINS, y / GRAINS, z / GRAINS, *(value / length for value in turned))
