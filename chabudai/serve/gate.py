"""The one gate: everything that a client gets to know of a match passes here, for the seats that it holds.

What a seat sees is the game's `view` and `events`; nothing else of a state or a move is ever passed on.
"""

from bisect import bisect_left
from typing import Any, NamedTuple

from msgspec import structs

from chabudai import catalog
from chabudai.core import (
    AnyEntry,
    AnyFilm,
    AnyGame,
    Header,
    Message,
    Moved,
    Reseated,
    Resigned,
    Seat,
    TakenBack,
    TimedOut,
    as_listed,
    with_secrets,
)
from chabudai.serve.protocol import LegalMove, MatchMeta, SeatView, Step
from chabudai.table import Match

AnyMatch = Match[Any, Any, Any]
Viewers = tuple[Seat, ...]
"""The seats that a client holds; none for one who watches."""

_KINDS: dict[type, Any] = {
    Moved: "move",
    TimedOut: "timeout",
    Resigned: "resign",
    TakenBack: "takeback",
    Reseated: "seat",
}


class Gate(NamedTuple):
    """A match as one client may see it."""

    match: AnyMatch
    seats: Viewers
    most_options: int

    def steps(self, since: int = 0, *, views: bool = False, films: int = 0) -> tuple[Step, ...]:
        """Return the entries from this number on.

        Where that is asked for, each comes with the view after it; the last so many come with their films.
        """
        entries, trail = self.match.entries, self.match.trail
        played = trail[-1].played
        standing = frozenset(played[bisect_left(played, since) :])
        found: list[Step] = []
        for number in range(since, len(entries)):
            view = self.match.game.view(trail[number + 1].state, self._viewer) if views else None
            film = self._film(entries[number]) if number >= len(entries) - films else None
            step = self._step(number, entries[number], trail[number].state, number in standing, view)
            found.append(structs.replace(step, film=film) if film else step)
        return tuple(found)

    @property
    def shared(self) -> bool:
        """Whether several sit at one screen who have secrets from each other: what is past is for all their eyes."""
        return len(self.seats) > 1 and not self.match.over and with_secrets(self.match.game) is not None

    @property
    def ending(self) -> Message | None:
        """How the match ended, in a sentence that has yet to be put into a language."""
        result = self.match.result
        return catalog.narrator(self.match.game.id).ending(result) if result else None

    def first_view(self) -> object:
        """Return what was seen before the first step."""
        return self.match.game.view(self.match.trail[0].state, self._viewer)

    def seen(self) -> tuple[SeatView, ...]:
        """Return the game as each of the client's seats sees it now, or as a spectator does."""
        if not self.seats:
            return (SeatView(None, self.match.game.view(self.match.state, None)),)
        return tuple(
            SeatView(seat, self.match.game.view(self.match.state, seat), self._options(seat)) for seat in self.seats
        )

    @property
    def _viewer(self) -> Seat | None:
        """With whose eyes a client looks back: one with several seats as the first of them, or as a spectator."""
        return self.seats[0] if self.seats and not self.shared else None

    def _step(self, number: int, entry: AnyEntry, state: object, stands: bool, view: object) -> Step:
        moved = isinstance(entry, Moved | TimedOut)
        viewer = entry.seat if entry.seat in self.seats and not self.shared else self._viewer
        events = tuple(self.match.game.events(state, entry.seat, entry.move, viewer)) if moved else ()
        return Step(
            number=number,
            kind=_KINDS[type(entry)],
            seat=entry.seat,
            at=entry.at,
            text=self._text(state, entry, viewer) if moved else None,
            events=events,
            messages=tuple(catalog.narrator(self.match.game.id).step(events)),
            taken_back=moved and not stands,
            view=view,
        )

    def _film(self, entry: AnyEntry) -> AnyFilm | None:
        """Return how an entry looks; where there are secrets, a film might show them."""
        return entry.film if isinstance(entry, Moved) and with_secrets(self.match.game) is None else None

    def _text(self, state: object, entry: Moved[Any] | TimedOut[Any], viewer: Seat | None) -> str | None:
        if with_secrets(self.match.game) and viewer != entry.seat:
            return None
        return self.match.game.text(state, entry.move)

    def _options(self, seat: Seat) -> tuple[LegalMove, ...] | None:
        if seat not in self.match.to_act:
            return None
        return options(self.match.game, self.match.state, seat, self.most_options)


def setting(
    game: AnyGame, header: Header, *, match: str = "", watching: bool = True, yours: Viewers = (), host: bool = False
) -> MatchMeta:
    """Return what does not change during a match; a match from a file has no name and no players."""
    return MatchMeta(
        match=match,
        game=game.id,
        title=catalog.entry(game.id).title,
        rules=header.rules,
        options=header.options,
        sides=game.sides,
        clock=header.clock,
        watching=watching,
        yours=yours,
        host=host,
    )


def options(game: AnyGame, state: object, seat: Seat, most: int) -> tuple[LegalMove, ...] | None:
    """Return the legal moves of a seat with what they would do, where they can be listed and are few."""
    moves = as_listed(game.moves(state, seat))
    if moves is None or len(moves) > most:
        return None
    # Where there are secrets, what a move would do may depend on them: it is told when it is done.
    secret = with_secrets(game) is not None
    return tuple(
        LegalMove(move, game.text(state, move), () if secret else tuple(game.events(state, seat, move, seat)))
        for move in moves
    )
