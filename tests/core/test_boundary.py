"""What a game, a match and the catalog are given from Python is checked, and refused in a sentence."""

from math import inf, nan
from typing import Any

import pytest

import chabudai
from chabudai import catalog
from chabudai.core import MOST_SHOWN, NATURE, Holder, IllegalMove, Seat, plain_move, shortened, shown, write_log
from chabudai.games.karate import Karate
from chabudai.games.karate.moves import Mark, Roll, Write
from chabudai.games.karate.sheet import Box
from chabudai.games.kooshi import KoOshi, Move
from chabudai.games.kooshi.board import Square
from chabudai.games.ppolf.moves import Flick
from chabudai.table import Match


def test_nature_has_no_view() -> None:
    """It showed the secret sheet of the last seat."""
    game = Karate()
    for viewer in (NATURE, 99, -7, "0", 1.0, True, nan):
        with pytest.raises(ValueError, match="a view is that of a seat from 0 to 1, or None for a spectator"):
            game.view(game.start(), viewer)  # pyright: ignore[reportArgumentType] -- wrong on purpose
    assert game.view(game.start(), None).own is None


@pytest.mark.parametrize("number", [5.0, "5", None, nan, True])
def test_what_only_equals_a_die_is_no_die(number: Any) -> None:
    game = Karate()
    with pytest.raises(IllegalMove, match="no move of this game"):
        game.apply(game.start(), NATURE, Roll(number, 5))
    state = game.apply(game.start(), NATURE, Roll(5, 5))
    with pytest.raises(IllegalMove):
        game.apply(state, Seat(0), Write((Mark(Box("1K1"), number), Mark(Box("1K2"), 5))))


@pytest.mark.parametrize("seat", ["0", 0.0, False, None, nan, [], 99, -7])
def test_what_is_no_seat_does_nothing(seat: Any) -> None:
    match: Match[Any, Any, Any] = Match(KoOshi())
    move = Move(Square("b1"), "n")
    for do in (
        lambda: match.play(seat, move),
        lambda: match.resign(seat),
        lambda: match.reseat(seat, Holder()),
        lambda: match.ask_takeback(seat),
        lambda: match.answer_takeback(seat, agree=True),
        lambda: match.game.apply(match.state, seat, move),
        lambda: match.game.moves(match.state, seat),
    ):
        with pytest.raises(IllegalMove, match="There is no seat"):
            do()
    assert not match.entries


def test_whole_numbers_are_floats_where_a_game_has_floats() -> None:
    game = catalog.game("ppolf", players=1)
    assert str(plain_move(game, Flick(90, 1))) == "flick 90.0,1.0"


@pytest.mark.parametrize("now", [nan, inf, "0", None, True])
def test_a_time_is_a_number_of_seconds(now: Any) -> None:
    with pytest.raises(ValueError, match="a time is a number of seconds"):
        Match(KoOshi(), now=now)
    match = Match(KoOshi())
    if now is not None:
        with pytest.raises(ValueError, match="a time is a number of seconds"):
            match.play(Seat(0), Move(Square("b1"), "n"), now)


def test_who_sits_there_has_to_be_written_down() -> None:
    for holder in (Holder("cat"), Holder(name=nan), Holder(level="1"), None, "bot"):  # pyright: ignore[reportArgumentType] -- wrong on purpose
        with pytest.raises(ValueError, match=r"can't be written down|is no Holder"):
            Match(KoOshi(), seats=[holder, Holder()])  # pyright: ignore[reportArgumentType] -- likewise
        with pytest.raises(ValueError, match=r"can't be written down|is no Holder"):
            Match(KoOshi()).reseat(Seat(0), holder)  # pyright: ignore[reportArgumentType] -- likewise


def test_a_film_is_an_engine_s() -> None:
    match: Match[Any, Any, Any] = Match(KoOshi())
    with pytest.raises(ValueError, match="a film is what the engine"):
        match.play(Seat(0), Move(Square("b1"), "n"), film=object())  # pyright: ignore[reportArgumentType] -- wrong on purpose
    assert catalog.open_log(write_log(match.log))[1] == match.log


@pytest.mark.parametrize("players", [2.0, True, "2", None, nan, 0, 99])
def test_options_of_wrong_types(players: Any) -> None:
    with pytest.raises(ValueError, match="“players” takes a whole number from 1 to 8"):
        chabudai.game("karate", players=players)


@pytest.mark.parametrize("name", [None, 0, [], "x" * 1000])
def test_a_game_is_found_by_its_name(name: Any) -> None:
    with pytest.raises(ValueError, match="there is no game") as refused:
        chabudai.game(name)
    assert len(str(refused.value)) < 200


@pytest.mark.parametrize("level", [1.0, True, "1", None, [], 99])
def test_a_level_is_a_whole_number(level: Any) -> None:
    with pytest.raises(ValueError, match="kooshi has bots of level"):
        chabudai.bot("kooshi", level=level)


def test_what_was_given_is_shown_cut_short() -> None:
    for value in ("x" * 10_000, ["y" * 10_000] * 1000, 10**4000, {"a": "b" * 500}, Holder(name="n" * 10_000)):
        assert len(shown(value)) <= MOST_SHOWN
    assert shortened("a\nb\x1b[2J" + "c" * 200).startswith("a b")
    assert len(shortened("a " * 500)) <= MOST_SHOWN


def test_facts_of_a_refusal_are_cut_short() -> None:
    refusal = IllegalMove(code="no-such-seat", seat="s" * 10_000, players=10**400)
    assert all(len(str(fact)) <= MOST_SHOWN for fact in refusal.facts.values())
    assert refusal.reason
