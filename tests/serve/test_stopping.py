from __future__ import annotations

import signal
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from tests.serve.client import PATIENCE
from tests.serve.deaf import shake_hands
from tests.serve.play import play_out
from tests.serve.server import BOT, OPEN, PERSON, Server, command_line, free_port
from tests.store.files import script

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from random import Random


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_is_asked_to_stop_leaves_in_peace(
    new_server: Callable[..., Server], rng: Random, number: signal.Signals
) -> None:
    server = new_server()
    made, bots = server.make(PERSON, OPEN), server.make(BOT, BOT)
    with server.enter_as_host(made) as host, server.enter_as_guest(made) as guest, server.enter(bots.match):
        play_out(rng, host, guest, most=5)
        server.send(number)
        assert host.hear_close() in {1001, 1012}
        assert guest.hear_close() in {1001, 1012}
        assert server.wait() == 0
        steps = host.steps
    assert "Traceback" not in server.output.read_text()
    assert list(server.store.parent.glob("*.sqlite-*")) == []  # all is in the file itself
    server.start()
    with server.enter_as_host(made) as host, server.enter_as_guest(made) as guest:
        assert host.steps == steps
        play_out(rng, host, guest)
    with server.enter(bots.match) as watcher:
        watcher.until_over()


def test_a_server_stops_though_a_client_does_not_listen(new_server: Callable[..., Server]) -> None:
    server = new_server()
    match = server.make(PERSON, PERSON).match
    with shake_hands(server.port, match):
        assert server.stop() == 0


def test_the_command_line_serves(tmp_path: Path) -> None:
    port = free_port()
    server = Server(tmp_path / "matches.sqlite", command_line(port, tmp_path / "matches.sqlite"), port=port)
    with server:
        made = server.make()
        assert server.stop() == 0
        assert server.output.read_text().startswith(f"Chabudai is at http://127.0.0.1:{port}/")
        server.start()
        assert server.look(made.match).meta.match == made.match


def refusal(command: list[str]) -> str:
    """Return the one sentence with which a command is refused."""
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 2, done.stderr
    (line,) = done.stderr.splitlines()
    return line


def test_a_store_of_a_newer_program_is_refused_in_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "matches.sqlite"
    with Server(path) as server:
        server.make()
    script(path, "PRAGMA user_version = 99")
    words = refusal(command_line(free_port(), path))
    assert words.startswith("chabudai: the store")
    assert "has version 99" in words


def test_a_store_that_is_none_is_refused_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "diary").write_text("Dear diary,\n" * 1000)
    assert "cannot be read as a store" in refusal(command_line(free_port(), tmp_path / "diary"))
    assert "there is no folder" in refusal(command_line(free_port(), tmp_path / "missing" / "matches.sqlite"))


def test_a_port_in_use_is_refused_in_one_sentence(server: Server, tmp_path: Path) -> None:
    words = refusal(command_line(server.port, tmp_path / "matches.sqlite"))
    assert f"127.0.0.1:{server.port} can't be used" in words
    assert refusal([sys.executable, "-m", "chabudai", "serve", "--port", "70000"])
