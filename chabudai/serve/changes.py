"""How one view differs from the one before: what a replay sends instead of every view in full.

A change is None where both are equal, a list with the new value where it takes the place of the old, or a mapping of
the fields (or places in a list) that differ to their changes. `web/src/replay/changes.ts` applies them.
"""

from typing import Any, cast

Plain = Any
"""A value as JSON has it."""
Change = list[Any] | dict[str, Any] | None


def change(before: Plain, after: Plain) -> Change:
    """Return what makes one value of the other."""
    if isinstance(before, dict) and isinstance(after, dict):
        return _by_key(cast("dict[str, Plain]", before), cast("dict[str, Plain]", after))
    if isinstance(before, list) and isinstance(after, list):
        return _by_place(cast("list[Plain]", before), cast("list[Plain]", after))
    # 1 and True are equal in Python, but not in JSON.
    same = before == after and isinstance(before, bool) is isinstance(after, bool)
    return None if same else [after]


def _by_key(before: dict[str, Plain], after: dict[str, Plain]) -> Change:
    if before.keys() != after.keys():
        return [after]
    found = {key: one for key, new in after.items() if (one := change(before[key], new)) is not None}
    return found or None


def _by_place(before: list[Plain], after: list[Plain]) -> Change:
    if len(before) != len(after):
        return [after]
    both = enumerate(zip(before, after, strict=True))
    found = {str(place): one for place, (old, new) in both if (one := change(old, new)) is not None}
    return found or None


def changed(before: Plain, how: Change) -> Plain:
    """Apply a change: what a client does with it."""
    if how is None:
        return before
    if isinstance(how, list):
        return how[0]
    if isinstance(before, list):
        items = cast("list[Plain]", before)
        return [changed(item, how.get(str(place))) for place, item in enumerate(items)]
    return {key: changed(value, how.get(key)) for key, value in before.items()}
