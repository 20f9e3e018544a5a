"""The five levels. Level 1 goes by the eye, 2 and 3 weigh many flicks by a glance, 4 and 5 also try the best of them.

What all but the last lack besides is a steady hand: what they aim goes astray, beyond what any hand misses by.
"""

from functools import partial
from random import Random
from typing import Final, NamedTuple

from chabudai.bots import Levels, ViewBot
from chabudai.core import FASTEST, SLOWEST, AnyGame
from chabudai.games.botaoshi import Botaoshi, Raise, Skip, State, Turn, View
from chabudai.games.botaoshi.bots.eye import by_eye
from chabudai.games.botaoshi.bots.placing import best_place
from chabudai.games.botaoshi.bots.weighing import FEW, Deadline, Heats, best_flick
from chabudai.games.botaoshi.moves import Enter, Flick, Score, enter, flick, score


class Shake(NamedTuple):
    """How far somebody aims astray, usually: degrees, and a share of the speed."""

    angle: float = 0.0
    speed: float = 0.0


STILL: Final = Shake()


class Careful(ViewBot):
    """Level 1: sensible by the eye, without a try. Any effort is enough for it."""

    def __init__(self, game: AnyGame | None = None, *, shake: Shake = STILL) -> None:
        super().__init__(game)
        self._shake = shake

    def choose(self, view: View, rng: Random, seconds: float = 1.0, effort: int | None = None) -> Turn:
        """Return a legal move."""
        del seconds, effort
        state = _to_act(view)
        return shaken(state, by_eye(state, rng), self._shake, rng)


class Schemer(ViewBot):
    """Levels 2 to 5: guess what flicks are worth, try the best of them, and do what wins the round most likely.

    Their effort is tries on the engine; levels 2 and 3 make none.
    """

    def __init__(self, game: AnyGame | None = None, *, heats: Heats | None = None, shake: Shake = STILL) -> None:
        super().__init__(game)
        self._heats = heats
        self._shake = shake

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
                return shaken(state, best_flick(state, rng, deadline, self._heats), self._shake, rng)


LEVELS: Final[Levels] = {
    1: partial(Careful, shake=Shake(7.0, 0.17)),
    2: partial(Schemer, heats=(), shake=Shake(14.5, 0.28)),
    3: partial(Schemer, heats=(), shake=Shake(9.0, 0.18)),
    4: partial(Schemer, heats=FEW, shake=Shake(4.0, 0.08)),
    5: Schemer,
}


def shaken(state: State, turn: Turn, shake: Shake, rng: Random) -> Turn:
    """Return a flick as an unsteady hand makes it, where that may be played; anything else as it is."""
    if shake == STILL or not isinstance(turn, Enter | Flick | Score):
        return turn
    angle = turn.angle + rng.gauss(0.0, shake.angle)
    speed = min(FASTEST, max(SLOWEST, turn.speed * (1 + rng.gauss(0.0, shake.speed))))
    match turn:
        case Enter():
            gone = enter(turn.disc, turn.x, turn.y, angle, speed)
        case Flick():
            gone = flick(turn.disc, angle, speed)
        case Score():
            gone = score(turn.angle, speed)
    return gone if Botaoshi().moves(state, state.actor).contains(gone) else turn


def _to_act(view: View) -> State:
    state = Botaoshi().world(view)
    if view.seat != state.actor or state.awaits in {"hand", "settled", "nothing"}:
        raise ValueError("there is no move to choose from")
    return state
