"""What there is to play in the tests: a whole game of Ko-oshi, and games that the command line has never heard of."""

from random import Random
from typing import Any

import pytest

from chabudai.bots import Levels, ViewBot
from chabudai.core import GameEntry, Listed, Seat
from tests.toys.morra import Morra, Show, State

WON_BY_DARK = ("e1n", "e5s", "e2w", "a5s", "c2e", "e3s", "d1e", "a3s")
"""A whole game of Ko-oshi: dark claims 4 points, light 2."""


class Fist(ViewBot):
    """A bot that always shows three fingers."""

    def choose(self, view: object, rng: Random, seconds: float = 1.0, effort: int | None = None) -> Show:
        del view, rng, seconds, effort
        return Show(3)


LEVELS: Levels = {3: Fist}


class Blur:
    """Moves that can be judged and drawn, but not listed."""

    def __init__(self, moves: Listed[Any]) -> None:
        self._moves = moves

    def contains(self, move: object) -> bool:
        return self._moves.contains(move)

    def sample(self, rng: Random) -> object:
        return self._moves.sample(rng)


class BlurredMorra(Morra):
    """Morra as if fingers were a continuum."""

    def moves(self, state: State, seat: Seat) -> Any:
        return Blur(super().moves(state, seat))

    def apply(self, state: State, seat: Seat, move: Any) -> State:
        return Morra(self.options).apply(state, seat, move)


def add_to_catalog(
    monkeypatch: pytest.MonkeyPatch,
    rules: type,
    *,
    name: str = "morra",
    bots: str | None = "tests.cli.tables:LEVELS",
) -> None:
    """Let a game, `morra` unless another is named, be the only one in the catalog for one test."""
    entry = GameEntry(
        id=name,
        title=name.title(),
        about="Show fingers.",
        players=(2, 5),
        minutes=(1, 1),
        rules=f"{rules.__module__}:{rules.__name__}",
        bots=bots,
    )

    def loaded(name: str) -> GameEntry:
        assert name == entry.id
        return entry

    monkeypatch.setattr("chabudai.catalog._points", lambda: {entry.id: None})
    monkeypatch.setattr("chabudai.catalog._loaded", loaded)
