"""Turns what a host asks for into a game, seats and a header; whatever can't be is refused."""

from collections.abc import Sequence
from random import SystemRandom
from typing import Any, NamedTuple

from chabudai import catalog
from chabudai.core import AnyGame, Clock, Header, Holder, Seat
from chabudai.serve import protocol as wire
from chabudai.serve.judging import no_such_level, read_name
from chabudai.serve.problems import BadOptions, Refusal, options_problem, unknown_game
from chabudai.serve.seating import free_bot
from chabudai.table import new_header

LONGEST_CLOCK = 31 * 24 * 3600.0


class NewMatch(NamedTuple):
    """A match as it is to be made."""

    game: AnyGame
    header: Header
    hosted: tuple[Seat, ...]
    """The seats that the host plays."""
    invited: tuple[Seat, ...]
    """The seats that are open to whoever gets an invitation."""


def wanted_game(setup: wire.MatchSetup) -> tuple[str, dict[str, Any]]:
    """Return the game that a host asks for and its options; Refusal where there is no such game."""
    try:
        catalog.playable_entry(setup.game)
    except ValueError as error:
        raise unknown_game(setup.game, error) from error
    return setup.game, _options(setup)


def read_setup(setup: wire.MatchSetup, now: float, least_seconds: float) -> NewMatch:
    """Return the match that a host asks for, whose options were checked before; Refusal where it can't be."""
    game = _game(setup)
    seats = _ordered(_seats(setup, game), setup.order)
    header = _header(game, seats, setup.clock, now, least_seconds)
    return NewMatch(game, header, _numbers(seats, "person"), _numbers(seats, "open"))


def seats_to_play_on(game: AnyGame, level: int | None, seat: int, now: float) -> NewMatch:
    """Return a match in which all sit beside each other, or one person against bots; Refusal where it can't be."""
    if not 0 <= seat < game.players:
        raise Refusal("bad-seats", players=game.players, seats=seat + 1)
    if level is not None and level not in catalog.levels(game.id):
        raise no_such_level(game.id, level)
    people = [seat] if level is not None else range(game.players)
    seats = [wire.SeatSetup("person") if at in people else wire.SeatSetup("bot", level) for at in range(game.players)]
    return NewMatch(game, new_header(game, _holders(seats), None, now), _numbers(seats, "person"), ())


class NewLesson(NamedTuple):
    """A step of a lesson as it is to be made."""

    game: AnyGame
    header: Header
    hosted: tuple[Seat, ...]
    step: str


def read_lesson_setup(setup: wire.LessonSetup, now: float) -> NewLesson:
    """Return the step of a lesson that a learner asks for; Refusal where there is none."""
    try:
        catalog.playable_entry(setup.game)
        step = catalog.lesson(setup.game).steps[setup.step]
    except ValueError as error:
        raise unknown_game(setup.game, error) from error
    except IndexError as error:
        raise Refusal("no-lesson", 404) from error
    game = catalog.game(setup.game, **step.options)
    learner = wire.SeatSetup("person", name=setup.name)
    seats = [learner if seat == step.seat else wire.SeatSetup("bot", 1) for seat in range(game.players)]
    return NewLesson(game, new_header(game, _holders(seats), None, now), (step.seat,), step.name)


def _game(setup: wire.MatchSetup) -> AnyGame:
    name, options = wanted_game(setup)
    try:
        return catalog.game(name, **options)
    except ValueError as error:
        raise BadOptions(options_problem(error), setup.game) from None


def _options(setup: wire.MatchSetup) -> dict[str, Any]:
    return catalog.options_for(setup.game, setup.options, len(setup.seats)) if setup.seats else setup.options


def _seats(setup: wire.MatchSetup, game: AnyGame) -> list[wire.SeatSetup]:
    seats = setup.seats
    if seats is None:
        seats = [wire.SeatSetup("person")] + [wire.SeatSetup("bot", 1)] * (game.players - 1)
    if len(seats) != game.players:
        raise Refusal("bad-seats", players=game.players, seats=len(seats))
    levels = catalog.levels(game.id)
    for seat in seats:
        if seat.kind == "bot" and seat.level is not None and seat.level not in levels:
            raise no_such_level(game.id, seat.level)
    return seats


def _ordered(seats: list[wire.SeatSetup], order: str) -> list[wire.SeatSetup]:
    return SystemRandom().sample(seats, len(seats)) if order == "drawn" else seats


def _numbers(seats: Sequence[wire.SeatSetup], kind: str) -> tuple[Seat, ...]:
    return tuple(Seat(number) for number, seat in enumerate(seats) if seat.kind == kind)


def _holders(seats: Sequence[wire.SeatSetup]) -> tuple[Holder, ...]:
    """Return who sits where; every bot is another one of the computer's players."""
    holders: list[Holder] = []
    for seat in seats:
        name = read_name(seat.name)
        bot = Holder("bot", seat.level or 1, name, free_bot(holders))
        holders.append(bot if seat.kind == "bot" else Holder(name=name))
    return tuple(holders)


def _header(
    game: AnyGame, seats: Sequence[wire.SeatSetup], clock: Clock | None, now: float, least_seconds: float
) -> Header:
    holders = _holders(seats)
    bad_clock = Refusal("bad-clock", least=f"{least_seconds:g}")
    if clock and not _is_sensible(clock, least_seconds):
        raise bad_clock
    try:
        return new_header(game, holders, clock, now)
    except ValueError as error:
        raise bad_clock from error


def _is_sensible(clock: Clock, least_seconds: float) -> bool:
    """Tell whether a clock gives players the time to move, and somebody lives to see its end."""
    enough = clock.per == "part" or clock.seconds >= least_seconds
    return enough and max(clock.seconds, clock.increment) <= LONGEST_CLOCK
