"""Earlier versions of the rules: matches played under them are replayed, and played on, as they were begun."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from random import Random
from typing import ClassVar, Final

from chabudai.core import Listed, Struct
from chabudai.games.karate.moves import Chance
from chabudai.games.karate.options import Options, Options1
from chabudai.games.karate.rules import Karate
from chabudai.games.karate.spaces import OPPONENTS, technique_of
from chabudai.games.karate.state import State

_OPPONENTS: Final = Listed[Chance](move for move, _ in OPPONENTS)


class Karate1(Karate):
    """Version 1: a kiai at any time, ties are shared, and of the opponent's dice only their technique is kept."""

    version: ClassVar[int] = 1
    options_type: ClassVar[type[Struct]] = Options1

    def __init__(self, options: Options1 | None = None) -> None:
        chosen = options or Options1()
        super().__init__(Options(chosen.players, chosen.level, kiai="any", tie="share"))
        self.options = chosen

    def nature(self, state: State, rng: Random) -> Chance:
        """Draw Nature's move where no clock runs; ValueError where players are to act."""
        if state.awaits != "opponent":
            return super().nature(state, rng)
        technique = technique_of(rng.randint(1, 6), rng.randint(1, 6))
        return next(move for move, _ in OPPONENTS if move.technique == technique)

    def outcomes(self, state: State) -> Sequence[tuple[Chance, Fraction]] | None:
        """Return Nature's moves with their odds, where no clock runs."""
        return OPPONENTS if state.awaits == "opponent" else super().outcomes(state)

    def _chances(self, state: State) -> Listed[Chance]:
        return _OPPONENTS if state.awaits == "opponent" else super()._chances(state)


EARLIER: Final[Mapping[int, type[Karate]]] = {1: Karate1}
