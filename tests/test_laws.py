"""Every law on every game in the catalog, with each of the options that its oracle lists."""

import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import chabudai
from chabudai.core import AnyGame
from chabudai.testkit import LAWS, Law
from chabudai.testkit.strategies import walks
from tests.toys import race
from tests.toys.morra import Morra, Options
from tests.toys.race import Race
from tests.toys.tictactoe import TicTacToe

pytestmark = pytest.mark.scattered

ORACLES = Path(__file__).parent / "oracles"


def variants() -> list[AnyGame]:
    games: list[AnyGame] = [Morra(), Morra(Options(players=1)), TicTacToe(), Race(), Race(race.Options(players=4))]
    for entry in chabudai.entries():
        lines = (ORACLES / f"{entry.id}.options").read_text("utf-8").splitlines()
        games += [chabudai.game(entry.id, **json.loads(line)) for line in lines]
    return games


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("game", variants(), ids=lambda game: f"{game.id}:{game.options}")
def test_law(game: AnyGame, law: Law) -> None:
    @settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow], database=None)
    @given(st.data())
    def holds(data: st.DataObject) -> None:
        law(game, data.draw(walks(game)))

    holds()
