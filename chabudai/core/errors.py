"""What can go wrong, in words that a player can read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chabudai.core.shown import shortened, shown

if TYPE_CHECKING:
    from chabudai.core.messages import Message, Narrator

LARGEST_FACT: Final = 10**15
"""Larger numbers are cut short as texts are."""


class ChabudaiError(Exception):
    """The base of every error that is Chabudai's own."""


class Refusing(ChabudaiError):
    """An error with a sentence for players: a stable `code` and `facts` for programs, and the words for both.

    `reason` is the one that was given, else the English one of the narrator's game for `refusal-` and the code. It is
    made when somebody reads it: whoever only tries moves does not pay for words.
    """

    def __init__(self, reason: str, rule: str | None, code: str, narrator: Narrator | None, **facts: object) -> None:
        super().__init__(reason)
        self._reason = reason
        self._narrator = narrator
        self.rule = rule
        self.code = code
        self.facts: dict[str, str | int] = {name: _plain(value) for name, value in facts.items()}

    @property
    def reason(self) -> str:
        """Why, in one English sentence."""
        return self._reason or self._said_by.reason(self.code, self.facts)

    @property
    def message(self) -> Message:
        """The same, yet to be put into a language."""
        return self._said_by.refusal(self.code, self.facts)

    @property
    def _said_by(self) -> Narrator:
        from chabudai.core.messages import Narrator

        return self._narrator or Narrator()

    def __str__(self) -> str:
        return f"{self.reason} ({self.rule})" if self.rule else self.reason


class IllegalMove(Refusing):
    """A move that can be read but not played; `rule` is the id of the rule that forbids it."""

    def __init__(
        self,
        reason: str = "",
        *,
        rule: str | None = None,
        code: str = "illegal",
        narrator: Narrator | None = None,
        **facts: object,
    ) -> None:
        super().__init__(reason, rule, code, narrator, **facts)


class BadValue(Refusing, ValueError):
    """An option, a position or a course that a game can't take, with a sentence that says what it can."""

    def __init__(self, *, code: str, narrator: Narrator, **facts: object) -> None:
        super().__init__("", None, code, narrator, **facts)


def _plain(value: object) -> str | int:
    """Return a fact as a sentence can hold it: a whole number, or a text that is not too long."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value if abs(value) < LARGEST_FACT else shown(value)
    return shortened(str(value))
