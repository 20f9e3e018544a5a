"""What is known of a game before it is loaded: the entry that puts it on the table."""

import re
from importlib import import_module
from typing import Any, Final, Self

from chabudai.core.values import Struct

ID: Final = re.compile(r"[a-z][a-z0-9_-]{0,39}")


class GameEntry(Struct, kw_only=True):
    """A game's title and size, and where its parts are: `package.module:name`, each loaded when it is first needed.

    Only `rules` has to be there. What is missing has a stand-in: a bot that searches any game, a board that shows any
    view, English for every language.
    """

    id: str
    title: str
    about: str
    """One sentence that makes somebody want to play."""
    players: tuple[int, int]
    """The fewest and the most who can play."""
    minutes: tuple[int, int]
    """The shortest and the longest time that a match usually takes."""
    rules: str
    """The class that satisfies `Game`; the package it is in also holds the rules page, README.md."""
    bots: str | None = None
    """A `Levels` mapping."""
    terminal: str | None = None
    """A class that satisfies `terminal.Board`."""
    narrator: str | None = None
    """A subclass of `Narrator`; without one each event is one message."""
    encoding: str | None = None
    """A function that makes the `Encoding` of a game: its actions and observations as numbers, for those who learn."""
    earlier: str | None = None
    """A mapping of earlier versions of the rules to the classes that still replay logs played under them."""
    first_seat_begins: bool = True
    """Whether the first seat goes first; False where dice decide it, or where all act at once."""
    rank: int = 100
    """Where it stands in a list of games: lower ones first, equals by title."""

    @classmethod
    def complete(
        cls,
        rules: str,
        *,
        title: str,
        about: str,
        players: tuple[int, int],
        minutes: tuple[int, int],
        earlier: str | None = None,
        first_seat_begins: bool = True,
        rank: int = 100,
    ) -> Self:
        """Return the entry of a game that has all parts, each where it is looked for first.

        With the rules `shop.nim.rules:Nim` the game is `nim`, its bots `shop.nim.bots:LEVELS`, its board
        `shop.nim.terminal:NimBoard`, its narrator `shop.nim.narrator:NimNarrator`, and its encoding
        `shop.nim.encoding:make_encoding`.
        """
        package, name = rules.partition(":")[0].rpartition(".")[0], rules.partition(":")[2]
        return cls(
            id=package.rpartition(".")[2],
            title=title,
            about=about,
            players=players,
            minutes=minutes,
            rules=rules,
            bots=f"{package}.bots:LEVELS",
            terminal=f"{package}.terminal:{name}Board",
            narrator=f"{package}.narrator:{name}Narrator",
            encoding=f"{package}.encoding:make_encoding",
            earlier=earlier,
            first_seat_begins=first_seat_begins,
            rank=rank,
        )

    @property
    def package(self) -> str:
        """The package that holds the game's pages and messages."""
        return self.rules.partition(":")[0].rpartition(".")[0] or self.rules.partition(":")[0]


def load_part(reference: str) -> Any:  # noqa: ANN401 -- a part can be anything
    """Return what a reference such as `nim.rules:Nim` names; ImportError or AttributeError where there is no such."""
    module, _, name = reference.partition(":")
    return getattr(import_module(module), name)
