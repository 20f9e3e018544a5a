"""PettingZoo's own tests on every game; warnings are errors, but for those that are named here with their reason."""

import pickle
from collections.abc import Callable
from copy import deepcopy
from functools import partial
from importlib import import_module
from typing import Any, cast

import numpy as np
import pytest

from chabudai.adapters import pettingzoo
from chabudai.core import AnyGame
from tests.adapters.variants import TOYS, name_of, own_games

suite: Any = import_module("pettingzoo.test")  # which has no types
GAMES = [*own_games(), *TOYS]
pytestmark = [
    # Their own games with masks have such observations too, but only those are on their list of names.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    # An agent whose game is over has no legal action.
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def cycles(game: AnyGame) -> int:
    return {"botaoshi": 4, "ppolf": 30 // game.players}.get(game.id, 60)


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_api(game: AnyGame) -> None:
    suite.api_test(pettingzoo.env(game), num_cycles=cycles(game))


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_seed(game: AnyGame) -> None:
    suite.seed_test(partial(pettingzoo.env, game), num_cycles=cycles(game))


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_parallel_api(game: AnyGame) -> None:
    suite.parallel_api_test(pettingzoo.parallel_env(game), num_cycles=cycles(game))


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_state(game: AnyGame) -> None:
    suite.state_test(pettingzoo.env(game), pettingzoo.parallel_env(game), num_cycles=min(10, cycles(game)))


@pytest.mark.parametrize("name", ["kooshi", "bossa", "karate", "ppolf", "botaoshi"])
def test_render(name: str) -> None:
    suite.render_test(partial(pettingzoo.env, name))


class Seeded:
    """What their test takes for a module; its spaces are seeded, for a box must not be drawn twice in a row."""

    def env(self, max_cycles: int) -> Any:
        return _seeded(pettingzoo.env("karate", players=4, max_cycles=max_cycles))

    def parallel_env(self, max_cycles: int) -> Any:
        return _seeded(pettingzoo.parallel_env("karate", players=4, max_cycles=max_cycles))


def _seeded(env: Any) -> Any:
    for number, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(number)
    return env


def test_max_cycles() -> None:
    suite.max_cycles_test(Seeded())


def test_parallel_seed() -> None:
    suite.parallel_seed_test(partial(pettingzoo.parallel_env, "karate", players=4))


def test_two_parallel_environments_go_the_same_way_for_500_steps() -> None:
    """As PettingZoo's own, which stops after one step; with masks, and from match to match."""
    one, two = (pettingzoo.parallel_env("karate", players=4) for _ in range(2))
    seen = [env.reset(seed=42) for env in (one, two)]
    for env in (one, two):
        _seeded(env)
    for step in range(500):
        _equal(*seen)
        if not one.agents:
            seen = [env.reset(seed=step) for env in (one, two)]
            continue
        observed = seen[0][0]
        chosen = [
            {agent: env.action_space(agent).sample(observed[agent]["action_mask"]) for agent in env.agents}
            for env in (one, two)
        ]
        assert chosen[0] == chosen[1]
        seen = [env.step(actions) for env, actions in zip((one, two), chosen, strict=True)]


def _equal(one: Any, two: Any) -> None:
    if isinstance(one, dict):
        known = cast("dict[str, Any]", one)
        assert known.keys() == two.keys()
        for key in known:
            _equal(known[key], two[key])
    elif isinstance(one, tuple):
        for first, second in zip(cast("tuple[Any, ...]", one), two, strict=True):
            _equal(first, second)
    else:
        assert np.array_equal(one, two)


def test_an_illegal_action_ends_the_episode_for_its_agent_only() -> None:
    env = pettingzoo.env("karate", players=3, penalty=-2.5)
    env.reset(seed=1)
    env.step(999)
    assert env.agent_selection == "player_0"
    _, reward, terminated, truncated, _ = env.last()
    assert (reward, terminated, truncated) == (-2.5, True, False)
    env.step(None)
    assert env.agents == ["player_1", "player_2"]
    for agent in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        assert observation is not None
        over = terminated or truncated
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
    assert env.agents == []


def test_an_illegal_action_among_others_ends_only_its_agents_episode() -> None:
    env = pettingzoo.parallel_env("karate", players=3)
    env.reset(seed=1)
    _, rewards, terminations, _, _ = env.step({"player_0": 1, "player_1": 400, "player_2": 2})
    assert rewards == {"player_0": 0, "player_1": -1, "player_2": 0}
    assert terminations == {"player_0": False, "player_1": True, "player_2": False}
    assert env.agents == ["player_0", "player_2"]


def test_rewards_tell_who_won() -> None:
    env = pettingzoo.env("kooshi", setup="2A2/5/5/5/2a2 d 3-3 -")
    env.reset(seed=0)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        assert observation is not None
        over = terminated or truncated
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
    assert sorted(total.values()) in ([-1.0, 1.0], [0.0, 0.0])


def test_points_are_rewarded_step_by_step() -> None:
    """Whoever plays Ppolf alone has nobody to beat: each flick costs a point."""
    env = pettingzoo.parallel_env("ppolf", players=1, course=7, limit=2)
    env.reset(seed=0)
    rewards = [env.step({"player_0": env.action_space("player_0").sample()})[1]["player_0"] for _ in range(5)]
    assert all(reward <= 0 for reward in rewards)
    assert min(rewards) < 0


def _pickled(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))  # noqa: S301 -- our own bytes


def _cloned(env: Any) -> Any:
    return env.clone()


@pytest.mark.parametrize("name", ["kooshi", "karate", "ppolf", "botaoshi"])
@pytest.mark.parametrize("make", [deepcopy, _pickled, _cloned])
def test_copies_go_on_by_themselves(name: str, make: Callable[[Any], Any]) -> None:
    env = pettingzoo.env(name)
    env.reset(seed=3)
    _act(env, 1)
    saved, state = make(env), env.state()
    ends: list[Any] = []
    for _ in range(2):
        _act(env, 4)
        ends.append(env.state())
        assert np.array_equal(saved.state(), state)
        env.restore(saved)
        assert np.array_equal(env.state(), state)
    assert np.array_equal(ends[0], ends[1])


def _act(env: Any, steps: int) -> None:
    for number in range(steps):
        space, (observation, *_) = env.action_space(env.agent_selection), env.last()
        space.seed(number)
        env.step(space.sample(observation["action_mask"]) if isinstance(observation, dict) else space.sample())


def test_a_wrong_setting_is_one_sentence() -> None:
    for settings in ({"render_mode": "film"}, {"reward": "gold"}, {"no_such": 1}):
        with pytest.raises(ValueError, match=r"film|gold|no_such"):
            pettingzoo.env("kooshi", **settings)
