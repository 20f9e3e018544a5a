"""Finds the games: the five and those from outside by the same entry points, `chabudai.games`.

Nothing of a game is loaded before it is asked for. A game that is broken, or takes too long to load, is left out and
named by `problems`; the others go on.
"""

from collections.abc import Mapping
from functools import cache
from importlib import metadata, resources
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

import msgspec

from chabudai.bots import AnyBot, Levels, generic_levels
from chabudai.catalog.agents import agent_levels
from chabudai.catalog.checking import PAGES, check_game
from chabudai.catalog.loading import OWN, GameProblem, forget, in_time, part
from chabudai.coach import Lesson, LessonError, read_lesson
from chabudai.core import (
    AnyGame,
    AnyLog,
    BadValue,
    GameEntry,
    Ruleset,
    Struct,
    UnknownGame,
    UnknownRules,
    checked,
    read_log,
    read_options,
    read_rules,
    shown,
)
from chabudai.core.entry import ID
from chabudai.core.messages import SHARED, Language, Narrator, Phrasebook, phrasebook, read_messages
from chabudai.core.shown import shorten_within
from chabudai.terminal import Board

if TYPE_CHECKING:
    from chabudai.encoding import Encoding, MakeEncoding

GROUP: Final = "chabudai.games"
T = TypeVar("T")


class Words(NamedTuple):
    """What a game is called, and one sentence about it."""

    title: str
    about: str


class RulesPage(NamedTuple):
    """A game's rules in words, by their ids, and the language they are in: English where there is no other page."""

    language: Language
    rules: dict[str, str]


def entries() -> tuple[GameEntry, ...]:
    """Return the games that there are, by their entries alone: whether their rules can be loaded is not looked at."""
    found = (_loaded(name) for name in _points())
    games = [one for one in found if isinstance(one, GameEntry)]
    return tuple(sorted(games, key=lambda one: (one.rank, one.title)))


def playable() -> tuple[GameEntry, ...]:
    """Return the games that can be played: their rules were loaded, and a match could begin."""
    return tuple(one for one in entries() if _obstacle(one) is None)


def problems() -> tuple[GameProblem, ...]:
    """Return what is wrong with the games that there are: which are left out, and which are incomplete."""
    found = (_loaded(name) for name in _points())
    broken = tuple(one for one in found if isinstance(one, GameProblem))
    return (*_rivals(), *broken, *(problem for one in entries() for problem in _checked(one)))


def entry(name: str) -> GameEntry:
    """Return a game's entry; ValueError names the games that there are."""
    known = isinstance(name, str) and name in _points()  # pyright: ignore[reportUnnecessaryIsInstance] -- callers may have no types
    found = _loaded(name) if known else None
    if isinstance(found, GameEntry):
        return found
    if found is None:
        raise ValueError(f"there is no game {shown(name)}; the games: {', '.join(one.id for one in entries())}")
    raise ValueError(str(found))


def playable_entry(name: str) -> GameEntry:
    """Return the entry of a game that can be played; ValueError says why it can't be, or names those that can."""
    found = entry(name)
    obstacle = _obstacle(found)
    if obstacle:
        raise ValueError(str(obstacle))
    return found


def rules_class(name: str) -> Any:  # noqa: ANN401 -- a class that satisfies Game, which has no static name
    """Return the class of a game's rules; ValueError where it can't be loaded."""
    return checked(part(entry(name).rules))


def options_type(name: str) -> type[Struct]:
    """Return the type of a game's options."""
    kind: type[Struct] = rules_class(name).options_type
    return kind


def game(name: str, /, **options: object) -> AnyGame:
    """Return the rules of a game; ValueError where there is no such game or option, or an option can't be."""
    return _made(name, rules_class(name), options)


def game_by(ruleset: Ruleset) -> AnyGame:
    """Return the rules that a match was begun by, of an earlier version where it was played under one.

    UnknownGame or UnknownRules where they are not here, ValueError where an option can't be.
    """
    name, version, options = ruleset
    if name not in _points():
        raise UnknownGame(f"this log is of {shown(name)}, a game that is not known here")
    known = {**_earlier(name), rules_class(name).version: rules_class(name)}
    if version not in known:
        here = f"this program knows version {', '.join(map(str, sorted(known)))}"
        raise UnknownRules(f"this log was played under version {version} of {name}'s rules; {here}")
    return _made(name, known[version], options)


def _earlier(name: str) -> Mapping[int, Any]:
    """Return the classes of the earlier versions of a game's rules."""
    reference = entry(name).earlier
    found: Mapping[int, Any] = part(reference) if reference else {}
    return {version: checked(rules) for version, rules in found.items()}


def _made(name: str, rules: Any, options: Mapping[str, object]) -> AnyGame:  # noqa: ANN401 -- as `rules_class` returns
    try:
        made: AnyGame = rules(read_options(rules.options_type, options, name))
    except BadValue:
        raise
    except ValueError as error:
        raise ValueError(shorten_within(str(error), options.values())) from error
    except Exception as error:
        raise ValueError(f"the rules of {name} fail: {type(error).__name__}: {error}") from error
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
        file = resources.files(package) / PAGES[tongue]
        if file.is_file():
            return tongue, file.read_text("utf-8")
    raise ValueError(f"{name} has no page with its rules: {package} should have a README.md")


def rules(name: str, language: Language = "en") -> RulesPage:
    """Return a game's rules in words; ValueError where there is no such game, or it has no page."""
    tongue, text = page(name, language)
    return RulesPage(tongue, read_rules(text))


def own_levels(name: str) -> Levels:
    """Return a game's own bots by level; a game without any has those that search any game."""
    found: Levels = _part_or(entry(name).bots, {})
    return found or generic_levels()


def levels(name: str) -> Levels:
    """Return the bots of a game by level: its own, then those from outside."""
    return {**own_levels(name), **agent_levels(name)}


def bot(name: str, /, level: int = 1, **options: object) -> AnyBot:
    """Return a bot for a game with these options; ValueError names the levels that there are."""
    return bot_for(game(name, **options), level)


def bot_for(rules: AnyGame, level: int = 1) -> AnyBot:
    """Return a bot that plays by these rules; ValueError names the levels that there are."""
    known = levels(rules.id)
    if type(level) is not int or level not in known:
        raise ValueError(f"{rules.id} has bots of level {', '.join(map(str, known))}, not {shown(level)}")
    return known[level](rules)


def board(name: str) -> Board:
    """Return how a game looks in the terminal; one without a board of its own is shown by its view, row by row."""
    own = _part_or(entry(name).terminal, None)
    if own is None:
        from chabudai.terminal.text_board import TextBoard

        return TextBoard(phrases(name))
    found: Board = own()
    return found


@cache
def narrator(name: str) -> Narrator:
    """Return what puts a game's events into messages."""
    return _part_or(entry(name).narrator, Narrator)()


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


@cache
def lesson(name: str) -> Lesson:
    """Return the lesson by which one learns a game; an empty one where it has none, or a broken one (`problems`)."""
    try:
        return read_lesson(entry(name).package)
    except LessonError:
        return Lesson()


def encoding_for(rules: AnyGame) -> "Encoding":
    """Return how the moves and views of these rules are told in numbers: by the game's own way, or by a generic one.

    ValueError where neither can be had: a game with moves that can't be listed needs its own.
    """
    from chabudai.encoding import generic_encoding

    own = entry(rules.id).encoding if is_known(rules.id) else None
    make: MakeEncoding = _part_or(own, generic_encoding)
    return make(rules)


def open_log(data: bytes) -> tuple[AnyGame, AnyLog]:
    """Return the game and the log in a file's bytes; LogError says what is wrong with them."""
    return read_log(data, game_by)


def forget_all() -> None:
    """Forget which games were found, as if this had just begun."""
    forget()
    for known in (_points, _loaded, _checked, narrator, lesson):
        known.cache_clear()


def _part_or(reference: str | None, stand_in: T) -> T:
    """Return a part that a game can do without, or its stand-in; `problems` names the one that can't be loaded."""
    try:
        return part(reference) if reference else stand_in
    except ValueError:
        return stand_in


def _found_points() -> list[metadata.EntryPoint]:
    """Return who says to have a game; our own first, so that no other can take their place."""
    return sorted(metadata.entry_points(group=GROUP), key=lambda point: (not _is_own(point), point.name, point.value))


@cache
def _points() -> dict[str, metadata.EntryPoint]:
    """Return who has a game, by its name: the first who says so."""
    found: dict[str, metadata.EntryPoint] = {}
    for point in _found_points():
        found.setdefault(point.name, point)
    return found


def _rivals() -> tuple[GameProblem, ...]:
    """Return those who say to have a game of a name that is taken."""
    known = _points()
    return tuple(
        GameProblem(point.name, f"{point.value} would take the name of a game that is here already")
        for point in _found_points()
        if point.name in known and known[point.name] != point
    )


@cache
def _loaded(name: str) -> GameEntry | GameProblem:
    """Load the entry of a game, or say why it can't be; asked once, and whatever is wrong disturbs no other game."""
    point = _points()[name]
    try:
        return _valid(point, point.load() if _is_own(point) else in_time(point.load))
    except ValueError as error:
        return GameProblem(name, str(error))


def is_known(name: str) -> bool:
    """Tell whether somebody says to have a game of this name, be it broken."""
    return name in _points()


def is_own(name: str) -> bool:
    """Tell whether a game is one of the five: others may do anything when they are asked."""
    return name in _points() and _is_own(_points()[name])


def _is_own(point: metadata.EntryPoint) -> bool:
    return point.dist is not None and point.dist.name == OWN


def _valid(point: metadata.EntryPoint, loaded: object) -> GameEntry:
    if not isinstance(loaded, GameEntry):
        raise ValueError(f"{point.value} is no GameEntry")  # noqa: TRY004 -- reported as all that is wrong with a game
    if loaded.id != point.name or not ID.fullmatch(loaded.id):
        raise ValueError(
            f"the entry point {point.name!r} leads to the game {loaded.id!r}: they must be equal, such as nim-2"
        )
    return loaded


@cache
def _checked(one: GameEntry) -> tuple[GameProblem, ...]:
    return tuple(check_game(one))


def _obstacle(one: GameEntry) -> GameProblem | None:
    return next((problem for problem in _checked(one) if problem.left_out), None)
