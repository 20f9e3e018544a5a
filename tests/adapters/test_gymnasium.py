"""Gymnasium's own checker on every game, warnings as errors; and many matches of Ko-oshi at once."""

import pickle
import subprocess
import sys
from copy import deepcopy
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import SyncVectorEnv

import chabudai
from chabudai.adapters.gymnasium import SeatEnv, env_id
from chabudai.adapters.vector import BatchEnv
from chabudai.core import AnyGame, Seat
from chabudai.games.kooshi import State
from chabudai.games.kooshi.encoding import MOVES, make_encoding
from chabudai.games.kooshi.kernel import batch as kernel
from tests.adapters.variants import name_of, own_games

SETTINGS: list[tuple[str, dict[str, Any]]] = [
    ("kooshi", {"opponents": [3]}),
    ("kooshi", {"seat": 1, "opponents": 2}),
    ("bossa", {"opponents": [2], "seat": None}),
    ("karate", {"players": 4, "opponents": [1, "random", 2]}),
    ("karate", {"players": 1}),
    ("ppolf", {"players": 1, "course": 7}),
    ("ppolf", {"opponents": [1], "effort": 2}),
    ("botaoshi", {}),
]


@pytest.mark.parametrize(("name", "settings"), SETTINGS, ids=str)
def test_check_env(name: str, settings: dict[str, Any]) -> None:
    env: Any = gymnasium.make(env_id(name), **settings)
    check_env(env.unwrapped)


@pytest.mark.parametrize("game", own_games(), ids=name_of)
def test_check_env_with_options(game: AnyGame) -> None:
    check_env(SeatEnv(game), skip_render_check=True)


def finish(env: Any, seed: int) -> list[float]:
    """Play a match at random, and return the rewards."""
    _, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    rewards: list[float] = []
    over = False
    while not over:
        _, reward, over, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
        assert not truncated
        rewards.append(reward)
    return rewards


def test_the_same_seed_gives_the_same_match() -> None:
    one, two = (gymnasium.make(env_id("kooshi"), opponents=[3], effort=50) for _ in range(2))
    assert [finish(one, seed) for seed in range(4)] == [finish(two, seed) for seed in range(4)]
    assert finish(one, 1)[-1] in {-1.0, 0.0, 1.0}


def test_an_illegal_action_ends_the_episode_with_the_penalty() -> None:
    env = SeatEnv("bossa", penalty=-3)
    env.reset(seed=0)
    wrong = int(np.flatnonzero(env.action_masks() == 0)[0])
    assert env.step(wrong)[1:4] == (-3, True, False)
    assert env.step(wrong)[1:4] == (0.0, True, False)


@pytest.mark.parametrize("settings", [{"opponents": [9]}, {"opponents": ["best"]}, {"opponents": [1, 1]}, {"seat": 2}])
def test_a_wrong_setting_is_one_sentence(settings: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"9|best|other seats|0 to 1"):
        SeatEnv("kooshi", **settings)


def test_a_bot_of_ones_own_can_be_the_opponent() -> None:
    class First:
        def choose(self, view: Any, rng: Random, seconds: float = 1.0, effort: int | None = None) -> Any:
            del rng, seconds, effort
            return chabudai.game("kooshi").default(view)

    assert finish(SeatEnv("kooshi", opponents=[First()]), 3)
    assert finish(SeatEnv("kooshi", opponents=[lambda _game: First()]), 3) == finish(  # pyright: ignore[reportUnknownLambdaType] -- the parameter takes any callable
        SeatEnv("kooshi", opponents=First()), 3
    )


@pytest.mark.parametrize("name", ["kooshi", "karate", "ppolf"])
def test_copies_go_on_by_themselves(name: str) -> None:
    env = SeatEnv(name, opponents=[1], effort=3)
    env.reset(seed=3)
    saved = [env.clone(), deepcopy(env), pickle.loads(pickle.dumps(env))]  # noqa: S301 -- our own bytes
    ends: list[Any] = []
    for copy in saved:
        env.restore(copy)
        env.action_space.seed(1)
        for _ in range(3):
            mask = env.action_masks().astype(np.int8) if hasattr(env.action_space, "n") else None
            env.step(env.action_space.sample(mask))
        ends.append(env.view())
    assert ends[0] == ends[1] == ends[2]
    assert saved[0].view() == saved[1].view() != ends[0]


def test_importing_the_package_loads_nothing_of_this() -> None:
    code = (
        "import sys, chabudai; print([n for n in ('gymnasium', 'pettingzoo', 'pyspiel', 'numpy') if n in sys.modules])"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=True).stdout.strip() == b"[]"


@pytest.mark.parametrize("library", ["gymnasium", "pettingzoo"])
def test_a_missing_extra_is_one_sentence(library: str) -> None:
    code = f"import sys; sys.modules['{library}'] = None; import chabudai.adapters.{library}"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False).stderr.decode()
    assert "is not installed: python -m pip install 'chabudai[research]' brings it." in said


# Many matches at once


def test_many_matches_are_stepped_together() -> None:
    many: Any = gymnasium.make_vec(env_id("kooshi"), num_envs=512)
    assert type(many).__name__ == BatchEnv.__name__
    observations, info = many.reset(seed=1)
    many.action_space.seed(1)
    ended = 0
    for _ in range(60):
        assert many.observation_space.contains(observations)
        actions = np.array([np.flatnonzero(mask)[0] if mask.any() else 0 for mask in info["action_mask"]])
        observations, rewards, terminations, truncations, info = many.step(actions)
        assert set(rewards.tolist()) <= {-1.0, 0.0, 1.0}
        assert not (info["action_mask"].any(1) & terminations).any()
        ended += int(terminations.sum() + truncations.sum())
    assert ended > 512


def test_many_matches_are_the_same_from_the_same_seed_and_others_from_another() -> None:
    runs: list[Any] = []
    for seed in (1, 1, 2):
        many: Any = gymnasium.make_vec(env_id("kooshi"), num_envs=64)
        seen, info = many.reset(seed=seed)
        for _ in range(10):
            seen, *_, info = many.step(info["action_mask"].argmax(1))
        runs.append(seen["observation"])
    assert np.array_equal(runs[0], runs[1])
    assert not np.array_equal(runs[0], runs[2])


def test_other_opponents_and_games_go_one_after_the_other() -> None:
    for name, settings in (("kooshi", {"opponents": [2], "effort": 2}), ("kooshi", {"seat": None}), ("bossa", {})):
        make_vec: Any = gymnasium.make_vec
        many: Any = make_vec(env_id(name), num_envs=3, **settings)
        assert type(many) is SyncVectorEnv
        seen, info = many.reset(seed=1)
        assert seen["observation"].shape[0] == 3
        many.step(info["action_mask"].argmax(1))


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("setup", [None, "2A2/5/5/5/2a2 d 3-3 -", "A3B/A4/5/4b/3bA l 0-0 -"])
def test_the_kernel_sees_what_the_rules_see(seat: int, setup: str | None) -> None:
    """Every position that a batch comes to is one that the rules come to by some reply, and looks the same."""
    game = chabudai.game("kooshi", **({"setup": setup} if setup else {}))
    encoding, rng = make_encoding(game), Random(seat)
    matches = kernel.KoOshiBatch(game.start(), 8, seat, -1.0)
    stepped = matches.begin(np.arange(8, dtype=np.uint64) * np.uint64(977))
    states: list[list[State]] = [_to_learner(game, [game.start()], seat)] * 8
    over = np.zeros(8, bool)
    for _ in range(80):
        for number in range(8):
            views = [game.view(state, Seat(seat)) for state in states[number]]
            seen = [encoding.observation.encode(view) for view in views]
            fits = [index for index, each in enumerate(seen) if np.array_equal(each, stepped.observations[number])]
            assert fits, "the kernel is where the rules don't lead"
            states[number] = [states[number][index] for index in fits]
            _same_ends(states[number], seat, stepped, number)
        over = stepped.terminations | stepped.truncations
        actions = [rng.choice(np.flatnonzero(mask).tolist()) if mask.any() else 0 for mask in stepped.masks]
        stepped = matches.step(np.array(actions))
        for number in range(8):
            move = MOVES[actions[number]]
            after = [game.start()] if over[number] else [game.apply(one, Seat(seat), move) for one in states[number]]
            states[number] = _to_learner(game, after, seat)


def _to_learner(game: AnyGame, states: list[State], seat: int) -> list[State]:
    """Return the states in which the learner is to move, or it is over, after any reply."""
    found: list[State] = []
    for state in states:
        if state.result or state.turn == seat:
            found.append(state)
        else:
            found += [game.apply(state, Seat(1 - seat), move) for move in state.moves]
    return found


def _same_ends(states: list[State], seat: int, stepped: Any, number: int) -> None:
    """Compare mask, end and reward with those of the states that look the same."""
    fitting: list[State] = []
    for state in states:
        legal = state.moves if state.result is None else ()
        result = state.result
        reward = 0.0 if result is None or not result.winners else 1.0 if result.winners == (seat,) else -1.0
        if (result is not None, reward, len(legal)) == (
            bool(stepped.terminations[number]),
            float(stepped.rewards[number]),
            int(stepped.masks[number].sum()),
        ):
            fitting.append(state)
    assert fitting, "it has ended otherwise than by the rules"
    states[:] = fitting
    masks = {tuple(sorted(MOVES.index(move) for move in state.moves)) for state in fitting}
    assert tuple(np.flatnonzero(stepped.masks[number]).tolist()) in masks
