"""The colours of the terminal, readable on light and on dark."""

from typing import Final

SHU: Final = "#D9502F"
"""Vermilion, for what asks for action."""
AI: Final = "#3F7FB5"
"""Indigo, for what is secondary."""
