"""The clients of a live match: who is there, what each of them has seen, and what each is sent."""

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple, Protocol

import msgspec
from msgspec import structs

from chabudai.core import Seat, TakenBack
from chabudai.serve import protocol as wire
from chabudai.serve.absence import Absence, grace_of
from chabudai.serve.elsewhere import Elsewhere
from chabudai.serve.gate import Gate, Seen, Viewers
from chabudai.serve.journal import Journal
from chabudai.serve.keys import Digest
from chabudai.serve.problems import Refusal
from chabudai.serve.rematch import RematchVote
from chabudai.serve.services import Services
from chabudai.serve.status import SharedStatus, shared_status, undo_status

PAGE: Final = 100
"""How many steps are worked out and sent at once; others have their turn before the next of them."""
_PAGES_KEPT: Final = 60
_SHOWN_APART: Final = 8
"""Up to so many steps at once come each with the view after it, so that they can be shown one by one."""


_write = msgspec.json.Encoder()


class Client(Protocol):
    """A client as a live match knows it."""

    owner: str
    """The address that it comes from; see `addresses`."""
    seats: Viewers
    key: Digest | None
    """The digest of the token that holds its seats; None for a spectator."""
    seen: int
    """How many entries of the log it has been sent."""
    dropped: bool
    """Whether it was let go because it does not keep up."""

    def send(self, message: wire.FromServer | msgspec.Raw) -> None:
        """Have a message sent after those that wait already; it may be written already."""
        ...

    async def drained(self) -> None:
        """Wait until nothing waits to be sent, or the client has gone."""
        ...

    def finish(self) -> None:
        """Close the connection once everything is sent."""
        ...


class RequestOrigin(NamedTuple):
    """Where a request came from: the client, and the id that it gave to the request."""

    client: Client
    id: str

    @property
    def key(self) -> str:
        """What tells this request from all others of the match."""
        return f"{self.client.key}:{self.id}"


class Audience:
    """The clients of one match; all methods are to be called with the lock of its journal held."""

    def __init__(self, journal: Journal, vote: RematchVote, services: Services) -> None:
        self._journal = journal
        self._vote = vote
        self._services = services
        self._clients: set[Client] = set()
        self._latest: tuple[tuple[Viewers, int, bool], tuple[wire.Step, ...]] | None = None
        self._pages: OrderedDict[tuple[Viewers, int, int, bool], msgspec.Raw] = OrderedDict()
        grace = grace_of(journal.record.header.clock, journal.record.grace)
        self.absence = Absence(self._all_seats, grace, services.now)
        """Who is away, and for how long."""
        self.elsewhere = Elsewhere()
        """Who is there by way of other processes."""
        self.on_presence: Callable[[], None] = lambda: None
        """Called when clients have come or gone."""

    def __contains__(self, client: Client) -> bool:
        """Tell whether a client is there."""
        return client in self._clients

    def __len__(self) -> int:
        """Return how many clients are there."""
        return len(self._clients)

    @property
    def _all_seats(self) -> Iterator[Seat]:
        return map(Seat, range(self._journal.game.players))

    @property
    def present_seats(self) -> set[Seat]:
        """The seats whose players are connected."""
        return self.seats_here | self.elsewhere.seats

    @property
    def seats_here(self) -> set[Seat]:
        """The seats whose players are connected by way of this process."""
        return {seat for client in self._clients for seat in client.seats}

    @property
    def here(self) -> Counter[str]:
        """How many clients are there by way of this process, by the digests of their tokens; spectators have none."""
        return Counter(client.key or "" for client in self._clients)

    def note_elsewhere(self, elsewhere: Elsewhere) -> None:
        """Take note of who is there by way of other processes, and tell everybody who is new or gone."""
        if elsewhere != self.elsewhere:
            self.elsewhere = elsewhere
            self.absence.note(self.present_seats, self._all_seats)
            self.update_all()

    def refuse_when_crowded(self, key: Digest | None) -> None:
        """Raise a Refusal where no more clients can come for the seats of this token, or no more spectators."""
        settings, others = self._services.settings, self.here[key or ""] + self.elsewhere.sockets[key or ""]
        if others >= (settings.watchers if key is None else settings.sockets_per_seat):
            raise Refusal("too-many-watchers" if key is None else "too-many-sockets", 429)

    def enter(self, client: Client, meta: wire.MatchMeta, seen: Seen) -> None:
        """Welcome a client that has seen so much, and tell the others that it is there."""
        self._clients.add(client)
        self._note_absence()
        client.send(wire.Welcome(meta, self._update(self._status(), client.seats, seen)))
        client.seen = self._journal.length
        self.update_all(but=client)

    def page(self, seats: Viewers, first: int, length: int) -> msgspec.Raw:
        """Return the steps from number `first` on, a page of them, as they were when the log had this length.

        They are written already: many may come to a long match one after the other, and again and again.
        """
        match = self._journal.match
        takebacks = sum(isinstance(entry, TakenBack) for entry in match.entries[:length])
        key = seats, first, takebacks, match.over
        if key not in self._pages:
            self._pages[key] = msgspec.Raw(
                _write.encode(wire.Steps(self.gate(seats).page(first, first + PAGE, length)))
            )
            if len(self._pages) > _PAGES_KEPT:
                self._pages.popitem(last=False)
        return self._pages[key]

    def leave(self, client: Client) -> None:
        """Let a client go, and tell the others."""
        self._clients.discard(client)
        self._note_absence()
        self.update_all()

    def update_all(self, origin: RequestOrigin | None = None, but: Client | None = None) -> None:
        """Send everybody what is new to them; the client that asked for it learns by this that it is done."""
        status = self._status()
        alike: dict[tuple[Viewers, int, str | None], msgspec.Raw] = {}
        for client in self._clients - {but}:
            done = origin.id if origin and origin.client is client else None
            kind = client.seats, client.seen, done
            if kind not in alike:  # spectators all get the same, written once
                update = self._update(status, client.seats, Seen.up_to(client.seen), done)
                alike[kind] = msgspec.Raw(_write.encode(update))
            client.send(alike[kind])
            client.seen = self._journal.length
        dropped = {client for client in self._clients if client.dropped}
        if dropped:
            self._clients -= dropped
            self._note_absence()
            self.update_all(but=but)

    def _note_absence(self) -> None:
        self.absence.note(self.present_seats, self._all_seats)
        self.on_presence()

    def send_all(self, message: wire.FromServer) -> None:
        """Send everybody the same message."""
        written = msgspec.Raw(_write.encode(message))
        for client in self._clients:
            client.send(written)

    def finish_all(self) -> None:
        """Close all connections once everything is sent."""
        for client in self._clients:
            client.finish()

    def gate(self, seats: Viewers) -> Gate:
        """Return the match as somebody with these seats may see it."""
        return Gate(self._journal.match, seats, self._services.settings.most_legal_moves)

    def latest_for(self, seats: Viewers) -> wire.MatchUpdate:
        """Return the match now, with its latest steps, which are kept until there are others."""
        length = self._journal.length
        key = seats, length, self._journal.match.over
        if self._latest is None or self._latest[0] != key:
            shown = self.gate(seats).steps(max(0, length - PAGE), films=_SHOWN_APART)
            self._latest = key, shown
        return structs.replace(self._update(self._status(), seats, Seen.up_to(length)), steps=self._latest[1])

    def _status(self) -> SharedStatus:
        return shared_status(self._journal, self._services.workers, self.absence, self._vote.seats, self._journal.now())

    def _update(self, status: SharedStatus, seats: Viewers, seen: Seen, done: str | None = None) -> wire.MatchUpdate:
        gate, length = self.gate(seats), self._journal.length
        # Who share a screen see together what came of a move, before the one who is next sees a sheet of their own.
        fewest = 1 if gate.shared else 2
        apart = fewest <= length - seen.entries <= _SHOWN_APART
        steps = gate.steps(seen.entries, views=apart, films=_SHOWN_APART)
        return wire.MatchUpdate(
            seq=length,
            steps=(*gate.amended(seen), *steps),
            views=gate.seen(),
            seats=status.seats,
            to_act=status.to_act,
            times=status.times,
            takeback=status.takeback,
            undo=undo_status(self._journal, seats),
            rematch=status.rematch,
            result=self._journal.match.result,
            ending=gate.ending,
            replay=seen.anew,
            preparing=status.preparing,
            done=done,
            lesson=self._journal.coaching.status(self._journal.match) if self._journal.coaching else None,
        )
