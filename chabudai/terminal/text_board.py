"""The look of a game that has no board file yet: its view as it crosses the wire, laid out to be read."""

from collections.abc import Sequence

import msgspec
from rich.text import Text

from chabudai.core import JSON, Struct
from chabudai.terminal.names import Names
from chabudai.terminal.scene import Scene


class TextBoard:
    """Shows any game, and knows nothing about it."""

    hint = ""
    unit = "point"

    def draw(self, scene: Scene) -> Text:
        """Return the view's text."""
        return Text(msgspec.json.format(JSON.encode(scene.view), indent=2).decode())

    def note(self, events: Sequence[Struct], names: Names) -> str:
        """Return nothing: what is special can't be told from outside."""
        del events, names
        return ""
