"""The header of a new match."""

from collections.abc import Sequence
from math import inf, isfinite

from chabudai.core import AnyGame, Clock, Header, Holder, Log, plain_value, shown, written_options
from chabudai.table.nature import Nature

STRONGEST = 99
"""The highest level that a bot can have; those above 5 come from outside."""


def new_header(game: AnyGame, seats: Sequence[Holder] | None, clock: Clock | None, now: float) -> Header:
    """Return the header of a match that begins now; ValueError where there can be no such seats or clock."""
    if not (seats is None or isinstance(seats, Sequence)):  # pyright: ignore[reportUnnecessaryIsInstance] -- callers may have no types
        raise ValueError(f"seats are a list of Holder, not {shown(seats)}")
    holders = tuple(seats) if seats is not None else (Holder(),) * game.players
    if len(holders) != game.players:
        raise ValueError(f"{game.id} has {game.players} seats with these options, not {len(holders)}")
    holders = tuple(plain_holder(holder) for holder in holders)
    if not (clock is None or isinstance(clock, Clock)):  # pyright: ignore[reportUnnecessaryIsInstance] -- callers may have no types
        raise ValueError(f"a clock is a Clock, not {shown(clock)}")
    if clock and clock.per == "part":
        _check_parts(game, clock)
    elif clock and not (0 < clock.seconds < inf and 0 <= clock.increment < inf):
        raise ValueError("a clock has more than 0 seconds, and adds 0 or more after a move")
    check_time(now)
    return plain_value(Header(game.id, game.version, written_options(game.options), holders, clock, now), Header)


def check_game(game: object) -> None:
    """Raise ValueError where something is no game, such as the name of one."""
    if isinstance(game, type) or not hasattr(game, "apply"):
        raise ValueError(f"a match is of a game, such as game('kooshi'), not of {shown(game)}")


def check_log(log: object) -> None:
    """Raise ValueError where something is no log, such as the bytes of one."""
    if not isinstance(log, Log):
        raise ValueError(f"a log is what open_log returns, not {shown(log)}")  # noqa: TRY004 -- one kind of error for all


def plain_holder(holder: Holder) -> Holder:
    """Return who sits on a seat as a file gives it back; ValueError where nobody can sit there so."""
    plain = plain_value(holder, Holder)
    if plain != holder or (plain.level is not None and not 1 <= plain.level <= STRONGEST):  # NaN is written as none
        raise ValueError(f"a level is a whole number from 1 to {STRONGEST}, not {shown(holder.level)}")
    return plain


def check_time(now: float) -> None:
    """Raise ValueError where something is no time: a finite number of seconds."""
    if isinstance(now, bool) or not isinstance(now, int | float) or not isfinite(now):  # pyright: ignore[reportUnnecessaryIsInstance] -- callers may have no types
        raise ValueError(f"a time is a number of seconds, not {shown(now)}")


def _check_parts(game: AnyGame, clock: Clock) -> None:
    if Nature(game).part(game.start()) is None:
        raise ValueError(f"{game.id} has no parts that time ends, with these options")
    if clock.seconds or clock.increment:
        raise ValueError("how long the parts of a game last is for its rules to say")
