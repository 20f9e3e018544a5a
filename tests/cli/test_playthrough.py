"""The command `playthrough`."""

import chabudai
from chabudai.testkit import playthrough
from tests.cli.conftest import Run


def test_it_prints_what_the_testkit_writes(run: Run) -> None:
    assert run("playthrough kooshi --seed 11") == (0, playthrough(chabudai.game("kooshi"), 11), "")
    assert run("playthrough kooshi").out != run("playthrough kooshi --seed 8").out
