"""The levels: 1 goes by the eye alone, 2 thinks of many flicks and tries the best of them before it makes one."""

from random import Random
from typing import Final

from chabudai.bots import Levels, ViewBot
from chabudai.games.botaoshi import Botaoshi, Raise, Skip, State, Turn, View
from chabudai.games.botaoshi.bots.eye import by_eye
from chabudai.games.botaoshi.bots.placing import best_place
from chabudai.games.botaoshi.bots.weighing import Deadline, best_flick


class Careful(ViewBot):
    """Level 1: sensible by the eye, without a try. Any effort is enough for it."""

    def choose(self, view: View, rng: Random, seconds: float = 1.0, effort: int | None = None) -> Turn:
        """Return a legal move."""
        del seconds, effort
        return by_eye(_to_act(view), rng)


class Schemer(ViewBot):
    """Level 2: tries what looks good with the error of the hand, and does what wins the round most likely.

    Its effort is tries on the engine.
    """

    def choose(self, view: View, rng: Random, seconds: float = 1.0, effort: int | None = None) -> Turn:
        """Return the flick that did best in tries, or what the rules want."""
        deadline, state = Deadline(seconds, effort), _to_act(view)
        match state.awaits:
            case "raise":
                return Raise()
            case "skip":
                return Skip()
            case "place":
                return best_place(state)
            case _:
                return best_flick(state, rng, deadline)


LEVELS: Final[Levels] = {1: Careful, 2: Schemer}


def _to_act(view: View) -> State:
    state = Botaoshi().world(view)
    if view.seat != state.actor or state.awaits in {"hand", "settled", "nothing"}:
        raise ValueError("there is no move to choose from")
    return state
