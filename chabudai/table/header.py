"""The header of a new match."""

from collections.abc import Sequence
from math import inf, isfinite

from chabudai.core import AnyGame, Clock, Header, Holder, plain_value, shown, written_options
from chabudai.table.nature import Nature


def new_header(game: AnyGame, seats: Sequence[Holder] | None, clock: Clock | None, now: float) -> Header:
    """Return the header of a match that begins now; ValueError where there can be no such seats or clock."""
    holders = tuple(seats) if seats is not None else (Holder(),) * game.players
    if len(holders) != game.players:
        raise ValueError(f"{game.id} has {game.players} seats with these options, not {len(holders)}")
    if clock and clock.per == "part":
        _check_parts(game, clock)
    elif clock and not (0 < clock.seconds < inf and 0 <= clock.increment < inf):
        raise ValueError("a clock has more than 0 seconds, and adds 0 or more after a move")
    check_time(now)
    return plain_value(Header(game.id, game.version, written_options(game.options), holders, clock, now), Header)


def check_time(now: float) -> None:
    """Raise ValueError where something is no time: a finite number of seconds."""
    if isinstance(now, bool) or not isinstance(now, int | float) or not isfinite(now):  # pyright: ignore[reportUnnecessaryIsInstance] -- callers may have no types
        raise ValueError(f"a time is a number of seconds, not {shown(now)}")


def _check_parts(game: AnyGame, clock: Clock) -> None:
    if Nature(game).part(game.start()) is None:
        raise ValueError(f"{game.id} has no parts that time ends, with these options")
    if clock.seconds or clock.increment:
        raise ValueError("how long the parts of a game last is for its rules to say")
