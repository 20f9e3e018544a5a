"""Checks whether a game can be played before it is offered, and names what its package lacks."""

from collections.abc import Iterator
from importlib import resources
from typing import Any, Final

import msgspec

from chabudai.catalog.loading import GameProblem, part
from chabudai.core import JSON, AnyGame, Game, GameEntry, read_options, read_rules
from chabudai.core.messages import LANGUAGES, Language, read_messages
from chabudai.core.values import Struct

PAGES: Final[dict[Language, str]] = {"en": "README.md", "ja": "README.ja.md"}
_CLASS: Final = ("id", "version", "wire", "options_type", *(name for name in vars(Game) if not name.startswith("_")))
_FROM_INIT: Final = ("options", "players", "sides")
"""What a game may also have as plain attributes, so that only one with its options chosen can be asked."""


def check_game(entry: GameEntry) -> Iterator[GameProblem]:
    """Return what is wrong with a game: first whether it can be played at all, then what has a stand-in."""
    try:
        _begin(entry, part(entry.rules))
    except Exception as error:  # noqa: BLE001 -- it is another's code, and reported
        yield GameProblem(entry.id, str(error) if isinstance(error, ValueError) else f"{type(error).__name__}: {error}")
        return
    yield from _pages(entry)
    yield from _messages(entry)
    for reference in filter(None, (entry.bots, entry.terminal, entry.narrator)):
        try:
            part(reference)
        except ValueError as error:
            yield GameProblem(entry.id, f"{error}; a stand-in is used", left_out=False)


def _begin(entry: GameEntry, rules: Any) -> None:  # noqa: ANN401 -- it should satisfy Game, which is asked here
    """Begin a match with the default options; an exception says what is wrong."""
    lacking = [name for name in _CLASS if name not in _FROM_INIT and not hasattr(rules, name)]
    if lacking:
        raise ValueError(f"{entry.rules} lacks {', '.join(lacking)}")
    if rules.id != entry.id:
        raise ValueError(f"{entry.rules} says that its id is {rules.id!r}, and its entry says {entry.id!r}")
    if not (isinstance(rules.options_type, type) and issubclass(rules.options_type, Struct)):
        raise ValueError(f"the options_type of {entry.rules} is no Struct")  # noqa: TRY004 -- as all that is wrong here
    msgspec.inspect.type_info(rules.options_type)  # a page offers them by their types
    made: AnyGame = rules(read_options(rules.options_type, {}, entry.id))
    least, most = entry.players
    if not least <= made.players <= most:
        raise ValueError(f"it has {made.players} seats, but its entry says {least} to {most}")
    state = made.start()
    made.to_act(state)
    view = made.view(state, None)
    JSON.decode(JSON.encode(view), made.wire.view)


def _pages(entry: GameEntry) -> Iterator[GameProblem]:
    folder = resources.files(entry.package)
    if not (folder / PAGES["en"]).is_file():
        yield GameProblem(
            entry.id, f"it has no page with its rules: {entry.package} should have a README.md", left_out=False
        )
    for name in PAGES.values():
        try:
            if (folder / name).is_file():
                read_rules((folder / name).read_text("utf-8"))
        except ValueError as error:
            yield GameProblem(entry.id, f"{name} can't be read: {error}", left_out=False)


def _messages(entry: GameEntry) -> Iterator[GameProblem]:
    for language in LANGUAGES:
        try:
            text = read_messages(entry.package, language)
        except ValueError as error:
            yield GameProblem(entry.id, f"messages/{language}.ftl can't be read: {error}")
            return
        lines = _unreadable_lines(text) if text else []
        if lines:
            numbers = ", ".join(map(str, lines))
            yield GameProblem(entry.id, f"messages/{language}.ftl can't be read at line {numbers}", left_out=False)


def _unreadable_lines(text: str) -> list[int]:
    """Return where a Fluent file can't be understood; the rest of it is used."""
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Junk

    junk = (found for found in FluentParser().parse(text).body if isinstance(found, Junk) and found.span)
    return [text.count("\n", 0, found.span.start) + 1 for found in junk if found.span]
