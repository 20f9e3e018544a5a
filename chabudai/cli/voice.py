"""What the terminal says, in the language that was asked for: by its own messages and by those of the game."""

import os
from typing import Final, NamedTuple

from chabudai import catalog
from chabudai.core import (
    LANGUAGES,
    NATURE,
    Holder,
    IllegalMove,
    Language,
    Message,
    Phrasebook,
    Seat,
    phrasebook,
)
from chabudai.core.errors import Refusing
from chabudai.core.messages import Argument
from chabudai.terminal import Board, Names
from chabudai.terminal.labels import describe_holder, describe_player, describe_side
from chabudai.terminal.words import capital, plural, sentence

OWN: Final = "chabudai.cli"
"""The package with the terminal's own messages."""
HINT, SCORE = "terminal-hint", "terminal-score"
"""The messages by which a game says how a move is written, and what its points are."""
_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def terminal_language(asked: Language | None, *, plain: bool) -> Language:
    """Return the language to speak: as asked for, else as the environment says; ASCII holds nothing but English."""
    if plain:
        return "en"
    if asked:
        return asked
    said = next((value for name in _VARIABLES if (value := os.environ.get(name))), "")
    known: list[Language] = [language for language in LANGUAGES if said.startswith(language)]
    return known[0] if known else "en"


class Voice(NamedTuple):
    """Says things about one match in one language."""

    game: str
    names: Names
    language: Language = "en"

    @property
    def book(self) -> Phrasebook:
        """The messages of the game, and of all games."""
        return catalog.phrases(self.game, self.language)

    def say(self, name: str, /, **args: Argument) -> str:
        """Return a sentence of the terminal's; seats in it are called as at this keyboard: `You`, `Dark`."""
        return phrasebook((OWN,), self.language).say(Message.of(name, **args), self.subject, self.names.you)

    def tell(self, message: Message) -> str:
        """Return a sentence of the game's, with the names of those who play."""
        return self.book.say(message, self.player, self.names.you)

    def hint(self, board: Board) -> str:
        """Return how a move is written: by the game's messages, else as its board says."""
        return self.book.text(HINT) if self.book.has(HINT) else board.hint

    def score(self, points: int, unit: str) -> str:
        """Return a number of points, or of what the game counts."""
        return self.book.text(SCORE, n=points) if self.book.has(SCORE) else plural(points, unit)

    def refusal(self, error: Exception) -> str:
        """Return why something was refused: in the game's sentence for its code, where it has one."""
        if not isinstance(error, Refusing) or (self.language == "en" and isinstance(error, IllegalMove)):
            return sentence(str(error))
        message = error.message
        if not self.book.has(message.id):
            return sentence(str(error))
        return f"{self.tell(message)} ({error.rule})" if error.rule else self.tell(message)

    def player(self, seat: Seat) -> str:
        """Return who plays a side, at the start of a sentence: by name, else as the game calls the side."""
        return self.names.given(seat, self.book) or self.book.side(seat, self.names.sides[seat])

    def label(self, seat: Seat) -> str:
        """Return what a side is called within a sentence: `dark`; in other languages as anywhere."""
        return describe_side(self.names, seat, self.book)

    def subject(self, seat: Seat) -> str:
        """Return who somebody is at this keyboard: `You`, `Hana`, `Dark`, `Chance`."""
        return capital(self.plain(seat))

    def plain(self, seat: Seat) -> str:
        """Return the same within a sentence: `you`, `dark`."""
        if seat == NATURE:
            return self.say("chance")
        if seat == self.names.you:
            return self.say("you")
        return self.book.text("the-player") if self.names.alone else describe_player(self.names, seat, self.book)

    def holder(self, holder: Holder) -> str:
        """Return who sits on a seat, in words."""
        return describe_holder(holder, self.book)
