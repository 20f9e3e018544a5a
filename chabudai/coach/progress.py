"""How far a learner has come in a step of a lesson: read from the log alone, so that it can be asked at any time."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from chabudai.coach.lesson import Gap, LessonError, LessonStep, split_entry
from chabudai.coach.matching import meets
from chabudai.core import (
    NATURE,
    AnyEntry,
    AnyGame,
    IllegalMove,
    Seat,
    Situation,
    TakenBack,
    moves_in_force,
    needs_engine,
)


class Scripted(NamedTuple):
    """A move that the lesson's log makes."""

    seat: Seat
    move: Any


class Progress(NamedTuple):
    """Where a learner is."""

    gap: Gap | None = None
    """The gap at which the learner is to move, or whose move has just been answered."""
    number: int = 0
    """How many gaps are behind."""
    scripted: Scripted | None = None
    """What the log does now, if it is to do something."""
    mistake: str | None = None
    """The message that answers a move that is to be taken back now, or was just taken back."""
    wrong: bool = False
    """Whether the learner's move does not meet the gap, and is to be taken back."""
    done: bool = False
    """Whether the step is at its end."""


def progress(game: AnyGame, step: LessonStep, entries: Sequence[AnyEntry], trail: Sequence[Situation]) -> Progress:
    """Return where a learner is, after these entries; LessonError where the log can't go on as the step says."""
    found = _Walk(game, step, entries, trail).now()
    if not found.wrong and entries and isinstance(entries[-1], TakenBack):
        before = _Walk(game, step, entries[:-1], trail[:-1]).now()
        return found._replace(mistake=before.mistake)
    return found


class _Walk:
    """Walks along the moves in force and the step's log together."""

    def __init__(
        self, game: AnyGame, step: LessonStep, entries: Sequence[AnyEntry], trail: Sequence[Situation]
    ) -> None:
        self._game = game
        self._step = step
        self._state = trail[-1].state
        self._acting: frozenset[Seat] = frozenset() if game.result(self._state) else frozenset(game.to_act(self._state))
        in_force = sorted(moves_in_force(trail))
        self._moves: list[tuple[Any, Any]] = [(trail[number].state, entries[number]) for number in in_force]
        self._at = 0

    def now(self) -> Progress:
        gaps = self._step.gaps
        behind = 0
        for entry in self._step.log:
            if isinstance(entry, str):
                if self._at == len(self._moves):
                    gap = gaps[behind - 1] if behind else (gaps[0] if gaps else None)
                    return Progress(gap, behind, self._scripted(entry))
                self._at += 1
                continue
            gap = gaps[behind]
            if self._at == len(self._moves):
                return Progress(gap, behind)
            first = self._at
            self._at += 1
            if not self._pass_engine():
                return Progress(gap, behind)
            text, events = self._happened(first)
            if not meets(gap, text, events):
                return Progress(gap, behind, mistake=_answer(gap, text, events), wrong=True)
            behind += 1
        return Progress(gaps[-1] if gaps else None, behind, done=True)

    def _pass_engine(self) -> bool:
        """Go past what an engine has made of the learner's move; False where it has not answered yet."""
        while self._at < len(self._moves) and needs_engine(self._game, self._moves[self._at][0]):
            self._at += 1
        return self._at < len(self._moves) or not (NATURE in self._acting and needs_engine(self._game, self._state))

    def _happened(self, first: int) -> tuple[str, list[Any]]:
        """Return the learner's move in the game's notation, and all events up to where the log goes on."""
        events: list[Any] = []
        for state, entry in self._moves[first : self._at]:
            events.extend(self._game.events(state, entry.seat, entry.move, self._step.seat))
        state, entry = self._moves[first]
        return self._game.text(state, entry.move), events

    def _scripted(self, entry: str) -> Scripted:
        seat, text = split_entry(entry, self._acting)
        problem = f"in the step {self._step.name}, {entry!r} can't be played"
        try:
            move = self._game.parse(self._state, text)
        except IllegalMove as error:
            raise LessonError(f"{problem}: {error}") from error
        if not self._game.moves(self._state, seat).contains(move):
            raise LessonError(problem)
        return Scripted(seat, move)


def _answer(gap: Gap, text: str, events: Sequence[object]) -> str:
    fitting = (mistake.name for mistake in gap.mistakes if meets(mistake, text, events))
    name = next(fitting, None)
    return f"lesson-{gap.name}-wrong-{name}" if name else f"lesson-{gap.name}-wrong"
