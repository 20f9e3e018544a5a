"""What the levels of a game's bots are called, a word about how each plays, and how strong it was found to be."""

from functools import cache
from importlib import resources
from typing import NamedTuple

import msgspec

from chabudai import catalog
from chabudai.catalog.agents import agent_of
from chabudai.core.messages import Language


class LevelWords(NamedTuple):
    """A level's name and its manner; the manner is empty where nobody has written of it."""

    name: str
    about: str


def level_words(game: str, level: int, language: Language = "en") -> LevelWords:
    """Return what a level is called: by the game's messages `level-1` and `level-1-about`, else by its number."""
    book, key = catalog.phrases(game, language), f"level-{level}"
    agent = agent_of(game, level)
    if agent:
        return LevelWords(agent.name, "")
    name = book.text(key) if book.has(key) else book.text("level", level=level)
    return LevelWords(name, book.text(f"{key}-about") if book.has(f"{key}-about") else "")


def rating(game: str, level: int) -> int | None:
    """Return how strong a level is, as the ladder has measured it; None where it has not."""
    return _ratings().get(game, {}).get(str(level))


@cache
def _ratings() -> dict[str, dict[str, int]]:
    file = resources.files("chabudai.catalog") / "ratings.json"
    return msgspec.json.decode(file.read_bytes(), type=dict[str, dict[str, int]]) if file.is_file() else {}
