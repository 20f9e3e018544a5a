"""Options: what can be chosen before a game; a ValueError says what is allowed."""

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from chabudai.core.values import Struct

OptionsT = TypeVar("OptionsT", bound=Struct)


def read_options(kind: type[OptionsT], given: Mapping[str, object], game: str) -> OptionsT:
    """Return the options of a game from what was given; ValueError says what is allowed."""
    allowed = [field.name for field in msgspec.structs.fields(kind)]
    unknown = sorted(set(given) - set(allowed))
    if unknown:
        takes = ", ".join(allowed) or "none"
        raise ValueError(f"{game} has no option {unknown[0]!r}; its options: {takes}")
    try:
        return msgspec.convert(dict(given), kind)
    except msgspec.ValidationError as error:
        raise ValueError(f"{game}: {error}") from None


def written_options(options: Struct) -> dict[str, Any]:
    """Return options as plain values, for a header: just as they are read back from one."""
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(options))
    return plain
