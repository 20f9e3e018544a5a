"""Every law on Bo-taoshi. Nature's answers to flicks are made up, so that no engine is needed."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from chabudai.games.botaoshi import Options
from chabudai.testkit import LAWS, Law
from chabudai.testkit.strategies import walks
from tests.games.botaoshi.tables import Invented

VARIANTS = (Options(), Options(hand="human", turn_limit=3))


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("options", VARIANTS, ids=lambda options: f"{options.hand} hand")
def test_law(options: Options, law: Law) -> None:
    game = Invented(options)

    @settings(max_examples=6, deadline=None, suppress_health_check=[HealthCheck.too_slow], database=None)
    @given(st.data())
    def holds(data: st.DataObject) -> None:
        law(game, data.draw(walks(game, most=60)))

    holds()
