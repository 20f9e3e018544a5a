import pickle
from fractions import Fraction
from random import Random
from types import new_class
from typing import Any, ClassVar

import msgspec
import pytest

from chabudai.core import (
    NATURE,
    Happened,
    IllegalMove,
    Listed,
    OpenGame,
    Played,
    Result,
    Seat,
    Struct,
    Wire,
    seats,
    state_of,
    view_of,
)
from chabudai.table import Match
from tests.toys.race import Go, Options, Race, Roll, State, Stay
from tests.toys.tictactoe import CROSS, Place, Placed, TicTacToe


def test_a_game_of_rules_alone_has_names_options_and_types() -> None:
    game = Race(Options(players=3))
    assert (game.id, game.version, game.players) == ("race", 1, 3)
    assert game.sides == ("player 1", "player 2", "player 3")
    assert game.wire == Wire(move=Roll | Go | Stay, view=type(game.view(game.start(), None)), event=Played | Happened)


def test_without_a_view_of_its_own_a_game_shows_all_of_its_state() -> None:
    game = Race()
    view = game.view(State((3, 4), Seat(1), 6), Seat(1))
    assert msgspec.to_builtins(view) == {"seat": 1, "steps": (3, 4), "turn": 1, "die": 6}
    assert game.world(view) == State((3, 4), Seat(1), 6)


def test_a_view_goes_to_another_process() -> None:
    game = Race()
    view = game.view(game.start(), Seat(1))
    assert pickle.loads(pickle.dumps(view)) == view  # noqa: S301 -- our own


def test_a_move_is_one_event_with_its_text() -> None:
    game, rolled = Race(), State((0, 0), die=5)
    assert game.events(rolled, Seat(0), Go(), None) == (Played(Seat(0), "go"),)
    assert game.events(game.start(), NATURE, Roll(5), Seat(0)) == (Happened("roll 5"),)


def test_nature_draws_what_is_listed_with_equal_odds() -> None:
    game = Race()
    assert game.outcomes(game.start()) == [(Roll(die), Fraction(1, 6)) for die in range(1, 7)]
    assert {game.nature(game.start(), Random(seed)) for seed in range(60)} == {Roll(die) for die in range(1, 7)}
    assert game.outcomes(State((0, 0), die=5)) is None
    with pytest.raises(ValueError, match="left to chance"):
        game.nature(State((0, 0), die=5), Random(0))


def test_the_default_is_the_first_legal_move() -> None:
    game = Race()
    assert game.default(game.view(State((0, 0), Seat(1), 2), Seat(1))) == Go()
    assert game.default(game.view(State((0, 0), Seat(1), 2), None)) == Go()
    with pytest.raises(ValueError, match="no move"):
        game.default(game.view(State((0, 0), Seat(1), 2), Seat(0)))


@pytest.mark.parametrize(
    ("state", "seat", "move", "code"),
    [
        (State((12, 0), die=5), 0, Go(), "over"),
        (State((0, 0), die=5), 1, Go(), "out-of-turn"),
        (State((0, 0), die=5), 0, Roll(3), "illegal"),
        (State((0, 0)), NATURE, Roll(7), "illegal"),
    ],
)
def test_check_refuses_what_is_not_legal(state: State, seat: int, move: Roll | Go, code: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        Race().apply(state, Seat(seat), move)
    assert refused.value.code == code


def test_scores_are_those_of_the_result() -> None:
    game = Race()
    assert game.scores(game.start()) == (0, 0)
    assert game.scores(State((3, 12))) == (0, 1)
    assert game.result(State((3, 12))) == Result((0, 1), (Seat(1),), "the goal is reached")


def test_a_whole_match_can_be_played() -> None:
    game = TicTacToe()
    match = Match(game, seed=1)
    for cell in (4, 0, 2, 6, 3, 5, 1, 7, 8):
        (seat,) = match.to_act
        match.play(seat, game.parse(match.state, f"place {cell}"))
    assert match.result == Result((0, 0), (), "no cell is free")
    assert game.events(game.start(), CROSS, Place(4), None) == (Placed(CROSS, 4),)


class Table(Struct):
    stones: int
    hidden: int = 0

    @property
    def few(self) -> bool:
        return self.stones < 3


class Seen(Struct):
    seat: Seat | None
    stones: int
    few: bool
    moves: tuple[int, ...] = ()


class Take(Struct, tag="take"):
    count: int = 1


class Heap(OpenGame[Table, Take, Seen]):
    id: ClassVar[str] = "heap"
    sides = ("left", "right")
    event_type: ClassVar[Any] = Played

    def start(self) -> Table:
        return Table(5)

    def to_act(self, state: Table) -> frozenset[Seat]:
        return seats(0) if state.stones else frozenset()

    def moves(self, state: Table, seat: Seat) -> Listed[Take]:
        return Listed((Take(),)) if seat in self.to_act(state) else Listed()

    def apply(self, state: Table, seat: Seat, move: Take) -> Table:
        self.check(state, seat, move)
        return Table(state.stones - move.count)

    def result(self, state: Table) -> Result | None:
        return None if state.stones else Result.of(Seat(0), players=2, reason="all are taken", code="taken")


def test_a_view_shows_only_the_fields_that_it_lists() -> None:
    game = Heap()
    assert game.view(Table(2, hidden=7), Seat(0)) == Seen(Seat(0), 2, few=True)
    assert game.world(Seen(None, 2, few=True)) == Table(2)
    assert game.wire == Wire(move=Take, view=Seen, event=Played)
    assert game.sides == ("left", "right")


def test_what_looks_otherwise_in_a_view_is_given() -> None:
    assert view_of(Seen, Table(4), None, moves=(1, 2), stones=40) == Seen(None, 40, few=False, moves=(1, 2))
    assert state_of(Table, Seen(None, 4, few=False), hidden=3) == Table(4, 3)


def test_a_state_can_not_have_a_seat_of_its_own() -> None:
    class Seated(Struct):
        seat: int

    with pytest.raises(TypeError, match="seat"):
        new_class("Bad", (OpenGame[Seated, Take],))


def test_a_draw_has_no_winner() -> None:
    assert Result.of(None, players=3, reason="nobody can move", rule="XX-1", code="stuck") == Result(
        (0, 0, 0), (), "nobody can move", "XX-1", "stuck"
    )
