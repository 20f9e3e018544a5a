"""The one list that names all games. Nothing is loaded before it is asked for."""

from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module, resources
from typing import Any, Final, Literal, NamedTuple

import msgspec

from chabudai.bots.protocol import AnyBot, Levels
from chabudai.core import AnyGame, AnyLog, Struct, read_log, read_options, read_rules

Language = Literal["en", "ja"]
_PAGES: Final[Mapping[Language, str]] = {"en": "README.md", "ja": "README.ja.md"}


class Kind(NamedTuple):
    """A game whose options are still open."""

    options: type[Struct]
    settle: Callable[[Any], AnyGame]
    """Returns the rules with these options; ValueError where they can't be."""


class Entry(NamedTuple):
    """What there is to say of a game before it is loaded."""

    id: str
    title: str
    players: tuple[int, int]
    minutes: tuple[int, int]
    about: str
    kind: Callable[[], Kind]
    levels: Callable[[], Levels]


def _kind(name: str, rules: str) -> Kind:
    module = import_module(f"chabudai.games.{name}")
    return Kind(module.Options, getattr(module, rules))


def _levels(name: str) -> Levels:
    levels: Levels = import_module(f"chabudai.bots.{name}").LEVELS
    return levels


def _entry(
    name: str, rules: str, title: str, *, players: tuple[int, int], minutes: tuple[int, int], about: str
) -> Entry:
    """Return the entry of the game whose rules are the class of that name in its folder, with the bots in theirs."""
    return Entry(name, title, players, minutes, about, kind=partial(_kind, name, rules), levels=partial(_levels, name))


GAMES: Final = (
    _entry(
        "kooshi",
        "KoOshi",
        "Ko-oshi",
        players=(2, 2),
        minutes=(10, 20),
        about="Push the other's stones off a small board.",
    ),
    _entry(
        "bossa",
        "Bossa",
        "BOSSa",
        players=(2, 2),
        minutes=(5, 10),
        about="Lay your tiles along two lines, and be the first to have none.",
    ),
    _entry(
        "karate",
        "Karate",
        "Roll & Write Karate Fight!",
        players=(1, 8),
        minutes=(10, 30),
        about="Train in secret with the same dice, call the kiai, and fight them all.",
    ),
    _entry(
        "ppolf",
        "Ppolf",
        "Ppolf",
        players=(1, 10),
        minutes=(20, 60),
        about="Golf on a table top: flick your coin from tile to tile, with the fewest flicks.",
    ),
    _entry(
        "botaoshi",
        "Botaoshi",
        "Bo-taoshi",
        players=(2, 2),
        minutes=(15, 30),
        about="Flick a disc over the ramp and through the air, and topple the other's pole.",
    ),
)

_BY_ID: Final = {entry.id: entry for entry in GAMES}


def entry(name: str) -> Entry:
    """Return a game's entry; ValueError names the games that there are."""
    if name not in _BY_ID:
        raise ValueError(f"there is no game {name!r}; the games: {', '.join(_BY_ID)}")
    return _BY_ID[name]


def game(name: str, /, **options: object) -> AnyGame:
    """Return the rules of a game; ValueError where there is no such game or option, or an option can't be."""
    kind = entry(name).kind()
    return kind.settle(read_options(kind.options, options, name))


def options_for(name: str, options: Mapping[str, object], seats: int) -> dict[str, object]:
    """Return options for so many seats: where a game can be played by more or fewer, that is how many play."""
    fields = msgspec.structs.fields(entry(name).kind().options)
    counted = any(field.name == "players" for field in fields)
    return {"players": seats, **options} if counted else dict(options)


def rules(name: str, language: Language = "en") -> dict[str, str]:
    """Return a game's rules in words, by their ids; ValueError where there is no such game."""
    page = resources.files("chabudai.games") / entry(name).id / _PAGES[language]
    return read_rules(page.read_text("utf-8"))


def bot(name: str, /, level: int = 1) -> AnyBot:
    """Return a bot for a game; ValueError names the levels that there are."""
    levels = entry(name).levels()
    if level not in levels:
        raise ValueError(f"{name} has bots of level {', '.join(map(str, levels))}, not {level!r}")
    return levels[level]()


def open_log(data: bytes) -> tuple[AnyGame, AnyLog]:
    """Return the game and the log in a file's bytes; LogError says what is wrong with them."""
    return read_log(data, _find)


def _find(name: str, options: Mapping[str, object]) -> AnyGame:
    if name not in _BY_ID:
        raise KeyError(name)
    return game(name, **options)
