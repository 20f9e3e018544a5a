"""The base of every value that crosses a wire, a file or the store."""

from typing import dataclass_transform

import msgspec


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class Struct(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A frozen, typed value: one definition gives equality, a hash, JSON, msgpack and a schema."""
