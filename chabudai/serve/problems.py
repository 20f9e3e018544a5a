"""Refusals: stable codes for programs, words for players, in the language that was asked for."""

from typing import Final

from chabudai import catalog
from chabudai.core import MOST_SHOWN, BadValue, ChabudaiError, IllegalMove, Language, Message, phrasebook, shortened
from chabudai.core.messages import SHARED
from chabudai.serve.protocol import Problem

SERVER: Final = "chabudai.serve"
"""The package with the server's own sentences."""


LONGEST_REASON: Final = 300


def _bounded(name: str, fact: str | int) -> str | int:
    """Return a fact that is not too long: what repeats given words is short, our own reasons may be longer."""
    return fact if isinstance(fact, int) else shortened(fact, LONGEST_REASON if name == "why" else MOST_SHOWN)


class Refusal(ChabudaiError):
    """A request that is refused, with the HTTP status where it came by HTTP; the code names its sentence."""

    def __init__(self, code: str, status: int = 400, **facts: str | int) -> None:
        bounded = {name: _bounded(name, fact) for name, fact in facts.items()}
        self.problem = Problem(code, "", None, bounded, Message(f"refusal-{code}", dict(bounded)))
        self.problem = said(self.problem, "en")
        self.status = status
        super().__init__(self.problem.reason)

    def in_language(self, language: Language) -> Problem:
        """Return the problem with its reason in a language."""
        return said(self.problem, language)


def said(problem: Problem, language: Language, *packages: str) -> Problem:
    """Return a problem with its reason in a language, where there is such a sentence in these packages or our own."""
    book = phrasebook((*packages, SERVER, SHARED), language)
    if problem.message is None or not book.has(problem.message.id):
        return problem
    return Problem(problem.code, book.say(problem.message), problem.rule, problem.facts, problem.message)


def as_problem(error: IllegalMove) -> Problem:
    """Return an illegal move as the problem that is sent to the client."""
    return Problem(error.code, error.reason, error.rule, error.facts, error.message)


def options_problem(error: ValueError) -> Problem:
    """Return the problem with options that a game can't take, with the game's own sentence where it has one."""
    if isinstance(error, BadValue):
        return Problem("bad-options", error.reason, error.rule, error.facts, error.message)
    return Problem("bad-options", sentence(error))


class BadOptions(Refusal):
    """Options that a game can't take; the sentence about them may be one of the game's."""

    def __init__(self, problem: Problem, game: str) -> None:
        super().__init__(problem.code)
        self.problem = problem
        self._package = catalog.entry(game).package

    def in_language(self, language: Language) -> Problem:
        """Return the problem with its reason in a language, by the messages of the game."""
        return said(self.problem, language, self._package)


def unknown_game(game: str, error: ValueError, status: int = 400) -> Refusal:
    """Return the refusal for a game that is not there, or is left out because of what is wrong with it."""
    if catalog.is_known(game):
        return Refusal("game-left-out", status, why=sentence(error))
    return Refusal("unknown-game", status, game=game)


def unknown_match() -> Refusal:
    """Return the refusal for a match that is not there."""
    return Refusal("unknown-match", 404)


def link_cut_short(status: int = 403) -> Refusal:
    """Return the refusal for a name or a token that is shorter than any is."""
    return Refusal("link-cut-short", status)


def unreadable_match() -> Refusal:
    """Return the refusal for a match whose log is damaged."""
    return Refusal("unreadable-match", 409)


def version_unknown(rules: int) -> Refusal:
    """Return the refusal for a match that was begun under other rules."""
    return Refusal("version-unknown", 409, rules=rules)


def no_watching() -> Refusal:
    """Return the refusal for a match without spectators."""
    return Refusal("no-watching", 403)


def unknown_token() -> Refusal:
    """Return the refusal for a token that fits no seat of a match."""
    return Refusal("unknown-token", 403)


def seat_taken(*, watching: bool) -> Refusal:
    """Return the refusal for an invitation that somebody else has used; who comes with it may watch, or not."""
    return Refusal("seat-taken", 403, watching="yes" if watching else "no")


def link_withdrawn(*, watching: bool) -> Refusal:
    """Return the refusal for an invitation, or a link for another device, in whose place there is another by now."""
    return Refusal("link-withdrawn", 403, watching="yes" if watching else "no")


def link_used(*, watching: bool) -> Refusal:
    """Return the refusal for a link for another device that another browser has used."""
    return Refusal("link-used", 403, watching="yes" if watching else "no")


def internal() -> Problem:
    """Return the problem for an error of the server's own."""
    return Refusal("internal", 500).problem


def sentence(error: Exception | str) -> str:
    """Return an error's message with a capital and a full stop, cut short."""
    words = shortened(str(error), LONGEST_REASON).rstrip(".")
    return f"{words[:1].upper()}{words[1:]}."


def store_unavailable() -> Refusal:
    """Return the refusal for a store that can't be written or read."""
    return Refusal("store-unavailable", 503)
