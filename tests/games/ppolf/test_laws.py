"""Every law on Ppolf. Nature's answers to flicks are made up, so that no engine is needed."""

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from chabudai.games.ppolf import Options, Ppolf, State
from chabudai.games.ppolf.moves import Chance
from chabudai.games.ppolf.spaces import chances
from chabudai.testkit import LAWS, Law
from chabudai.testkit.strategies import walks

VARIANTS = (
    Options(),
    Options(players=1, course=7, limit=1),
    Options(players=10, hand="human", table="large", obstacles=True),
)


class Invented(Ppolf):
    """Ppolf whose answers to flicks are made up."""

    def nature(self, state: State, rng: Random) -> Chance:
        return chances(state).sample(rng)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("options", VARIANTS, ids=lambda options: f"{options.players} players")
def test_law(options: Options, law: Law) -> None:
    game = Invented(options)

    @settings(max_examples=5, deadline=None, suppress_health_check=[HealthCheck.too_slow], database=None)
    @given(st.data())
    def holds(data: st.DataObject) -> None:
        law(game, data.draw(walks(game, most=25)))

    holds()
