"""A lesson: a few steps, each of them a log with gaps, in a file in the game's folder.

The log supplies what Nature and the others do, and what came before. At a gap the learner makes a move, any that meets
the gap's condition. What is said stands among the game's messages: `lesson-NAME` before a gap, `lesson-NAME-right`
after it, `lesson-NAME-wrong` after a move that does not meet it.
"""

import tomllib
from collections.abc import Iterator
from importlib import resources
from typing import Any, Final

import msgspec

from chabudai.core import NATURE, ChabudaiError, Seat, Struct

FILE: Final = "lessons.toml"
Pattern = dict[str, Any]
"""What an event has to be like; `matching` says how it is read."""


class LessonError(ChabudaiError):
    """A lesson can't be read or played."""


class Condition(Struct):
    """What a move has to be, or to bring about: one of these moves, all of some events, one of others, none of more."""

    moves: tuple[str, ...] = ()
    """In the game's notation; any move where none is named."""
    events: tuple[Pattern, ...] = ()
    any_of: tuple[Pattern, ...] = ()
    without: tuple[Pattern, ...] = ()


class Mistake(Condition):
    """A mistake that has an answer of its own: the message `lesson-NAME-wrong-MISTAKE`."""

    name: str = ""


class Gap(Condition):
    """Where the learner moves. The events are those of the move and of what Nature makes of it by an engine."""

    solution: str = ""
    """A move that meets it."""
    name: str = ""
    """By which its messages are found; that of the step where there is none."""
    mistakes: tuple[Mistake, ...] = ()
    """The first that fits is answered."""


class LessonStep(Struct):
    """One step: the game with its options, the learner's seat, and the log with its gaps.

    An entry is a move in the game's notation for the first seat that is to act, or for the one named before a colon, as
    in `1: 4K1=2 3K1=3`.
    """

    name: str
    log: tuple[str | Gap, ...]
    options: dict[str, Any] = msgspec.field(default_factory=dict[str, Any])
    seat: Seat = Seat(0)

    @property
    def gaps(self) -> tuple[Gap, ...]:
        """The gaps, in their order."""
        return tuple(self._named_gaps())

    def _named_gaps(self) -> Iterator[Gap]:
        for entry in self.log:
            if isinstance(entry, Gap):
                yield entry if entry.name else msgspec.structs.replace(entry, name=self.name)


class Lesson(Struct):
    """The steps by which one learns a game; none where it has no lesson."""

    steps: tuple[LessonStep, ...] = ()

    def step(self, name: str) -> LessonStep | None:
        """Return the step of this name; None where there is none."""
        return next((step for step in self.steps if step.name == name), None)


def read_lesson(package: str) -> Lesson:
    """Return the lesson in a game's folder, an empty one where there is none; LessonError where it can't be read."""
    file = resources.files(package) / FILE
    if not file.is_file():
        return Lesson()
    try:
        return msgspec.convert(tomllib.loads(file.read_text("utf-8")), Lesson)
    except (ValueError, msgspec.ValidationError) as error:
        raise LessonError(f"{FILE} of {package} can't be read: {error}") from error


def split_entry(entry: str, to_act: frozenset[Seat]) -> tuple[Seat, str]:
    """Return whose move an entry of a lesson's log is, and the move in the game's notation."""
    seat, colon, text = entry.partition(": ")
    if colon and seat.isdecimal():
        return Seat(int(seat)), text
    return min(to_act, default=NATURE), entry
