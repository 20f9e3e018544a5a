"""The base of every value that crosses a wire, a file or the store."""

from typing import TypeVar, dataclass_transform

import msgspec

V = TypeVar("V")


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class Struct(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A frozen, typed value: one definition gives equality, a hash, JSON, msgpack and a schema.

    Values refer to each other in no circle, so the collector of circles need not look at them.
    """


def with_item(values: tuple[V, ...], place: int, value: V) -> tuple[V, ...]:
    """Return a tuple with another value at one place, such as that of a seat."""
    return (*values[:place], value, *values[place + 1 :])
