"""The command `tables`."""

import sys
from pathlib import Path

import pytest

from chabudai.cli.endgame_tables import TablesArguments, tables
from chabudai.cli.main import main
from chabudai.games.kooshi.tables import Shelf, building
from chabudai.games.kooshi.tables.materials import groups
from chabudai.games.kooshi.tables.shelf import SHIPPED, file_name
from tests.cli.conftest import Run
from tests.cli.test_perft import Terminal

DOUBLES = groups(4)[0]


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Take the shipped tables away, and give a folder for others."""
    monkeypatch.setattr("chabudai.games.kooshi.tables.shelf.SHIPPED", tmp_path / "none")
    return tmp_path


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("--pieces 3", "a game of Ko-oshi is over before 3 pieces are left"),
        ("--pieces -1", "a game of Ko-oshi is over before -1 pieces are left"),
        ("--pieces 8", "tables have 4 to 7 pieces, not 8"),
        ("--pieces many", "--pieces: 'many' is not a whole number"),
        ("--pieces 6 --check --folder /nowhere/at/all", "the tables with 6 pieces are not built"),
    ],
)
def test_what_can_not_be_is_refused_in_a_sentence(line: str, says: str, run: Run) -> None:
    done = run(f"tables kooshi {line}")
    assert done.status == 2
    assert says in done.err
    assert done.err.count("\n") == 1


@pytest.mark.parametrize(("name", "says"), [("bossa", "bossa has no endgame tables"), ("go", "there is no game 'go'")])
def test_other_games_have_none(name: str, says: str, run: Run) -> None:
    done = run(f"tables {name} --pieces 4")
    assert (done.status, says in done.err) == (2, True)


def test_it_says_what_there_is(tmp_path: Path, run: Run) -> None:
    assert run(f"tables kooshi --folder {tmp_path}").out.splitlines() == [
        "4 pieces: 11,844 cells",
        "5 pieces: 992,516 cells",
        "6 pieces: not built",
        "7 pieces: not built",
    ]


def test_what_is_shipped_need_not_be_built(tmp_path: Path, run: Run) -> None:
    assert run(f"tables kooshi --pieces 5 --folder {tmp_path}").out == "The tables up to 5 pieces are there.\n"
    assert list(tmp_path.iterdir()) == []


def test_a_table_is_built_once(bare: Path, run: Run) -> None:
    done = run(f"tables kooshi --pieces 4 --folder {bare}")
    assert done.out.startswith("Built 1 tables with 11,844 cells in ")
    assert done.err == "building 4 pieces, BB-BB\n"
    assert run(f"tables kooshi --pieces 4 --folder {bare}").out == "The tables up to 4 pieces are there.\n"


def test_the_cache_folder_is_the_users(bare: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(bare / "cache"))
    run("tables kooshi --pieces 4")
    assert (bare / "cache" / "chabudai" / "tables" / "kooshi" / "BB-BB.table").is_file()


def test_progress_is_shown_to_who_looks(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    assert main(["tables", "kooshi", "--pieces", "4", "--folder", str(bare)]) == 0
    assert "4 pieces, BB-BB" in terminal.getvalue()


def test_a_damaged_table_is_built_anew_and_said_to_be(bare: Path, run: Run) -> None:
    (bare / file_name(DOUBLES)).write_bytes((SHIPPED / file_name(DOUBLES)).read_bytes()[:-1])
    assert "is damaged" in run(f"tables kooshi --folder {bare}").err
    done = run(f"tables kooshi --pieces 4 --folder {bare}")
    assert "it is built anew" in done.err
    assert Shelf(bare).has(4)


def test_whoever_stops_it_is_told_how_to_go_on(bare: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(self: building.Builder, distance: int | None, done: int, total: int) -> None:
        del self, done, total
        if distance is not None:
            raise KeyboardInterrupt

    monkeypatch.setattr(building.Builder, "_tell", stop)
    done = run(f"tables kooshi --pieces 4 --folder {bare}")
    assert done.status == 130
    assert "the same command goes on from here" in done.err
    assert [path.name for path in bare.iterdir()] == ["BB-BB.part"]


def test_a_folder_that_can_not_be_written_is_said(bare: Path, run: Run) -> None:
    (bare / "file").write_text("no folder")
    done = run(f"tables kooshi --pieces 4 --folder {bare / 'file'}")
    assert done.status == 2
    assert "could not be written" in done.err


def test_a_check_says_how_many_faults_it_found(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert tables("kooshi", TablesArguments(4, check=True, folder=str(tmp_path), positions=200, searched=5)) == 0
    assert "4 pieces: 200 positions by their moves, 5 by searching to the end: 0 faults" in capsys.readouterr().out


def test_a_check_fails_where_something_is_wrong(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def wrong(*_: object) -> int:
        return 3

    monkeypatch.setattr("chabudai.games.kooshi.tables.layout.Table.value", wrong)
    assert tables("kooshi", TablesArguments(4, check=True, folder=str(tmp_path), positions=5, searched=1)) == 1
