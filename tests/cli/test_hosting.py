"""The page about hosting is true: its settings file loads, its commands run, its metrics are there."""

import re
from pathlib import Path

import pytest

from chabudai.cli.parser import build_parser
from chabudai.serve.load_settings import load_settings
from chabudai.serve.metrics import Metrics
from chabudai.store import MatchId, SqliteStore
from tests.cli.conftest import Run
from tests.cli.stored import filled

PAGE = (Path(__file__).parents[2] / "docs/hosting.md").read_text("utf-8")


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def commands() -> list[str]:
    lines = [line for block in blocks("sh") for line in block.splitlines()]
    return [line.removeprefix("chabudai ") for line in lines]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give a folder with the settings file of the page, and the store that it names."""
    monkeypatch.chdir(tmp_path)
    (file,) = blocks("toml")
    (tmp_path / "server.toml").write_text(file, "utf-8")
    with SqliteStore(filled(tmp_path / "matches.sqlite")) as store:
        store.delete(MatchId("broken")).result()
    return tmp_path


def test_the_settings_file_can_be_loaded(folder: Path) -> None:
    found = load_settings({}, {}, str(folder / "server.toml")).settings
    assert found.store == "matches.sqlite"
    assert found.keep_unfinished_days == 90


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("line", [line for line in commands() if not line.startswith("serve")])
def test_the_commands_run(run: Run, line: str) -> None:
    ran = run(line)
    assert (ran.status, ran.err) == (0, "")


def test_the_flags_of_serve_are_there() -> None:
    lines = [line for line in commands() if line.startswith("serve")]
    assert len(lines) == 2
    for line in lines:
        assert build_parser().parse_args(line.split()).settings == "server.toml"


def test_every_command_that_is_named_is_there() -> None:
    named = {*re.findall(r"`(?:chabudai )?((?:store|matches) [a-z]+)", PAGE)}
    assert {"store check", "store backup", "store restore", "matches prune"} <= named
    for name in named:
        with pytest.raises(SystemExit) as ended:
            build_parser().parse_args([*name.split(), "--help"])
        assert ended.value.code == 0


def test_the_page_names_every_metric() -> None:
    metrics = Metrics()
    metrics.watch("chabudai_tables", "as in app", lambda: 0.0)
    metrics.watch("chabudai_sockets", "as in app", lambda: 0.0)
    metrics.watch_workers({})
    there = {family.name for family in metrics.registry.collect() if family.name.startswith("chabudai_")}
    assert {*re.findall(r"`(chabudai_[a-z_]+)`", PAGE)} == there
