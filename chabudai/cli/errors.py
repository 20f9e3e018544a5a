"""The error of a command that can't be done, and the exit statuses."""

from chabudai.core import ChabudaiError

FAILED = 1
MISUSED = 2
INTERRUPTED = 130
PIPE_CLOSED = 141
"""The status that shells give to a program that was ended by writing to a closed pipe."""


class UsageError(ChabudaiError):
    """A command can't be done; the text is the one sentence that is shown."""
