"""The header of a new match."""

from collections.abc import Sequence
from math import inf

from chabudai.core import AnyGame, Clock, Header, Holder, written_options
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
    return Header(game.id, game.version, written_options(game.options), holders, clock, now)


def _check_parts(game: AnyGame, clock: Clock) -> None:
    if Nature(game).part(game.start()) is None:
        raise ValueError(f"{game.id} has no parts that time ends, with these options")
    if clock.seconds or clock.increment:
        raise ValueError("how long the parts of a game last is for its rules to say")
