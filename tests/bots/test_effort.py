"""A fixed effort: the same view and generator give the same move, here and in another process."""

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

import pytest

from chabudai import catalog
from chabudai.bots import Budget, ask, generic_levels
from chabudai.catalog.level_words import LevelWords, level_words, rating
from chabudai.core import NATURE, AnyGame
from chabudai.core.messages import LANGUAGES
from chabudai.serve.http import games

GAMES = [entry.id for entry in catalog.entries()]
PLAYERS = [(game, level) for game in GAMES for level in catalog.levels(game)]
EFFORTS = (1, 15)
OWN = 4
"""How many moves are asked for in each game."""
APART = 3


def views(game: AnyGame) -> Iterator[Any]:
    """Yield a few views of those who are to act, some moves apart."""
    state, rng, asked = game.start(), Random(5), 0
    while asked < APART * OWN and (acting := game.to_act(state)):
        seat = min(acting)
        if seat != NATURE:
            asked += 1
            if asked % APART == 1:
                yield game.view(state, seat)
        move = game.nature(state, rng) if seat == NATURE else game.moves(state, seat).sample(rng)
        state = game.apply(state, seat, move)


def chosen(name: str, make: Any, effort: int) -> list[str]:
    game = catalog.game(name)
    return [repr(make(game).choose(view, Random(number), effort=effort)) for number, view in enumerate(views(game))]


def all_moves() -> dict[str, list[str]]:
    """Return what every bot of every game does with each effort."""
    return {
        f"{name} {level} {effort}": chosen(name, catalog.levels(name)[level], effort)
        for name, level in PLAYERS
        for effort in EFFORTS
    }


if __name__ == "__main__":
    print(json.dumps(all_moves()))
    sys.exit()


def test_the_same_effort_gives_the_same_moves_twice_and_in_another_process() -> None:
    here = all_moves()
    assert all_moves() == here
    there = subprocess.run([sys.executable, "-m", __name__], check=True, capture_output=True, text=True)
    assert json.loads(there.stdout) == here


@pytest.mark.parametrize("level", generic_levels())
@pytest.mark.parametrize("name", ["kooshi", "bossa", "karate"])
def test_bots_for_any_game_repeat_themselves_too(name: str, level: int) -> None:
    make = generic_levels()[level]
    assert chosen(name, make, 8) == chosen(name, make, 8)


@pytest.mark.parametrize(("name", "level"), PLAYERS)
def test_an_effort_is_not_bound_by_time(name: str, level: int) -> None:
    game = catalog.game(name)
    view = next(views(game))
    moves = [repr(catalog.bot_for(game, level).choose(view, Random(2), seconds, 30)) for seconds in (0.0, 60.0)]
    assert moves[0] == moves[1]


@pytest.mark.parametrize(("name", "level"), PLAYERS)
def test_what_a_bot_has_kept_changes_nothing(name: str, level: int) -> None:
    game = catalog.game(name)
    bot, many = catalog.bot_for(game, level), list(views(game))
    asked = [bot.choose(view, Random(1), effort=20) for view in (*many, *many)]
    assert list(map(repr, asked[: len(many)])) == list(map(repr, asked[len(many) :]))


@pytest.mark.parametrize("effort", [0, -1, 1.5, True, "many"])
def test_an_effort_that_can_not_be_is_refused(effort: Any) -> None:
    with pytest.raises(ValueError, match="an effort is a whole number from 1 on"):
        Budget.of(1.0, effort)


def test_a_little_effort_is_soon_spent_and_much_is_not() -> None:
    game = catalog.game("ppolf")
    view, bot = next(views(game)), catalog.bot_for(game, max(catalog.levels("ppolf")))
    bot.choose(view, Random(1), effort=2)  # what is loaded at the first time is no effort
    little, much = (calls_of(lambda effort=effort: bot.choose(view, Random(1), effort=effort)) for effort in (2, 40))
    assert little < much


def calls_of(act: Callable[[], object]) -> int:
    """Return how many calls something takes: the same on a busy machine."""
    made = 0

    def count(*_: object) -> None:
        nonlocal made
        made += 1

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        act()
    finally:
        sys.setprofile(before)
    return made


class Old:
    """A bot from before there was an effort."""

    def choose(self, view: Any, rng: Random, seconds: float = 1.0) -> str:
        del view, rng
        return f"after {seconds}"


def test_a_bot_that_knows_no_effort_is_asked_without() -> None:
    old: Any = Old()
    asked = partial(ask, old, None, Random(1), 2.0)
    assert asked() == "after 2.0"
    with pytest.raises(TypeError):
        asked(3)


# What levels are called


@pytest.mark.parametrize(("name", "level"), PLAYERS)
def test_each_level_has_a_name_and_a_manner_in_every_language(name: str, level: int) -> None:
    for language in LANGUAGES:
        book = catalog.phrases(name, language)
        assert book.has(f"level-{level}")
        assert all(level_words(name, level, language))
    assert level_words(name, level, "ja") != level_words(name, level, "en")


@pytest.mark.parametrize("name", GAMES)
def test_levels_count_from_one_to_five_at_most_and_no_two_are_called_alike(name: str) -> None:
    levels = list(catalog.levels(name))
    assert levels == list(range(1, len(levels) + 1))
    assert len(levels) <= 5
    assert len({level_words(name, level).name for level in levels}) == len(levels)


def test_a_level_that_nobody_has_named_is_called_by_its_number() -> None:
    assert level_words("kooshi", 9) == LevelWords("Level 9", "")
    assert level_words("kooshi", 9, "ja") == LevelWords("レベル9", "")


def test_a_client_is_told_what_levels_are_called_and_how_strong_they_are() -> None:
    for language in LANGUAGES:
        for card in games(language):
            words = [LevelWords(bot.name, bot.about) for bot in card.bots]
            assert words == [level_words(card.id, level, language) for level in card.levels]
            assert [bot.rating for bot in card.bots] == [rating(card.id, bot.level) for bot in card.bots]
    assert rating("kooshi", 99) is None
