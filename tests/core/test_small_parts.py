"""Seats, spaces, options, errors, codec."""

from random import Random

import msgspec
import pytest

import chabudai
from chabudai import catalog
from chabudai.core import (
    FORMS,
    FiniteMoves,
    Form,
    GameEntry,
    IllegalMove,
    Listed,
    MoveSpace,
    Result,
    Seat,
    phrasebook,
    seats,
)


def test_nature_is_no_seat_of_a_player() -> None:
    assert chabudai.NATURE not in seats(*range(100))


def test_the_facts_of_a_refusal_are_numbers_and_texts_whatever_a_game_gives() -> None:
    refusal = IllegalMove("Not so.", code="no", pit=3, name="d", flag=True, places=(1, 2), nothing=None, share=0.5)
    assert refusal.facts == {
        "pit": 3,
        "name": "d",
        "flag": "True",
        "places": "(1, 2)",
        "nothing": "None",
        "share": "0.5",
    }
    assert msgspec.json.decode(msgspec.json.encode(refusal.message))["args"]["pit"] == 3


def test_listed_moves_are_a_finite_space() -> None:
    space = Listed(("a", "b"))
    assert isinstance(space, MoveSpace)
    assert isinstance(space, FiniteMoves)
    assert (len(space), list(space)) == (2, ["a", "b"])
    assert space.contains("a")
    assert not space.contains("c")
    assert {space.sample(Random(seed)) for seed in range(20)} == {"a", "b"}
    with pytest.raises(ValueError, match="no move"):
        Listed[str]().sample(Random(1))


def test_a_refusal_has_words_a_rule_and_facts() -> None:
    refusal = IllegalMove("Not so.", rule="KO-4", code="no", square="a1")
    assert str(refusal) == "Not so. (KO-4)"
    assert (refusal.reason, refusal.rule, refusal.code, refusal.facts) == ("Not so.", "KO-4", "no", {"square": "a1"})
    assert not isinstance(refusal, ValueError)


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"colour": 1}, "no option “colour” here; the options are: setup"),
        ({"setup": 1}, "“setup” takes text"),
        ({"setup": "nonsense"}, "four parts"),
    ],
)
def test_a_bad_option_says_what_is_allowed(options: dict[str, object], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        chabudai.game("kooshi", **options)


def test_a_bad_name_or_level_says_what_there_is() -> None:
    with pytest.raises(ValueError, match="the games: kooshi"):
        chabudai.game("chess")
    with pytest.raises(ValueError, match="the games: kooshi"):
        chabudai.bot("chess")
    with pytest.raises(ValueError, match="level 1, 2"):
        chabudai.bot("kooshi", level=99)


@pytest.mark.parametrize("form", FORMS)
def test_values_are_written_the_same_way_each_time(form: Form) -> None:
    result = Result((4, 2), (Seat(0),), "so it is", "KO-11", "four-points")
    assert form.encode(result) == form.encode(result)
    assert form.decode(form.encode(result), Result) == result
    with pytest.raises(msgspec.ValidationError):
        form.decode(form.encode({"scores": "x"}), Result)
    with pytest.raises(msgspec.ValidationError):
        form.decode(form.encode({**msgspec.to_builtins(result), "secret": 1}), Result)


def test_a_state_cannot_be_changed() -> None:
    state = chabudai.game("kooshi").start()
    with pytest.raises(AttributeError):
        state.turn = 1


def test_a_complete_entry_names_all_parts_by_its_rules() -> None:
    found = GameEntry.complete("shop.nim.rules:Nim", title="Nim", about="Take.", players=(2, 3), minutes=(1, 2), rank=7)
    parts = (found.id, found.package, found.rules, found.bots, found.terminal, found.narrator)
    assert parts == (
        "nim",
        "shop.nim",
        "shop.nim.rules:Nim",
        "shop.nim.bots:LEVELS",
        "shop.nim.terminal:NimBoard",
        "shop.nim.narrator:NimNarrator",
    )
    assert (found.title, found.about, found.players, found.minutes, found.rank) == ("Nim", "Take.", (2, 3), (1, 2), 7)


@pytest.mark.parametrize("game", ["ppolf", "karate"])
def test_where_two_play_the_one_who_resigned_is_named(game: str) -> None:
    narrator = catalog.narrator(game)
    words = phrasebook((narrator.package, "chabudai.core"), "en")
    two, three = (Result(scores, (Seat(1),), "", code="resigned") for scores in ((1, 2), (1, 2, 3)))
    assert "resigned: " in words.say(narrator.ending(two))
    assert "resigned." in words.say(narrator.ending(three))
