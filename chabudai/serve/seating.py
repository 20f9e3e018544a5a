"""Who holds which seat: the host's token, invitations, and the browsers that have used them."""

from collections.abc import Sequence
from itertools import count
from typing import NamedTuple

from chabudai.core import NOBODY, Holder, Seat, Situation
from chabudai.serve.absence import Absence
from chabudai.serve.keys import TOKEN_LENGTH, Digest, digest, fits
from chabudai.serve.problems import link_cut_short, link_used, link_withdrawn, no_watching, seat_taken, unknown_token
from chabudai.serve.protocol import SeatStatus
from chabudai.serve.records import MatchRecord, Recovery, SeatKey


class Admission(NamedTuple):
    """The seats that somebody is let in for, and the digest of the token that holds them."""

    seats: tuple[Seat, ...] = ()
    key: Digest | None = None
    host: bool = False
    claims: Seat | None = None
    """The open seat that a client takes by entering."""
    recovers: Recovery | None = None
    """The link for another device that a client uses up by entering."""


class Seating:
    """The seats of a match, and the digests of the tokens that open them."""

    def __init__(self, record: MatchRecord) -> None:
        self._record = record
        self._invitations = {key.seat: key.digest for key in record.invitations}
        self._claimed = {key.seat: key.digest for key in record.claimed}
        self._recoveries = {recovery.digest: recovery for recovery in record.recoveries}
        self._withdrawn: set[Digest] = set()
        self.links_made = 0
        """How many invitations and links for other devices were made since the match was."""
        self.open_seats = frozenset(self._invitations.keys() - self._claimed.keys())
        """The invited seats that nobody has taken yet."""

    def admit(self, token: str | None, browser: str | None) -> Admission:
        """Return the seats that a token holds; Refusal where it fits none, or without one where nobody may watch."""
        if fits(token, self._record.host):
            return Admission(self._record.hosted, self._record.host, host=True)
        for seat, invitation in self._invitations.items():
            if fits(token, invitation):
                return self._invited(seat, invitation, browser)
        if token is not None:
            return self._by_other_link(token, browser)
        if not self._record.watching:
            raise no_watching()
        return Admission()

    def look(self, token: str | None, browser: str | None) -> Admission:
        """Return what a token lets its owner see, without taking a seat.

        An invitation that nobody has used, or that another browser has used, shows only what anybody may see.
        """
        for seat, invitation in self._invitations.items():
            if fits(token, invitation) and not self._has_taken(seat, browser):
                return self._onlooker(seat)
        admission = self.admit(token, browser)
        return Admission() if admission.recovers else admission

    def _by_other_link(self, token: str, browser: str | None) -> Admission:
        """Return the seats of a link for another device; Refusal where it is none, or was used or withdrawn."""
        link = digest(token)
        recovery = self._recoveries.get(link)
        if recovery is None:
            if link in self._withdrawn:
                raise link_withdrawn(watching=self._record.watching)
            raise link_cut_short() if len(token) < TOKEN_LENGTH else unknown_token()
        if recovery.browser and not fits(browser or "", recovery.browser):
            raise link_used(watching=self._record.watching)
        host = recovery.key == self._record.host
        return Admission(self.seats_of(recovery.key), recovery.key, host, None, None if recovery.browser else recovery)

    def _onlooker(self, seat: Seat) -> Admission:
        if seat not in self.open_seats and not self._record.watching:
            raise seat_taken(watching=False)
        return Admission()

    def _invited(self, seat: Seat, invitation: Digest, browser: str | None) -> Admission:
        if seat in self.open_seats:
            return Admission((seat,), invitation, claims=seat)
        if not self._has_taken(seat, browser):
            raise seat_taken(watching=self._record.watching)
        return Admission((seat,), invitation)

    def _has_taken(self, seat: Seat, browser: str | None) -> bool:
        return fits(browser or "", self._claimed.get(seat))

    def claim(self, seat: Seat, browser: Digest) -> None:
        """Give an invited seat to a browser."""
        self._claimed[seat] = browser
        self.open_seats -= {seat}

    def invite(self, seat: Seat, invitation: Digest | None) -> None:
        """Withdraw the invitation to a seat, and have another instead where one is given."""
        self._withdraw(self._invitations[seat])
        # A seat without an invitation is still one that somebody may be invited to.
        self._invitations[seat] = invitation or Digest("")
        self.links_made += 1

    def recover(self, recovery: Recovery) -> None:
        """Have a link for another device, or take note that it was used; an unused one for these seats is withdrawn."""
        unused = [kept.digest for kept in self._recoveries.values() if kept.key == recovery.key and not kept.browser]
        for link in unused:
            del self._recoveries[link]
            if link != recovery.digest:
                self._withdraw(link)
        self._recoveries[recovery.digest] = recovery
        self.links_made += recovery.browser is None

    def _withdraw(self, link: Digest) -> None:
        self._withdrawn.add(link)

    @property
    def invitations(self) -> tuple[SeatKey, ...]:
        """The invitations as they are now, whether used or not."""
        return tuple(SeatKey(seat, invitation) for seat, invitation in sorted(self._invitations.items()))

    @property
    def recoveries(self) -> tuple[Recovery, ...]:
        """The links for other devices, whether used or not."""
        return tuple(self._recoveries.values())

    @property
    def claimed(self) -> tuple[SeatKey, ...]:
        """The invited seats that were taken, and by which browser."""
        return tuple(SeatKey(seat, browser) for seat, browser in sorted(self._claimed.items()))

    def seats_of(self, key: Digest) -> tuple[Seat, ...]:
        """Return the seats that the token with this digest holds."""
        invited = tuple(seat for seat, kept in self._invitations.items() if kept == key)
        return self._record.hosted if key == self._record.host else invited

    def same_holder(self, one: Seat, other: Seat) -> bool:
        """Tell whether one person holds both seats."""
        return one in self._record.hosted and other in self._record.hosted

    def people(self, situation: Situation) -> set[Digest]:
        """Return the digests of the tokens of all people who play; bots have none."""
        keys = {self._record.host} if any(_plays(situation, seat) for seat in self._record.hosted) else set[Digest]()
        taken = self._invitations.keys() & self._claimed.keys()
        return keys | {self._invitations[seat] for seat in taken if _plays(situation, seat)}

    def awaited(self, situation: Situation) -> bool:
        """Tell whether a seat is still open that no bot plays on meanwhile."""
        return any(_plays(situation, seat) for seat in self.open_seats)

    def seat_statuses(self, situation: Situation, absence: Absence) -> tuple[SeatStatus, ...]:
        """Return who sits where, and whether they are connected."""
        return seat_statuses(situation, absence, self.open_seats)


def seat_statuses(
    situation: Situation, absence: Absence | None = None, open_seats: frozenset[Seat] = NOBODY
) -> tuple[SeatStatus, ...]:
    """Return who sits where, and whether they are connected; where it is not said who is away, nobody is."""
    return tuple(
        SeatStatus(
            kind="open" if seat in open_seats and holder.kind == "person" else holder.kind,
            name=holder.name,
            level=holder.level,
            here=holder.kind == "bot" or absence is None or not absence.is_away(seat),
            resigned=seat in situation.resigned,
            bot=holder.bot,
            substitute=holder.substitute,
            replaceable=absence.remaining(seat) if absence and holder.kind == "person" else None,
        )
        for seat, holder in ((Seat(number), holder) for number, holder in enumerate(situation.seats))
    )


def free_bot(holders: Sequence[Holder]) -> int:
    """Return the number of a player of the computer's who does not sit here yet."""
    taken = {holder.bot for holder in holders}
    return next(number for number in count(1) if number not in taken)


def browser_digest(browser: str | None) -> Digest:
    """Return the digest of a browser's secret; a browser without one has the empty secret."""
    return digest(browser or "")


def _plays(situation: Situation, seat: Seat) -> bool:
    return situation.seats[seat].kind == "person"
