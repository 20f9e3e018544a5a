"""Taking moves back at the keyboard."""

import re
from pathlib import Path

from chabudai.catalog import open_log
from chabudai.core import TakenBack
from tests.cli.conftest import Run
from tests.cli.tables import WON_BY_DARK

TWO_PEOPLE = "play kooshi --seats person person"


def test_a_bot_agrees(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game"
    out = run("play kooshi --seed 2", "e1n", "undo", f"save {file}", "c2n", "quit", "quit").out
    assert re.search(r"\nUndone: e1n and [a-e][1-5][nesw]\.\n", out)
    _, log = open_log(file.read_bytes())
    assert isinstance(log.entries[-1], TakenBack)
    assert "  4  You   c2n  You: c2 to c3.\n" in out


def test_at_the_start_there_is_nothing_to_take_back(run: Run) -> None:
    assert "There is no move of yours to undo.\n" in run("play kooshi", "undo").out
    assert "There is no move of yours to undo.\n" in run("play kooshi --seats bot person --seed 1", "undo").out


def test_another_person_is_asked(run: Run) -> None:
    out = run(TWO_PEOPLE, "e1n", "undo", "what?", "y").out
    assert out.count("Dark, may light undo that? (y/n) ") == 2
    assert out.endswith("Light to move: \nThe game was not saved. Next time, `save FILE` keeps it before you leave.\n")
    assert "Undone: e1n.\n" in out


def test_another_person_may_decline(run: Run) -> None:
    out = run(TWO_PEOPLE, "e1n", "undo", "no", "e5s").out
    assert "Dark said no: nothing is undone.\n" in out
    assert "  2  Dark   e5s  Dark: e5 to e3, pushing 1 piece.\n" in out


def test_the_end_of_input_while_asked_leaves(run: Run) -> None:
    assert run(TWO_PEOPLE, "e1n", "undo").status == 0


def test_when_it_is_over_nothing_is_taken_back(run: Run) -> None:
    assert "save or quit: undo\nThe game is over.\n" in run(TWO_PEOPLE, *WON_BY_DARK, "undo").out
