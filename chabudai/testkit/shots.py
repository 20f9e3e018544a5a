"""Shots: what an engine said of some flicks, written down to be compared whenever it has changed.

Each is asked again from where it was played; what was written is played on, so that small differences do not add up.
"""

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from chabudai.core import JSON, NATURE, AnyGame, needs_engine, written_options
from chabudai.table import Match

MOST_SHOTS: Final = 40
NEAR: Final = 0.01
"""Numbers may differ by so much, in the units of the game's notation, and by a thousandth of themselves."""
_NUMBER: Final = re.compile(r"-?\d+\.\d+(?:e-?\d+)?")


class Missed(NamedTuple):
    """A shot to which the engine now gives another answer than the one that is written."""

    written: str
    said: str


def shots(game: AnyGame, seed: int) -> str:
    """Return some play of a game with an engine as text: careful moves and random ones, and what the engine says."""
    return "\n".join(_lines(game, seed)) + "\n"


def missed(game: AnyGame, text: str) -> list[Missed]:
    """Return the shots of a text that the engine now says something else of."""
    found: list[Missed] = []
    state = game.start()
    for line in text.splitlines()[1:]:
        seat, _, written = line.partition(": ")
        if seat == "engine":
            said = game.text(state, game.nature(state, Random(0)))
            if not agree(written, said):
                found.append(Missed(written, said))
        (acting,) = game.to_act(state)
        state = game.apply(state, acting, game.parse(state, written))
    return found


def options_of(text: str) -> dict[str, object]:
    """Return the options that the shots of a text were played with."""
    options: dict[str, object] = json.loads(text.partition("\n")[0].removeprefix("options "))
    return options


def agree(written: str, said: str) -> bool:
    """Return whether two answers are the same but for small differences in their numbers."""
    pairs = zip(_NUMBER.findall(written), _NUMBER.findall(said), strict=False)
    near = all(abs(float(a) - float(b)) <= NEAR + abs(float(a)) / 1000 for a, b in pairs)
    return near and _NUMBER.sub("", written) == _NUMBER.sub("", said)


def _lines(game: AnyGame, seed: int) -> Iterator[str]:
    rng = Random(seed)
    match = Match(game, seed=seed, draws=False)
    yield f"options {JSON.encode(written_options(game.options)).decode()}"
    asked = 0
    while match.to_act and asked < MOST_SHOTS:
        (seat,) = match.to_act
        state = match.state
        if seat == NATURE:
            move = game.nature(state, rng)
            who = "engine" if needs_engine(game, state) else "nature"
            asked += who == "engine"
        else:
            careful = rng.random() < 0.5  # noqa: PLR2004 -- every other move
            move = game.default(game.view(state, seat)) if careful else game.moves(state, seat).sample(rng)
            who = game.sides[seat]
        yield f"{who}: {game.text(state, move)}"
        match.play(seat, move)
