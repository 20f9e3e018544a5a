"""What a player may be called: something that can be seen, and that changes nothing of the words around it."""

import unicodedata
from typing import Final

LONGEST_NAME: Final = 40
_DISGUISES: Final = frozenset(map(chr, (*range(0x202A, 0x202F), *range(0x2066, 0x206A))))
"""Characters that turn the direction of the text around them."""
_BLANK: Final = frozenset("\u00ad\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and marks of other kinds that show nothing."""
_UNSEEN: Final = frozenset(("Cf", "Mn", "Me", "Zs"))
_REFUSED: Final = frozenset(("Cc", "Cs", "Zl", "Zp"))
"""Control characters, line breaks and halves of characters."""


class BadName(ValueError):
    """A name with characters that no name has, or without any that can be seen."""


class NameTooLong(ValueError):
    """A name with more characters than `LONGEST_NAME`."""


def clean_name(text: str) -> str:
    """Return a name in its composed form without spaces around it; ValueError where it can't be one.

    >>> clean_name("  Aki  ")
    'Aki'
    """
    name = unicodedata.normalize("NFC", text.strip())
    if len(name) > LONGEST_NAME:
        raise NameTooLong(f"a name has at most {LONGEST_NAME} characters")
    if any(map(_is_refused, name)):
        raise BadName("a name has no control characters")
    if name and all(unicodedata.category(char) in _UNSEEN or char in _BLANK for char in name):
        raise BadName("there is nothing to see in this name")
    return name


def visible_name(text: str) -> str:
    r"""Return a name of whatever origin as it may be shown, without what no name has.

    >>> visible_name("\x1b[31mAki")
    '[31mAki'
    """
    return "".join(char for char in text if not _is_refused(char))


def _is_refused(char: str) -> bool:
    return unicodedata.category(char) in _REFUSED or char in _DISGUISES
