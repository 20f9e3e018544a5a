"""Options: what can be chosen before a game; a ValueError says what is allowed."""

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from chabudai.core.errors import BadValue
from chabudai.core.fields import bad_field, read_as
from chabudai.core.messages import Narrator
from chabudai.core.values import Struct

OptionsT = TypeVar("OptionsT", bound=Struct)


def read_options(kind: type[OptionsT], given: Mapping[str, object], game: str) -> OptionsT:
    """Return the options of a game from what was given; ValueError says what is allowed."""
    allowed = [field.name for field in msgspec.structs.fields(kind)]
    unknown = sorted(set(given) - set(allowed))
    if unknown:
        takes = ", ".join(allowed) or "none"
        raise BadValue(code="no-such-option", narrator=Narrator(), game=game, name=unknown[0], options=takes)
    options = read_as(kind, dict(given))
    try:
        msgspec.json.decode(msgspec.json.encode(options), type=kind)
    except msgspec.MsgspecError as error:  # such as a float that is not a number: it could not be written down
        raise bad_field(kind, str(error)) from None
    except (UnicodeError, OverflowError):
        raise BadValue(code="unwritable-options", narrator=Narrator()) from None
    return options


def written_options(options: Struct) -> dict[str, Any]:
    """Return options as plain values, for a header: just as they are read back from one."""
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(options))
    return plain
