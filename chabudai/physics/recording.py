"""What the recordings of all engines have in common: key frames as differences of whole numbers, thinned.

Between two key frames a body goes straight and evenly; a key frame that lies near enough to such a line is left out.
"""

import math
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from itertools import accumulate, pairwise
from operator import itemgetter
from typing import Any, Final, Generic, TypeVar

import msgspec

TICKS: Final = 10_000
"""Ticks of a recording's time in a second."""
GRAINS: Final = 10_000
"""Grains of a recording's places in a metre: a tenth of a millimetre each."""
LOOSE: Final = 2
"""How many grains or points a frame that is left out may lie off the line between its neighbours."""

Key = TypeVar("Key", bound="tuple[int, ...]")
T = TypeVar("T")
TrackT = TypeVar("TrackT", bound=msgspec.Struct)
Slopes = list[list[float]]
"""For each value of a key but its time: the least and the greatest slope a line may have."""


class Recording(msgspec.Struct, Generic[T], frozen=True):
    """The tracks of all bodies that moved, by body number; a body without a track did not move."""

    duration: float
    tracks: tuple[T, ...]


def make_track(kind: type[TrackT], body: int, keys: Sequence[Key], loose: Sequence[float], *, leaves: bool) -> TrackT:
    """Return the track of a body with the keys that are needed; `loose` is how far values may be off between them.

    A track is a struct with the body's number, a column of differences for each value of a key, and `leaves`.
    """
    kept = zip(*thinned(keys, loose), strict=True)
    return kind(body, *(differences(values) for values in kept), leaves)


def values_at(track: msgspec.Struct, time: float) -> list[float] | None:
    """Return the values of a track at a time in seconds, in whole units and parts of them; None after it has left.

    Before its first key a body lies there, after its last it stays there.
    """
    body, *columns, leaves = (getattr(track, name) for name in track.__struct_fields__)
    del body
    keys: list[tuple[int, ...]] = list(zip(*map(accumulate, columns), strict=True))
    ticks = time * TICKS
    after = bisect_right(keys, ticks, key=_time_of)
    if after == len(keys) and leaves:
        return None
    a, b = keys[max(after - 1, 0)], keys[min(after, len(keys) - 1)]
    part = (ticks - a[0]) / (b[0] - a[0]) if b[0] > a[0] else 0.0
    return [p + (q - p) * part for p, q in zip(a[1:], b[1:], strict=True)]


_time_of: Any = itemgetter(0)


def thinned(keys: Sequence[Key], loose: Sequence[float]) -> list[Key]:
    """Leave out every key that lies near enough to the line between those that are kept.

    A key starts with its time, never earlier than the one before; `loose` is how far its other values may be off.
    """
    if len(keys) <= 1:
        return list(keys)
    kept, start, slopes = [keys[0]], 0, _all_slopes(loose)
    for end in range(1, len(keys)):
        if not _within(keys[start], keys[end], slopes):
            start = end - 1
            kept.append(keys[start])
            slopes = _all_slopes(loose)
        _narrow(slopes, keys[start], keys[end], loose)
    kept.append(keys[-1])
    return kept


def differences(values: Iterable[int]) -> tuple[int, ...]:
    """Return the first value and how each differs from the one before."""
    first, *rest = values
    return (first, *(b - a for a, b in pairwise((first, *rest))))


def _all_slopes(loose: Sequence[float]) -> Slopes:
    return [[-math.inf, math.inf] for _ in loose]


def _within(a: tuple[int, ...], b: tuple[int, ...], slopes: Slopes) -> bool:
    span = b[0] - a[0]
    if span == 0:
        return all(low <= high for low, high in slopes)
    return all(low * span <= q - p <= high * span for p, q, (low, high) in zip(a[1:], b[1:], slopes, strict=True))


def _narrow(slopes: Slopes, a: tuple[int, ...], key: tuple[int, ...], loose: Sequence[float]) -> None:
    """Keep only those lines from `a` that pass a key near enough: none, if it is elsewhere at the same time."""
    span = key[0] - a[0]
    for p, q, slope, far in zip(a[1:], key[1:], slopes, loose, strict=True):
        if span == 0:
            low, high = (-math.inf, math.inf) if abs(q - p) <= far else (math.inf, -math.inf)
        else:
            low, high = (q - far - p) / span, (q + far - p) / span
        slope[0] = max(slope[0], low)
        slope[1] = min(slope[1], high)
