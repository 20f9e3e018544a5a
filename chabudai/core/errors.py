"""What can go wrong, in words that a player can read."""


class ChabudaiError(Exception):
    """The base of every error that is Chabudai's own."""


class IllegalMove(ChabudaiError):
    """A move that can be read but not played.

    `reason` is a sentence for a player, `rule` the id of the rule that forbids the move. `code` and `facts` say the
    same to a program, so that a client can put it into another language.
    """

    def __init__(self, reason: str, *, rule: str | None = None, code: str = "illegal", **facts: str | int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.rule = rule
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        return f"{self.reason} ({self.rule})" if self.rule else self.reason
