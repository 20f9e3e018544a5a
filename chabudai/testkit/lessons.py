"""A law for lessons: each step can be taken to its end, its mistakes can be taken back, and all of it is said."""

from collections.abc import Iterator
from random import Random
from typing import Any

from chabudai.coach import Gap, LessonStep, Progress, progress
from chabudai.core import NATURE, AnyGame, Holder, Phrasebook, as_listed, has_more_than
from chabudai.table import Match, Nature

AnyMatch = Match[Any, Any, Any]
MOST_TRIED = 200
"""Of more legal moves than these only some are tried."""
SAMPLED = 36
"""So many of them: what an engine makes of a flick takes its time."""


def check_step(game: AnyGame, step: LessonStep) -> None:
    """Take a step to its end by its solutions, and at each gap try the legal moves; AssertionError says what fails."""
    match = begin(game, step)
    while (here := advance(game, step, match)) and not here.done:
        gap = here.gap
        assert gap, f"{step.name} has no gap"
        assert step.seat in match.to_act, f"at {gap.name} it is not the learner's turn"
        for move in _moves(game, match, step):
            _check_move(game, step, match, gap, move)
        match.play(step.seat, game.parse(match.state, gap.solution))
        after = advance(game, step, match)
        assert not after.wrong, f"the solution of {gap.name}, {gap.solution}, is not right"
        assert after.number > here.number


def begin(game: AnyGame, step: LessonStep) -> AnyMatch:
    """Return a match for a step, in which bots sit on all seats but the learner's."""
    holders = [Holder() if seat == step.seat else Holder("bot", 1) for seat in range(game.players)]
    return Match(game, seats=holders, draws=False)


def advance(game: AnyGame, step: LessonStep, match: AnyMatch) -> Progress:
    """Make what the lesson's log and engines do, up to the learner's next move; return where that is."""
    while True:
        here = progress(game, step, match.entries, match.trail)
        if here.scripted:
            match.play(*here.scripted)
        elif match.needs_engine:
            match.play(NATURE, _flicked(match))
        else:
            return here


def _flicked(match: AnyMatch) -> Any:  # noqa: ANN401 -- as the game's
    """Return what an engine makes of a flick."""
    return Nature(match.game).draw(match.state, Random(0), film=False).move


def _moves(game: AnyGame, match: AnyMatch, step: LessonStep) -> Iterator[Any]:
    """Yield every legal move, or some where there are too many, as there are flicks."""
    space = game.moves(match.state, step.seat)
    moves = as_listed(space)
    if moves is not None and not has_more_than(moves, MOST_TRIED):
        yield from moves
    else:
        rng = Random(step.name)
        yield from (space.sample(rng) for _ in range(SAMPLED))


def _check_move(game: AnyGame, step: LessonStep, match: AnyMatch, gap: Gap, move: Any) -> None:  # noqa: ANN401 -- as the game's
    """Whatever a learner does: it is right and the log goes on, or it is taken back and they are where they were."""
    before, state, text = match.mark(), match.state, game.text(match.state, move)
    match.play(step.seat, move)
    after = advance(game, step, match)
    if after.wrong:
        match.ask_takeback(step.seat)
        here = progress(game, step, match.entries, match.trail)
        assert match.state == state, f"{text} at {gap.name} can't be taken back"
        assert here.gap == gap
        assert here.mistake, f"nothing is said of {text} at {gap.name}"
    match.restore(before)


def words_of(step: LessonStep) -> Iterator[str]:
    """Yield the names of the messages that can be said at a step."""
    for gap in step.gaps:
        mistakes = (f"-wrong-{mistake.name}" for mistake in gap.mistakes)
        for kind in ("", "-right", "-wrong", *mistakes):
            yield f"lesson-{gap.name}{kind}"


def check_words(step: LessonStep, book: Phrasebook) -> None:
    """Check that all that can be said at a step is among the game's messages."""
    missing = [name for name in words_of(step) if not book.has(name)]
    assert not missing, f"{', '.join(missing)} is not said"
