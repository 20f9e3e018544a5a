"""OpenSpiel's own tests on every game."""

import subprocess
import sys
import unittest
from importlib import import_module
from typing import Any

import numpy as np
import pytest

from chabudai.adapters import openspiel

pyspiel: Any = openspiel.pyspiel
NAMES = openspiel.register()
GAMES = [
    "chabudai_kooshi",
    "chabudai_bossa",
    "chabudai_bossa(stack=several)",
    "chabudai_karate(max_game_length=60)",
    "chabudai_karate(players=1,level=5,max_game_length=60)",
    "chabudai_karate(players=3,kiai=any,tie=share,max_game_length=60)",
    "chabudai_ppolf(limit=1,course=7,max_game_length=20)",
    "chabudai_ppolf(players=1,hand=steady,max_game_length=20)",
    "chabudai_botaoshi(max_game_length=8)",
]


@pytest.mark.parametrize("name", GAMES)
def test_random_simulations_with_serialisation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), 1, True, False)  # noqa: FBT003 -- pyspiel takes them by place


@pytest.mark.parametrize("name", [name for name in GAMES if "players=3" not in name])
def test_api(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run the partial-tree tests that OpenSpiel ships, which run on all games that it knows."""
    suite: Any = import_module("open_spiel.integration_tests.api_test")
    sampled: Any = suite.sample_some_states.sample_some_states

    def fewer(game: Any, max_states: int) -> Any:
        return sampled(game, max_states // 10)

    monkeypatch.setattr(suite.sample_some_states, "sample_some_states", fewer)
    about = {"game_name": name, "game": pyspiel.load_game(name)}
    case: Any = type("OnOurs", (suite.EnforceAPIOnPartialTreeBase,), about)
    outcome = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(outcome)
    assert outcome.testsRun > 4
    assert [*outcome.errors, *outcome.failures] == []


def test_chance_has_its_exact_odds() -> None:
    state = pyspiel.load_game("chabudai_bossa").new_initial_state()
    assert len(state.chance_outcomes()) == 27
    for _ in range(8):
        state.apply_action(state.chance_outcomes()[0][0])
    assert [odds for _, odds in state.chance_outcomes()] == [1 / 36] * 36


def test_karate_is_simultaneous() -> None:
    state = pyspiel.load_game("chabudai_karate(players=4)").new_initial_state()
    state.apply_action(5)
    assert state.is_simultaneous_node()
    before = state.observation_string(1)
    state.apply_actions([1, 2, 3, 4])
    assert "(2,)" in state.observation_string(1)
    assert state.observation_string(1).startswith(before)
    state.apply_actions([9, 9, 9, 9])
    assert state.is_chance_node()


def test_their_tree_search_plays() -> None:
    mcts: Any = import_module("open_spiel.python.algorithms.mcts")
    for name in ("chabudai_kooshi", "chabudai_bossa", "chabudai_ppolf(limit=1,course=7,max_game_length=4)"):
        game = pyspiel.load_game(name)
        state = game.new_initial_state()
        rng = np.random.RandomState(1)
        while state.is_chance_node():
            state.apply_action(rng.choice([outcome for outcome, _ in state.chance_outcomes()]))
        bot = mcts.MCTSBot(game, 2.0, 6, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
        assert bot.mcts_search(state).best_child().action in state.legal_actions()


def test_options_are_parameters_and_wrong_ones_are_refused() -> None:
    game = pyspiel.load_game("chabudai_karate(players=5,kiai=some)")
    assert game.num_players() == 5
    assert str(pyspiel.load_game(str(game))) == str(game)
    with pytest.raises(Exception, match="players"):
        pyspiel.load_game("chabudai_karate(players=99)")


def test_registering_twice_is_no_harm_and_a_program_ends_well() -> None:
    code = "from chabudai.adapters import openspiel as o; print(o.register() == o.register())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert (done.returncode, done.stdout.strip()) == (0, b"True")
