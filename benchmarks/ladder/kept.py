"""What the page says of games that are not measured now: it stays, in words and in the picture."""

import re
from collections.abc import Mapping
from typing import Final

from benchmarks.ladder.ratings import Rating

_HEADING: Final = re.compile(r"^## (.+)$", re.MULTILINE)
_RATED: Final = re.compile(r"^\| (\d) .*\| (-?\d+) ± (\d+) \|$", re.MULTILINE)


def sections(page: str) -> Mapping[str, str]:
    """Return the section of each game by its title, without the heading."""
    found = [str(part).strip("\n") for part in _HEADING.split(page)][1:]
    return dict(zip(found[::2], found[1::2], strict=True))


def rated(section: str) -> dict[int, Rating]:
    """Return the ratings of the levels in a game's section."""
    found = (match.groups() for match in _RATED.finditer(section))
    return {int(level): Rating(float(value), float(within)) for level, value, within in found}
