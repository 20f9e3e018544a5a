"""Refusals: stable codes for programs, words for players."""

from chabudai.core import BadValue, ChabudaiError, IllegalMove
from chabudai.serve.protocol import Problem


class Refusal(ChabudaiError):
    """A request that is refused, with the HTTP status where it came by HTTP."""

    def __init__(self, code: str, reason: str, status: int = 400) -> None:
        super().__init__(reason)
        self.problem = Problem(code, reason)
        self.status = status


def as_problem(error: IllegalMove) -> Problem:
    """Return an illegal move as the problem that is sent to the client."""
    return Problem(error.code, error.reason, error.rule, error.facts, error.message)


def bad_options(error: ValueError) -> Refusal:
    """Return the refusal for options that a game can't take, with the game's own sentence where it has one."""
    refusal = Refusal("bad-options", sentence(error))
    if isinstance(error, BadValue):
        refusal.problem = Problem("bad-options", error.reason, error.rule, error.facts, error.message)
    return refusal


def unknown_match() -> Refusal:
    """Return the refusal for a match that is not there."""
    return Refusal("unknown-match", "There is no such match.", 404)


def unreadable_match() -> Refusal:
    """Return the refusal for a match whose log is damaged."""
    return Refusal("unreadable-match", "This match can't be read any more.", 409)


def version_unknown(rules: int) -> Refusal:
    """Return the refusal for a match that was begun under other rules."""
    words = f"This match was begun under version {rules} of the rules, which is not known here."
    return Refusal("version-unknown", words, 409)


def no_watching() -> Refusal:
    """Return the refusal for a match without spectators, or for a token that fits none of its seats."""
    return Refusal("no-watching", "This match is not open to spectators.", 403)


def seat_taken() -> Refusal:
    """Return the refusal for an invitation that somebody else has used."""
    return Refusal("seat-taken", "Somebody else has taken this seat.", 403)


def internal() -> Problem:
    """Return the problem for an error of the server's own."""
    return Problem("internal", "Something went wrong here. It is our fault, not yours.")


def sentence(error: Exception) -> str:
    """Return an error's message with a capital and a full stop."""
    words = str(error).rstrip(".")
    return f"{words[:1].upper()}{words[1:]}."


def store_unavailable() -> Refusal:
    """Return the refusal for a store that can't be written or read."""
    return Refusal("store-unavailable", "The match can't be kept right now. Nothing was lost; try again.", 503)
