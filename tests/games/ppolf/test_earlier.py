"""Logs that were played under an earlier version of the rules replay as they were played."""

from pathlib import Path
from time import process_time

import pytest

import chabudai
from chabudai.catalog import game_by, open_log
from chabudai.core import NATURE, Ruleset
from chabudai.games.ppolf import Ppolf, Shape, State
from chabudai.games.ppolf.earlier import FirstOptions, FirstPpolf

LOGS = Path(__file__).parent / "logs"
LEFT = {
    "version-1-named-small": (((1, 1, 2, 1, 2, 2, 1, 1, 2, 1), ()), 19, "rn@16.265265,14.095304,356.2377"),
    "version-1-own-obstacles": (((2, 3), (2, 3), (2, 2)), 26, "rn@12.758045,5.855065,98.109"),
}


@pytest.mark.parametrize("name", LEFT)
def test_a_log_of_version_1_replays_as_it_was_played(name: str) -> None:
    game, log = open_log((LOGS / f"{name}.json").read_bytes())
    assert (game.version, Ppolf.version) == (1, 2)
    state = chabudai.replay(game, log).state
    assert isinstance(state, State)
    assert (state.card, len(state.tiles), str(state.tiles[0])) == LEFT[name]


def test_further_obstacles_brought_the_black_tiles_with_them() -> None:
    setup = FirstPpolf(FirstOptions(obstacles=(Shape("circle", 1.5),))).start().setup  # pyright: ignore[reportArgumentType] -- its own options
    assert (setup.black, setup.obstacles, setup.hand) == (True, (Shape("circle", 1.5),), "steady")


def test_a_crafted_log_costs_no_time() -> None:
    options = {"table": [35.359, 35.369], "obstacles": [{"kind": "square", "size": 3.0}] * 10, "course": "x"}
    before = process_time()
    game = game_by(Ruleset("ppolf", 1, options))
    space = game.moves(game.start(), NATURE)
    assert not space.contains(game.parse(game.start(), "course 1-x rn@9.0,9.0,0.0"))
    assert process_time() - before < 2.0  # laid by chance, it took half a minute
