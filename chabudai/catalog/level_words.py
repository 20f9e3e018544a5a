"""What the levels of a game's bots are called, and a word about how each plays."""

from typing import NamedTuple

from chabudai import catalog
from chabudai.core.messages import Language


class LevelWords(NamedTuple):
    """A level's name and its manner; the manner is empty where nobody has written of it."""

    name: str
    about: str


def level_words(game: str, level: int, language: Language = "en") -> LevelWords:
    """Return what a level is called: by the game's messages `level-1` and `level-1-about`, else by its number."""
    book, key = catalog.phrases(game, language), f"level-{level}"
    name = book.text(key) if book.has(key) else book.text("level", level=level)
    return LevelWords(name, book.text(f"{key}-about") if book.has(f"{key}-about") else "")
