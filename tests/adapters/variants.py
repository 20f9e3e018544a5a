"""The games that the adapters are tried on: the five with each of the options that their oracles list, and toys."""

import json
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

import chabudai
from chabudai.adapters.episode import Episode
from chabudai.core import AnyGame
from tests.toys.morra import Morra
from tests.toys.race import Race
from tests.toys.tictactoe import TicTacToe

ORACLES = Path(__file__).parent.parent / "oracles"
TOYS: list[AnyGame] = [Morra(), Race(), TicTacToe()]


def own_games() -> list[AnyGame]:
    found: list[AnyGame] = []
    for entry in chabudai.entries():
        lines = (ORACLES / f"{entry.id}.options").read_text("utf-8").splitlines()
        found += [chabudai.game(entry.id, **json.loads(line)) for line in lines]
    return found


def name_of(game: AnyGame) -> str:
    return f"{game.id}:{game.options}"


def some_action(episode: Episode, rng: Random) -> Any:
    """Return a legal action of the first seat that is to act."""
    if episode.coding.box:
        return np.array([rng.uniform(-1, 1) for _ in episode.coding.box.dials])
    return rng.choice(np.flatnonzero(episode.mask(episode.acting[0])).tolist())


def played(game: AnyGame, steps: int, seed: int) -> Episode:
    """Return an episode after some random steps."""
    episode, rng = Episode(game), Random(seed)
    episode.begin(seed)
    for _ in range(steps):
        if episode.over:
            break
        assert episode.act(episode.acting[0], some_action(episode, rng))
    return episode
