"""The command `perft`, and what is shown while something takes long."""

import io
import sys
from threading import Event

import pytest

from chabudai.cli.main import main
from chabudai.cli.screen import shown_after
from tests.cli.conftest import Run
from tests.cli.shell import shell
from tests.cli.tables import BlurredMorra, add_to_catalog
from tests.toys.morra import Morra

START = "1 18\n2 323\n3 5542\n4 89180\n"


@pytest.mark.parametrize("ways", [(), ("--rules",)])
def test_the_known_numbers(ways: tuple[str, ...]) -> None:
    done = shell("perft", "kooshi", "4", *ways)
    assert (done.returncode, done.stdout, done.stderr) == (0, START, "")


@pytest.mark.parametrize("ways", [[], ["--rules"]])
def test_a_position_is_counted_from(ways: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    # One push wins: a game that is over goes on in no way.
    assert main(["perft", "kooshi", "3", "--position", "4a/5/5/5/A4 l 3-3 -", *ways]) == 0
    assert capsys.readouterr().out == "1 4\n2 8\n3 16\n"


class Terminal(io.StringIO):
    """Something that takes itself for a terminal."""

    def isatty(self) -> bool:
        return True


def test_progress_goes_to_stderr_alone(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chabudai.cli.perft.PATIENCE", 0.0)
    monkeypatch.setattr(sys, "stderr", Terminal())
    assert run("perft kooshi 4 --rules").out == START


class Shown:
    """Remembers whether it was shown."""

    def __init__(self) -> None:
        self.started = Event()
        self.stopped = False

    def start(self) -> None:
        self.started.set()

    def stop(self) -> None:
        self.stopped = True


def test_what_takes_long_is_shown_until_it_is_done() -> None:
    shown = Shown()
    with shown_after(0.0, shown):
        assert shown.started.wait(60)
        assert not shown.stopped
    assert shown.stopped


def test_what_is_done_soon_is_not_shown() -> None:
    shown = Shown()
    with shown_after(3600, shown):
        pass
    assert not shown.started.is_set()


def test_a_game_without_a_kernel_or_positions(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    add_to_catalog(monkeypatch, Morra)
    assert run("perft morra 1") == (2, "", "chabudai: morra has no kernel; --rules counts by its rules\n")
    says = "chabudai: morra has no position strings; without --position its start is counted from\n"
    assert run("perft morra 1 --position x") == (2, "", says)
    assert run("perft morra 4 --rules") == (0, "1 6\n2 54\n3 324\n4 972\n", "")


@pytest.mark.parametrize("depth", [1, 3])
def test_moves_that_cant_be_listed_cant_be_counted(run: Run, monkeypatch: pytest.MonkeyPatch, depth: int) -> None:
    add_to_catalog(monkeypatch, BlurredMorra)
    ran = run(f"perft morra {depth} --rules")
    assert (ran.status, ran.out, ran.err) == (2, "", "chabudai: These moves can't be listed one by one.\n")


def test_ctrl_c_while_counting(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("chabudai.testkit.perft", interrupted)
    assert run("perft kooshi 1 --rules") == (130, "", "")
