"""Ppolf in sentences."""

import pytest

from chabudai.catalog import phrases
from chabudai.core import IllegalMove, Language, Result, Seat, Struct
from chabudai.games.ppolf.events import (
    Erred,
    Finished,
    Flicked,
    GaveUp,
    HoleOver,
    Laid,
    Penalty,
    PutBack,
    Rested,
    RoundBegan,
    RunOver,
    Teed,
)
from chabudai.games.ppolf.moves import Course, Off
from chabudai.games.ppolf.narrator import NARRATOR
from chabudai.games.ppolf.pieces import Name, Piece, coin_of

RED, BLUE = Seat(0), Seat(1)
OWN = coin_of(RED)
TILE, OBSTACLE, TEE = Name("r2"), Name("o1"), Name("ka")
EVENTS: dict[Struct, str] = {
    Laid(Course("1-7", ())): "Course 1-7 is laid out.",
    Laid(Course("", ())): "The course is laid out.",
    Teed(RED, 1.0, 2.0, 90.0, 1.234): "Red tees off at 1.23 m/s.",
    Flicked(BLUE, 90.0, 1.5): "Blue flicks at 1.50 m/s.",
    Erred(RED, -0.04, -0.02): "Wobble: 0.04° right, 0.02 m/s slower.",
    Erred(RED, 0.0, 0.0): "Wobble: 0° left, 0 m/s faster.",
    Rested(RED, (), (), ()): "Red’s coin comes to rest.",
    Rested(RED, ((TILE, OWN), (OWN, TILE), (TILE, TEE)), (), ()): "Red’s coin touches the red 2 and comes to rest.",
    Finished(RED, RED, 0, 1): "Red hits a hole in one!",
    Finished(RED, RED, 0, 2): "Red hits the hole in 2 flicks!",
    Finished(BLUE, RED, 0, 2): "Red knocks Blue’s coin into the hole: 2 flicks. Thank you!",
    Penalty(RED, "own-coin", OWN): "Off the table: one penalty flick for Red.",
    Penalty(RED, "coin", coin_of(BLUE)): "Red knocks Blue’s coin off the table: one penalty flick.",
    Penalty(RED, "tile", OBSTACLE): "Red knocks obstacle 1 off the table: one penalty flick.",
    PutBack(Piece(OWN, 1.0, 1.0, 0.0)): "Red’s coin is put back.",
    PutBack(Piece(TILE, 1.0, 1.0, 0.0)): "The red 2 is put back.",
    PutBack(Piece(OBSTACLE, 1.0, 1.0, 0.0)): "Obstacle 1 is put back.",
    GaveUp(BLUE, 0, 9): "Blue picks up at 9 flicks.",
    RoundBegan((BLUE, RED)): "New round: Blue and Red.",
    HoleOver(0, 2, (7, 8)): "Hole 3 is done. Red 7 and Blue 8.",
    RunOver(0, 40): "Run 1 is done: 40 flicks.",
}
YOURS: dict[Struct, str] = {
    Teed(RED, 1.0, 2.0, 90.0, 1.234): "You tee off at 1.23 m/s.",
    Rested(BLUE, ((coin_of(BLUE), OWN),), (), ()): "Blue’s coin touches your coin and comes to rest.",
    Finished(BLUE, RED, 0, 2): "You knock Blue’s coin into the hole: 2 flicks. Thank you!",
    Penalty(RED, "tile", TILE): "You knock the red 2 off the table: one penalty flick.",
    GaveUp(RED, 0, 9): "You pick up at 9 flicks.",
    HoleOver(0, 2, (7, 8, 9)): "Hole 3 is done. You 7, Blue 8 and Black 9.",
}


def said(event: Struct, language: Language = "en", you: Seat | None = None) -> list[str]:
    return [phrases("ppolf", language).say(message, you=you) for message in NARRATOR.step([event])]


@pytest.mark.parametrize("event", EVENTS, ids=str)
def test_what_happened(event: Struct) -> None:
    assert said(event) == [EVENTS[event]]


@pytest.mark.parametrize("event", YOURS, ids=str)
def test_whoever_reads_is_spoken_to(event: Struct) -> None:
    assert said(event, you=RED) == [YOURS[event]]


def test_what_happened_in_japanese() -> None:
    assert said(PutBack(Piece(TILE, 1.0, 1.0, 0.0)), "ja") == ["赤の2を戻す。"]
    assert said(Erred(RED, 0.5, 0.1), "ja") == ["手ぶれ\uff1a左へ0.5°、0.1 m/s速め。"]


def test_a_hole_that_is_hit_off_another_piece() -> None:
    hole = Name("rn")
    banked = [Rested(RED, ((OWN, TILE), (OWN, hole)), (), ()), Finished(RED, RED, 0, 2)]
    said_of = [phrases("ppolf").say(message) for message in NARRATOR.step(banked)]
    assert said_of[-1] == "Red hits the hole in 2 flicks, off the red 2!"
    straight = [Rested(RED, ((OWN, hole), (OWN, TILE)), (), ()), Finished(RED, RED, 0, 2)]
    assert phrases("ppolf").say(NARRATOR.step(straight)[-1]) == "Red hits the hole in 2 flicks!"


def test_what_is_not_worth_a_sentence() -> None:
    assert said(Rested(RED, ((OWN, TILE),), (), (Off(OWN, 0.0, 1.0),))) == []
    assert said(RoundBegan((RED,))) == []


@pytest.mark.parametrize(("run", "totals"), [(0, (7, 0)), (1, (40, 7))])
def test_two_totals_of_one_who_plays_alone_are_not_those_of_two_players(run: int, totals: tuple[int, int]) -> None:
    assert said(HoleOver(run, 2, totals)) == ["Hole 3 is done: 7 flicks so far."]


def test_why_not() -> None:
    taken = IllegalMove(code="not-clear", narrator=NARRATOR, piece="ka")
    assert taken.reason == "The coin must lie clear of the black ace."
    assert phrases("ppolf", "ja").say(taken.message) == "黒のエースから離して置いてください。"
    far = IllegalMove(code="too-far", narrator=NARRATOR, tile="b5")
    assert far.reason == "The coin must lie within one tile of the blue 5."
    early = IllegalMove(code="not-your-turn", narrator=NARRATOR, turn=1)
    assert early.reason == "It’s Blue’s turn."
    answer = IllegalMove(code="no-answer", narrator=NARRATOR, piece="c0+rn")
    assert answer.reason == "This flick can’t have led to that: c0+rn."


def test_how_it_ended() -> None:
    won = NARRATOR.ending(Result((40, 38), (BLUE,), "", "PP-14", "fewest-flicks"))
    assert phrases("ppolf").ending(won) == "Blue wins with 38 flicks."
    better = NARRATOR.ending(Result((40, 38), (BLUE,), "", "PP-16"))
    assert phrases("ppolf").ending(better) == "Well played: 38 flicks after 40 in the first run. Par is 36."
    left = NARRATOR.ending(Result((1, 0), (), "the player resigned", None, "resigned"))
    assert phrases("ppolf").ending(left) == "You left the course early."
