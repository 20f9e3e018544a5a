"""Runs a server on which Bo-taoshi begins with a table that is laid out: `python -m tests.browser.laid SETTINGS`.

Which table it is, the most turns of a round say (`LIMITS`): they end no match here. A training of Karate alone is ten
seconds shorter on it. Workers load this module too, under a name of their own, and do the same.
"""

from __future__ import annotations

import sys

import msgspec

from chabudai.games.botaoshi import Botaoshi, State
from chabudai.games.karate import rules
from chabudai.serve.run import run
from chabudai.serve.settings import Settings
from tests.games.botaoshi.tables import STEADY, entered, lying, opened

# White's w1 shoots over w2 at the pole on b3; flicked to the west, it fells its own pole.
LAY = {"w1": (330.0, 240.0), "w2": (350.0, 350.0), "w3": (200.0, 240.0), "b1": (560.0, 330.0), "b2": (600.0, 450.0)}
BLACK_BEARER = (385.0, 560.0)
first_start = Botaoshi.start


def played() -> State:
    """Return a table on which white has the first turn."""
    _, state = opened()
    state = lying(state, **LAY, b3=BLACK_BEARER)
    return msgspec.structs.replace(state, poles=(LAY["w3"], BLACK_BEARER))


def rests() -> State:
    """Return the same, but w1 was flicked last, and so can't be the one that flies over the ramp."""
    return msgspec.structs.replace(played(), last=("w1", None))


def knocked_off() -> State:
    """Return a table on which black has knocked w1 off while it entered b1: white places it."""
    game = Botaoshi(STEADY)
    state = entered(game, first_start(game), "rest w1@228.0,700.0")
    return entered(game, state, "touch b1+w1 rest b1@228.0,600.0 off w1@228.0,0.0")


def down() -> State:
    """Return a table on which white's pole has fallen, and white owes a turn."""
    return msgspec.structs.replace(played(), poles=(None, BLACK_BEARER), owed=(True, False), awaits="raise")


def start(self: Botaoshi) -> State:
    """Return the table that is laid out by the options of this match."""
    state = first_start(self)
    made = TABLES.get(state.setup.turn_limit or 0)
    return msgspec.structs.replace(made(), setup=state.setup) if made else state


def faces_away() -> State:
    """Return a table on which white's ramp fits, but points far beside the pole."""
    state = lying(played(), w1=(330.0, 240.0), w2=(230.0, 350.0), w3=(100.0, 100.0))
    return msgspec.structs.replace(state, poles=((100.0, 100.0), BLACK_BEARER))


TABLES = dict(enumerate((played, rests, knocked_off, down, faces_away), 101))
LIMITS = {made.__name__: limit for limit, made in TABLES.items()}
if __name__ in {"__main__", "__mp_main__"}:
    Botaoshi.start = start
    rules.SOLO_SECONDS -= 10

if __name__ == "__main__":
    run(msgspec.json.decode(sys.argv[1], type=Settings))
