"""Stand-ins for somebody who plays for the first time: they take what one move gives, and err often."""

from random import Random
from typing import Final

from chabudai.bots import ViewBot
from chabudai.core import AnyGame
from chabudai.games.bossa import Bossa
from chabudai.games.bossa import Turn as BossaTurn
from chabudai.games.bossa import View as BossaView
from chabudai.games.bossa.bots import Habitual
from chabudai.games.botaoshi import Botaoshi
from chabudai.games.botaoshi import Turn as BotaoshiTurn
from chabudai.games.botaoshi import View as BotaoshiView
from chabudai.games.botaoshi.bots.eye import by_eye
from chabudai.games.botaoshi.bots.levels import Shake, shaken
from chabudai.games.karate import BOXES, Box, Run, Sheet, Turn, View, marked, missing
from chabudai.games.karate.bots.sheets import PLACES, writing
from chabudai.games.karate.bots.turns import is_running, to_do
from chabudai.games.karate.spaces import TechniqueChoices, Writings, written
from chabudai.games.ppolf import Ppolf, Tee
from chabudai.games.ppolf import Turn as PpolfTurn
from chabudai.games.ppolf import View as PpolfView
from chabudai.games.ppolf.advice import towards_the_hole
from chabudai.games.ppolf.bots.ideas import held
from chabudai.games.ppolf.moves import flick, tee

ERRS: Final = 0.35
"""How often a beginner just does something."""


class BossaBeginner(ViewBot):
    """Lays as many tiles as it can."""

    def choose(self, view: BossaView, rng: Random, seconds: float = 1.0, effort: int | None = None) -> BossaTurn:
        """Return a legal move."""
        del seconds, effort
        if rng.random() < ERRS:
            return Bossa().world(view).moves.sample(rng)
        return Habitual().choose(view, rng)


class KarateBeginner(ViewBot):
    """Writes a number where most of it stand already, completing what it can, and calls as soon as it may."""

    def __init__(self, game: AnyGame | None = None, *, errs: float = ERRS) -> None:
        super().__init__(game)
        self._errs = errs

    def choose(self, view: View, rng: Random, seconds: float = 1.0, effort: int | None = None) -> Turn:
        """Return a legal move."""
        del seconds, effort
        if is_running(view):
            return Run(round(rng.gauss(550, 80)))
        own, dice = to_do(view)
        erring = rng.random() < self._errs
        if dice is None:
            some = TechniqueChoices(own.sheet)
            return (
                some.sample(rng)
                if erring
                else max(some, key=lambda move: [_strength(code) for code in move.techniques])
            )
        if erring:
            return Writings(dice, own.sheet, view.kiai).sample(rng)
        first = _box(own.sheet, dice[0], None, rng)
        second = _box(marked(own.sheet, first, dice[0]), dice[1], first, rng)
        plain = writing(dice, (first, second), kiai=False)
        may = view.kiai is not None and missing(written(own.sheet, plain), view.kiai) is None
        return writing(dice, (first, second), kiai=may)


class PpolfBeginner(ViewBot):
    """Flicks straight at the hole, hard enough to get there, and often far beside it, too softly or too hard."""

    def choose(self, view: PpolfView, rng: Random, seconds: float = 1.0, effort: int | None = None) -> PpolfTurn:
        """Return a legal move."""
        del seconds, effort
        aim = towards_the_hole(Ppolf().world(view))
        angle, speed = aim.angle, aim.speed * 1.15
        if rng.random() < ERRS:
            angle, speed = angle + rng.gauss(0.0, 20.0), speed * rng.uniform(0.4, 2.0)
        speed = held(speed)
        return tee(aim.x, aim.y, angle, speed) if isinstance(aim, Tee) else flick(angle, speed)


class BotaoshiBeginner(ViewBot):
    """Goes by the eye, and often flicks far beside what it aims at, too softly or too hard."""

    def choose(self, view: BotaoshiView, rng: Random, seconds: float = 1.0, effort: int | None = None) -> BotaoshiTurn:
        """Return a legal move."""
        del seconds, effort
        state = Botaoshi().world(view)
        turn = by_eye(state, rng)
        return shaken(state, turn, Shake(20.0, 0.4), rng) if rng.random() < ERRS else turn


def _strength(code: str) -> int:
    return "-KHOYT".index(code)


def _box(sheet: Sheet, number: int, taken: Box | None, rng: Random) -> Box:
    """Return a box where the number completes a technique, else where most of it stand; never over another number."""
    ranked: list[tuple[bool, int, float, Box]] = []
    for place in PLACES:
        row = place.read(sheet)
        for at, stands in enumerate(row):
            box = BOXES[place.first + at]
            if box != taken and stands == ".":
                same = row.count(str(number))
                ranked.append((same + 1 == len(row), same, rng.random(), box))
    return max(ranked)[-1] if ranked else rng.choice([box for box in BOXES if box != taken])
