"""Small helpers for sentences."""

from collections.abc import Sequence


def capital(text: str) -> str:
    """Return the text with a capital first letter, the rest untouched."""
    return text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    """Return an error's text as a sentence of its own."""
    text = capital(text.strip())
    return text if text.endswith((".", "!", "?", ")")) else f"{text}."


def listed(words: Sequence[str]) -> str:
    """Return words as one says them: `a`, `a and b`, `a, b and c`."""
    if len(words) < 2:  # noqa: PLR2004 -- two words are what "and" needs
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"


def plural(number: int, noun: str) -> str:
    """Return a number with its noun: `1 point`, `2 points`."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
