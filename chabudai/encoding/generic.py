"""An encoding for any game whose moves can be listed: the fields of its view, as their types tell."""

import math
from collections.abc import Iterator, Mapping
from typing import Any, Final, cast

import msgspec
import numpy as np
from msgspec import inspect

from chabudai.core import AnyGame
from chabudai.encoding.actions import ListedActions
from chabudai.encoding.encoding import Encoding
from chabudai.encoding.observation import Field, Observation

MOST_ITEMS: Final = 16
"""So many items of a list are seen, and so many letters of a text."""
MOST_NUMBERS: Final = 4096
"""No observation is longer; a game with a larger view needs an encoding of its own."""
LARGEST: Final = 1e4
"""Numbers without bounds of their own are held within this."""
_LETTERS: Final = 0x10FFFF
_NOT_SEEN: Final = frozenset({"result"})
"""What a view says only when nothing is to be decided any more."""

Path = tuple[str | int, ...]
"""Where a value stands in a view: names of fields and numbers of items."""


def generic_encoding(game: AnyGame) -> Encoding:
    """Return an encoding that knows nothing of a game but the types of its view; ValueError where that is too large."""
    kind = inspect.type_info(game.wire.view)
    fields = [_field(path, part) for path, part in _leaves(kind, ()) if not _NOT_SEEN & set(path)]
    if not 1 < len(fields) <= MOST_NUMBERS:
        raise ValueError(
            f"a view of {game.id} is {len(fields)} numbers, not 2 to {MOST_NUMBERS}: it needs an encoding of its own"
        )
    return Encoding(ListedActions(), Observation(fields, np.float32, msgspec.to_builtins))


def _field(path: Path, kind: inspect.Type) -> Field[Any]:
    name = ".".join(map(str, path))
    low, high = _range(kind)
    return Field[Any](name, (1,), low, high, _about(kind), lambda view: _number(_at(view, path), kind))


def _leaves(kind: inspect.Type, path: Path) -> Iterator[tuple[Path, inspect.Type]]:
    """Yield where there are numbers in a value of this type; an item or a struct that may be missing is there as 0."""
    match kind:
        case inspect.Metadata():
            yield from _leaves(kind.type, path)
        case inspect.StructType():
            for field in kind.fields:
                yield from _leaves(field.type, (*path, field.encode_name))
        case inspect.VarTupleType() | inspect.ListType():
            yield (*path, "length"), inspect.IntType(ge=0, le=int(LARGEST))
            for number in range(MOST_ITEMS):
                yield from _leaves(kind.item_type, (*path, number))
        case inspect.TupleType():
            for number, each in enumerate(kind.item_types):
                yield from _leaves(each, (*path, number))
        case inspect.UnionType():
            yield from _of_union(kind, path)
        case inspect.StrType():
            yield from (((*path, number), kind) for number in range(MOST_ITEMS))
        case _:
            yield path, _single(kind, path)


def _single(kind: inspect.Type, path: Path) -> inspect.Type:
    """Return a type whose values are one number each; ValueError where they are not."""
    singles = inspect.IntType | inspect.FloatType | inspect.BoolType | inspect.LiteralType | inspect.NoneType
    if not isinstance(kind, singles):
        where = ".".join(map(str, path))
        raise ValueError(f"{where} can't be told in numbers: the game needs an encoding of its own")  # noqa: TRY004 -- of a game, not of an argument
    return kind


def _of_union(kind: inspect.UnionType, path: Path) -> Iterator[tuple[Path, inspect.Type]]:
    """Yield whether there is a value, then what it is: structs of a union stand one after the other."""
    if kind.includes_none:
        yield (*path, "there"), inspect.BoolType()
    seen: set[Path] = set()
    for each in kind.types:
        for place, part in _leaves(each, path) if not isinstance(each, inspect.NoneType) else ():
            if place not in seen:
                seen.add(place)
                yield place, part


def _range(kind: inspect.Type) -> tuple[float, float]:
    match kind:
        case inspect.BoolType():
            return 0, 1
        case inspect.NoneType():
            return 0, 1
        case inspect.LiteralType():
            return 0, len(kind.values)
        case inspect.StrType():
            return 0, _LETTERS
        case inspect.IntType() | inspect.FloatType():
            low = kind.ge if kind.ge is not None else kind.gt
            high = kind.le if kind.le is not None else kind.lt
            return -LARGEST if low is None else min(low, 0), LARGEST if high is None else max(high, 0)
        case _:
            return -LARGEST, LARGEST


def _about(kind: inspect.Type) -> str:
    match kind:
        case inspect.LiteralType():
            return "0 for none, else " + ", ".join(f"{number} {value}" for number, value in enumerate(kind.values, 1))
        case inspect.StrType():
            return "the letter's code point"
        case _:
            return ""


def _at(value: Any, path: Path) -> Any:  # noqa: ANN401 -- any value of a view
    """Return what stands at a place of a view, or None where nothing does."""
    for step in path:
        if step == "there":
            return value is not None
        if step == "length" and isinstance(value, list | tuple):
            return len(cast("list[Any]", value))
        if isinstance(value, Mapping):
            value = cast("Mapping[str | int, Any]", value).get(step)
        elif isinstance(value, list | tuple | str) and isinstance(step, int):
            value = cast("list[Any]", value)[step] if step < len(cast("list[Any]", value)) else None
        else:
            return None
    return value


def _number(value: Any, kind: inspect.Type) -> float:  # noqa: ANN401 -- any value of a view
    match value:
        case None:
            return 0.0
        case bool() | int() | float() if not isinstance(kind, inspect.LiteralType):
            return 0.0 if math.isnan(value) else float(value)
        case str() if isinstance(kind, inspect.StrType):
            return float(ord(value[0])) if value else 0.0
        case _ if isinstance(kind, inspect.LiteralType) and value in kind.values:
            return float(kind.values.index(value) + 1)
        case _:
            return 0.0
