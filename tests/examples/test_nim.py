"""The example is true: installed into an environment of its own, it keeps the laws and is played."""

from pathlib import Path

import pytest

from chabudai.core.messages import read_messages
from chabudai.core.rulepages import read_rules
from tests.examples.environment import EXAMPLES, run_python

NIM = EXAMPLES / "nim"


def test_it_is_listed(python: Path) -> None:
    ran = run_python(python, "-m", "chabudai", "games", "--ids")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.split() == ["kooshi", "bossa", "karate", "ppolf", "botaoshi", "nim"]


@pytest.mark.parametrize("options", ["{}", '{"heaps": "1-3-5-7", "misere": true}'])
def test_every_law_holds(python: Path, options: str) -> None:
    ran = run_python(python, "-m", "chabudai.testkit", "nim", "--options", options)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "All 16 laws hold." in ran.stdout


def test_its_own_tests_pass(python: Path) -> None:
    tests = python.parents[2] / "sources" / "nim" / "tests"
    ran = run_python(python, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(tests))
    assert ran.returncode == 0, ran.stdout


def test_it_is_played_in_the_terminal(python: Path) -> None:
    line = "play nim --seats person bot:3 --seed 5 --option heaps=2-2 --plain"
    ran = run_python(python, "-m", "chabudai", *line.split(), typed="take 9 9\nhop\nmoves\ntake 1 2\nquit\n")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "Stones:\n1  o o\n2  o o\nTurn: you\n" in ran.stdout
    assert "all from one heap that has them. (NI-3)" in ran.stdout
    assert "take 1 1  take 1 2  take 2 1  take 2 2" in ran.stdout
    assert "You take 2 stones from heap 1; none left." in ran.stdout
    assert "Hana takes 2 stones from heap 2; none left." in ran.stdout
    assert "Hana takes the last stone and wins. (NI-4)" in ran.stdout


def test_the_generic_bot_plays_the_misere_game_well(python: Path) -> None:
    line = "play nim --seats bot:3 bot:1 --option heaps=1-3-5-7 --option misere=true --plain --effort 1000 --seed"
    for seed in range(3):
        ran = run_python(python, "-m", "chabudai", *line.split(), str(seed))
        assert ran.returncode == 0, ran.stderr
        assert "Sota takes the last stone, so Hana wins. (NI-5)" in ran.stdout


def test_oracles_are_written(python: Path, tmp_path: Path) -> None:
    ran = run_python(python, "-m", "chabudai", "oracles", "nim", str(tmp_path))
    assert (ran.returncode, ran.stderr) == (0, "")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["nim.options", "nim.playthrough"]


def test_both_languages_say_the_same() -> None:
    pages = [read_rules((NIM / "nim" / name).read_text("utf-8")) for name in ("README.md", "README.ja.md")]
    assert list(pages[0]) == list(pages[1]) == [f"NI-{number}" for number in range(1, 6)]
    files = [(NIM / "nim" / "messages" / f"{tongue}.ftl").read_text("utf-8") for tongue in ("en", "ja")]
    ids = [{line.partition(" =")[0] for line in text.splitlines() if line[:1].islower()} for text in files]
    assert ids[0] == ids[1]
    assert read_messages("chabudai.core", "en")
