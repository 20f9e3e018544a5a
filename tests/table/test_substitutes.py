"""A bot that plays for a person agrees to nothing in that person's name."""

from chabudai.core import Holder, Seat
from chabudai.games.kooshi import KoOshi, Move
from chabudai.games.kooshi.board import Square
from chabudai.table import Match

SUBSTITUTE = Holder("bot", 1, substitute=True)


def test_the_person_is_asked_for_whom_a_bot_plays() -> None:
    match = Match(KoOshi())
    match.play(Seat(0), Move(Square("b1"), "n"))
    match.reseat(Seat(1), SUBSTITUTE)
    assert match.asked_for_takeback(Seat(0)) == {1}
    assert match.ask_takeback(Seat(0)) == ()
    assert len(match.answer_takeback(Seat(1), agree=True)) == 1


def test_a_bot_that_plays_for_nobody_agrees() -> None:
    match = Match(KoOshi(), seats=(Holder(), Holder("bot", 1)))
    match.play(Seat(0), Move(Square("b1"), "n"))
    assert match.asked_for_takeback(Seat(0)) == frozenset()
    assert len(match.ask_takeback(Seat(0))) == 1


def test_an_end_is_not_taken_back_while_a_bot_plays_for_a_person() -> None:
    match = Match(KoOshi(), seats=(Holder(), SUBSTITUTE))
    match.resign(Seat(0))
    problem = match.takeback_problem(Seat(0))
    assert problem
    assert problem.code == "over"


def test_what_was_added_since_a_mark_is_undone() -> None:
    match = Match(KoOshi())
    match.play(Seat(0), Move(Square("b1"), "n"), 1.0)
    mark, before = match.mark(), (match.log, match.situation, match.to_act, match.times)
    match.resign(Seat(1), 5.0)
    assert match.over
    match.restore(mark)
    assert (match.log, match.situation, match.to_act, match.times) == before
    assert not match.over
