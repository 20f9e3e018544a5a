"""Values of wrong types: what a caller without types may hand to a game, much of it equal to what is right."""

from collections.abc import Iterator
from math import inf, nan
from typing import Any, Final, cast

import msgspec

from chabudai.core import NATURE

NO_SEATS: Final[tuple[Any, ...]] = (99, -7, "0", 0.0, 1.0, True, False, nan, inf, [], (0,), 10**400)
"""What is no seat of any game, though some of it equals one."""
NO_VIEWERS: Final[tuple[Any, ...]] = (NATURE, *NO_SEATS)
"""Who has no view."""
STRANGE_WORDS: Final = ("", "zz", "w99", "\u65e5\u672c", "x" * 1000)
NO_MOVES: Final[tuple[Any, ...]] = (None, "no move", 0, nan, [], {}, object())


def wrong_moves(move: msgspec.Struct) -> Iterator[Any]:
    """Yield a move with one value of a wrong type, for each of its values, also those within others."""
    for name, value in msgspec.structs.asdict(move).items():
        for wrong in _wrong(value):
            yield _replaced(move, name, wrong)


def strange_moves(move: msgspec.Struct) -> Iterator[Any]:
    """Yield a move with a word of the right type that nobody knows, for each of its words."""
    for name, value in msgspec.structs.asdict(move).items():
        if isinstance(value, str):
            yield from (_replaced(move, name, word) for word in STRANGE_WORDS)


def lenient_move(move: msgspec.Struct) -> msgspec.Struct:
    """Return a move with whole floats as ints, as people write them: those are right."""
    fields = msgspec.structs.asdict(move)
    whole = {name: int(value) for name, value in fields.items() if isinstance(value, float) and value.is_integer()}
    return type(move)(**{**fields, **whole})


def _replaced(move: msgspec.Struct, name: str, value: object) -> msgspec.Struct:
    """Return a move with another value; made field by field, because a struct may check what it is given."""
    return type(move)(**{**msgspec.structs.asdict(move), name: value})


def _wrong(value: object) -> Iterator[object]:
    match value:
        case bool():
            yield from (int(value), str(value), None)
        case int():
            yield from (float(value), str(value), None, nan, [value])
            if value in {0, 1}:
                yield bool(value)
        case float():
            yield from (nan, inf, -inf, str(value), None, [value])
        case str():
            yield from (None, 0, [value], {value: value}, b"")
        case tuple():
            yield from _wrong_in_tuple(cast("tuple[object, ...]", value))
        case msgspec.Struct():
            yield msgspec.to_builtins(value)
            yield from wrong_moves(value)
        case _:
            yield object()


def _wrong_in_tuple(values: tuple[object, ...]) -> Iterator[object]:
    yield from (None, list(values), 0)
    for place, value in enumerate(values[:2]):
        for wrong in _wrong(value):
            yield (*values[:place], wrong, *values[place + 1 :])
