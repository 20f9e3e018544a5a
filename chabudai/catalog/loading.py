"""Loads the parts of a game, each once; those from outside in a thread, so that nobody waits for one that hangs."""

from collections.abc import Callable
from functools import cache
from threading import Thread
from typing import Any, Final, NamedTuple

from chabudai.core.entry import load_part

OWN: Final = "chabudai"
PATIENCE = 5.0
"""How many seconds a part of a game from outside may take to load."""


class GameProblem(NamedTuple):
    """Something that is wrong with a game."""

    game: str
    reason: str
    left_out: bool = True
    """Whether the game can't be played; otherwise a stand-in takes the place of what is wrong."""

    def __str__(self) -> str:
        if self.left_out:
            return f"the game {self.game} is left out: {self.reason}"
        return f"the game {self.game} is incomplete: {self.reason}"


def part(reference: str) -> Any:  # noqa: ANN401 -- a part can be anything
    """Return what a reference such as `nim.rules:Nim` names; ValueError says why it can't be loaded."""
    loaded = _part(reference)
    if isinstance(loaded, ValueError):
        raise loaded
    return loaded


def in_time(load: Callable[[], object]) -> object:
    """Load something in a thread of its own, which is left behind where it takes too long; ValueError says why not."""
    answers: list[object] = []

    def run() -> None:
        try:
            answers.append(load())
        except BaseException as error:  # noqa: BLE001 -- it is another's code, even one that exits; raised again below
            answers.append(ValueError(_why(error)))

    thread = Thread(target=run, daemon=True, name="loads a game")
    thread.start()
    thread.join(PATIENCE)
    if not answers:
        raise ValueError(f"it took more than {PATIENCE:g} seconds to load")
    if isinstance(answers[0], ValueError):
        raise answers[0]
    return answers[0]


@cache
def _part(reference: str) -> object:
    """Return a part, or the error: what hangs or fails is not tried again."""
    if reference.startswith(f"{OWN}."):
        return load_part(reference)
    try:
        return in_time(lambda: load_part(reference))
    except ValueError as error:
        return ValueError(f"{reference} can't be loaded: {error}")


def forget() -> None:
    """Forget what was loaded, as if this had just begun."""
    _part.cache_clear()


def _why(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
