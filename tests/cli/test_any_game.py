"""The shared parts with a game that has chance, secrets, several to act at once, and no board file."""

import re
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.cli.tables import BlurredMorra, add_to_catalog
from tests.toys.morra import Morra
from tests.toys.race import Race

SOLO = "play morra --seats person bot:3 bot:3 --seed 1"


@pytest.fixture
def morra(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put Morra into the catalog."""
    add_to_catalog(monkeypatch, Morra)


@pytest.mark.usefixtures("morra")
def test_a_whole_match_with_chance(run: Run) -> None:
    ran = run(SOLO, "2", "1", "quit")
    assert (ran.status, ran.err) == (0, "")
    assert re.search(r"\n  5  Chance  Rolled: die \d\.\n", ran.out)
    assert re.search(
        r"\n  4  You     2  Ready: seat Player 1, fingers 2\.\n     Scored: hands 2, 3 and 3, seat [A-Za-z0-9 ]+\.\n",
        ran.out,
    )
    assert re.search(r"(wins?|share the win): both rounds are played\.\nYou \d points?, Hana \d", ran.out)


@pytest.mark.usefixtures("morra")
def test_a_secret_is_shown_to_nobody_else(run: Run) -> None:
    out = run(SOLO).out
    assert "\n  2  Hana    Ready: seat Hana.\n" in out
    assert "\nHand: -\n" in out
    two = run("play morra --option players=2 --seats person person --seed 1", "", "3", "", "board").out
    assert "\n  2  Player 1  Ready: seat Player 1.\n" in two
    assert "Hand: 3" not in two


@pytest.mark.usefixtures("morra")
def test_the_view_is_drawn_as_text(run: Run) -> None:
    assert re.search(r"\nPoints: 0, 0, 0\nHand: -\nReady: no, yes, yes\nDie: \d\nRound: 0\n", run(SOLO).out)


@pytest.mark.usefixtures("morra")
def test_moves_are_listed_and_missing_rules_are_said_to_be(run: Run) -> None:
    out = run(SOLO, "moves", "rules").out
    assert "Your move (player 1): moves\n1  2  3\n" in out
    assert re.search(r"The page with these rules is missing: it would be .*README\.md\.\n", out)


@pytest.mark.usefixtures("morra")
def test_chance_is_not_taken_back_between_people(run: Run) -> None:
    two = "play morra --option players=2 --seats person person --seed 1"
    assert "You can’t undo dice, draws or flicks.\n" in run(two, "", "2", "", "3", "", "undo").out


@pytest.mark.usefixtures("morra")
def test_what_bots_have_shown_is_not_taken_back(run: Run) -> None:
    assert "You can’t undo what has been shown.\n" in run(SOLO, "2", "undo").out


@pytest.mark.usefixtures("morra")
def test_alone_chance_is_taken_back_and_comes_again(run: Run) -> None:
    out = run("play morra --option players=1 --seats person --seed 1", "2", "undo", "3").out
    dice = re.findall(r"Chance +Rolled: die (\d)", out)
    assert len(dice) == 3
    assert dice[1] == dice[2]


@pytest.mark.usefixtures("morra")
def test_others_play_on_when_one_resigns(run: Run) -> None:
    ran = run(SOLO, "resign", "quit")
    assert ran.status == 0
    assert "  4  You resign.\n" in ran.out
    assert ": both rounds are played.\n" in ran.out


@pytest.mark.usefixtures("morra")
def test_an_unfinished_replay_keeps_secrets_and_a_finished_one_tells_all(run: Run, tmp_path: Path) -> None:
    half, whole = tmp_path / "half", tmp_path / "whole"
    run(SOLO, f"save {half}", "2", "1", f"save {whole}")
    assert "  2  Hana      Ready: seat Hana.\n" in run(f"replay {half}").out
    assert "  2  Hana      3  Ready: seat Hana.\n" in run(f"replay {whole}").out


def test_moves_that_cant_be_listed_are_said_to_be(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    add_to_catalog(monkeypatch, BlurredMorra)
    out = run(SOLO, "moves", "2").out
    assert "The moves of this game can't be listed; `rules` tells how they are written.\n" in out
    assert "  4  You     2  " in out


def test_a_long_list_of_moves_is_cut(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chabudai.cli.orders.MOST_LISTED", 4)
    out = run("play kooshi", "moves").out
    assert "\n… and 14 more\n" in out


def test_a_game_saved_is_not_another(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "half"
    with monkeypatch.context() as only_here:
        add_to_catalog(only_here, Morra)
        run(SOLO, f"save {file}")
    ran = run(f"play kooshi --load {file}")
    assert (ran.status, ran.err) == (2, f"chabudai: {file}: this log is of 'morra', a game that is not known here\n")


class Drawn(Race):
    """A race whose moves are put into words by the base alone."""


def test_a_sentence_that_only_repeats_the_move_is_left_out(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    add_to_catalog(monkeypatch, Drawn, name="race", bots=None)
    out = run("play race --seats person bot:1 --seed 1", "go", "quit", "quit").out
    assert re.search(r"\n  1  Chance  roll \d\n", out)
    assert "\n  2  You     go\n" in out
    assert "You: go" not in out
