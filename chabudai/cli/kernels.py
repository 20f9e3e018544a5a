"""The games whose move sequences can be counted in machine code. A kernel is loaded when it is used."""

from collections.abc import Callable, Mapping
from typing import Any, Final

Count = Callable[[Any, int], int]
"""Returns how many sequences of so many moves there are from a state."""


def _kooshi() -> Count:
    from chabudai.games.kooshi.kernel import perft

    return perft


KERNELS: Final[Mapping[str, Callable[[], Count]]] = {"kooshi": _kooshi}
