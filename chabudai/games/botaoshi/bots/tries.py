"""What a flick is worth when it is tried on the real engine, with the hand that will make it."""

from random import Random
from typing import Final

from chabudai.core import HandError, HandErrors
from chabudai.games.botaoshi.bots.lie import lie_of, moved, set_for
from chabudai.games.botaoshi.bots.outlook import CENTRE, outlook
from chabudai.games.botaoshi.flow import after_flick, aimed, erred
from chabudai.games.botaoshi.moves import Aim
from chabudai.games.botaoshi.pieces import DISCS, other, owner, spread
from chabudai.games.botaoshi.state import State, entering, is_on

PLACED: Final = 0.12
"""What it costs in the setup to knock a disc off, which the opponent then places."""
NOT_ENTERED: Final = 0.3
"""What it costs there to flick a disc off the table as it enters."""
NO_ERROR: Final = HandError(0.0, 0.0)


def error(state: State, aim: Aim, rng: Random) -> HandError:
    """Draw the error of the hand; a steady one makes none."""
    return HandErrors(spread(aim.speed)).sample(rng) if state.setup.hand == "human" else NO_ERROR


def tried(state: State, aim: Aim, hand: HandError) -> float:
    """Return what a flick with this error is worth to the one who acts."""
    from chabudai.games.botaoshi.engine import answer

    there = aimed(state, aim)
    if there.awaits == "hand":
        there = erred(there, hand)
    after = after_flick(there, answer(there))
    if after.won != state.won:
        return 1.0
    return _entered(state, after) if state.phase == "setup" else _flicked(state, after)


def _flicked(state: State, after: State) -> float:
    """Return what a table is worth to the one who acted before; a bearer that is to be mended may come anywhere."""
    lie = lie_of(after)
    for name in after.mending:
        lie = moved(lie, {DISCS.index(name): CENTRE})
        lie = lie._replace(up=set_for(lie.up, owner(name), value=True))
    return outlook(lie, state.actor, other(after.turn) if after.mending else after.turn)


def _entered(state: State, after: State) -> float:
    worth = outlook(lie_of(after), state.actor, other(state.actor)) - PLACED * len(after.placing)
    return worth if is_on(after, entering(state)) else worth - NOT_ENTERED
