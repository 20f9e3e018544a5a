"""Takeback: by consent, and never over what has come to light."""

from random import Random

import pytest

from chabudai.core import IllegalMove, Seat, TakenBack, replay
from chabudai.games.kooshi import KoOshi, Move, State, View
from chabudai.games.kooshi.board import Square
from chabudai.table import Match
from tests.toys.morra import Morra, Options, Show

LIGHT, DARK = Seat(0), Seat(1)
B1N = Move(Square("b1"), "n")
B5S = Move(Square("b5"), "s")


@pytest.fixture
def match() -> Match[State, Move, View]:
    match = Match(KoOshi())
    match.play(LIGHT, B1N)
    match.play(DARK, B5S)
    return match


def test_ones_last_move_and_what_followed_is_taken_back(match: Match[State, Move, View]) -> None:
    assert match.ask_takeback(LIGHT) == ()
    assert match.takeback_request
    (entry,) = match.answer_takeback(DARK, agree=True, now=9.0)
    assert entry == TakenBack(LIGHT, 0, 9.0)
    assert match.state == match.game.start()
    assert match.to_act == {LIGHT}
    assert match.takeback_request is None
    assert replay(match.game, match.log).state == match.state


def test_the_last_move_alone_is_taken_back(match: Match[State, Move, View]) -> None:
    match.ask_takeback(DARK)
    match.answer_takeback(LIGHT, agree=True)
    assert match.to_act == {DARK}
    match.play(DARK, B5S)
    match.ask_takeback(DARK)
    match.answer_takeback(LIGHT, agree=True)
    match.ask_takeback(LIGHT)
    match.answer_takeback(DARK, agree=True)
    assert match.state == match.game.start()
    with pytest.raises(IllegalMove, match="no move of yours to undo"):
        match.ask_takeback(LIGHT)


def test_it_can_be_declined(match: Match[State, Move, View]) -> None:
    match.ask_takeback(LIGHT)
    assert match.answer_takeback(DARK, agree=False) == ()
    assert match.takeback_request is None
    with pytest.raises(IllegalMove, match="Nobody asks for that"):
        match.answer_takeback(DARK, agree=True)


def test_a_move_puts_the_question_aside(match: Match[State, Move, View]) -> None:
    match.ask_takeback(DARK)
    match.play(LIGHT, Move(Square("b2"), "n"))
    assert match.takeback_request is None


def test_nobody_agrees_with_themselves(match: Match[State, Move, View]) -> None:
    match.ask_takeback(LIGHT)
    with pytest.raises(IllegalMove):
        match.answer_takeback(LIGHT, agree=True)


def test_not_when_it_is_over(match: Match[State, Move, View]) -> None:
    match.resign(LIGHT)
    with pytest.raises(IllegalMove, match="over"):
        match.ask_takeback(DARK)


def test_never_over_chance_between_people() -> None:
    match = Match(Morra(Options(players=2)), seed=1)
    match.play(Seat(0), Show(1))
    match.play(Seat(1), Show(1))
    with pytest.raises(IllegalMove, match="dice") as refused:
        match.ask_takeback(Seat(0))
    assert refused.value.code == "takeback-over-chance"


def test_never_over_what_was_shown() -> None:
    match = Match(Morra(), seed=1, draws=False)
    match.play(Seat(-1), match.game.nature(match.state, Random(1)))
    for seat in range(3):
        match.play(Seat(seat), Show(1))
    with pytest.raises(IllegalMove, match="shown") as refused:
        match.ask_takeback(Seat(2))
    assert refused.value.code == "takeback-over-reveal"


def test_what_is_still_secret_can_be_taken_back_by_consent_of_all() -> None:
    match = Match(Morra(), seed=1)
    match.play(Seat(0), Show(1))
    match.ask_takeback(Seat(0))
    assert match.answer_takeback(Seat(1), agree=True) == ()
    assert match.answer_takeback(Seat(2), agree=True)
    assert match.to_act == {0, 1, 2}
