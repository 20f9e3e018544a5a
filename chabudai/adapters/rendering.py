"""What an environment shows: text, or text as a picture."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from chabudai.adapters.episode import Episode
from chabudai.adapters.extras import missing
from chabudai.catalog.text_boards import text_board

RENDER_MODES: Final = ("human", "ansi", "rgb_array")
_MARGIN, _LEADING = 12, 14
_PAPER, _INK = (246, 241, 231), (38, 36, 34)
_COLUMNS: Final = 84
_ROWS: Final = 44
_LETTER: Final = 6

Picture = NDArray[np.uint8]


def checked_mode(mode: str | None) -> str | None:
    """Return a way to render; ValueError names those that there are."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)} or None, not {mode!r}")
    return mode


def render(episode: Episode, mode: str | None) -> str | Picture | None:
    """Return what a spectator sees, as text or as a picture; `human` prints the text."""
    if mode is None:
        return None
    text = text_board(episode.game, episode.state)
    if mode == "human":
        print(text)
        return None
    return text if mode == "ansi" else text_picture(text)


def text_picture(text: str) -> Picture:
    """Return text as a picture, always of the same size."""
    try:
        from PIL import Image, ImageDraw, ImageFont
    except ModuleNotFoundError as error:
        raise missing("Pillow") from error
    size = 2 * _MARGIN + _COLUMNS * _LETTER, 2 * _MARGIN + _ROWS * _LEADING
    image = Image.new("RGB", size, _PAPER)
    pen: Any = ImageDraw.Draw(image)
    font = ImageFont.load_default_imagefont()
    for number, line in enumerate(text.splitlines()[:_ROWS]):
        pen.text(
            (_MARGIN, _MARGIN + number * _LEADING), line.encode("latin-1", "replace").decode("latin-1"), _INK, font
        )
    return np.asarray(image, np.uint8).copy()
