"""No game without its oracles, and each game as they say."""

from pathlib import Path

import pytest

import chabudai
from chabudai.core import Seat, SimulatedMove, Struct, needs_engine, with_engine
from chabudai.testkit import missed, missing_oracles, needed_oracles, playthrough, read_perft
from chabudai.testkit.shots import agree, options_of
from tests.toys.morra import Morra

ORACLES = Path(__file__).parent / "oracles"
GAMES = [entry.id for entry in chabudai.entries()]


@pytest.mark.parametrize("name", GAMES)
def test_no_game_lacks_an_oracle(name: str) -> None:
    assert missing_oracles(chabudai.game(name), ORACLES) == []


@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_goes_as_written(name: str) -> None:
    written = (ORACLES / f"{name}.playthrough").read_text("utf-8")
    assert playthrough(chabudai.game(name), seed=7) == written, "look at the diff of `make playthroughs`"


def test_what_is_missing_is_named(tmp_path: Path) -> None:
    (tmp_path / "kooshi.perft").write_text("")
    names = ["kooshi.playthrough", "kooshi.options", "kooshi.perft"]
    assert missing_oracles(chabudai.game("kooshi"), tmp_path) == names


WITH_ENGINES = [name for name in GAMES if with_engine(chabudai.game(name))]


@pytest.mark.parametrize("name", WITH_ENGINES)
def test_shots_go_as_written(name: str) -> None:
    written = (ORACLES / f"{name}.shots").read_text("utf-8")
    assert missed(chabudai.game(name, **options_of(written)), written) == [], "look at the diff of `make playthroughs`"


def test_a_shot_that_goes_otherwise_is_reported() -> None:
    game, text = chabudai.game("ppolf"), (ORACLES / "ppolf.shots").read_text("utf-8")
    line = next(line for line in text.splitlines() if line.startswith("engine") and " rest " in line)
    head, _, place = line.rpartition("@")
    x, comma, rest = place.partition(",")
    moved = f"{head}@{float(x) + 0.1:.6f}{comma}{rest}"
    assert [one.written for one in missed(game, text.replace(line, moved))][:1] == [moved.removeprefix("engine: ")]


@pytest.mark.parametrize(
    ("said", "same"),
    [
        ("settled touch c0+r2 rest c0@1.001,2.0", True),
        ("settled touch c0+r2 rest c0@1.5,2.0", False),
        ("settled touch c0+r3 rest c0@1.0,2.0", False),
        ("settled touch c0+r2 rest c0@1.0,2.0 off r2@0.0,1.0", False),
    ],
)
def test_answers_agree_but_for_small_differences(said: str, same: bool) -> None:
    assert agree("settled touch c0+r2 rest c0@1.0,2.0", said) is same


class Flicking(Morra):
    """A game in which an engine works out the outcome of a move."""

    def simulates(self, state: object) -> bool:
        return state is not None

    def prepare(self) -> None:
        raise NotImplementedError

    def simulate(self, state: object) -> SimulatedMove:
        raise NotImplementedError

    def aim_line(self, state: object, seat: Seat, move: object) -> Struct:
        raise NotImplementedError


def test_what_a_game_needs_follows_from_what_it_is() -> None:
    assert not needs_engine(Morra(), Morra().start())
    assert needs_engine(Flicking(), Flicking().start())
    assert needed_oracles(Morra()) == ("playthrough", "options")
    assert needed_oracles(Flicking()) == ("playthrough", "options", "shots")


def test_a_playthrough_of_chance_and_secrets_shows_no_secret() -> None:
    text = playthrough(Morra(), seed=3)
    assert '"fingers":null' in text
    assert "nature: roll" in text
    assert "result {" in text


def test_perft_files_are_read() -> None:
    text = "# a comment\nposition x y # another\n1 18\n2 323\n\nposition z\n1 7\n"
    assert read_perft(text) == [("x y", {1: 18, 2: 323}), ("z", {1: 7})]
