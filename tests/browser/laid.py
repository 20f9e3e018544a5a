"""Runs a server on which Bo-taoshi begins with a table that is laid out: `python -m tests.browser.laid SETTINGS NAME`.

Workers load this module too, under a name of their own, and lay the table as well.
"""

from __future__ import annotations

import sys

import msgspec

from chabudai.games.botaoshi import Botaoshi, State
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
    """Return the table that is laid out, with the options of this match."""
    return msgspec.structs.replace(LAID, setup=first_start(self).setup)


def faces_away() -> State:
    """Return a table on which white's ramp fits, but points far beside the pole."""
    state = lying(played(), w1=(330.0, 240.0), w2=(230.0, 350.0), w3=(100.0, 100.0))
    return msgspec.structs.replace(state, poles=((100.0, 100.0), BLACK_BEARER))


ALL = {made.__name__: made for made in (played, rests, knocked_off, down, faces_away)}
if __name__ in {"__main__", "__mp_main__"}:
    LAID = ALL[sys.argv[2]]()
    Botaoshi.start = start

if __name__ == "__main__":
    run(msgspec.json.decode(sys.argv[1], type=Settings))
