"""The command `serve`: what it refuses, and what `--check` says without serving."""

import socket
from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from chabudai import catalog
from chabudai.serve import self_check
from chabudai.store import SqliteStore
from tests.cli.conftest import Run
from tests.cli.shell import shell
from tests.serve.server import free_port
from tests.store.files import ask


@pytest.fixture
def one_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have one game tried instead of all, which takes long."""
    monkeypatch.setattr(catalog, "playable", lambda: [catalog.entry("kooshi")])


def test_check_tries_everything_and_does_not_serve(tmp_path: Path) -> None:
    file, store = tmp_path / "server.toml", tmp_path / "matches.sqlite"
    file.write_text(f'store = "{store}"\nbot_seconds = 0.25\n')
    done = shell("serve", "--check", "--settings", str(file), CHABUDAI_PORT=str(port := free_port()))
    assert (done.returncode, done.stderr) == (0, "")
    lines = [line.split() for line in done.stdout.splitlines()]
    assert ["port", str(port), "CHABUDAI_PORT", "in", "the", "environment"] in lines
    assert ["bot_seconds", "0.25", "s", "bot_seconds", "in", str(file)] in lines
    assert ["entries", "5000", "default"] in lines
    for game in catalog.playable():
        assert f"yes  {game.id} can be played\n" in done.stdout
    assert not store.exists()


@pytest.mark.usefixtures("one_game")
def test_check_says_what_does_not_work(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = tmp_path / "matches.sqlite"
    store.write_bytes(b"no database at all" * 100)
    monkeypatch.setattr(self_check, "CLIENT", tmp_path)
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = taken.getsockname()[1]
        ran = run(f"serve --check --store {store} --port {port}")
    assert ran.status == 1
    said = [line for line in ran.out.splitlines() if line.startswith(("no ", "yes "))]
    assert said[0].startswith(f"no   127.0.0.1:{port} can't be used: ")
    assert said[1:] == [
        f"no   {store} cannot be read as a store: file is not a database",
        "no   the client is not built: run `make client`",
        "yes  kooshi can be played",
    ]


@pytest.mark.usefixtures("one_game")
def test_check_looks_whether_a_store_could_be_made(run: Run, tmp_path: Path) -> None:
    store = tmp_path / "new" / "matches.sqlite"
    assert run(f"serve --check --store {store} --port {free_port()}").status == 0
    assert list(tmp_path.iterdir()) == []


@pytest.mark.usefixtures("one_game")
def test_check_writes_to_a_store_that_is_there(run: Run, tmp_path: Path) -> None:
    store = tmp_path / "matches.sqlite"
    SqliteStore(store).close()
    assert run(f"serve --check --store {store} --port {free_port()}").status == 0
    assert ask(store, "SELECT count(*) FROM probe") == 1


@pytest.mark.usefixtures("one_game")
def test_check_tries_a_database_and_never_shows_its_password(run: Run, database: str) -> None:
    address = urlsplit(database)
    user = address.username or "postgres"
    secret = f"{address.scheme}://{user}:hush-hush@{address.netloc.rpartition('@')[2]}{address.path}?{address.query}"
    ran = run(f"serve --check --store {secret} --port {free_port()}")
    assert ran.status == 0, ran.out
    assert f"yes  the store postgresql://{address.netloc.rpartition('@')[2]}{address.path} can be written\n" in ran.out
    refused = run(f"serve --check --store {secret}/../nothing --port {free_port()}")
    assert refused.status == 1
    assert "hush" not in ran.out + ran.err + refused.out + refused.err


def test_an_address_that_is_refused_is_not_shown(run: Run) -> None:
    ran = run("serve --store postgresql://me:hush-hush@db/" + "x" * 2_000)
    assert ran.status == 2
    assert "hush" not in ran.out + ran.err


@pytest.mark.usefixtures("one_game")
def test_several_processes_on_a_file_are_refused(run: Run, tmp_path: Path) -> None:
    line = f"--processes 2 --store {tmp_path / 'matches.sqlite'} --port {free_port()}"
    says = "2 processes need a store in PostgreSQL (--store postgresql://…): a file of SQLite is for one process\n"
    assert run(f"serve {line}") == (2, "", f"chabudai: {says}")
    checked = run(f"serve --check {line}")
    assert (checked.status, f"no   {says}" in checked.out) == (1, True)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("serve --port x", "chabudai: --port takes a whole number from 0 to 65535, not 'x'\n"),
        ("serve --port 70000", "chabudai: --port takes a whole number from 0 to 65535, not '70000'\n"),
        ("serve --port -1", "chabudai: --port takes a whole number from 0 to 65535, not '-1'\n"),
        (
            "serve --settings /no/file",
            "chabudai: the settings file /no/file can't be read: No such file or directory\n",
        ),
        ("serve --host 203.0.113.1", "chabudai: 203.0.113.1:8000 can't be used: "),
        ("serve --prot 1", "chabudai: unrecognized arguments: --prot 1 "),
    ],
)
def test_what_can_not_be_served_is_refused_in_one_sentence(run: Run, line: str, says: str) -> None:
    ran = run(line)
    assert (ran.status, ran.out) == (2, "")
    assert says in ran.err
    assert ran.err.count("\n") == 1


def test_help_has_a_flag_for_each_setting(run: Run) -> None:
    text = run("serve --help").out
    for flag in ("--settings", "--check", "--host", "--port", "--store", "--bot-seconds", "--no-prepare"):
        assert flag in text
