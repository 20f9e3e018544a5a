"""The one gate: everything that a client gets to know of a match passes here, for the seats that it holds.

What a seat sees is the game's `view` and `events`; nothing else of a state or a move is ever passed on.
"""

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Any, NamedTuple

from msgspec import structs

from chabudai import catalog
from chabudai.core import (
    NATURE,
    AnyEntry,
    AnyFilm,
    AnyGame,
    Header,
    Message,
    Moved,
    Reseated,
    Resigned,
    Seat,
    Situation,
    TakenBack,
    TimedOut,
    as_listed,
    board_view,
    has_more_than,
    moves_in_force,
    unchecked,
    with_open_view,
    with_secrets,
)
from chabudai.serve.protocol import LegalMove, LessonMeta, MatchMeta, SeatView, Step
from chabudai.table import Match

AnyMatch = Match[Any, Any, Any]
Viewers = tuple[Seat, ...]
"""The seats that a client holds; none for a spectator."""

MOST_LISTED = 1_000
"""Of more legal moves than these none is sent: whoever plays writes them in the game's notation."""

_KINDS: dict[type, Any] = {
    Moved: "move",
    TimedOut: "timeout",
    Resigned: "resign",
    TakenBack: "takeback",
    Reseated: "seat",
}


class Seen(NamedTuple):
    """What a client has been sent of a log: its first entries, with which moves were taken back at the time."""

    entries: int
    """How many entries it has been sent."""
    since: int
    """How many of them it had before it came; what was taken back later is not known to it."""
    length: int
    """How long the log was when the others were sent."""
    anew: bool = False
    """Whether what it had before it came is not known here, so that it has nothing."""

    @classmethod
    def up_to(cls, entries: int) -> "Seen":
        """Return what is known to a client that has followed the log so far."""
        return cls(entries, entries, entries)


class Gate(NamedTuple):
    """A match as one client may see it."""

    match: AnyMatch
    seats: Viewers
    most_legal_moves: int

    def steps(self, since: int = 0, *, views: bool = False, films: int = 0) -> tuple[Step, ...]:
        """Return the log's entries from number `since` on.

        With `views`, each comes with the view after it; the last so many (`films`) come with their films.
        """
        return tuple(self.each_step(since, views=views, films=films))

    def each_step(
        self, since: int = 0, *, views: bool = False, films: int = 0, unveiled: bool = False
    ) -> Iterator[Step]:
        """Yield the same one by one, for whoever needs no more than one at a time.

        With `unveiled`, what was secret in a match that is over is seen in the views.
        """
        entries, trail = self.match.entries, self.match.trail
        in_force = frozenset(takewhile(lambda number: number >= since, moves_in_force(trail)))
        seen = self._past_view if unveiled else self._seen_by_viewer
        for number in range(since, len(entries)):
            view = seen(trail[number + 1].state) if views else None
            film = self._film(entries[number]) if number >= len(entries) - films else None
            step = self._step(number, entries[number], trail[number].state, number in in_force, view)
            yield structs.replace(step, film=film) if film else step

    def page(self, first: int, last: int, length: int) -> tuple[Step, ...]:
        """Return the steps from number `first` to `last`, as they were when the log had this length."""
        entries, trail = self.match.entries, self.match.trail
        in_force = frozenset(moves_in_force(trail[: length + 1]))
        return tuple(
            self._step(number, entries[number], trail[number].state, number in in_force, None)
            for number in range(first, min(last, length))
        )

    def amended(self, seen: Seen) -> tuple[Step, ...]:
        """Return the steps again of which a client knows no longer rightly whether they were taken back."""
        entries, trail = self.match.entries, self.match.trail
        before = {number for number in _changed(trail, seen.since) if number < seen.since}
        later = {number for number in _changed(trail, seen.length) if seen.since <= number < seen.entries}
        in_force = frozenset(moves_in_force(trail)) if before or later else frozenset[int]()
        return tuple(
            self._step(number, entries[number], trail[number].state, number in in_force, None)
            for number in sorted(before | later)
        )

    @property
    def shared(self) -> bool:
        """Whether players with secrets from each other share one screen: past steps are shown as to a spectator."""
        return len(self.seats) > 1 and not self.match.over and with_secrets(self.match.game) is not None

    @property
    def ending(self) -> Message | None:
        """How the match ended, as a message; None while it goes on."""
        result = self.match.result
        return catalog.narrator(self.match.game.id).ending(result) if result else None

    def first_view(self) -> object:
        """Return the view before the first step."""
        return self._past_view(self.match.trail[0].state)

    def seen(self) -> tuple[SeatView, ...]:
        """Return the game as each of the client's seats sees it now, or as a spectator does."""
        if not self.seats:
            return (SeatView(None, self._view(self.match.state, None)),)
        return tuple(SeatView(seat, self._view(self.match.state, seat), self._legal_moves(seat)) for seat in self.seats)

    def _view(self, state: object, viewer: Seat | None) -> object:
        return board_view(self.match.game, self.match.game.view(state, viewer))

    def _seen_by_viewer(self, state: object) -> object:
        return self._view(state, self._viewer)

    def _past_view(self, state: object) -> object:
        """Return a state as somebody may see it who looks back: once the match is over, with all secrets."""
        unveiled = with_open_view(self.match.game) if self.match.over else None
        if unveiled:
            return board_view(self.match.game, unveiled.open_view(state))
        return self._seen_by_viewer(state)

    @property
    def _viewer(self) -> Seat | None:
        """Whose view a client gets of past steps: that of its first seat, or a spectator's."""
        return self.seats[0] if self.seats and not self.shared else None

    def _step(self, number: int, entry: AnyEntry, state: object, in_force: bool, view: object) -> Step:
        moved = isinstance(entry, Moved | TimedOut)
        known = entry.seat in self.seats or (self.match.over and entry.seat != NATURE)
        viewer = entry.seat if known and not self.shared else self._viewer
        events = tuple(self.match.game.events(state, entry.seat, entry.move, viewer)) if moved else ()
        narrator = catalog.narrator(self.match.game.id)
        return Step(
            number=number,
            kind=_KINDS[type(entry)],
            seat=entry.seat,
            at=entry.at,
            text=self._text(state, entry, viewer) if moved else None,
            events=events,
            messages=tuple(narrator.step(events)),
            turn=narrator.turn_of(entry.seat, events),
            row=narrator.row_kind(events),
            # What is done for somebody who has resigned is nothing that they do.
            detail=narrator.is_detail(events) or (moved and entry.seat in self.match.trail[number].resigned),
            taken_back=moved and not in_force,
            view=view,
        )

    def _film(self, entry: AnyEntry) -> AnyFilm | None:
        """Return the film of an entry; none in a game with secrets, which it might show."""
        return entry.film if isinstance(entry, Moved) and with_secrets(self.match.game) is None else None

    def _text(self, state: object, entry: Moved[Any] | TimedOut[Any], viewer: Seat | None) -> str | None:
        if with_secrets(self.match.game) and viewer != entry.seat:
            return None
        return self.match.game.text(state, entry.move)

    def _legal_moves(self, seat: Seat) -> tuple[LegalMove, ...] | None:
        if seat not in self.match.to_act:
            return None
        return legal_moves(self.match.game, self.match.state, seat, self.most_legal_moves)


def _changed(trail: Sequence[Situation], length: int) -> Iterator[int]:
    """Yield the entries whose moves were in force when the log had this length and are no longer, or the reverse."""
    then, now = trail[length].last, trail[-1].last
    while then != now:
        if now is not None and (then is None or now > then):
            yield now
            now = trail[now].last
        elif then is not None:
            yield then
            then = trail[then].last


def meta_of(
    game: AnyGame,
    header: Header,
    *,
    match: str = "",
    watching: bool = True,
    yours: Viewers = (),
    host: bool = False,
    lesson: LessonMeta | None = None,
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
        lesson=lesson,
    )


def legal_moves(game: AnyGame, state: object, seat: Seat, most: int) -> tuple[LegalMove, ...] | None:
    """Return the legal moves of a seat with their notation, and with their events where they are few.

    None where they can't be listed, or are too many to send.
    """
    moves = as_listed(game.moves(state, seat))
    if moves is None or has_more_than(moves, MOST_LISTED):
        return None
    # In a game with secrets the events of a move may depend on them: they are sent once it is made.
    silent = len(moves) > most or with_secrets(game) is not None
    text, events = unchecked(game.text), unchecked(game.events)
    return tuple(
        LegalMove(move, text(state, move), () if silent else tuple(events(state, seat, move, seat))) for move in moves
    )
