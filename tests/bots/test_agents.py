"""Bots from outside: classes and processes, well-behaved ones and such as hang, die, talk nonsense or cheat."""

import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import chabudai
from chabudai import catalog
from chabudai.bots.engine import EngineBot
from chabudai.bots.guarded import GuardedBot
from chabudai.catalog import agents
from chabudai.catalog.level_words import level_words
from chabudai.cli.main import main
from chabudai.core import Seat

ROOT = Path(__file__).parents[2]
ENGINE = f"{sys.executable} {ROOT / 'examples/agent/engine.py'}"
HELLO = """import sys, time, json, os
sys.stdin.readline()
def say(**message): print(json.dumps(message), flush=True)
say(type="hello", protocol=1)
"""
BAD = {
    "hangs": "",
    "dies": "sys.exit(3)",
    "talks nonsense": "print('b1n', flush=True)",
    "is no text": "sys.stdout.buffer.write(bytes([255, 254, 10])); sys.stdout.flush()",
    "never ends a line": "sys.stdout.write('x' * 200_000); sys.stdout.flush()",
    "answers a list": "print('[]', flush=True)",
    "answers another type": "say(type='hello')",
    "cheats": "say(type='move', id=1, move='e5n')",
    "can't be read": "say(type='move', id=1, move='zzz')",
    "answers no move": "say(type='move', id=1)",
    "answers a wrong struct": "say(type='move', id=1, move={'type': 'roll'})",
    "answers only an old question": "say(type='move', id=0, move='b1n')",
}


@pytest.fixture(autouse=True)
def _no_agents_before_or_after(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv(agents.VARIABLE, "")
    agents.forget()
    yield
    agents.forget()


def engine_at(path: Path, code: str) -> str:
    path.write_text(code, "utf-8")
    return f"{sys.executable} {path}"


def test_a_process_plays_whole_matches_of_every_game_that_lists_its_moves() -> None:
    for name in ("kooshi", "bossa"):
        game = chabudai.game(name)
        bots = [EngineBot(game, ENGINE), EngineBot(game, ENGINE)]
        match = chabudai.Match(game, seed=3)
        rng = Random(3)
        while not match.over:
            (seat,) = match.to_act
            match.play(seat, bots[seat].choose(game.view(match.state, seat), rng, 5.0))
        assert match.result
        for bot in bots:
            bot.close()


def test_the_same_seed_gives_the_same_move() -> None:
    game = chabudai.game("kooshi")
    view = game.view(game.start(), Seat(0))
    moves = [EngineBot(game, ENGINE).choose(view, Random(5), 5.0) for _ in range(2)]
    assert moves[0] == moves[1]


@pytest.mark.parametrize("how", BAD)
def test_a_process_that_fails_loses_its_turn_and_is_started_anew(how: str, tmp_path: Path) -> None:
    game = chabudai.game("kooshi")
    view = game.view(game.start(), Seat(0))
    marks = tmp_path / "starts"
    counts = f"open({str(marks)!r}, 'a').write('x')\nsys.stdin.readline()\nsys.stdin.readline()\n"
    code = f"{HELLO}{counts}{BAD[how]}\ntime.sleep(60)\n"
    bot = EngineBot(game, engine_at(tmp_path / "engine.py", code))
    for turn in (1, 2):
        started = time.monotonic()
        assert bot.choose(view, Random(0), 0.2) == game.default(view)
        assert time.monotonic() - started < 45  # it would sleep for a minute
        assert marks.read_text("utf-8") == "x" * turn
    bot.close()


@pytest.mark.parametrize("code", ["", "import time; time.sleep(60)", 'print(\'{"type": "hello", "protocol": 9}\')'])
def test_a_process_that_says_no_hello_is_not_waited_for(
    code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("chabudai.bots.engine.HELLO_SECONDS", 0.5)
    game = chabudai.game("kooshi")
    view = game.view(game.start(), Seat(0))
    bot = EngineBot(game, engine_at(tmp_path / "engine.py", code))
    assert bot.choose(view, Random(0), 0.2) == game.default(view)


def test_a_command_that_is_not_there_loses_its_turns() -> None:
    game = chabudai.game("kooshi")
    view = game.view(game.start(), Seat(0))
    for command in ("/no/such/engine", "", "/"):
        assert EngineBot(game, command).choose(view, Random(0), 0.2) == game.default(view)


def test_nothing_of_a_process_is_left_when_its_bot_is_gone(tmp_path: Path) -> None:
    game = chabudai.game("kooshi")
    file = tmp_path / "pid"
    code = f"{HELLO}open({str(file)!r}, 'w').write(str(os.getpid()))\nwhile True: time.sleep(1)\n"
    bot = EngineBot(game, engine_at(tmp_path / "engine.py", code))
    bot.choose(game.view(game.start(), Seat(0)), Random(0), 0.1)
    with pytest.raises(ProcessLookupError):
        os.kill(int(file.read_text("utf-8")), 0)


def test_moves_can_be_answered_as_json(tmp_path: Path) -> None:
    move = '{"type": "move", "id": 1, "move": {"type": "move", "square": "b1", "direction": "n"}}'
    code = f"{HELLO}sys.stdin.readline()\nsys.stdin.readline()\nprint({move!r}, flush=True)\nsys.stdin.readline()\n"
    game = chabudai.game("kooshi")
    bot = EngineBot(game, engine_at(tmp_path / "engine.py", code))
    assert str(bot.choose(game.view(game.start(), Seat(0)), Random(0), 5.0)) == "b1n"
    bot.close()


class Fails:
    """A bot that is made well, and then not good at all."""

    def __init__(self, game: Any) -> None:
        del game

    def choose(self, view: Any, rng: Random, seconds: float = 1.0, effort: int | None = None) -> Any:
        del view, rng, seconds, effort
        raise RuntimeError("no idea")


class Cheats(Fails):
    def choose(self, view: Any, rng: Random, seconds: float = 1.0, effort: int | None = None) -> Any:
        del view, rng, seconds, effort
        return chabudai.game("kooshi").parse(chabudai.game("kooshi").start(), "e5n")


@pytest.mark.parametrize("kind", [Fails, Cheats])
def test_a_class_that_fails_or_cheats_loses_its_turn(kind: type[Fails]) -> None:
    game = chabudai.game("kooshi")
    view = game.view(game.start(), Seat(0))
    assert GuardedBot(game, kind(game), "it").choose(view, Random(0)) == game.default(view)


def test_named_bots_are_levels() -> None:
    agents.seat_agents([f"kooshi={ENGINE}", "kooshi=tests.bots.test_agents:Fails"], catalog.is_known)
    assert list(catalog.levels("kooshi")) == [1, 2, 3, 4, 5, 11, 12]
    assert list(catalog.levels("bossa")) == [1, 2, 3, 4, 5]
    assert level_words("kooshi", 12).name == "Fails"
    game = chabudai.game("kooshi")
    view = game.view(game.start(), Seat(0))
    assert catalog.bot_for(game, 12).choose(view, Random(0)) == game.default(view)


@pytest.mark.parametrize(
    "text", ["kooshi", "=x:Y", "kooshi=", "chess=tests.bots.test_agents:Fails", "kooshi=no.such:Bot"]
)
def test_a_bot_that_cant_be_had_is_refused_at_the_start(text: str) -> None:
    with pytest.raises(ValueError, match=r"a bot is named|no game 'chess'|no.such"):
        agents.seat_agents([text], catalog.is_known)
    assert main(["play", "kooshi", "--bot", text]) == 2


def test_a_process_plays_in_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--seats", "bot:11", "bot:1", "--seed", "4", "--seconds", "0.5", "--plain"]
    assert main(["play", "kooshi", "--bot", f"kooshi={ENGINE}", *arguments]) == 0
    assert "wins" in capsys.readouterr().out
