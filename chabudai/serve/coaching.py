"""A match that is a step of a lesson: what the lesson's log does in it, and what the learner is told."""

from chabudai import catalog
from chabudai.coach import LessonStep, Progress, progress
from chabudai.core import AnyEntry, AnyGame, Message, Seat
from chabudai.serve.gate import AnyMatch
from chabudai.serve.protocol import LessonMeta, LessonStatus
from chabudai.serve.records import MatchRecord


class Coaching:
    """Plays the lesson's part in a match; all that it knows is read from the match."""

    def __init__(self, game: AnyGame, step: LessonStep, meta: LessonMeta) -> None:
        self.meta = meta
        self._game = game
        self._step = step

    def make_scripted_moves(self, match: AnyMatch, now: float) -> tuple[AnyEntry, ...]:
        """Make the moves of the lesson's log up to where the learner or an engine is to move."""
        made: list[AnyEntry] = []
        while scripted := self._progress(match).scripted:
            made.extend(match.play(scripted.seat, scripted.move, now))
        return tuple(made)

    def mistaken(self, match: AnyMatch) -> Seat | None:
        """Return the learner's seat where their last move is to be taken back."""
        return self._step.seat if self._progress(match).wrong else None

    def status(self, match: AnyMatch) -> LessonStatus:
        """Return what the learner is told now."""
        here = self._progress(match)
        name = here.gap.name if here.gap else self._step.name
        words = f"lesson-{name}-right" if here.done else f"lesson-{name}"
        return LessonStatus(Message.of(words), Message.of(here.mistake) if here.mistake else None, here.done)

    def _progress(self, match: AnyMatch) -> Progress:
        return progress(self._game, self._step, match.entries, match.trail)


def coaching_of(record: MatchRecord, game: AnyGame) -> Coaching | None:
    """Return the lesson that a match is a step of; None where it is a match like others, or the step is no more."""
    if record.lesson is None:
        return None
    steps = catalog.lesson(game.id).steps
    found = next((number for number, step in enumerate(steps) if step.name == record.lesson), None)
    return None if found is None else Coaching(game, steps[found], LessonMeta(found, len(steps)))


def shows_mistake(coaching: Coaching | None, match: AnyMatch) -> bool:
    """Tell whether a learner's mistake is shown and will be taken back: nobody moves meanwhile, whosever turn it is."""
    return coaching is not None and coaching.mistaken(match) is not None
