"""Ppolf in sentences: how it ended."""

from chabudai.core import Message, Narrator, Result

ALONE = "PP-16"


class PpolfNarrator(Narrator):
    """Says how it ended: one who plays alone is compared with oneself."""

    package = "chabudai.games.ppolf"

    def ending(self, result: Result) -> Message:
        """Return the sentence about how it ended."""
        if result.rule != ALONE:
            return super().ending(result)
        first, second = result.scores
        than = "better" if second < first else "worse" if second > first else "even"
        return Message.of(f"result-alone-{than}", first=first, second=second)
