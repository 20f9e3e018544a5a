"""Values as bytes: JSON for people and browsers, msgpack for the store, both from the same types."""

from typing import Any, NamedTuple, TypeVar

import msgspec

T = TypeVar("T")


class Form(NamedTuple):
    """One way of writing values as bytes."""

    name: str
    module: Any  # msgspec.json and msgspec.msgpack have the same functions, but no common static type

    def encode(self, value: object) -> bytes:
        """Write a value; equal values give equal bytes."""
        return bytes(self.module.encode(value, order="deterministic"))

    def decode(self, data: bytes | msgspec.Raw, kind: type[T]) -> T:
        """Read a value of this type; msgspec.DecodeError or its ValidationError says what is wrong with the bytes."""
        try:
            value: T = self.module.decode(data, type=kind)
        except (UnicodeDecodeError, RecursionError) as error:
            raise msgspec.DecodeError(str(error)) from error
        return value


JSON = Form("json", msgspec.json)
MSGPACK = Form("msgpack", msgspec.msgpack)
FORMS = (JSON, MSGPACK)
