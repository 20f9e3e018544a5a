"""docs/adding-a-game.md, followed to the letter: every file that it shows is written, every command is run."""

import os
import re
import subprocess
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from chabudai.serve.protocol import GameCard
from tests.examples.environment import make_environment, run_python
from tests.serve.server import Server, free_port

GUIDE = Path(__file__).parents[2] / "docs" / "adding-a-game.md"
_BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_FILE = re.compile(r"^(?:# |<!-- )([\w/.]+)(?: -->)?\n")


class Block(NamedTuple):
    """A block of the page: commands, or a file with its name in the first line."""

    kind: str
    text: str

    @property
    def file(self) -> str | None:
        found = _FILE.match(self.text)
        return found[1] if found else None


BLOCKS = [Block(*found) for found in _BLOCK.findall(GUIDE.read_text("utf-8"))]


class Reader:
    """Somebody who does what the page says, in an environment of their own."""

    def __init__(self, folder: Path) -> None:
        self.python = make_environment(folder)
        self.at = folder
        command = self.python.parent / "chabudai"
        command.write_text(f'#!/bin/sh\nexec "{self.python}" -m chabudai "$@"\n')
        command.chmod(0o755)
        self.surroundings = {
            **os.environ,
            "PATH": f"{self.python.parent}:{os.environ['PATH']}",
            "PIP_NO_INDEX": "1",
            "PIP_NO_DEPS": "1",
            "PIP_NO_BUILD_ISOLATION": "0",  # pip reads it so: 0 is no isolation
            "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        }

    def run(self, line: str) -> str:
        if line.startswith("cd "):
            self.at /= line.removeprefix("cd ")
            return ""
        if line == "chabudai serve":
            return self.serve()
        done = subprocess.run(  # noqa: S602 -- our own page
            line, shell=True, cwd=self.at, env=self.surroundings, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{line}\n{done.stdout}{done.stderr}"
        return done.stdout

    def serve(self) -> str:
        """Serve for a moment, and return the names of the games that are there."""
        store, port = self.at.parent / "matches.sqlite", free_port()
        command = [str(self.python), "-m", "chabudai", "serve", "--port", str(port), "--store", str(store)]
        with Server(store, command, port=port) as server:
            cards = msgspec.json.decode(server.http.get("/api/games").content, type=list[GameCard])
        return " ".join(card.id for card in cards)


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Follow the page, and give what each command said."""
    folder = tmp_path_factory.mktemp("guide")
    reader = Reader(folder)
    answers: dict[str, str] = {}
    for block in BLOCKS:
        if block.kind == "sh":
            for line in block.text.splitlines():
                answers[line] = reader.run(line)
            continue
        assert block.file, f"a block without a file's name:\n{block.text}"
        if block.file.startswith("janken/") and not (folder / "janken").exists():
            reader.run(f"chabudai new-game janken --into {folder}")
        home = folder / block.file.partition("/")[0] if block.file.startswith("janken/") else folder / "pig"
        (home / block.file).parent.mkdir(parents=True, exist_ok=True)
        (home / block.file).write_text(block.text)
    ran = run_python(
        reader.python,
        "-m",
        "pip",
        "install",
        "--no-index",
        "--no-deps",
        "--no-build-isolation",
        "-q",
        str(folder / "janken"),
    )
    assert ran.returncode == 0, ran.stderr
    answers["janken"] = reader.run("python -m chabudai.testkit janken") + reader.run(
        "chabudai play janken --seats bot:2 bot:3 --seconds 0.1"
    )
    entry = folder / "pig" / "pig" / "entry.py"
    entry.write_text(
        entry.read_text().replace('rules="pig.rules:Pig"', 'rules="pig.rules:Pig", bots="pig.bots:LEVELS"')
    )
    answers["bots"] = reader.run("chabudai play pig --seats bot:1 bot:2 --seconds 0.05") + reader.run("chabudai games")
    answers["files"] = " ".join(sorted(path.name for path in (folder / "pig" / "tests" / "oracles").iterdir()))
    return answers


def test_there_are_blocks() -> None:
    assert {block.kind for block in BLOCKS} == {"sh", "python", "ftl", "md"}


def test_the_page_leads_to_a_game_that_is_played(said: dict[str, str]) -> None:
    assert "All 16 laws hold." in said["python -m chabudai.testkit pig"]
    assert "All 16 laws hold." in said["""python -m chabudai.testkit pig --options '{"players": 3}'"""]
    assert "2 passed" in said["python -m pytest -q"]
    played = said["chabudai play pig --seats bot:3 bot:1 --seconds 0.1"]
    assert re.search(r"has \d+ points and wins\. \(PI-4\)", played)
    assert re.search(r"The die \d\.", played)
    assert said["chabudai serve"].split()[-1] == "pig"
    assert said["files"] == "pig.options pig.playthrough"


def test_secrets_and_bots_of_the_page_work(said: dict[str, str]) -> None:
    assert "All 16 laws hold." in said["janken"]
    assert re.search(r"rock|paper|scissors", said["janken"])
    assert re.search(r"has \d+ points and wins\. \(PI-4\)", said["bots"])
    assert re.search(r"pig +Pig +2–6 +3–8 +1–2 ", said["bots"])  # noqa: RUF001 -- a span has an en dash
