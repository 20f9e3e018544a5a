"""What the testkit says of a game: which laws hold, and of those that don't, after which moves."""

import pytest

from chabudai.core import IllegalMove
from chabudai.testkit import LAWS, verdicts
from chabudai.testkit.__main__ import main, report
from tests.testkit.test_laws_bite import WRONG, PhantomMove
from tests.toys.morra import Morra, Move, Seat, State
from tests.toys.nim import Nim, Take


def broken(game: object) -> dict[str, tuple[str, ...]]:
    return {one.law: one.play for one in verdicts(game, walks=10) if one.broken is not None}  # pyright: ignore[reportArgumentType] -- wrong on purpose


def test_all_laws_hold_for_a_right_game() -> None:
    found = list(verdicts(Morra(), walks=10))
    assert [one.law for one in found] == ["can_be_played", *(law.__name__ for law in LAWS)]
    assert not any(one.broken for one in found)
    assert all(one.sentence.endswith(".") for one in found)


@pytest.mark.parametrize("law", sorted(set(WRONG) - {"replay_equals_play"}))
def test_a_broken_law_is_named(law: str) -> None:
    assert law in broken(WRONG[law])


class SillyParse(Nim):
    def parse(self, state: object, text: str) -> Take:
        del state
        return Take(1 if text == "2" else int(text))


class Crash(Nim):
    def apply(self, state: object, seat: Seat, move: Take) -> object:  # pyright: ignore[reportIncompatibleMethodOverride] -- wrong on purpose
        after = super().apply(state, seat, move)  # pyright: ignore[reportArgumentType] -- as above
        return after if after.stones > 4 else 1 / 0


def test_the_shortest_play_is_reported() -> None:
    assert broken(SillyParse()) == {"text_round_trips": ()}


def test_a_play_that_can_not_go_on_is_reported() -> None:
    found = {one.law: one for one in verdicts(Crash(), walks=10)}  # pyright: ignore[reportArgumentType] -- wrong on purpose
    assert found["can_be_played"].broken == "ZeroDivisionError: division by zero"
    assert sum(int(move.partition(": ")[2]) for move in found["can_be_played"].play) in {3, 4, 5}


def test_the_report(capsys: pytest.CaptureFixture[str]) -> None:
    assert report(SillyParse(), 5, 0) == 1  # pyright: ignore[reportArgumentType] -- wrong on purpose
    out = capsys.readouterr().out
    assert "holds   listed_moves_apply: Every move that a space lists" in out
    assert "BROKEN  text_round_trips: A move that is written can be read back" in out
    assert "        '2' was read as another move\n        at the start\n" in out
    assert out.endswith("1 of 16 laws are broken.\n")


def test_as_a_program(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["kooshi", "--walks", "1", "--seed", "3"]) == 0
    out = capsys.readouterr().out
    assert out.startswith('kooshi, rules version 2, options {"setup":')
    assert out.endswith("All 16 laws hold.\n")
    assert main(["karate", "--options", '{"players": 3}', "--walks", "1"]) == 0


@pytest.mark.parametrize(
    "words",
    ["chess", "kooshi --options {}x", "kooshi --options []", "kooshi --walks 0", 'kooshi --options {"a":1}', ""],
)
def test_what_can_not_be_asked(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        status = main(words.split())
    except SystemExit as end:
        status = end.code
    assert status == 2
    assert capsys.readouterr().err


def test_a_phantom_move_is_found_where_it_is_played() -> None:
    def apply(state: State, seat: Seat, move: Move) -> State:
        del state, seat, move
        raise IllegalMove("never")

    game = PhantomMove()
    game.apply = apply
    assert broken(game)["can_be_played"] == ()
