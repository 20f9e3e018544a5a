"""Finds the games: the five and those from outside come by the same door, the entry points `chabudai.games`.

Nothing of a game is loaded before it is asked for. A game whose entry is broken, or takes too long to load, is left
out and named by `problems`; the others go on.
"""

import logging
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import metadata, resources
from threading import Thread
from typing import Any, Final, NamedTuple

import msgspec

from chabudai.bots import AnyBot, Levels, generic_levels
from chabudai.core import AnyGame, AnyLog, GameEntry, Struct, read_log, read_options, read_rules
from chabudai.core.entry import ID, load_part
from chabudai.core.messages import Language, Narrator, Phrasebook, phrasebook, read_messages
from chabudai.terminal import Board

log = logging.getLogger(__name__)

GROUP: Final = "chabudai.games"
OWN: Final = "chabudai"
SHARED: Final = "chabudai.core"
"""The package whose messages all games share."""
PATIENCE: Final = 5.0
"""How many seconds the entry of a game from outside may take to load."""
_PAGES: Final[Mapping[Language, str]] = {"en": "README.md", "ja": "README.ja.md"}


class Problem(NamedTuple):
    """A game that was left out, and why."""

    name: str
    reason: str


class Words(NamedTuple):
    """What a game is called, and one sentence about it."""

    title: str
    about: str


class RulesPage(NamedTuple):
    """A game's rules in words, by their ids, and the language they are in: English where there is no other page."""

    language: Language
    rules: dict[str, str]


def entries() -> tuple[GameEntry, ...]:
    """Return the games that there are."""
    found = (_loaded(name) for name in _points())
    games = [one for one in found if isinstance(one, GameEntry)]
    return tuple(sorted(games, key=lambda one: (one.rank, one.title)))


def problems() -> tuple[Problem, ...]:
    """Return the games that were left out."""
    return tuple(one for name in _points() if isinstance(one := _loaded(name), Problem))


def entry(name: str) -> GameEntry:
    """Return a game's entry; ValueError names the games that there are."""
    found = _loaded(name) if name in _points() else None
    if isinstance(found, GameEntry):
        return found
    if found is None:
        raise ValueError(f"there is no game {name[:40]!r}; the games: {', '.join(one.id for one in entries())}")
    raise ValueError(f"the game {name} can't be loaded: {found.reason}")


def rules_class(name: str) -> Any:  # noqa: ANN401 -- a class that satisfies Game, which has no static name
    """Return the class of a game's rules; ValueError where it can't be loaded."""
    found = entry(name)
    try:
        return load_part(found.rules)
    except Exception as error:
        raise ValueError(f"the rules of {name} can't be loaded: {error}") from error


def options_type(name: str) -> type[Struct]:
    """Return the type of a game's options."""
    kind: type[Struct] = rules_class(name).options_type
    return kind


def game(name: str, /, **options: object) -> AnyGame:
    """Return the rules of a game; ValueError where there is no such game or option, or an option can't be."""
    rules = rules_class(name)
    made: AnyGame = rules(read_options(rules.options_type, options, name))
    return made


def options_for(name: str, options: Mapping[str, object], seats: int) -> dict[str, object]:
    """Return options for so many seats: where a game can be played by more or fewer, that is how many play."""
    fields = msgspec.structs.fields(options_type(name))
    counted = any(field.name == "players" for field in fields)
    return {"players": seats, **options} if counted else dict(options)


def page(name: str, language: Language = "en") -> tuple[Language, str]:
    """Return a game's rules page and the language it is in: English where there is none in the language asked for."""
    package = entry(name).package
    for tongue in dict.fromkeys((language, "en")):
        file = resources.files(package) / _PAGES[tongue]
        if file.is_file():
            return tongue, file.read_text("utf-8")
    raise ValueError(f"{name} has no page with its rules: {package} should have a README.md")


def rules(name: str, language: Language = "en") -> RulesPage:
    """Return a game's rules in words; ValueError where there is no such game, or it has no page."""
    tongue, text = page(name, language)
    return RulesPage(tongue, read_rules(text))


def levels(name: str) -> Levels:
    """Return the bots of a game by level; a game without any has those that search any game."""
    reference = entry(name).bots
    found: Levels = load_part(reference) if reference else generic_levels()
    return found


def bot(name: str, /, level: int = 1, **options: object) -> AnyBot:
    """Return a bot for a game with these options; ValueError names the levels that there are."""
    known = levels(name)
    if level not in known:
        raise ValueError(f"{name} has bots of level {', '.join(map(str, known))}, not {level!r}")
    return known[level](game(name, **options))


def board(name: str) -> Board:
    """Return how a game looks in the terminal; one without a board of its own is shown by the text of its view."""
    reference = entry(name).terminal
    found: Board = load_part(reference or "chabudai.terminal.text_board:TextBoard")()
    return found


@cache
def narrator(name: str) -> Narrator:
    """Return what puts a game's events into messages."""
    found: Narrator = load_part(entry(name).narrator or "chabudai.core:Narrator")()
    return found


def phrases(name: str, language: Language = "en") -> Phrasebook:
    """Return the sentences of a game in a language: its own before those that all games share."""
    return phrasebook((entry(name).package, SHARED), language)


def messages(name: str, language: Language = "en") -> str:
    """Return a game's Fluent file in a language, as text; an empty one where it has none."""
    return read_messages(entry(name).package, language) or ""


def words(name: str, language: Language = "en") -> Words:
    """Return what a game is called and what there is to say of it: in the language where its messages have that."""
    card, book = entry(name), phrases(name, language)
    own = (book.text(word) if book.has(word) else getattr(card, word) for word in ("title", "about"))
    return Words(*own)


def open_log(data: bytes) -> tuple[AnyGame, AnyLog]:
    """Return the game and the log in a file's bytes; LogError says what is wrong with them."""
    return read_log(data, _find)


def _find(name: str, options: Mapping[str, object]) -> AnyGame:
    if name not in _points():
        raise KeyError(name)
    return game(name, **options)


@cache
def _points() -> dict[str, metadata.EntryPoint]:
    """Return who says to have a game, by its name; our own first, so that no other can take their place."""
    found: dict[str, metadata.EntryPoint] = {}
    for point in sorted(metadata.entry_points(group=GROUP), key=lambda point: not _is_own(point)):
        found.setdefault(point.name, point)
    return found


@cache
def _loaded(name: str) -> GameEntry | Problem:
    """Load the entry of a game, or say why it can't be; asked once, and whatever is wrong disturbs no other game."""
    try:
        return _load(_points()[name])
    except Exception as error:  # noqa: BLE001 -- it is another's code, and reported
        log.warning("the game %s is left out: %s", name, error)
        return Problem(name, f"{type(error).__name__}: {error}")


def _is_own(point: metadata.EntryPoint) -> bool:
    return point.dist is not None and point.dist.name == OWN


def _load(point: metadata.EntryPoint) -> GameEntry:
    loaded = point.load() if _is_own(point) else _load_in_time(point)
    if not isinstance(loaded, GameEntry):
        raise TypeError(f"{point.value} is no GameEntry")
    if loaded.id != point.name or not ID.fullmatch(loaded.id):
        raise ValueError(f"the entry {point.name!r} names the game {loaded.id!r}: they must be equal, in small letters")
    return loaded


def _load_in_time(point: metadata.EntryPoint) -> object:
    """Load an entry from outside in a thread of its own, which is left behind where it takes too long."""
    answers = list(_loading(point))
    if not answers:
        raise TimeoutError(f"it took more than {PATIENCE:g} seconds to load")
    if isinstance(answers[0], Exception):
        raise answers[0]
    return answers[0]


def _loading(point: metadata.EntryPoint) -> Iterator[object]:
    answers: list[object] = []

    def load() -> None:
        try:
            answers.append(point.load())
        except Exception as error:  # noqa: BLE001 -- told to whoever waits
            answers.append(error)

    thread = Thread(target=load, daemon=True, name=f"loads {point.name}")
    thread.start()
    thread.join(PATIENCE)
    yield from answers[:1]
