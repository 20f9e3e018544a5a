"""The fields of a game's options, described so that a page can offer them before a match."""

from collections.abc import Iterator
from typing import Any, Literal, cast, get_args, get_origin

import msgspec

from chabudai.core import Struct
from chabudai.serve.protocol import OptionField

PLAYERS = "players"
"""The option that follows from how many seats there are."""
FEWEST = "fewest"
"""What marks an option that can be chosen with so many players at least."""
FORM = "form"
"""What marks an option that the game's own page has a form for, with the value `own`."""
DECIDES_FIRST = "decides_first"
"""What marks an option that may say who goes first, such as a position."""


def option_fields(options: type[Struct]) -> tuple[OptionField, ...]:
    """Return the options that a page can offer; those without a simple form are left to programs."""
    return tuple(_fields(options))


def _fields(options: type[Struct]) -> Iterator[OptionField]:
    for each in msgspec.structs.fields(options):
        kind = msgspec.inspect.type_info(each.type)
        extra: dict[str, Any] = {}
        if isinstance(kind, msgspec.inspect.Metadata):
            extra, kind = cast("dict[str, Any]", kind.extra or {}), kind.type  # pyright: ignore[reportUnknownMemberType] -- msgspec says only `dict`
        if each.name != PLAYERS and each.default is not msgspec.NODEFAULT:
            own = extra.get(FORM) == "own"
            field = OptionField(each.name, "own", each.default) if own else _field(each.name, each.default, kind)
            if field:
                field = msgspec.structs.replace(field, choices=_as_written(field.choices, each.type))
                yield msgspec.structs.replace(
                    field,
                    players=extra.get(PLAYERS),
                    fewest=extra.get(FEWEST),
                    decides_first=extra.get(DECIDES_FIRST, False),
                )


def _field(name: str, default: object, kind: msgspec.inspect.Type) -> OptionField | None:
    match kind:
        case msgspec.inspect.BoolType():
            return OptionField(name, "switch", default)
        case msgspec.inspect.LiteralType(values):
            return OptionField(name, "choice", default, choices=tuple(map(str, values)))
        case msgspec.inspect.IntType(ge=int(least), le=int(most)):
            return OptionField(name, "choice", default, choices=tuple(range(least, most + 1)))
        case msgspec.inspect.StrType():
            return OptionField(name, "text", default)
        case msgspec.inspect.UnionType(types):
            open_ = any(isinstance(each, msgspec.inspect.NoneType) for each in types)
            found = (_open(name, default, each) if open_ else _field(name, default, each) for each in types)
            return next((field for field in found if field and (default is None or _offers(field, default))), None)
        case _:
            return None


def _open(name: str, default: object, kind: msgspec.inspect.Type) -> OptionField | None:
    """Return an option that may be left open: some text, or a number."""
    match kind:
        case msgspec.inspect.StrType():
            return OptionField(name, "text", default)
        case msgspec.inspect.IntType(ge=int(least), le=int(most)):
            return OptionField(name, "number", default, choices=(least, most))
        case _:
            return None


def _as_written(choices: tuple[str | int, ...], annotation: Any) -> tuple[str | int, ...]:  # noqa: ANN401 -- any type
    """Return choices in the order in which the option's type names them; msgspec sorts them."""
    for part in (annotation, *get_args(annotation)):
        if get_origin(part) is Literal and set(get_args(part)) == set(choices):
            return get_args(part)
    return choices


def _offers(field: OptionField, default: object) -> bool:
    """Tell whether a field can show the default: of several forms that an option has, a page offers that one."""
    match field.kind:
        case "switch":
            return isinstance(default, bool)
        case "choice":
            return default in field.choices
        case "text":
            return isinstance(default, str)
        case "number":
            return isinstance(default, int)
        case "own":
            return False
