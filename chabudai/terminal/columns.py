"""Text in columns of a terminal, where a Japanese letter takes two."""

import re
from collections.abc import Iterator
from textwrap import wrap
from typing import Final

from rich.cells import cell_len, chop_cells

_PART: Final = re.compile(
    r" +|[（「]*[^ぁ-ん 、。：）」（「]*(?: mm| m/s)?[ぁ-ん]*[、。：）」]*"  # noqa: RUF001 -- Japanese punctuation
)
"""What stays on one line of Japanese: a word with the particles and the punctuation behind it, which end in kana."""


def padded(text: str, columns: int, *, right: bool = False) -> str:
    """Return a text with blanks behind it, or before it with `right`, so that it takes so many columns at least."""
    blanks = " " * (columns - cell_len(text))
    return blanks + text if right else text + blanks


def wrapped(text: str, columns: int) -> list[str]:
    """Return a text as lines of so many columns at most; Japanese, which has no blanks, breaks between its phrases."""
    return wrap(text, columns) if cell_len(text) == len(text) else list(_lines(text, columns))


def _lines(text: str, columns: int) -> Iterator[str]:
    line = ""
    parts: list[str] = _PART.findall(text)
    for part in (piece for whole in parts for piece in chop_cells(whole, columns)):
        if cell_len(line + part.rstrip()) > columns:
            yield line.rstrip()
            line = ""
        line += part if line else part.lstrip()
    if line:
        yield line.rstrip()
