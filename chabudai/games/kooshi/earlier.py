"""Earlier versions of the rules, for logs that were played under them."""

from collections.abc import Mapping
from typing import ClassVar, Final

from chabudai.games.kooshi.notation import LONGEST, read_loosely
from chabudai.games.kooshi.rules import KoOshi
from chabudai.games.kooshi.state import State


class KoOshi1(KoOshi):
    """Version 1, which took setups with protection that no move could have left, and text after 200 letters."""

    version: ClassVar[int] = 1

    def from_position(self, text: str) -> State:
        """Read a position string as version 1 did."""
        return read_loosely(text[:LONGEST])


EARLIER: Final[Mapping[int, type[KoOshi]]] = {1: KoOshi1}
