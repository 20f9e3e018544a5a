"""Nim keeps every law, and each rule of its page."""

import pytest
from nim.rules import Nim, Options, State, Take

from chabudai.core import IllegalMove, Seat
from chabudai.testkit import verdicts

FIRST, SECOND = Seat(0), Seat(1)


@pytest.mark.parametrize("options", [Options(), Options(heaps="1-3-5-7", misere=True), Options(heaps="2-2")])
def test_every_law_holds(options: Options) -> None:
    assert [verdict for verdict in verdicts(Nim(options)) if verdict.broken] == []


def test_stones_are_taken_in_turn() -> None:
    game = Nim()
    state = game.apply(game.start(), FIRST, Take(2, 4))
    assert state == State((3, 0, 5), SECOND)
    assert game.view(state, SECOND).board == "1  o o o\n2\n3  o o o o o"
    with pytest.raises(IllegalMove, match="NI-2"):
        game.apply(state, FIRST, Take(1, 1))


@pytest.mark.parametrize("move", [Take(1, 0), Take(1, 4), Take(0, 1), Take(4, 1), Take(1, -1)])
def test_what_is_not_there_can_not_be_taken(move: Take) -> None:
    with pytest.raises(IllegalMove, match="NI-3"):
        Nim().apply(Nim().start(), FIRST, move)


@pytest.mark.parametrize(("misere", "winner", "rule"), [(False, FIRST, "NI-4"), (True, SECOND, "NI-5")])
def test_the_last_stone_decides(misere: bool, winner: Seat, rule: str) -> None:
    game = Nim(Options(misere=misere))
    result = game.result(game.apply(State((0, 0, 1)), FIRST, Take(3, 1)))
    assert result
    assert (result.winners, result.rule) == ((winner,), rule)
