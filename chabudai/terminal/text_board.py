"""The terminal board of a game that has none of its own: its view row by row."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, cast

import msgspec
from rich.text import Text

from chabudai.core import Phrasebook, Seat, Struct
from chabudai.terminal.board_state import BoardState
from chabudai.terminal.names import Names
from chabudai.terminal.words import capital

SEATS: Final = ("turn", "winner", "player", "owner")
"""Fields that hold a seat in any game that uses these names."""
NOT_SHOWN: Final = ("seat", "result")
"""What is said beside the board."""


class TextBoard:
    """Shows any game, and knows nothing about it but its messages, if it has any."""

    hint = ""
    unit = "point"

    def __init__(self, phrases: Phrasebook) -> None:
        self._phrases = phrases

    def draw(self, now: BoardState) -> Text:
        """Return the view as rows; text with line breaks, such as a board that the game has drawn, is left as it is."""
        fields: dict[str, Any] = msgspec.to_builtins(now.view)
        shown = {name: value for name, value in fields.items() if name not in NOT_SHOWN}
        return Text("\n".join(self._lines(shown, "", now.names)))

    def note(self, events: Sequence[Struct], names: Names) -> str:
        """Return nothing: only the game itself knows what is special about its moves."""
        del events, names
        return ""

    def _label(self, name: str) -> str:
        """Return what a field is called; nothing for one that is not to be shown."""
        own = f"view-{name.replace('_', '-')}"
        return self._phrases.text(own) if self._phrases.has(own) else capital(name.replace("_", " "))

    def _lines(self, value: Any, indent: str, names: Names) -> Iterator[str]:  # noqa: ANN401 -- any view
        fields = cast("Mapping[str, Any]", value) if isinstance(value, dict) else {"": value}
        for name, each in fields.items():
            label = f"{self._label(name)}: " if name else ""
            if label == ": ":
                continue
            plain = _plain(each, name, names)
            if plain is None:
                yield f"{indent}{label}".rstrip()
                yield from self._nested(each, f"{indent}  ", names)
            elif "\n" in plain:
                yield f"{indent}{label}".rstrip()
                yield from plain.splitlines()
            else:
                yield f"{indent}{label}{plain}"

    def _nested(self, value: Any, indent: str, names: Names) -> Iterator[str]:  # noqa: ANN401 -- any view
        if isinstance(value, dict):
            yield from self._lines(value, indent, names)
            return
        for each in value:
            lines = list(self._lines(each, "", names))
            yield from (f"{indent}{'  ' if number else '- '}{line}" for number, line in enumerate(lines))


def _plain(value: Any, name: str, names: Names) -> str | None:  # noqa: ANN401 -- any view
    """Return a value as text; None where it holds further ones that need rows of their own."""
    match value:
        case None | "":
            return "-"
        case bool():
            return "yes" if value else "no"
        case int() if name in SEATS:
            return names.plain(Seat(value))
        case dict():
            return None
        case list() | tuple():
            parts = [_plain(each, name, names) for each in cast("Sequence[Any]", value)]
            simple = [part for part in parts if part is not None and "\n" not in part]
            nested = any(isinstance(each, list | tuple | dict) for each in cast("Sequence[Any]", value))
            return None if nested or len(simple) < len(parts) else ", ".join(simple) or "-"
        case _:
            return str(value)
