"""Makes a game with its options, and shows its rules page."""

import inspect
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from chabudai import catalog
from chabudai.catalog.checking import PAGES
from chabudai.cli.errors import UsageError
from chabudai.cli.voice import Voice
from chabudai.core import AnyGame

if TYPE_CHECKING:
    from chabudai.cli.screen import Screen


def game_with(name: str, options: Mapping[str, object]) -> AnyGame:
    """Return a game with its options; UsageError where there is no such game, or they can't be."""
    try:
        return catalog.game(name, **options)
    except ValueError as error:
        raise UsageError(str(error)) from error


def show_rules(game: AnyGame, screen: "Screen", voice: Voice) -> None:
    """Print a game's rules page, in English where it has none in the language, and where the file is."""
    folder = Path(inspect.getfile(type(game))).parent
    own = folder / PAGES[voice.language]
    page = own if own.is_file() else folder / PAGES["en"]
    try:
        text = page.read_text(encoding="utf-8")
    except (OSError, ValueError):
        screen.complain(voice.say("no-page", path=str(page)))
        return
    if screen.plain:
        screen.say(text)
    else:
        from rich.markdown import Markdown

        screen.show(Markdown(text))
    screen.say(f"\n({page})")
