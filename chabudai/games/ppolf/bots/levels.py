"""The five levels. Weaker ones see less of the table, and have a less steady hand.

Levels 1 and 2 flick straight at the hole, whatever lies in the way. The others try flicks in their heads first: 3 from
the best few tees, seeing of what comes next only how far it is; 4 from more tees, with an eye for a free line next; 5
also by way of other pieces, and with an eye for others' coins. What 3 and 4 lack besides is zeal: unless they are
behind they take it easy, 4 only with those who do not play as well.
"""

from functools import partial
from random import Random
from typing import Final, NamedTuple

from chabudai.bots import Budget, Levels, ViewBot
from chabudai.core import AnyGame
from chabudai.games.ppolf import Ppolf, State, Tee, Turn, View
from chabudai.games.ppolf.advice import towards_the_hole
from chabudai.games.ppolf.bots.ideas import Eye, held
from chabudai.games.ppolf.bots.tries import Notice
from chabudai.games.ppolf.bots.weighing import Weighing
from chabudai.games.ppolf.moves import flick, tee
from chabudai.games.ppolf.state import is_solo, side_of

PAR: Final = 2
"""How many flicks a hole is for who plays alone (PP-16)."""


class Shake(NamedTuple):
    """How far somebody aims astray, usually: degrees, and a share of the speed."""

    angle: float = 0.0
    speed: float = 0.0


class Character(NamedTuple):
    """What makes a level that tries flicks: its eye, its hand, and its hand from some lead on."""

    eye: Eye
    shake: Shake = Shake()
    easy: Shake = Shake()
    respects: float | None = None
    """It takes it easy, unless it is behind, against those who need more flicks a hole than this."""
    par: int | None = None
    """With how many flicks a hole it is content when it plays alone for the first time."""
    tries: int = 10_000

    def eases(self, state: State) -> bool:
        """Return whether it takes it easy now."""
        best = to_beat(state, self.par)
        if self.respects is None or best is None:
            return False
        own = sum(state.card[side_of(state, state.turn)][: state.hole])
        return own <= best and best >= self.respects * (state.hole + 1)


class Straight(ViewBot):
    """Levels 1 and 2: straight towards the hole, more or less. Any effort is enough for it."""

    def __init__(self, game: AnyGame | None = None, *, shake: Shake, harder: float = 1.0) -> None:
        super().__init__(game)
        self._shake = shake
        self._harder = harder

    def choose(self, view: View, rng: Random, seconds: float = 1.0, effort: int | None = None) -> Turn:
        """Return a legal flick."""
        del seconds, effort
        aim = towards_the_hole(_to_flick(view))
        return _shaken(aim, aim.angle, aim.speed * self._harder, self._shake, rng)


class Golfer(ViewBot):
    """Levels 3 to 5: try flicks in their heads, each by its character. Their effort is tries on the engine."""

    def __init__(self, game: AnyGame | None = None, *, character: Character) -> None:
        super().__init__(game)
        self._character = character

    def choose(self, view: View, rng: Random, seconds: float = 1.0, effort: int | None = None) -> Turn:
        """Return the flick that did best, as well as the hand makes it."""
        state, character = _to_flick(view), self._character
        budget = Budget.of(seconds, effort, character.tries)
        lay, angle, speed = Weighing(state, character.eye, rng, budget).best()
        kind = flick(angle, speed) if state.coins[state.turn] else tee(*lay.spot, angle, speed)
        return _shaken(kind, angle, speed, character.easy if character.eases(state) else character.shake, rng)


PLAIN: Final = Eye(Notice(lines=False, others=False), tees=2, banks=False, heats=((8, 4),), varies=False)
KEEN: Final = Eye(Notice(others=False), banks=False, heats=((30, 4), (8, 12)), varies=False)
CHARACTERS: Final[dict[int, Character]] = {
    3: Character(PLAIN, Shake(1.5, 0.04), Shake(12.0, 0.38), 0.0, par=PAR),
    4: Character(KEEN, Shake(0.9, 0.03), Shake(9.0, 0.3), 1.25),
    5: Character(Eye()),
}
LEVELS: Final[Levels] = {
    1: partial(Straight, shake=Shake(8.5, 0.3)),
    2: partial(Straight, shake=Shake(6.6, 0.25), harder=1.7),
    **{level: partial(Golfer, character=character) for level, character in CHARACTERS.items()},
}


def to_beat(state: State, par: int | None = None) -> int | None:
    """Return how many flicks the best of the others needed for the holes that all have played.

    Who plays alone is to beat par, if there is one, and then the first run.
    """
    if is_solo(state) and not state.run:
        return None if par is None else par * state.hole
    own = side_of(state, state.turn)
    return min(sum(row[: state.hole]) for side, row in enumerate(state.card) if side != own)


def _to_flick(view: View) -> State:
    state = Ppolf().world(view)
    if state.awaits not in {"tee", "flick"}:
        raise ValueError("there is no move to choose from")
    return state


def _shaken(kind: Turn, angle: float, speed: float, shake: Shake, rng: Random) -> Turn:
    """Return a flick with the error of one's own hand; a person's comes besides."""
    angle, speed = angle + rng.gauss(0.0, shake.angle), held(speed * (1 + rng.gauss(0.0, shake.speed)))
    return tee(kind.x, kind.y, angle, speed) if isinstance(kind, Tee) else flick(angle, speed)
