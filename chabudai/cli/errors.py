"""What the command line refuses, and the statuses that it ends with."""

from chabudai.core import ChabudaiError

FAILED = 1
MISUSED = 2
INTERRUPTED = 130
PIPE_CLOSED = 141
"""What a shell says of a program that was ended by writing to a closed pipe."""


class UsageError(ChabudaiError):
    """What was asked for can't be done; its text is the one sentence that is shown."""
