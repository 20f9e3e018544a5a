"""Bots from outside on a server: in the list of opponents, at the table, and the match goes on whatever they do."""

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest

from chabudai.core import Seat
from chabudai.serve import protocol as wire
from tests.serve.server import PERSON, Server

ROOT = Path(__file__).parents[2]
HANGS = """import sys, time
sys.stdin.readline()
print('{"type": "hello", "protocol": 1}', flush=True)
time.sleep(600)
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("agents")
    (folder / "hangs.py").write_text(HANGS, "utf-8")
    good = f"kooshi={sys.executable} {ROOT / 'examples/agent/engine.py'}"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CHABUDAI_BOT", f"{good},kooshi={sys.executable} {folder / 'hangs.py'}")
        patch.setenv("CHABUDAI_BOT_SECONDS", "0.2")
        with Server(folder / "matches.sqlite") as server:
            yield server


def test_they_are_in_the_list_of_opponents(server: Server) -> None:
    cards = msgspec.json.decode(server.http.get("/api/games").content, type=list[wire.GameCard])
    (kooshi,) = (card for card in cards if card.id == "kooshi")
    assert kooshi.levels[-2:] == (11, 12)
    assert kooshi.bots[-1].level == 12


@pytest.mark.parametrize("level", [11, 12])
def test_a_match_against_one_goes_on(server: Server, level: int) -> None:
    made = server.make(PERSON, wire.SeatSetup("bot", level))
    rng = Random(1)
    with server.enter_as_host(made) as client:
        for _ in range(2):
            client.play(rng)
            client.until(lambda table: bool(table.result) or Seat(0) in table.to_act)
