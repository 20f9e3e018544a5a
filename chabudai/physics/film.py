"""What the films of all engines share: whole numbers, differences, and key frames that may be left out."""

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final, TypeVar

TICKS: Final = 10_000
"""Ticks of a film's time in a second."""
GRAINS: Final = 10_000
"""Grains of a film's places in a metre: a tenth of a millimetre each."""
LOOSE: Final = 2
"""How many grains or points a frame that is left out may lie off the line between its neighbours."""

Key = TypeVar("Key", bound="tuple[int, ...]")
Slopes = list[list[float]]
"""For each value of a key but its time: the least and the greatest slope a line may have."""


def thinned(told: Sequence[Key], loose: Sequence[float]) -> list[Key]:
    """Leave out every key that lies near enough to the line between those that are kept.

    A key starts with its time, never earlier than the one before; `loose` is how far its other values may be off.
    """
    if len(told) <= 1:
        return list(told)
    kept, start, slopes = [told[0]], 0, _all_slopes(loose)
    for end in range(1, len(told)):
        if not _within(told[start], told[end], slopes):
            start = end - 1
            kept.append(told[start])
            slopes = _all_slopes(loose)
        _narrow(slopes, told[start], told[end], loose)
    kept.append(told[-1])
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
