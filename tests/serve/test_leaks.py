"""No byte of a secret to a wrong viewer: a few matches here, ten thousand by `make leaks`."""

from __future__ import annotations

import os
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TYPE_CHECKING, cast

import pytest

from chabudai.core import Seat
from chabudai.games.karate import Karate
from tests.serve import leaks
from tests.serve.leaks import Figures, Leak, try_matches
from tests.toys.morra import Morra, Ready

if TYPE_CHECKING:
    from typing import Any

CHUNK = 50
MOST_MOVES = 40


def test_no_byte_of_a_secret_reaches_anybody_else(pytestconfig: pytest.Config) -> None:
    matches, began = cast("int", pytestconfig.getoption("--leaks")), time.monotonic()
    if matches <= CHUNK:
        figures = try_matches(1, matches, MOST_MOVES, toys=0.5)
    else:
        chunks = [(seed, CHUNK, MOST_MOVES) for seed in range(matches // CHUNK)]
        with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as processes:
            found = processes.map(try_matches, *zip(*chunks, strict=True))
            figures = sum_up(list(found))
    print(figures, f"{time.monotonic() - began:.0f} s")
    assert figures.matches >= min(matches, CHUNK)
    assert figures.hidden > figures.matches


def sum_up(found: list[Figures]) -> Figures:
    total = Figures()
    for figures in found:
        total = total.plus(figures)
    return total


def tried(monkeypatch: pytest.MonkeyPatch, game: Any) -> None:
    def only_this(*_: object) -> Any:
        return game

    monkeypatch.setattr(leaks, "game_for", only_this)
    try_matches(1, 10, 40)


def test_a_game_that_tells_a_hand_in_an_event_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def events(self: Morra, state: Any, seat: Any, move: Any, viewer: Any) -> Any:
        told = real(self, state, seat, move, viewer)
        return tuple(Ready(seat, move.fingers) if isinstance(event, Ready) else event for event in told)

    real = Morra.events
    monkeypatch.setattr(Morra, "events", events)
    with pytest.raises(Leak, match="was told of seat"):
        tried(monkeypatch, Morra())


def test_a_game_that_shows_another_s_sheet_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    real = Karate.view

    def view(self: Karate, state: Any, seat: Any) -> Any:
        return real(self, state, Seat(0) if seat is None else seat)

    monkeypatch.setattr(Karate, "view", view)
    with pytest.raises(Leak):
        tried(monkeypatch, Karate())
