"""Views as arrays: a list of fields, each with its shape and range, written one after the other."""

from collections.abc import Callable, Container, Iterable, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any, Generic, TypeVar

import numpy as np
from numpy.typing import DTypeLike, NDArray

from chabudai.core import Seat

T = TypeVar("T")
V = TypeVar("V")


@dataclass(frozen=True)
class Field(Generic[V]):
    """A part of an observation: what it is called, its shape, its range, what it means, and how it is read off a view.

    Values outside of the range are held at its ends.
    """

    name: str
    shape: tuple[int, ...]
    low: float
    high: float
    about: str
    read: Callable[[V], Any]
    """Return the values, in this shape or flat."""

    @property
    def size(self) -> int:
        """How many numbers it is."""
        return prod(self.shape)


def awaits_field(kinds: Sequence[str]) -> Field[Any]:
    """Return the field of what is to come, one of these kinds, in any game whose view says so by `awaits`."""
    about = f"what is to come: {', '.join(kinds)}"
    return Field("awaits", (len(kinds),), 0, 1, about, lambda view: one_hot(view.awaits, kinds))


class Observation:
    """Turns views into arrays of one length."""

    def __init__(
        self, fields: Iterable[Field[Any]], dtype: DTypeLike = np.int8, prepare: Callable[[Any], Any] | None = None
    ) -> None:
        self.fields = tuple(fields)
        self._prepare = prepare
        """What is done to a view once, before fields are read off it."""
        self.dtype = np.dtype(dtype)
        ends = np.cumsum([field.size for field in self.fields])
        self.slices = tuple(
            slice(int(end) - field.size, int(end)) for field, end in zip(self.fields, ends, strict=True)
        )
        self.size = int(ends[-1])
        self.low = self._filled(field.low for field in self.fields)
        self.high = self._filled(field.high for field in self.fields)

    def encode(self, view: Any) -> NDArray[Any]:  # noqa: ANN401 -- any game's view
        """Return a view as an array."""
        source = self.prepared(view)
        found = np.zeros(self.size)
        for field, part in zip(self.fields, self.slices, strict=True):
            found[part] = np.ravel(field.read(source))
        return np.clip(found, self.low, self.high).astype(self.dtype)

    def prepared(self, view: Any) -> Any:  # noqa: ANN401 -- any game's view
        """Return what fields are read off, made of a view."""
        return self._prepare(view) if self._prepare else view

    def _filled(self, values: Iterable[float]) -> NDArray[Any]:
        filled = np.empty(self.size, self.dtype)
        for value, part in zip(values, self.slices, strict=True):
            filled[part] = value
        return filled


def one_hot(value: object, among: Sequence[object]) -> list[int]:
    """Return a 1 at the place of a value and 0 elsewhere; only 0 where it is none of these."""
    return [int(value == each) for each in among]


def flags(values: Container[object], among: Iterable[object]) -> list[int]:
    """Return for each of these whether it is there."""
    return [int(each in values) for each in among]


def from_own(values: Sequence[T], seat: Seat | None) -> tuple[T, ...]:
    """Return what is kept by seat so that one's own comes first, then those of the seats after it, round the table."""
    first = (seat or 0) % max(1, len(values))
    return (*values[first:], *values[:first])
