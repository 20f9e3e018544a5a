"""What the command line refuses."""

from chabudai.core import ChabudaiError


class UsageError(ChabudaiError):
    """What was asked for can't be done; its text is the one sentence that is shown."""
