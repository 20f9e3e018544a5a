"""Whether what happened meets a condition.

A pattern is a mapping, compared with an event as JSON has it: each field it names must fit. A number may have bounds,
`{least = 3, most = 5}`; in a list each pattern must fit one of the items; everything else must be equal.
"""

from collections.abc import Sequence
from typing import Final, cast

import msgspec

from chabudai.coach.lesson import Condition, Pattern

_BOUNDS: Final = {"least", "most"}


def meets(condition: Condition, text: str, events: Sequence[object]) -> bool:
    """Tell whether a move, in the game's notation, with all that it brought about, meets a condition."""
    happened = [msgspec.to_builtins(event) for event in events]
    return (
        (not condition.moves or text in condition.moves)
        and all(_among(pattern, happened) for pattern in condition.events)
        and (not condition.any_of or any(_among(pattern, happened) for pattern in condition.any_of))
        and not any(_among(pattern, happened) for pattern in condition.without)
    )


def _among(pattern: Pattern, happened: Sequence[object]) -> bool:
    return any(_fits(pattern, event) for event in happened)


def _fits(pattern: object, value: object) -> bool:
    if isinstance(pattern, dict):
        wanted = cast("Pattern", pattern)
        if wanted and wanted.keys() <= _BOUNDS:
            return _within(wanted, value)
        there = cast("Pattern", value) if isinstance(value, dict) else None
        return there is not None and all(name in there and _fits(wanted[name], there[name]) for name in wanted)
    if isinstance(pattern, list):
        items = cast("Sequence[object]", value) if isinstance(value, list | tuple) else ()
        return all(any(_fits(part, item) for item in items) for part in cast("list[object]", pattern))
    return pattern == value


def _within(bounds: Pattern, value: object) -> bool:
    return (
        isinstance(value, int | float)
        and not isinstance(value, bool)
        and bounds.get("least", value) <= value <= bounds.get("most", value)
    )
