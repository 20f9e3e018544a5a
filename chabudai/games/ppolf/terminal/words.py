"""What happens in Ppolf, in words."""

from collections.abc import Sequence

from chabudai.core import Seat, Struct
from chabudai.games.ppolf import (
    HOLES,
    PAR,
    Erred,
    Finished,
    GaveUp,
    HoleOver,
    Laid,
    Name,
    Penalty,
    PutBack,
    Rested,
    RoundBegan,
    RunOver,
    coin_of,
    hole_name,
    seat_of,
)
from chabudai.terminal.flick_map import astray, written
from chabudai.terminal.names import Names
from chabudai.terminal.words import capital, listed, plural

_FEW = 3
"""How many pieces, or players, are named one by one."""


def said(events: Sequence[Struct], names: Names) -> list[str]:
    """Say what happened, a sentence for each event that is worth one."""
    picked_up = frozenset(event.seat for event in events if isinstance(event, Finished))
    return [_rested(event, names, picked_up) if isinstance(event, Rested) else _said(event, names) for event in events]


def place(x: float, y: float) -> str:
    """Return a place as it is written: `12.35,4.1`."""
    return written(x, y, 2)


def _said(event: Struct, names: Names) -> str:
    match event:
        case Laid(course):
            words = f"Course {course.name} lies on the table." if course.name else "The course lies on the table."
        case Erred(seat, da, dv):
            words = astray(seat, da, dv, names)
        case Penalty(seat, _, piece):
            words = f"A penalty flick for {names.plain(seat)}: {_piece(piece, names)} left the table."
        case PutBack(piece):
            words = f"{capital(_piece(piece.name, names))} is put back at {place(piece.x, piece.y)}."
        case Finished():
            words = _finished(event, names)
        case GaveUp(seat, hole, flicks):
            words = f"{names.verb(seat, 'give', 'gives')} {hole_name(hole)} up with {plural(flicks, 'flick')}."
        case RoundBegan(order):
            few = len(order) <= _FEW
            turns = ", ".join(names.plain(seat) if few else str(seat + 1) for seat in order)
            words = f"A new round, the closest first: {turns}." if len(order) > 1 else ""
        case HoleOver():
            words = _hole_over(event, names)
        case RunOver(run, flicks):
            words = f"The {names.sides[run]} is over: {plural(flicks, 'flick')}; par is {PAR}."
        case _:  # an aim says all of itself
            words = ""
    return words


def _rested(event: Rested, names: Names, picked_up: frozenset[Seat]) -> str:
    coin = coin_of(event.seat)
    does: list[str] = []
    touched = [other for pair in event.contacts if coin in pair for other in pair if other != coin]
    if touched:
        does.append(f"touches {_listed(touched, names)}")
    does += [f"leaves the table at {place(off.x, off.y)}" for off in event.left if off.name == coin]
    if event.seat not in picked_up:
        does += [f"rests at {place(rest.x, rest.y)}" for rest in event.rests if rest.name == coin]
    told = {coin, *touched, *map(coin_of, picked_up)}
    moved = [rest.name for rest in event.rests if rest.name not in told]
    words = f"{capital(names.whose(event.seat))} coin {' and '.join(does) or 'stays'}"
    if moved:
        words += f"; {_listed(moved, names)} {'is' if len(moved) == 1 else 'are'} moved too"
    return f"{words}."


def _finished(event: Finished, names: Names) -> str:
    hole, flicks = hole_name(event.hole), plural(event.flicks, "flick")
    if event.seat == event.by:
        return f"{names.verb(event.seat, 'finish', 'finishes')} {hole} with {flicks}."
    return f"{names.verb(event.seat, 'are', 'is')} knocked into {hole} by {names.plain(event.by)}: {flicks}."


def _hole_over(event: HoleOver, names: Names) -> str:
    over = f"{capital(hole_name(event.hole))} is over"
    if event.hole + 1 == len(HOLES):
        return f"{over}."
    if names.alone:
        return f"{over}: {plural(event.totals[event.run], 'flick')} so far."
    least = min(event.totals)
    leaders = [names.side(side) for side, total in enumerate(event.totals) if total == least]
    if len(leaders) == len(event.totals):
        return f"{over}: all have {plural(least, 'flick')}."
    leads = "lead" if len(leaders) > 1 or leaders == ["you"] else "leads"
    return f"{over}: {listed(leaders)} {leads} with {plural(least, 'flick')}."


def _listed(pieces: Sequence[Name], names: Names) -> str:
    words = [_short(piece, names) for piece in dict.fromkeys(pieces)]
    return listed(words) if len(words) <= _FEW else f"{len(words)} pieces"


def _piece(piece: Name, names: Names) -> str:
    """Return whose coin it is, or the tile's name as it stands on the map."""
    seat = seat_of(piece)
    return piece if seat is None else f"{names.whose(seat)} coin"


def _short(piece: Name, names: Names) -> str:
    """Return a piece as it stands on the map."""
    seat = seat_of(piece)
    return _piece(piece, names) if seat in {None, names.you} else f"coin {int(piece[1:]) + 1}"
