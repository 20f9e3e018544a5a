"""The command `oracles`."""

from pathlib import Path

import pytest

import chabudai
from chabudai.testkit import missing_oracles, read_perft
from tests.cli.conftest import Run

ORACLES = Path(__file__).parents[1] / "oracles"


@pytest.mark.parametrize("name", ["kooshi", "bossa", "ppolf"])
def test_one_command_writes_all_that_a_game_needs(run: Run, tmp_path: Path, name: str) -> None:
    folder = tmp_path / "new" / "oracles"
    ran = run(f"oracles {name} {folder}")
    assert (ran.status, ran.err) == (0, "")
    assert missing_oracles(chabudai.game(name), folder) == []
    assert ran.out.splitlines() == [str(folder / path) for path in ran.out.replace(f"{folder}/", "").split()]
    written = (folder / f"{name}.playthrough").read_text("utf-8")
    assert written == (ORACLES / f"{name}.playthrough").read_text("utf-8")


def test_a_perft_is_counted(run: Run, tmp_path: Path) -> None:
    run(f"oracles kooshi {tmp_path}")
    ((position, counts),) = read_perft((tmp_path / "kooshi.perft").read_text("utf-8"))
    (_, known), *_ = read_perft((ORACLES / "kooshi.perft").read_text("utf-8"))
    assert position == "ba1ab/2a2/5/2A2/BA1AB l 0-0 -"
    assert counts == {depth: known[depth] for depth in counts}
    assert len(counts) == 4


def test_what_is_written_by_hand_is_kept(run: Run, tmp_path: Path) -> None:
    (tmp_path / "kooshi.options").write_text('{}\n{"setup": "mine"}\n')
    (tmp_path / "kooshi.playthrough").write_text("old")
    out = run(f"oracles kooshi {tmp_path}").out
    assert f"{tmp_path / 'kooshi.options'} (kept as it is)\n" in out
    assert "mine" in (tmp_path / "kooshi.options").read_text()
    assert (tmp_path / "kooshi.playthrough").read_text() != "old"


def test_a_folder_that_can_not_be(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    ran = run(f"oracles kooshi {tmp_path / 'file'}")
    assert (ran.status, ran.out) == (2, "")
    assert "can't be written to" in ran.err
    assert run("oracles chess /tmp").status == 2
