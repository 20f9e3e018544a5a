"""What somebody gave, as it may be shown to them again: never more than a few words of it."""

from collections.abc import Iterable
from reprlib import Repr
from typing import Final

MOST_SHOWN: Final = 80
"""So many characters of what was given are shown at most, wherever it is repeated."""
LONGEST_WORD: Final = 60
_SHORT: Final = Repr()
_SHORT.maxstring = _SHORT.maxother = _SHORT.maxlong = 60


def shown(value: object) -> str:
    """Return a value as one would write it in Python, cut short."""
    try:
        return shortened(_SHORT.repr(value))
    except Exception:  # noqa: BLE001 -- another's repr may fail, and all that is wanted is a name for it
        return f"a {type(value).__name__}"


def shortened(text: str, most: int = MOST_SHOWN) -> str:
    """Return a text in one line that is no longer than this, nor has a word that is longer than anything shown."""
    cut = (word if len(word) <= LONGEST_WORD else f"{word[: LONGEST_WORD - 1]}…" for word in text.split())
    line = " ".join(cut)
    return line if len(line) <= most else f"{line[: most - 1]}…"


def shorten_within(text: str, values: Iterable[object]) -> str:
    """Return a sentence that somebody else wrote, with each of these values cut short where it repeats one."""
    for value in (each for each in values if isinstance(each, str) and len(each) > MOST_SHOWN):
        text = text.replace(value, shortened(value)).replace(repr(value)[1:-1], shortened(value))
    return text
