"""Runs every law on a game and says of each whether it holds; where one does not, with a short play that breaks it."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

from chabudai.core import NATURE, AnyGame
from chabudai.testkit.laws import LAWS, Law
from chabudai.testkit.walks import Walk, walk

WALKS: Final = 40
LONGEST_WALK: Final = 80
_LARGEST: Final = 2**32
_CAN_BE_PLAYED: Final = "Whatever legal moves are made, a play goes on until it is over."


class Verdict(NamedTuple):
    """Whether a law holds for a game, as far as was tried."""

    law: str
    sentence: str
    """What the law says."""
    broken: str | None = None
    """How it is broken; None where it holds."""
    play: tuple[str, ...] = ()
    """The moves after which it is broken."""


def verdicts(game: AnyGame, walks: int = WALKS, seed: int = 0) -> Iterator[Verdict]:
    """Try every law on random plays of a game; equal seeds try equal plays."""
    rng = Random(seed)
    plays = [[rng.randrange(_LARGEST) for _ in range(rng.randint(1, LONGEST_WALK))] for _ in range(walks)]
    stuck = [(numbers, error) for numbers in plays if (error := _walk_error(game, numbers))]
    if stuck:
        numbers, error = stuck[0]
        sound = numbers[: next(count for count in range(len(numbers)) if _walk_error(game, numbers[: count + 1]))]
        yield Verdict("can_be_played", _CAN_BE_PLAYED, error, _moves(game, walk(game, sound)))
    else:
        yield Verdict("can_be_played", _CAN_BE_PLAYED)
    sound_plays = [numbers for numbers in plays if not _walk_error(game, numbers)] or [[]]
    yield from (_verdict(game, law, sound_plays) for law in LAWS)


def _verdict(game: AnyGame, law: Law, plays: Sequence[Sequence[int]]) -> Verdict:
    name, sentence = law.__name__, " ".join((law.__doc__ or "").split())
    for numbers in plays:
        if _law_error(game, law, numbers) is not None:
            return Verdict(name, sentence, *_shortest(game, law, numbers))
    return Verdict(name, sentence)


def _shortest(game: AnyGame, law: Law, numbers: Sequence[int]) -> tuple[str, tuple[str, ...]]:
    """Return how a law is broken after as few moves of a play as it takes."""
    for count in range(len(numbers) + 1):
        error = _law_error(game, law, numbers[:count])
        if error is not None:
            return error, _moves(game, walk(game, numbers[:count]))
    raise AssertionError("a law was broken once, and not again: the game is not the same each time")


def _law_error(game: AnyGame, law: Law, numbers: Sequence[int]) -> str | None:
    try:
        law(game, walk(game, numbers))
    except Exception as error:  # noqa: BLE001 -- whatever goes wrong in a game breaks the law, and is reported
        return _words(error)
    return None


def _walk_error(game: AnyGame, numbers: Sequence[int]) -> str | None:
    try:
        walk(game, numbers)
    except Exception as error:  # noqa: BLE001 -- as above
        return _words(error)
    return None


def _words(error: Exception) -> str:
    if isinstance(error, AssertionError):
        return str(error) or "it does not hold"
    return f"{type(error).__name__}: {error}"


def _moves(game: AnyGame, play: Walk) -> tuple[str, ...]:
    """Return the moves of a play as text; as values where the game can't write them."""
    found: list[str] = []
    for step in play.steps:
        who = "nature" if step.seat == NATURE else game.sides[step.seat]
        try:
            found.append(f"{who}: {game.text(step.state, step.move)}")
        except Exception:  # noqa: BLE001 -- a report on a broken game can't rely on it
            found.append(f"{who}: {step.move!r}")
    return tuple(found)
