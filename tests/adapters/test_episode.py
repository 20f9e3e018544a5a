"""Copies go on by themselves, and wrong actions change nothing."""

import pickle
from copy import deepcopy
from random import Random
from typing import Any

import numpy as np
import pytest

import chabudai
from chabudai.adapters.episode import Episode
from chabudai.core import AnyGame, Seat
from tests.adapters.variants import TOYS, name_of, own_games, played, some_action

GAMES = own_games()


def shown(episode: Episode) -> tuple[Any, ...]:
    return (episode.state, episode.drafts, episode.rng.getstate(), episode.retired)


def _pickled(episode: Episode) -> Episode:
    return pickle.loads(pickle.dumps(episode))  # noqa: S301 -- our own bytes


@pytest.mark.parametrize("game", [*GAMES, *TOYS], ids=name_of)
def test_actions_on_copies_leave_the_parent_unchanged(game: AnyGame) -> None:
    rng = Random(1)
    episode = played(game, 5, seed=1)
    if episode.over:
        episode = played(game, 1, seed=1)
    before = shown(episode.copy())
    seat = episode.acting[0]
    actions = [some_action(episode, rng) for _ in range(4 if game.id == "botaoshi" else 30)]
    ends: list[Any] = []
    for make in (Episode.copy, deepcopy, _pickled):
        twins = [make(episode) for _ in actions]
        assert all(twin.act(seat, action) for twin, action in zip(twins, actions, strict=True))
        assert shown(episode) == before
        ends.append([shown(twin) for twin in twins])
    assert ends[0] == ends[1] == ends[2]


@pytest.mark.parametrize("action", [None, "a1n", -1, 100, 1.0, np.array([1, 2]), np.nan, [], {}, True, 48])
def test_what_is_no_legal_action_is_not_taken(action: Any) -> None:
    episode = Episode(chabudai.game("kooshi"))
    episode.begin(0)
    before = shown(episode.copy())
    assert not episode.act(Seat(0), action)
    assert shown(episode) == before


@pytest.mark.parametrize("action", [None, "x", 0, [0, 0, 0], [0, 0, 0, 2], [0, 0, 0, np.nan], [[0, 0, 0, 0]], {}])
def test_what_are_no_dials_is_not_taken(action: Any) -> None:
    episode = Episode(chabudai.game("ppolf", course=7))
    episode.begin(0)
    before = shown(episode.copy())
    assert not episode.act(Seat(0), action)
    assert shown(episode) == before


def test_arrays_and_numpy_numbers_are_taken() -> None:
    for number in (np.int64(4), np.int32(4), np.array(4), np.array([4])):
        episode = Episode(chabudai.game("kooshi"))
        episode.begin(0)
        assert episode.mask(Seat(0))[4]
        assert episode.act(Seat(0), number)


def test_the_others_play_on_when_a_seat_retires() -> None:
    episode = Episode(chabudai.game("karate", players=3))
    episode.begin(6)
    episode.act(Seat(1), 3)
    episode.retire(Seat(1))
    rng = Random(0)
    while not episode.over:
        assert Seat(1) not in episode.acting
        episode.act(episode.acting[0], some_action(episode, rng))
    assert episode.result
