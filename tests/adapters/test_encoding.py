"""Moves and views in numbers: nothing is lost, nothing is added, and nothing is told that a seat must not know."""

from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import chabudai
from chabudai.adapters import tables
from chabudai.adapters.episode import Episode
from chabudai.core import AnyGame, Seat, as_listed
from chabudai.testkit import moves_to_try
from tests.adapters.variants import TOYS, name_of, own_games, played, some_action

GAMES = own_games()
PAGE = Path(__file__).parents[2] / "docs/encodings.md"


def steps_of(game: AnyGame) -> int:
    return 12 if game.id == "botaoshi" else 60


@pytest.mark.parametrize("game", [*GAMES, *TOYS], ids=name_of)
def test_moves_and_actions_are_the_same_set(game: AnyGame) -> None:
    """Each listed move has actions that make it up and are legal one after the other, and no two moves the same."""
    episode, rng = Episode(game), Random(1)
    episode.begin(1)
    actions = episode.coding.discrete
    if actions is None:
        return
    for _ in range(steps_of(game)):
        if episode.over:
            break
        seat = episode.acting[0]
        space, view = game.moves(episode.state, seat), episode.view(seat)
        if not episode.drafts.get(seat) and as_listed(space) is not None:
            drafts: dict[Any, Any] = {}
            for move in moves_to_try(space, rng):
                draft = actions.draft(space, view, move)
                for number in range(len(draft)):
                    assert draft[number] in actions.legal(space, view, draft[:number])
                    assert (actions.move(space, view, draft[: number + 1]) is None) == (number + 1 < len(draft))
                assert actions.move(space, view, draft) == move
                drafts[draft] = move
            assert len(drafts) == len(set(drafts.values()))
        episode.act(seat, some_action(episode, rng))


@pytest.mark.parametrize("game", [game for game in GAMES if Episode(game).coding.discrete], ids=name_of)
def test_every_chosen_action_is_in_the_mask_and_no_other_is_taken(game: AnyGame) -> None:
    rng = Random(2)
    episode = played(game, 7, seed=2)
    for _ in range(10):
        if episode.over:
            break
        seat = episode.acting[0]
        mask = episode.mask(seat)
        assert mask.any()
        for action in islice(np.flatnonzero(mask == 0).tolist(), 20):
            assert not episode.copy().act(seat, action)
        for action in rng.sample(np.flatnonzero(mask).tolist(), min(20, int(mask.sum()))):
            assert episode.copy().act(seat, action)
        episode.act(seat, some_action(episode, rng))


def test_karate_has_as_many_pairs_of_actions_as_writings() -> None:
    """Both dice written one after the other reach all 105 * 104 pairs of boxes, or half as many with equal dice."""
    game = chabudai.game("karate", players=2)
    for roll, count in (("roll 3 5", 105 * 104), ("roll 4 4", 105 * 104 // 2)):
        state = game.apply(game.start(), chabudai.NATURE, game.parse(game.start(), roll))
        actions = Episode(game).coding.discrete
        space, view = game.moves(state, Seat(0)), game.view(state, Seat(0))
        assert actions is not None
        made = {
            actions.move(space, view, (first, second))
            for first in actions.legal(space, view, ())
            for second in actions.legal(space, view, (first,))
        }
        assert len(made) == count
        assert made == set(as_listed(space) or ())


@pytest.mark.parametrize("game", [game for game in GAMES if Episode(game).coding.box], ids=name_of)
def test_dials_give_legal_moves_and_moves_give_dials(game: AnyGame) -> None:
    episode, rng = Episode(game), Random(3)
    episode.begin(3)
    actions = episode.coding.box
    assert actions is not None
    for _ in range(steps_of(game)):
        if episode.over:
            break
        (seat,) = episode.acting
        space, view = game.moves(episode.state, seat), episode.view(seat)
        for corner in ((-1.0,), (1.0,), (0.0,)):
            assert space.contains(actions.move(view, np.array(corner * len(actions.dials))))
        move = space.sample(rng)
        again = actions.move(view, actions.values(view, move))
        assert space.contains(again)
        assert type(again) is type(move)
        if hasattr(move, "speed"):
            assert again.speed == pytest.approx(move.speed, abs=2e-3)
            assert (again.angle - move.angle + 180) % 360 - 180 == pytest.approx(0, abs=0.05)
        assert episode.act(seat, some_action(episode, rng))


@pytest.mark.parametrize("game", [*GAMES, *TOYS], ids=name_of)
def test_no_observation_tells_what_its_seat_must_not_know(game: AnyGame) -> None:
    """Observations and masks are the same in any world that fits the view, and within their ranges."""
    rng = Random(4)
    for steps in range(0, steps_of(game), 7):
        episode = played(game, steps, seed=steps)
        for number in range(game.players):
            seat = Seat(number)
            other = episode.copy()
            other.state = game.world(episode.view(seat), rng)
            seen = episode.observe(seat)
            assert np.array_equal(seen, other.observe(seat))
            assert (seen >= episode.coding.observation.low).all()
            assert (seen <= episode.coding.observation.high).all()
            assert seen.any()
            if episode.coding.discrete and seat in episode.acting:
                assert np.array_equal(episode.mask(seat), other.mask(seat))


def test_another_seats_draft_is_not_seen() -> None:
    game = chabudai.game("karate", players=2)
    episode = Episode(game)
    episode.begin(5)
    before = episode.observe(Seat(1))
    assert episode.act(Seat(0), 17)
    assert np.array_equal(episode.observe(Seat(1)), before)
    assert 18 in episode.observe(Seat(0))


def test_the_page_of_encodings_is_as_they_are() -> None:
    assert PAGE.read_text("utf-8") == tables.page(), "make encodings"
