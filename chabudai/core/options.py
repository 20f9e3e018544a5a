"""Options: what can be chosen before a game; a ValueError says what is allowed."""

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from chabudai.core.shown import shortened, shown
from chabudai.core.values import Struct

OptionsT = TypeVar("OptionsT", bound=Struct)


def read_options(kind: type[OptionsT], given: Mapping[str, object], game: str) -> OptionsT:
    """Return the options of a game from what was given; ValueError says what is allowed."""
    allowed = [field.name for field in msgspec.structs.fields(kind)]
    unknown = sorted(set(given) - set(allowed))
    if unknown:
        takes = ", ".join(allowed) or "none"
        raise ValueError(f"{game} has no option {shown(unknown[0])}; its options: {takes}")
    try:
        options = msgspec.convert(dict(given), kind)
        msgspec.json.decode(msgspec.json.encode(options), type=kind)  # not a number, for one, could not be written down
    except (msgspec.MsgspecError, UnicodeError, OverflowError) as error:
        raise ValueError(f"{game}: {shortened(str(error))}") from None
    return options


def written_options(options: Struct) -> dict[str, Any]:
    """Return options as plain values, for a header: just as they are read back from one."""
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(options))
    return plain
