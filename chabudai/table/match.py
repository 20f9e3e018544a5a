"""A match: one play of a game, from its header to its result.

>>> from chabudai.games.kooshi import KoOshi, Move
>>> match = Match(KoOshi())
>>> match.play(Seat(0), Move("b1", "n"))
(Moved(seat=0, move=Move(square='b1', direction='n'), at=0.0),)
>>> match.to_act
frozenset({1})
"""

from collections.abc import Iterable, Sequence
from math import inf
from random import Random
from typing import Generic, NamedTuple, TypeVar

from chabudai.core import (
    NATURE,
    NOBODY,
    ONLY_NATURE,
    AnyEntry,
    AnyFilm,
    AnyLog,
    BrokenLog,
    Clock,
    Film,
    Game,
    Holder,
    IllegalMove,
    Log,
    Moved,
    Reseated,
    Resigned,
    Result,
    Seat,
    Situation,
    TakenBack,
    TimedOut,
    advance,
    is_seat,
    match_result,
    no_such_seat,
    opening,
    plain_move,
    shown,
)
from chabudai.table.clock import Times, pressed, wound
from chabudai.table.header import check_game, check_log, check_time, new_header, plain_holder
from chabudai.table.nature import DrawnMove, Nature
from chabudai.table.takeback import TakebackRequest, TakenBackDraws, is_persons, last_act, takeback_target

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")


class Mark(NamedTuple):
    """Where a match stood, to come back to: what `Match.mark` gives and `Match.restore` takes."""

    entries: int
    times: Times
    now: float
    takeback_request: TakebackRequest | None
    taken_back_draws: TakenBackDraws


class Match(Generic[S, M, V]):
    """Drives a game by its log: the rules judge each move, the log keeps it, and Nature moves by itself.

    `now` is the time in seconds by any clock that runs forwards; without it no time passes. `draws=False` leaves
    Nature's moves to whoever drives the match, who then plays them for the seat `NATURE`. `films` keeps the film of
    each flick beside its entry. With a `log`, the match goes on where that one ends, and the time in between counts for
    nobody; BrokenLog where it can't be played.
    Whatever changes a match returns the entries that it added to the log.
    """

    def __init__(
        self,
        game: Game[S, M, V],
        *,
        seed: int | None = None,
        seats: Sequence[Holder] | None = None,
        clock: Clock | None = None,
        now: float = 0.0,
        draws: bool = True,
        films: bool = False,
        log: AnyLog | None = None,
    ) -> None:
        check_game(game)
        if log is not None:
            check_log(log)
        self.game = game
        self.header = log.header if log else new_header(game, seats, clock, now)
        self.takeback_request: TakebackRequest | None = None
        """The takeback that somebody has asked for, if any."""
        self._nature = Nature(game)
        self._taken_back_draws = TakenBackDraws()
        self._rng = Random(seed)
        self._away = 0.0
        """How long nobody kept the time: from the end of the log until the match went on."""
        self._draws = draws
        self._films = films
        self._entries: list[AnyEntry] = []
        self._trail: list[Situation] = []
        self._result: Result | None = None
        self._acting = NOBODY
        self._set_situation(opening(game, self.header))
        self._now = self.header.at
        self._times = pressed(wound(self.header.clock, game.players), self.header.clock, self.waited_for, self._now)
        for number, entry in enumerate(log.entries if log else ()):
            try:
                self._enter(entry)
            except IllegalMove as error:
                raise BrokenLog(number, str(error)) from error
        self._away = max(0.0, now - self._now) if log and log.entries else 0.0
        self.wait_from(now)
        self.make_automatic_moves(now)

    # What there is to know

    @property
    def log(self) -> AnyLog:
        """The match so far."""
        return Log(self.header, tuple(self._entries))

    @property
    def situation(self) -> Situation:
        """The state, the holders and who has resigned, after the last entry."""
        return self._trail[-1]

    @property
    def trail(self) -> Sequence[Situation]:
        """The situations at the opening and after each entry."""
        return self._trail

    @property
    def entries(self) -> Sequence[AnyEntry]:
        """The log's entries so far, to be read only; `log` is a value of its own."""
        return self._entries

    @property
    def state(self) -> S:
        """The state of the game; never to be shown to a player, who gets a view."""
        state: S = self._trail[-1].state
        return state

    @property
    def result(self) -> Result | None:
        """How the match ended; None while it goes on."""
        return self._result

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._result is not None

    @property
    def to_act(self) -> frozenset[Seat]:
        """The seats that may act now, Nature among them; nobody when it is over."""
        return self._acting

    @property
    def waited_for(self) -> frozenset[Seat]:
        """The players whose clocks run."""
        return self._acting - ONLY_NATURE - self.situation.resigned

    @property
    def times(self) -> Times:
        """What the clocks show."""
        return self._times

    @property
    def deadline(self) -> float:
        """When the next seat's time will be over; infinite where no clock runs."""
        return min(map(self._times.deadline, self.waited_for), default=inf)

    def part_left(self, now: float) -> tuple[float, bool] | None:
        """Return how many seconds are left of a part that time ends, and whether they run; None where there is none."""
        clock = self.header.clock
        part = self._nature.part(self.state) if clock and clock.per == "part" else None
        if part is None:
            return None
        began = self._players_began(part)
        if began is None:
            return part[1], False
        return max(0.0, part[1] - max(0.0, now - self._away - began)), True

    def _players_began(self, part: tuple[int, float]) -> float | None:
        """Return when the players made their first move in this part; None where they have not yet.

        A move that was taken back counts: nobody wins time by taking back.
        """
        for entry, before in zip(self._entries, self._trail, strict=False):
            moved = isinstance(entry, Moved | TimedOut) and entry.seat != NATURE
            if moved and self._nature.part(before.state) == part:
                return entry.at
        return None

    # What can be done

    def play(self, seat: Seat, move: M, now: float | None = None, film: AnyFilm | None = None) -> tuple[AnyEntry, ...]:
        """Make a move, then let Nature make hers; IllegalMove changes nothing.

        A film of how the move came about is kept beside it.
        """
        if seat != NATURE:
            self._check_seat(seat)
        if film is not None and (not isinstance(film, Film) or self.game.wire.film is None):  # pyright: ignore[reportUnnecessaryIsInstance] -- callers may have no types
            raise ValueError(f"a film is what the engine of {self.game.id} makes, not {shown(film)}")
        made, at = _moved(seat, plain_move(self.game, move), self._time(now), film), self._now
        if seat in self.waited_for and at >= self._times.deadline(seat):
            raise IllegalMove(code="time-over")
        if seat in self.situation.resigned:
            raise IllegalMove(code="resigned")
        return (self._enter(made), *self.make_automatic_moves(at))

    def push(self, text: str, now: float | None = None) -> tuple[AnyEntry, ...]:
        """Make the move that a text says, such as `b1n`, for the one seat that is to act.

        ValueError where it can't be read, or where several seats or none are to act; IllegalMove as for `play`.
        """
        if len(self.to_act) != 1:
            who = ", ".join(map(str, sorted(self.to_act))) or "nobody"
            raise ValueError(f"a text is played for the one seat that is to act; now it is {who}: say who with `play`")
        (seat,) = self.to_act
        return self.play(seat, self.game.parse(self.state, text), now)

    def make_automatic_moves(self, now: float | None = None) -> tuple[AnyEntry, ...]:
        """Make the moves that wait for nobody: Nature's, where this match draws them, and those of who has resigned."""
        at = self._time(now)
        added: list[AnyEntry] = []
        while True:
            acting = self.to_act
            resigned = sorted(acting & self.situation.resigned)
            if NATURE in acting and self._draws:
                drawn = self._draw(at)
                entry = _moved(NATURE, drawn.move, at, drawn.film)
            elif resigned:
                entry = Moved(resigned[0], self.game.default(self.game.view(self.state, resigned[0])), at)
            else:
                return tuple(added)
            added.append(self._enter(entry))

    def make_quick_moves(self, now: float | None = None) -> tuple[AnyEntry, ...]:
        """Make Nature's moves that need no engine, in a match that leaves them to its driver (`draws=False`)."""
        at = self._time(now)
        added: list[AnyEntry] = []
        while NATURE in self.to_act and not self._nature.needs_engine(self.state):
            added.extend(self.play(NATURE, self._draw(at).move, at))
        return tuple(added)

    @property
    def needs_engine(self) -> bool:
        """Whether Nature is to act and an engine has to work out her move."""
        return NATURE in self._acting and self._nature.needs_engine(self.state)

    def expire(self, now: float) -> tuple[AnyEntry, ...]:
        """Make the game's default move for each seat whose time is over by now."""
        added: list[AnyEntry] = []
        for seat in sorted(self.waited_for, key=self._times.deadline):
            deadline = self._times.deadline(seat)
            if deadline <= now and seat in self.waited_for:
                move = self.game.default(self.game.view(self.state, seat))
                added.append(self._enter(TimedOut(seat, move, max(deadline, self._now))))
                added.extend(self.make_automatic_moves(self._now))
        self._time(now)
        return tuple(added)

    def wait_from(self, now: float) -> None:
        """Let the clocks of those who are waited for run from now on only, as while a player had yet to come."""
        self._times = self._times.resumed(self._time(now))

    def resign(self, seat: Seat, now: float | None = None) -> tuple[AnyEntry, ...]:
        """Give up: the match is over when one seat is left; among more, default moves are made for who has resigned."""
        self._check_seat(seat)
        if seat in self.situation.resigned:
            return ()
        at = self._time(now)
        return (self._enter(Resigned(seat, at)), *self.make_automatic_moves(at))

    def reseat(self, seat: Seat, holder: Holder, now: float | None = None) -> tuple[AnyEntry, ...]:
        """Let somebody else take a seat; ValueError where the holder can't be."""
        self._check_seat(seat)
        return (self._enter(Reseated(seat, plain_holder(holder), self._time(now))),)

    def ask_takeback(self, seat: Seat, now: float | None = None) -> tuple[AnyEntry, ...]:
        """Ask to take the seat's last move back; done at once where nobody has to agree, as bots never have."""
        self.takeback_request = TakebackRequest(seat, self._takeback_target(seat))
        return self._take_back_if_agreed(now)

    def takeback_problem(self, seat: Seat) -> IllegalMove | None:
        """Return why the seat can't ask to take its last move back now; None where it can."""
        try:
            self._takeback_target(seat)
        except IllegalMove as error:
            return error
        return None

    def asked_for_takeback(self, seat: Seat) -> frozenset[Seat]:
        """Return the seats that have to agree when this seat takes back: those of other people who still play.

        Somebody for whom a bot plays meanwhile is asked as well, and answers when they are back.
        """
        people = (Seat(other) for other, holder in enumerate(self.situation.seats) if is_persons(holder))
        return frozenset(people) - {seat} - self.situation.resigned

    def last_to_act(self, seats: Iterable[Seat]) -> Seat | None:
        """Return which of these seats has moved or resigned last: of several at one screen, who takes back."""
        number = last_act(self._trail, self._entries, frozenset(seats))
        return None if number is None else self._entries[number].seat

    def answer_takeback(self, seat: Seat, *, agree: bool, now: float | None = None) -> tuple[AnyEntry, ...]:
        """Agree to what was asked, or decline it; it is done once everybody else has agreed."""
        self._check_seat(seat)
        if self.takeback_request is None or seat == self.takeback_request.seat:
            raise IllegalMove(code="nothing-asked")
        if not agree:
            self.takeback_request = None
            return ()
        self.takeback_request = TakebackRequest(
            self.takeback_request.seat, self.takeback_request.to, self.takeback_request.agreed | {seat}
        )
        return self._take_back_if_agreed(now)

    def follow(self, entry: AnyEntry) -> None:
        """Enter what was judged elsewhere and is in the log already; IllegalMove where it does not fit here."""
        self._enter(entry)

    def mark(self) -> Mark:
        """Return where the match stands now, for `restore`."""
        draws = self._taken_back_draws.copied()
        return Mark(len(self._entries), self._times, self._now, self.takeback_request, draws)

    def restore(self, mark: Mark) -> None:
        """Make undone what was added since a mark, as if it had never been; the time that passed has passed."""
        del self._entries[mark.entries :], self._trail[mark.entries + 1 :]
        self.takeback_request, self._taken_back_draws = mark.takeback_request, mark.taken_back_draws
        self._times, self._now = mark.times, mark.now
        self._ask_rules()

    # How it is kept

    def _draw(self, at: float) -> DrawnMove:
        """Draw Nature's move at this time."""
        part, state = self.part_left(at), self.state
        drawn = self._nature.draw(state, self._rng, time_left=part[0] if part else None, film=self._films)
        if self._nature.needs_engine(state):
            return drawn  # an engine works out the same again, from the same aim and error
        again = self._taken_back_draws.find(self.game, drawn.move, self._trail, self._entries)
        return drawn if again is None else DrawnMove(again)

    def _check_seat(self, seat: Seat) -> None:
        if not is_seat(self.game, seat):
            raise no_such_seat(self.game, seat)

    def _takeback_target(self, seat: Seat) -> int:
        self._check_seat(seat)
        if self.takeback_request:
            raise IllegalMove(code="takeback-asked")
        return takeback_target(self.game, self._trail, self._entries, seat, over=self.over)

    def _take_back_if_agreed(self, now: float | None) -> tuple[AnyEntry, ...]:
        asked = self.takeback_request
        if asked is None:
            return ()
        if not self.asked_for_takeback(asked.seat) <= asked.agreed:
            return ()
        return (self._enter(TakenBack(asked.seat, asked.to, self._time(now))),)

    def _enter(self, entry: AnyEntry) -> AnyEntry:
        """Judge an entry, then keep it; nothing has changed when it is refused."""
        situation = advance(self.game, self._trail, entry)
        if isinstance(entry, TakenBack):
            self._taken_back_draws.add(self._trail, self._entries, entry.to)
        self._entries.append(entry)
        self._set_situation(situation)
        self.takeback_request = None
        self._now = max(self._now, entry.at)
        moved = entry.seat if isinstance(entry, Moved | TimedOut) else None
        self._times = pressed(self._times, self.header.clock, self.waited_for, self._now, moved)
        return entry

    def _set_situation(self, situation: Situation) -> None:
        """Make this the latest situation."""
        self._trail.append(situation)
        self._ask_rules()

    def _ask_rules(self) -> None:
        """Ask the rules once whether it is over and who is to act."""
        self._result = match_result(self.game, self.situation)
        self._acting = NOBODY if self._result else self.game.to_act(self.situation.state)

    def _time(self, now: float | None) -> float:
        """Return the time, which never runs backwards."""
        if now is not None:
            check_time(now)
            self._now = max(self._now, now)
        return self._now


def _moved(seat: Seat, move: object, at: float, film: AnyFilm | None) -> AnyEntry:
    return Moved(seat, move, at, film)
