"""The command `play`: people and bots at one keyboard."""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from chabudai import catalog
from chabudai.bots import AnyBot
from chabudai.catalog.agents import agents
from chabudai.cli.errors import INTERRUPTED, UsageError
from chabudai.cli.files import load
from chabudai.cli.rules import game_with
from chabudai.cli.screen import Screen
from chabudai.cli.seating import read_options, read_seats, seat_bots, usual_seats
from chabudai.cli.session import Session
from chabudai.cli.voice import terminal_language
from chabudai.core import BrokenLog, Holder, Language, Seat
from chabudai.table import Match


class PlayArguments(NamedTuple):
    """The arguments of the command."""

    seats: Sequence[str] | None
    options: Sequence[str]
    seed: int | None
    load: str | None
    seconds: float
    lang: Language | None = None
    effort: int | None = None
    bots: Sequence[str] = ()
    """Bots from outside."""


def play(name: str, arguments: PlayArguments, *, plain: bool) -> int:
    """Play a match; 0 when it was left at will, 130 when it was interrupted."""
    _check_name(name)
    seat_bots(arguments.bots)
    match = _loaded(name, arguments, arguments.load) if arguments.load else _fresh(name, arguments)
    bots = _bots(match)
    screen = Screen(plain=plain)
    rng = Random() if arguments.seed is None else Random(f"bots {arguments.seed}")  # Nature draws from the seed itself
    language = terminal_language(arguments.lang, plain=screen.plain)
    session = Session(
        match,
        bots,
        screen,
        rng=rng,
        seconds=arguments.seconds,
        effort=arguments.effort,
        saved_as=arguments.load,
        language=language,
    )
    status = 0
    try:
        session.run(catalog.words(name, language).title)
    except EOFError:
        screen.say()
    except KeyboardInterrupt:
        screen.say()
        status = INTERRUPTED
    session.farewell()
    return status


def _check_name(name: str) -> None:
    try:
        catalog.entry(name)
    except ValueError as error:
        raise UsageError(str(error)) from error


def _fresh(name: str, arguments: PlayArguments) -> Match[Any, Any, Any]:
    options = read_options(arguments.options)
    named = None if arguments.seats is None else read_seats(arguments.seats)
    game = game_with(name, options if named is None else catalog.options_for(name, options, len(named)))
    seats = usual_seats(game.players, _usual_level(name, arguments)) if named is None else named
    try:
        return Match(game, seed=arguments.seed, seats=seats, films=True)
    except ValueError as error:
        raise UsageError(str(error)) from error


def _usual_level(name: str, arguments: PlayArguments) -> int:
    """Return the level of bots where nobody says who sits where: that of the bot that was brought along, else 1."""
    return max(catalog.levels(name)) if arguments.bots and agents(name) else 1


def _loaded(name: str, arguments: PlayArguments, path: str) -> Match[Any, Any, Any]:
    """Go on with a saved game; whoever is named by --seats takes over."""
    if arguments.options:
        raise UsageError("a saved game has its options already: --load and --option don't go together")
    game, log = load(path)
    if game.id != name:
        raise UsageError(f"{path} holds a game of {game.id}, not of {name}")
    try:
        match: Match[Any, Any, Any] = Match(game, seed=arguments.seed, log=log, films=True)
    except BrokenLog as error:
        raise UsageError(f"{path}: {error}") from error
    if arguments.seats is not None:
        _reseat(match, read_seats(arguments.seats))
    return match


def _reseat(match: Match[Any, Any, Any], holders: Sequence[Holder]) -> None:
    if len(holders) != match.game.players:
        raise UsageError(f"{match.game.id} has {match.game.players} seats with these options, not {len(holders)}")
    for number, holder in enumerate(holders):
        if holder != match.situation.seats[number]:
            match.reseat(Seat(number), holder)


def _bots(match: Match[Any, Any, Any]) -> dict[Seat, AnyBot]:
    try:
        return {
            Seat(number): catalog.bot_for(match.game, 1 if holder.level is None else holder.level)
            for number, holder in enumerate(match.situation.seats)
            if holder.kind == "bot"
        }
    except ValueError as error:
        raise UsageError(str(error)) from error
