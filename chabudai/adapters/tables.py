"""The tables of actions and observations in docs/encodings.md, made of the encodings themselves.

Run as `python -m chabudai.adapters.tables docs/encodings.md`, it writes the page anew.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from chabudai import catalog
from chabudai.adapters.episode import Coding
from chabudai.encoding import Field

_HEAD: Final = """# Actions and observations

What the numbers of the environments mean, game by game, with the usual options. This page is made by `make encodings`.

An observation is made of what its seat may know, and of nothing else. It is one array: the fields follow each other
in this order, each flattened with the last index running fastest. *From* is where a field begins. Values outside of a
range are held at its ends. Own things come first, then those of the seats after one's own, round the table; a
spectator's come as those of the first seat.

A move that takes several actions is made once the last of them is chosen; until then only the seat itself sees its
*draft*. Where actions have to be listed (OpenSpiel), a dial has so many *steps*: the middles of as many equal parts. A
game from outside without an encoding of its own has the number of a move in the list of legal ones as its action, and
the fields of its view, as their types tell them, as its observation.
"""


def page() -> str:
    """Return the page in Markdown."""
    games = [one for one in catalog.entries() if catalog.is_own(one.id)]
    return _HEAD + "".join(f"\n## {one.title}\n\n{_game(Coding(catalog.game(one.id)))}" for one in games)


def _game(coding: Coding) -> str:
    seen = coding.observation
    lines = [*_actions(coding), "", f"The observation is `Box` of {seen.size} numbers, `{seen.dtype}`.", ""]
    lines += ["| field | from | shape | range | what it is |", "|---|---|---|---|---|"]
    lines += [_row(field, part.start) for field, part in zip(seen.fields, seen.slices, strict=True)]
    return "\n".join(lines) + "\n"


def _actions(coding: Coding) -> Iterator[str]:
    if coding.discrete:
        yield f"Actions are `Discrete({coding.discrete.size})`, with a mask of those that are legal."
        yield from ("", "| action | what it is |", "|---|---|")
        yield from (f"| {name} | {about} |" for name, about in coding.discrete.about)
    elif coding.box:
        yield f"Actions are `Box(-1, 1, ({len(coding.box.dials)},))`; all of them are legal."
        yield from ("", "| dial | what it is | steps |", "|---|---|---|")
        yield from (f"| {dial.name} | {dial.about} | {dial.steps} |" for dial in coding.box.dials)


def _row(field: Field[Any], start: int) -> str:
    shape = " x ".join(map(str, field.shape))
    return f"| `{field.name}` | {start} | {shape} | {field.low:g} to {field.high:g} | {field.about} |"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page(), "utf-8")
