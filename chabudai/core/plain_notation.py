"""A notation for any move that is a struct: its tag, then the values of its fields, with spaces between them.

A value is written as JSON; a string without quotes where it is read back the same.

>>> from chabudai.core.values import Struct
>>> class Take(Struct, tag="take"):
...     heap: str
...     count: int
>>> write_move(Take("left", 3))
'take left 3'
>>> read_move(Take, "take left 3")
Take(heap='left', count=3)
"""

import re
from collections.abc import Sequence
from functools import cache
from typing import Any, Final, get_args

import msgspec

from chabudai.core.values import Struct

LONGEST: Final = 2_000
"""No move is written with more characters."""
_SHOWN: Final = 40
_WORD: Final = re.compile(r'(?:"(?:\\.|[^"\\])*"|[^\s"])+')


class PlainMove(Struct):
    """A move that is written as its tag and its values, in a game that writes others in its own way."""

    def __str__(self) -> str:
        return write_move(self)


def write_move(move: msgspec.Struct) -> str:
    """Return a move as text."""
    kind = type(move)
    tag = _tag(kind)
    words = [_write(getattr(move, field.name), field.type) for field in _fields(kind)]
    return " ".join([*([tag] if tag else []), *words])


def read_move(kinds: Any, text: str) -> Any:  # noqa: ANN401 -- a struct or a union of structs, and one of them
    """Return the move that a text says; ValueError where it can't be read. `kinds` is a struct or a union of structs.

    Where there is only one kind of move its tag may be left out, and so may fields at the end that have defaults.
    """
    structs: tuple[type[msgspec.Struct], ...] = get_args(kinds) or (kinds,)
    if len(text) > LONGEST:
        raise _unreadable(structs, text)
    words = _WORD.findall(text)
    for kind in structs:
        tag = _tag(kind)
        if tag and words and words[0].lower() == tag.lower():
            return _made(kind, words[1:], text)
    if len(structs) == 1:
        return _made(structs[0], words, text)
    raise _unreadable(structs, text)


def _made(kind: type[msgspec.Struct], words: Sequence[str], text: str) -> msgspec.Struct:
    fields = _fields(kind)
    needed = sum(field.required for field in fields)
    if not needed <= len(words) <= len(fields):
        raise _unreadable((kind,), text)
    try:
        given = zip(fields, words, strict=False)
        return kind(**{field.name: _read(word, field.type) for field, word in given})
    except msgspec.ValidationError as error:
        raise ValueError(f"{_unreadable((kind,), text)}: {error}") from None


def _write(value: object, kind: Any) -> str:  # noqa: ANN401 -- any annotation
    written = msgspec.json.encode(value).decode()
    return value if isinstance(value, str) and _WORD.fullmatch(value) and _reads_as(value, kind) else written


def _reads_as(word: str, kind: Any) -> bool:  # noqa: ANN401 -- any annotation
    """Return whether a string that is written without quotes is read back as this string."""
    try:
        return bool(_read(word, kind) == word)
    except msgspec.ValidationError:
        return False


def _read(word: str, kind: Any) -> Any:  # noqa: ANN401 -- any annotation, and a value of it
    try:
        return msgspec.json.decode(word, type=kind)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        return msgspec.convert(word, kind)


def _unreadable(kinds: Sequence[type[msgspec.Struct]], text: str) -> ValueError:
    forms = " or ".join(_form(kind) for kind in kinds)
    return ValueError(f"a move is written {forms}; not {text[:_SHOWN]!r}")


def _form(kind: type[msgspec.Struct]) -> str:
    names = (f"<{field.name}>" if field.required else f"[{field.name}]" for field in _fields(kind))
    return f"`{' '.join(filter(None, (_tag(kind), *names)))}`"


def _tag(kind: type[msgspec.Struct]) -> str:
    tag = kind.__struct_config__.tag
    return "" if tag is None else str(tag)


@cache
def _fields(kind: type[msgspec.Struct]) -> tuple[msgspec.structs.FieldInfo, ...]:
    return msgspec.structs.fields(kind)
