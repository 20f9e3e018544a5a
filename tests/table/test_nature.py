"""How Nature moves: one place for dice, engines and parts in time."""

from __future__ import annotations

from random import Random
from typing import Any

from chabudai.core import NATURE, AimLine, AnyFilm, Clock, Film, Seat, moves_in_force, with_engine
from chabudai.games.karate import Karate
from chabudai.games.karate import Options as KarateOptions
from chabudai.table import DrawnMove, Match, Nature
from tests.toys.morra import Morra, Roll, Show

REEL: AnyFilm = Film(2.0, (), (), ())


class Simulated(Morra):
    """Morra whose die an engine has to work out."""

    def simulates(self, state: object) -> bool:
        return NATURE in self.to_act(state)  # pyright: ignore[reportArgumentType] -- Morra's own state

    def prepare(self) -> None: ...

    def simulate(self, state: object) -> DrawnMove:
        del state
        return DrawnMove(Roll(6), REEL)

    def aim_line(self, state: object, seat: Seat, move: object) -> AimLine[Any]:
        raise NotImplementedError


def test_a_die_needs_no_engine() -> None:
    game = Morra()
    nature = Nature(game)
    assert not nature.needs_engine(game.start())
    drawn = nature.draw(game.start(), Random(3))
    assert drawn == DrawnMove(game.nature(game.start(), Random(3)))


def test_an_engine_s_move_comes_with_its_film_where_one_is_wanted() -> None:
    game = Simulated()
    assert with_engine(game)
    assert Nature(game).needs_engine(game.start())
    assert Nature(game).draw(game.start(), Random(3)) == (Roll(6), REEL)
    assert Nature(game).draw(game.start(), Random(3), film=False).film is None


def test_a_match_keeps_films_where_they_are_wanted() -> None:
    filmed, plain = Match(Simulated(), seed=1, films=True), Match(Simulated(), seed=1)
    assert getattr(filmed.entries[0], "film", None) == REEL
    assert getattr(plain.entries[0], "film", None) is None


def test_quick_moves_are_those_that_need_no_engine() -> None:
    assert Match(Simulated(), draws=False).make_quick_moves() == ()
    assert Match(Simulated(), draws=False).needs_engine
    match = Match(Morra(), draws=False)
    (rolled,) = match.make_quick_moves(3.0)
    assert (rolled.seat, rolled.at) == (NATURE, 3.0)
    assert match.make_quick_moves(4.0) == ()
    assert not match.needs_engine


def test_quick_moves_go_on_as_long_as_nature_is_to_act() -> None:
    match = Match(Morra(), draws=False)
    match.make_quick_moves()
    for seat in range(3):
        match.play(Seat(seat), Show(1))
    assert match.to_act == {NATURE}
    assert [entry.seat for entry in match.make_quick_moves()] == [NATURE]


def test_in_a_part_that_time_ends_the_time_left_decides() -> None:
    game = Karate(KarateOptions(players=1, level=1))
    nature = Nature(game)
    match = Match(game, seed=1, clock=Clock("part"))
    match.play(Seat(0), game.default(game.view(match.state, Seat(0))))
    before = match.trail[next(moves_in_force(match.trail))].state
    assert game.to_act(before) == {NATURE}
    assert nature.part(before) is not None
    in_time, over = (nature.draw(before, Random(7), time_left=left).move for left in (5.0, 0.0))
    assert in_time == game.nature_in_time(before, Random(7), over=False)
    assert over == game.nature_in_time(before, Random(7), over=True)
    assert in_time != over
    assert nature.draw(before, Random(7)).move == game.nature(before, Random(7))


def test_most_games_have_no_parts_that_time_ends() -> None:
    assert Nature(Morra()).part(Morra().start()) is None
