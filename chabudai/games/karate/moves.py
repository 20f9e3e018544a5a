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


class Roll(PlainMove, tag="roll"):
    """Both dice (KA-2)."""

    first: int
    second: int


class Opponent(PlainMove, tag="opponent"):
    """The technique that the dice give the opponent of one who plays alone (KA-10)."""

    technique: Code


class Time(PlainMove, tag="time"):
    """The time for a training alone is over (KA-10)."""


Turn = Write | ChooseTechniques
Chance = Roll | Opponent | Time
Move = Turn | Chance
