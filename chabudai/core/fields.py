"""What a field takes, in a message: whoever gave something else is told which field it is and what is allowed there."""

import re
from typing import Any, Final

import msgspec
from msgspec import inspect

from chabudai.core.errors import BadValue
from chabudai.core.messages import SHARED, Message, Narrator, phrasebook
from chabudai.core.shown import shortened

_AT: Final = re.compile(r"(.*?)(?: - at `(?:key in )?\$\.?([^`]*)`)?", re.DOTALL)
_UNKNOWN: Final = re.compile(r"Object contains unknown field `(.*)`", re.DOTALL)
_MISSING: Final = re.compile(r"Object missing required field `(.*)`", re.DOTALL)
_PART: Final = re.compile(r"[^.\[\]]+")


class BadField(BadValue):
    """A field with a value that it can't have, one that is missing, or one that is unknown."""

    def __init__(self, code: str, field: str, allowed: Message) -> None:
        super().__init__(code=code, narrator=Narrator(), field=field)
        self._allowed = allowed

    @property
    def message(self) -> Message:
        """Which field it is, and what it takes."""
        return Message(f"refusal-{self.code}", {**self.facts, "allowed": self._allowed})

    @property
    def reason(self) -> str:
        """The same in English."""
        return phrasebook((SHARED,), "en").say(self.message)


def bad_field(kind: Any, error: str, path: str | None = None) -> BadField:  # noqa: ANN401 -- any type that msgspec reads
    """Return the error for what msgspec refused to read as this type: by its own words, and the path where it was."""
    found = _AT.fullmatch(error)
    words, at = (found[1], found[2] or "") if found else (error, "")
    at = at if path is None else path
    here = _at(inspect.type_info(kind), at)
    for pattern, code in ((_UNKNOWN, "unknown-field"), (_MISSING, "missing-field")):
        if named := pattern.fullmatch(words):
            field = f"{at}.{named[1]}" if at else named[1]
            allowed = _fields_of(here) if code == "unknown-field" else _allowed(_at(here, named[1]))
            return BadField(code, shortened(field), allowed)
    return BadField("bad-field", shortened(at or "-"), _allowed(here))


def _at(kind: inspect.Type | None, path: str) -> inspect.Type | None:
    """Return the type that stands at a path such as `seats[0].kind`."""
    for part in _PART.findall(path):
        kind = _within(_bare(kind), part)
    return _bare(kind)


def _bare(kind: inspect.Type | None) -> inspect.Type | None:
    """Return a type without its remarks; of one that may be null, the other."""
    if isinstance(kind, inspect.Metadata):
        return _bare(kind.type)
    if isinstance(kind, inspect.UnionType):
        others = [each for each in kind.types if not isinstance(each, inspect.NoneType)]
        return _bare(others[0]) if len(others) == 1 else kind
    return kind


def _within(kind: inspect.Type | None, part: str) -> inspect.Type | None:
    match kind:
        case inspect.StructType(fields=fields):
            return next((field.type for field in fields if field.encode_name == part), None)
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            return item
        case inspect.TupleType(item_types=items) if part.isdecimal() and int(part) < len(items):
            return items[int(part)]
        case inspect.UnionType(types):
            return next((found for each in types if (found := _within(_bare(each), part))), None)
        case _:
            return None


def _fields_of(kind: inspect.Type | None) -> Message:
    names = [field.encode_name for field in kind.fields] if isinstance(kind, inspect.StructType) else []
    return Message.of("allowed-names", values=", ".join(names)) if names else Message("allowed-nothing")


def _allowed(kind: inspect.Type | None) -> Message:
    match kind:
        case inspect.LiteralType(values) if None not in values:
            return Message.of("allowed-choice", values=", ".join(map(str, values)))
        case inspect.IntType(ge=int(least), le=int(most)):
            return Message.of("allowed-whole-between", least=least, most=most)
        case inspect.StrType(max_length=int(most)):
            return Message.of("allowed-text-up-to", most=most)
        case inspect.ListType(max_length=int(most)):
            return Message.of("allowed-list-up-to", most=most)
        case inspect.UnionType(types):
            first, *others = [_allowed(_bare(each)) for each in types if not isinstance(each, inspect.NoneType)]
            for other in others:
                first = Message.of("allowed-or", first=first, second=other)
            return first
        case _:
            return Message(_PLAIN.get(type(kind), "allowed-other"))


_PLAIN: Final[dict[type, str]] = {
    inspect.IntType: "allowed-whole",
    inspect.FloatType: "allowed-number",
    inspect.BoolType: "allowed-switch",
    inspect.StrType: "allowed-text",
    inspect.ListType: "allowed-list",
    inspect.VarTupleType: "allowed-list",
    inspect.TupleType: "allowed-list",
    inspect.StructType: "allowed-object",
    inspect.DictType: "allowed-object",
}


def read_as(kind: Any, value: object) -> Any:  # noqa: ANN401 -- a value of that type
    """Return a plain value as this type; BadField names what it can't be read for."""
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        raise bad_field(kind, str(error)) from None
