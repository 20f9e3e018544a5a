"""The moves of the players and of Nature."""

from chabudai.core import PlainMove, Struct
from chabudai.games.karate.sheet import Box, Code


class Mark(Struct):
    """A number into a box."""

    box: Box
    number: int

    def __str__(self) -> str:
        return f"{self.box}={self.number}"


class Write(Struct, tag="write"):
    """Both dice into two boxes (KA-2), in the order of the dice, or of the boxes for equal ones; perhaps a kiai."""

    marks: tuple[Mark, Mark]
    kiai: bool = False

    def __str__(self) -> str:
        first, second = self.marks
        return f"{first} {second}{' kiai' if self.kiai else ''}"


class ChooseTechniques(Struct, tag="settle"):
    """A technique for each step of the fight (KA-6)."""

    techniques: tuple[Code, ...]

    def __str__(self) -> str:
        return " ".join(self.techniques)


class Run(Struct, tag="run"):
    """The foot race, run in so many hundredths of a second (KA-9)."""

    hundredths: int

    def __str__(self) -> str:
        return f"run {self.hundredths / 100:.2f}"


class Share(PlainMove, tag="share"):
    """No foot race: all who are tied share the win (KA-9)."""


class Roll(PlainMove, tag="roll"):
    """Both dice (KA-2)."""

    first: int
    second: int


class OpponentRoll(Struct, tag="opponent-roll"):
    """Both dice of the opponent of one who plays alone: the higher one says the technique (KA-10)."""

    first: int
    second: int

    def __str__(self) -> str:
        return f"opponent {self.first} {self.second}"


class Opponent(PlainMove, tag="opponent"):
    """The technique of that opponent without its dice, as version 1 of the rules kept it."""

    technique: Code


class Time(PlainMove, tag="time"):
    """The time for a training alone is over (KA-10)."""


Turn = Write | ChooseTechniques | Run | Share
Chance = Roll | OpponentRoll | Opponent | Time
Move = Turn | Chance
