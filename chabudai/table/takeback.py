"""Taking moves back: by consent, as far as neither chance nor a secret has come to light since.

With nobody but bots at the table, or in practice, chance is no bound, because what Nature did comes again
(`TakenBackDraws`): nobody draws anew by taking back. Nor is the end, which is withdrawn. What another player has shown
stays a bound, be it a bot: it would choose again against somebody who has seen its hand.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile

from chabudai.core import (
    NATURE,
    AnyEntry,
    AnyGame,
    HandError,
    HandErrors,
    Holder,
    IllegalMove,
    Moved,
    Resigned,
    Seat,
    Situation,
    Struct,
    TimedOut,
    is_practice,
    moves_in_force,
    needs_engine,
    with_secrets,
)


class TakebackRequest(Struct):
    """The seat that asks to take its last move back, and who has agreed so far."""

    seat: Seat
    to: int
    """How many entries would stay in force."""
    agreed: frozenset[Seat] = frozenset()


def takeback_target(
    game: AnyGame, trail: Sequence[Situation], entries: Sequence[AnyEntry], seat: Seat, *, over: bool
) -> int:
    """Return the number of the entry that a seat would take back; IllegalMove where it can't.

    That is its last move that stands, or its resignation.
    """
    number = last_act(trail, entries, frozenset({seat}))
    free = is_practice(game) or _is_alone(trail[-1 if number is None else number :], seat)
    if over and not free:
        raise IllegalMove(code="over")
    if number is None:
        raise IllegalMove(code="nothing-to-take-back")
    _refuse_what_came_to_light(game, trail, entries, number, over_chance=free)
    return number


def last_act(trail: Sequence[Situation], entries: Sequence[AnyEntry], seats: frozenset[Seat]) -> int | None:
    """Return the number of the last move of these seats that stands, or of a resignation that came later; or None."""
    moved = next((number for number in moves_in_force(trail) if entries[number].seat in seats), None)
    if not trail[-1].resigned & seats:
        return moved
    return max(number for number, entry in enumerate(entries) if isinstance(entry, Resigned) and entry.seat in seats)


def _is_alone(situations: Iterable[Situation], seat: Seat) -> bool:
    """Tell whether bots have held all other seats all the while, and none of them for a person."""
    holders = {here.seats for here in situations}
    return not any(is_persons(holder) for seats in holders for other, holder in enumerate(seats) if other != seat)


def is_persons(holder: Holder) -> bool:
    """Tell whether a seat is a person's, be it that a bot plays there until they are back."""
    return holder.kind == "person" or holder.substitute


def _refuse_what_came_to_light(
    game: AnyGame, trail: Sequence[Situation], entries: Sequence[AnyEntry], to: int, *, over_chance: bool
) -> None:
    """Raise IllegalMove where one of the moves from this one on shows what can't be hidden again."""
    secrets = with_secrets(game) if game.players > 1 else None
    for number in takewhile(lambda number: number >= to, moves_in_force(trail)):
        entry, state = entries[number], trail[number].state
        if not isinstance(entry, Moved | TimedOut):
            continue
        if entry.seat == NATURE and not over_chance:
            raise IllegalMove(code="takeback-over-flick" if needs_engine(game, state) else "takeback-over-chance")
        if secrets and entry.seat != NATURE and secrets.reveals(state, entry.seat, entry.move):
            raise IllegalMove(code="takeback-over-reveal")


class TakenBackDraws:
    """What Nature drew in moves that were taken back, by kind and place: the first roll, the second roll.

    All of it is read off the log, so that it is the same wherever a match goes on.
    """

    def __init__(self) -> None:
        self._drawn: dict[tuple[type, int], list[tuple[object, object]]] = {}
        """Nature's moves, each with the state in which it was drawn."""

    def copied(self) -> "TakenBackDraws":
        """Return a copy that does not change with this one."""
        copy = TakenBackDraws()
        copy._drawn = {place: list(moves) for place, moves in self._drawn.items()}
        return copy

    def add(self, trail: Sequence[Situation], entries: Sequence[AnyEntry], to: int) -> None:
        """Remember what was drawn in the moves in force that a takeback to this entry drops."""
        places = Counter(type(move) for _, move in _draws(trail[: to + 1], entries))
        for state, move in reversed(list(_draws(trail, entries, to))):
            known = self._drawn.setdefault((type(move), places[type(move)]), [])
            known.extend(() if any(move == other for _, other in known) else ((state, move),))
            places[type(move)] += 1

    def find(
        self, game: AnyGame, like: object, trail: Sequence[Situation], entries: Sequence[AnyEntry]
    ) -> object | None:
        """Return the first move of this kind that was drawn at this place and can be made now; None where none can."""
        if not self._drawn:
            return None
        place = sum(type(move) is type(like) for _, move in _draws(trail, entries))
        space = game.moves(trail[-1].state, NATURE)
        known = self._drawn.get((type(like), place), ())
        moves = (_fitted(game, space, state, move) for state, move in known)
        return next((move for move in moves if space.contains(move)), None)


def _fitted(game: AnyGame, space: object, state: object, move: object) -> object:
    """Return a move that Nature drew in some state as it comes again: a hand slips further where it flicks harder."""
    before = game.moves(state, NATURE)
    if isinstance(space, HandErrors) and isinstance(before, HandErrors) and isinstance(move, HandError):
        return space.scaled(move, before)
    return move


def _draws(trail: Sequence[Situation], entries: Sequence[AnyEntry], since: int = 0) -> Iterator[tuple[object, object]]:
    """Yield Nature's moves in force from an entry on, the newest first, each with the state in which it was drawn."""
    for number in takewhile(lambda number: number >= since, moves_in_force(trail)):
        entry = entries[number]
        if isinstance(entry, Moved) and entry.seat == NATURE:
            yield trail[number].state, entry.move
