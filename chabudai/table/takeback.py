"""Taking moves back by consent, as far as neither chance nor a secret has come to light since."""

from collections.abc import Sequence

from chabudai.core import (
    NATURE,
    AnyEntry,
    AnyGame,
    IllegalMove,
    Moved,
    Seat,
    Situation,
    Struct,
    TimedOut,
    moves_in_force,
    with_secrets,
)


class TakebackRequest(Struct):
    """The seat that asks to take its last move back, and who has agreed so far."""

    seat: Seat
    to: int
    """How many entries would stay in force."""
    agreed: frozenset[Seat] = frozenset()


def last_own_move(game: AnyGame, trail: Sequence[Situation], entries: Sequence[AnyEntry], seat: Seat) -> int:
    """Return the number of the seat's last move that stands; IllegalMove where it can't be taken back."""
    secrets = with_secrets(game)
    for number in moves_in_force(trail):
        entry = entries[number]
        if not isinstance(entry, Moved | TimedOut):
            continue
        if entry.seat == NATURE:
            raise IllegalMove(code="takeback-over-chance")
        if secrets and secrets.reveals(trail[number].state, entry.seat, entry.move):
            raise IllegalMove(code="takeback-over-reveal")
        if entry.seat == seat:
            return number
    raise IllegalMove(code="nothing-to-take-back")
