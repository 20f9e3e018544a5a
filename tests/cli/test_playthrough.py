"""The commands `playthrough` and `shots`."""

import chabudai
from chabudai.testkit import playthrough, shots
from tests.cli.conftest import Run


def test_it_prints_what_the_testkit_writes(run: Run) -> None:
    assert run("playthrough kooshi --seed 11") == (0, playthrough(chabudai.game("kooshi"), 11), "")
    assert run("playthrough kooshi").out != run("playthrough kooshi --seed 8").out


def test_shots_are_those_of_the_testkit(run: Run) -> None:
    assert run("shots ppolf --seed 11") == (0, shots(chabudai.game("ppolf"), 11), "")


def test_a_game_without_an_engine_has_no_shots(run: Run) -> None:
    status, out, err = run("shots kooshi")
    assert (status, out) == (2, "")
    assert "kooshi has no engine" in err
